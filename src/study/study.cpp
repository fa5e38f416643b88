#include "study/study.h"

#include <algorithm>
#include <chrono>

namespace linger {
namespace {

using Seconds = std::chrono::duration<double>;

constexpr Seconds kPiece{1.0};

// The size of the next piece, so that it takes about as long as a piece should.
std::int64_t next_size(std::int64_t size, Seconds taken, int hands_on) {
  if (taken < kPiece / 2) return size * 2;
  if (taken > kPiece * 2) return std::max<std::int64_t>(size / 2, hands_on);
  return size;
}

}  // namespace

bool Study::finished() const {
  return blocks_played() == blocks_in_all();
}

std::int64_t Study::blocks_played() const {
  std::int64_t blocks = 0;
  for (const StudyPart& part : parts) blocks += part.blocks;
  return blocks;
}

std::int64_t Study::blocks_in_all() const {
  return blocks_of(hands) * static_cast<std::int64_t>(parts.size());
}

void run_study(Study& study, Crew& crew, const std::atomic<bool>& stop,
               const StudyProgress& progress) {
  for (StudyPart& part : study.parts) {
    std::int64_t size = crew.hands_on();
    while (part.blocks < blocks_of(study.hands) && !stop) {
      const BlockRange range{part.blocks, std::min(part.blocks + size, blocks_of(study.hands))};
      const auto began = std::chrono::steady_clock::now();
      const Played played = crew.play(part.simulation, study.hands, range, stop);
      part.tally += played.tally;
      part.blocks += played.blocks;
      size = next_size(size, std::chrono::steady_clock::now() - began, crew.hands_on());
      if (progress) progress(study);
    }
  }
}

}  // namespace linger
