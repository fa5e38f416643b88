// Who plays a study: the threads of this process, or under mpirun those of several processes, on
// one machine or many (built with LINGER_MPI). All processes are given the same command line; the
// first leads, and alone reads, writes and speaks.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "study/study.h"

namespace linger {

class StudyCrews {
 public:
  // So many threads in every process. One exists at a time.
  explicit StudyCrews(int threads);
  // With MPI it has something to end.
  ~StudyCrews();  // NOLINT(performance-trivially-destructible)
  StudyCrews(const StudyCrews&) = delete;
  StudyCrews& operator=(const StudyCrews&) = delete;

  bool leads() const;
  // The leader's text, in every process.
  std::string leaders(std::string text) const;

  // For the leader: those who play, until they are destroyed. The study outlives them.
  std::unique_ptr<Crew> crew(const Study& study) const;
  // For the others: plays what the leader gives out, until its crew is destroyed.
  void follow(const Study& study, const std::atomic<bool>& stop) const;

 private:
  int threads_;
};

}  // namespace linger
