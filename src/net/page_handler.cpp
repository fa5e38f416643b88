#include "net/page_handler.h"

#include "net/endpoint.h"

namespace linger {
namespace {

// Tells other starts of this program that it is this program (net/health.h).
Answer health_answer(const std::string& version) {
  Answer answer;
  answer.fields = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}};
  answer.body = std::make_shared<const std::string>("{\"linger\":\"" + version + "\"}\n");
  return answer;
}

Answer method_answer() {
  Answer answer = text_answer(405, "Only GET and HEAD are answered here.");
  answer.fields.emplace_back("Allow", "GET, HEAD");
  return answer;
}

}  // namespace

PageHandler::PageHandler(LiveSite site, std::string version, Guests guests)
    : site_(std::move(site)), version_(std::move(version)), guests_(guests) {}

Answer PageHandler::operator()(const Request& request) {
  if (guests_ == Guests::local && !request.host.empty() && !names_this_machine(request.host))
    return text_answer(421, "This server is called by another address.");
  if (request.method != "GET" && request.method != "HEAD") return method_answer();
  const std::optional<std::string> path = path_of(request.target);
  if (!path) return text_answer(400, "This is not the path of a file.");
  if (*path == "/healthz") return health_answer(version_);
  const std::shared_ptr<const Site> site = site_.now();
  const SiteFile* file = site->find(*path == "/" ? "index.html" : path->substr(1));
  return file ? file_answer(*file, request) : text_answer(404, "There is no such file.");
}

}  // namespace linger
