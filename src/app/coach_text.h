// What the coach tells, as a person reads it in the terminal.
#pragma once

#include <string>

#include "app/catalogue.h"
#include "players/review.h"

namespace linger {

class CoachText {
 public:
  // The catalogue outlives it.
  explicit CoachText(const Catalogue& catalogue) : catalogue_(catalogue) {}

  // Every choice with its chance and what it does, the best first. Rules say whether points decide.
  std::string hint(const Hint& hint, const Rules& rules) const;
  // The course of the chances trick by trick, what cost most, and what could have been forced.
  std::string review(const RoundReview& review) const;

 private:
  std::string choice(const Hint::Choice& choice, bool by_points, std::size_t width) const;
  std::string course(const RoundReview& review) const;
  std::string moment(std::string_view key, int number, const RoundReview& review,
                     const RoundReview::Moment& moment) const;
  std::string costs(const RoundReview& review) const;
  std::string forced(const RoundReview& review) const;
  std::string show(const Move& move) const;
  std::string reasons(const std::vector<Reason>& reasons) const;

  const Catalogue& catalogue_;
};

}  // namespace linger
