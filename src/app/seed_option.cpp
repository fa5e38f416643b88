#include "app/seed_option.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "app/faults.h"
#include "record/utf8.h"

namespace linger {

void require_seed(const std::string& seed, const Catalogue& catalogue) {
  if (find_ill_formed_utf8(seed) != std::string::npos)
    throw CallFault(
        catalogue.text("error.not-utf8", {{"what", catalogue.text("help.label.seed")}}));
}

std::string random_seed() {
  std::array<unsigned char, 16> bytes{};
  if (::getentropy(bytes.data(), bytes.size()) != 0)
    throw std::system_error(errno, std::generic_category(), "getentropy");
  std::string seed;
  for (unsigned char byte : bytes) {
    seed.push_back("0123456789abcdef"[byte >> 4]);
    seed.push_back("0123456789abcdef"[byte & 15]);
  }
  return seed;
}

}  // namespace linger
