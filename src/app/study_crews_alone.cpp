#include "app/study_crews.h"

namespace linger {

StudyCrews::StudyCrews(int threads) : threads_(threads) {}
StudyCrews::~StudyCrews() = default;

bool StudyCrews::leads() const {
  return true;
}

std::string StudyCrews::leaders(std::string text) const {
  return text;
}

std::unique_ptr<Crew> StudyCrews::crew(const Study&) const {
  return std::make_unique<ThreadCrew>(threads_);
}

void StudyCrews::follow(const Study&, const std::atomic<bool>&) const {}

}  // namespace linger
