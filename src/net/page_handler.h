// The page and what belongs to it: which request gets which answer.
#pragma once

#include <string>

#include "net/answer.h"

namespace linger {

class PageHandler {
 public:
  enum class Guests {
    local,     // only this machine reaches the server, and has to call it by an address of its own
    from_all,  // under whatever name
  };

  PageHandler(LiveSite site, std::string version, Guests guests);

  Answer operator()(const Request& request);

 private:
  LiveSite site_;
  std::string version_;
  Guests guests_;
};

}  // namespace linger
