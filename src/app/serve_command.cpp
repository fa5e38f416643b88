#include "app/serve_command.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "app/browser.h"
#include "app/faults.h"
#include "app/interrupts.h"
#include "app/system_error.h"
#include "net/health.h"
#include "net/page_handler.h"
#include "net/server.h"

namespace linger {
namespace {

namespace fs = std::filesystem;

// Always the same one unless told, since a browser keeps matches by address.
constexpr std::string_view kUsualPlace = "127.0.0.1:8017";
constexpr std::string_view kOtherPlace = "127.0.0.1:8018";

struct ServeOptions {
  std::string listen{kUsualPlace};
  std::string page;
  bool no_browser = false;
};

CLI::Validator is_endpoint(const Catalogue& catalogue) {
  return {[&catalogue](const std::string& value) {
            return read_endpoint(value)
                       ? ""
                       : catalogue.text("error.listen", {{"value", printable(value)}});
          },
          ""};
}

// build/page, for the program build/release/linger.
fs::path page_beside_program() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).parent_path().parent_path() / "page";
}

std::string fault_sentence(const SiteFault& fault, const Catalogue& catalogue) {
  switch (fault.kind) {
    case SiteFault::Kind::no_index:
      return catalogue.text("error.no-page", {{"folder", fault.file.string()}});
    case SiteFault::Kind::too_large:
      return catalogue.text(
          "error.large-page",
          {{"folder", fault.file.string()}, {"limit", static_cast<int>(Site::kMostBytes >> 20)}});
    case SiteFault::Kind::unreadable:
      break;
  }
  return catalogue.text("error.cannot-read", {{"file", fault.file.string()},
                                              {"why", system_error(fault.error, catalogue)}});
}

LiveSite read_site(const fs::path& folder, const Catalogue& catalogue) {
  std::variant<Site, SiteFault> read = Site::read(folder);
  if (const SiteFault* fault = std::get_if<SiteFault>(&read))
    throw InputFault(fault_sentence(*fault, catalogue));
  return {folder, std::get<Site>(std::move(read))};
}

// The address comes first, on a line of its own, for programs that read it.
void announce(const Endpoint& endpoint, std::string_view sentence, bool with_browser,
              const Console& console) {
  const bool shown = with_browser && open_in_browser(endpoint.address());
  console.out.write(
      endpoint.address() + "\n" +
      console.catalogue.text(sentence, {{"browser", std::string(shown ? "yes" : "no")}}) + "\n");
  console.out.flush();
}

// Where the port is held: by us, and then that will do, or by somebody else.
int make_do(const Endpoint& endpoint, const ServeOptions& options, const Console& console) {
  if (!is_served_at(endpoint))
    throw InputFault(console.catalogue.text(
        "error.port-held",
        {{"place", endpoint.text()},
         {"other", std::string(endpoint.text() == kOtherPlace ? kUsualPlace : kOtherPlace)}}));
  announce(endpoint, "serve.already", !options.no_browser, console);
  return kDone;
}

int serve(const ServeOptions& options, const Console& console) {
  const Endpoint endpoint = *read_endpoint(options.listen);
  const fs::path folder = options.page.empty() ? page_beside_program() : fs::path(options.page);
  PageHandler handler(
      read_site(folder, console.catalogue), LINGER_VERSION,
      endpoint.is_loopback() ? PageHandler::Guests::local : PageHandler::Guests::from_all);

  const Interrupts interrupts(Interrupts::Second::ends);
  std::error_code error;
  const std::unique_ptr<Server> server = Server::open(endpoint, std::move(handler), error);
  if (error == std::errc::address_in_use) return make_do(endpoint, options, console);
  if (error)
    throw InputFault(console.catalogue.text(
        "error.cannot-listen",
        {{"place", endpoint.text()}, {"why", system_error(error.value(), console.catalogue)}}));
  announce(server->endpoint(), "serve.running", !options.no_browser, console);
  server->run(interruption());
  return kDone;
}

}  // namespace

Command add_serve_command(CLI::App& program, const Console& console) {
  CLI::App& app = add_command(program, console, "serve",
                              {"serve", "serve --no-browser", "serve --listen 0.0.0.0:8080"});
  const Catalogue& catalogue = console.catalogue;
  const auto options = std::make_shared<ServeOptions>();
  app.add_option("--listen", options->listen,
                 catalogue.text("help.serve.listen", {{"place", std::string(kUsualPlace)}}))
      ->type_name(catalogue.text("help.label.listen"))
      ->check(is_endpoint(catalogue));
  add_text(app, catalogue, "--page", "help.label.folder", options->page, "help.serve.page");
  app.add_flag("--no-browser", options->no_browser, catalogue.text("help.serve.no-browser"));
  return {&app, [options, &console] { return serve(*options, console); }};
}

}  // namespace linger
