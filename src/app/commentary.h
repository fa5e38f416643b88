// Tells one reader what happens at a table, as the log grows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/catalogue.h"
#include "app/narrator.h"
#include "table/table.h"

namespace linger {

class Commentary {
 public:
  // For the person at a seat, or an onlooker. Table and catalogue outlive it.
  Commentary(const Table& table, const Catalogue& catalogue, std::optional<int> reader);

  // What has happened since the last call, in lines.
  std::string news();

  // All that was told of the hand that is going on.
  const std::string& hand_log() const { return hand_log_; }
  // The last finished trick of the hand in a line; empty if there is none.
  const std::string& last_trick() const { return last_trick_; }

 private:
  std::string tell(const TableEvent& event);
  std::string tell(const Event& event);
  std::string narrated(const TableEvent& event);
  void follow_trick(const Event& event);
  std::string first_dealer() const;
  std::string decided_now();
  std::string line(std::string_view key, const Arguments& arguments = {}) const;

  const Table& table_;
  const Catalogue& catalogue_;
  Viewer reader_;
  Narrator narrator_;
  std::size_t told_ = 0;  // entries of the log
  std::string hand_log_;
  std::vector<std::string> trick_;  // the cards of the one in progress
  std::string last_trick_;
  bool decided_told_ = false;  // of this hand
  std::optional<int> last_to_cut_;
};

}  // namespace linger
