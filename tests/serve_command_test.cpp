// `linger serve`: what a browser gets, what a stranger does not, and who holds the port.

#include "server.h"

#include <sys/resource.h>

#include <chrono>
#include <memory>
#include <thread>

namespace {

namespace fs = linger::testing::fs;
using linger::testing::Connection;
using linger::testing::ProgramTest;
using linger::testing::read_file;
using linger::testing::read_reply;
using linger::testing::Reply;
using linger::testing::Result;
using linger::testing::ServerProcess;

class Serve : public ProgramTest {
 protected:
  Serve() {
    fs::create_directories(page_ / "assets");
    put("index.html", "<!doctype html><title>Page</title>");
    put("assets/page-DiwrgTda.js", "let page;");
    put("assets/page-DiwrgTda.js.br", "brotli");
    put("assets/page-DiwrgTda.js.gz", "gzip");
    put("secret", "outside", folder_);
  }

  void put(const std::string& name, std::string_view text) const { put(name, text, page_); }
  static void put(const std::string& name, std::string_view text, const fs::path& folder) {
    std::ofstream(folder / name, std::ios::binary) << text;
  }

  // At a port that is free.
  ServerProcess& serve() {
    server_ = std::make_unique<ServerProcess>(
        std::vector<std::string>{"--listen", "127.0.0.1:0", "--page", page_, "--no-browser"});
    return *server_;
  }

  // Starts a second one where another already is.
  Result serve_at(int port, const std::string& environment = "LC_ALL=C") const {
    return run("serve --page " + page_.string() + " --listen 127.0.0.1:" + std::to_string(port),
               environment);
  }

  const fs::path page_ = folder_ / "page";
  std::unique_ptr<ServerProcess> server_;
};

// ---- Files

TEST_F(Serve, SaysFirstWhereThePageIs) {
  ServerProcess& server = serve();
  EXPECT_EQ(server.address(), "http://127.0.0.1:" + std::to_string(server.port()) + "/");
  const Reply page = server.get("/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.body, "<!doctype html><title>Page</title>");
  EXPECT_EQ(server.get("/index.html?from=here").body, page.body);
  EXPECT_EQ(server.get("http://127.0.0.1/index.html").body, page.body);
}

TEST_F(Serve, TellsWhatAFileIs) {
  const std::pair<std::string, std::string> types[] = {
      {"a.html", "text/html; charset=utf-8"},
      {"a.js", "text/javascript; charset=utf-8"},
      {"a.css", "text/css; charset=utf-8"},
      {"a.json", "application/json"},
      {"a.jsonl", "application/jsonl"},
      {"a.webmanifest", "application/manifest+json"},
      {"a.wasm", "application/wasm"},
      {"a.svg", "image/svg+xml"},
      {"a.png", "image/png"},
      {"a.woff2", "font/woff2"},
      {"a.txt", "text/plain; charset=utf-8"},
      {"a", "application/octet-stream"},
  };
  for (const auto& [name, type] : types) put(name, name);
  const ServerProcess& server = serve();
  for (const auto& [name, type] : types) {
    const Reply reply = server.get("/" + name);
    EXPECT_EQ(reply.status, 200) << name;
    EXPECT_EQ(reply.field("Content-Type"), type) << name;
    EXPECT_EQ(reply.body, name);
  }
}

TEST_F(Serve, NamesAreDecoded) {
  put("Kreuz König.txt", "K");
  const ServerProcess& server = serve();
  EXPECT_EQ(server.get("/Kreuz%20K%c3%B6nig.txt").body, "K");
  for (const std::string broken : {"/%", "/%4", "/%zz.txt", "/a%00.txt", "/%+1", "index.html"})
    EXPECT_EQ(server.get(broken).status, 400) << broken;
}

TEST_F(Serve, OnlyWhatNamesItsContentsIsKeptForEver) {
  put("assets/page.js", "");
  put("page-DiwrgTda.js", "");
  const ServerProcess& server = serve();
  EXPECT_EQ(server.get("/assets/page-DiwrgTda.js").field("Cache-Control"),
            "public, max-age=31536000, immutable");
  for (const std::string name : {"/", "/assets/page.js", "/page-DiwrgTda.js"})
    EXPECT_EQ(server.get(name).field("Cache-Control"), "no-cache") << name;
}

TEST_F(Serve, WhatABrowserHasIsNotSentAgain) {
  const ServerProcess& server = serve();
  const std::string tag = server.get("/").field("ETag");
  EXPECT_EQ(tag.size(), 34U) << tag;
  for (const std::string& named : {tag, "\"other\", W/" + tag, std::string("*")}) {
    const Reply reply = server.get("/", "If-None-Match: " + named + "\r\n");
    EXPECT_EQ(reply.status, 304) << named;
    EXPECT_EQ(reply.body, "");
    EXPECT_EQ(reply.field("ETag"), tag);
    EXPECT_EQ(reply.field("Cache-Control"), "no-cache");
  }
  EXPECT_EQ(server.get("/", "If-None-Match: \"other\"\r\n").status, 200);
}

TEST_F(Serve, ATagIsOfTheContents) {
  put("same.html", read_file(page_ / "index.html"));
  const ServerProcess& server = serve();
  EXPECT_EQ(server.get("/same.html").field("ETag"), server.get("/").field("ETag"));
  EXPECT_NE(server.get("/assets/page-DiwrgTda.js").field("ETag"), server.get("/").field("ETag"));
}

TEST_F(Serve, SendsCompressedFormsToThoseWhoTakeThem) {
  const ServerProcess& server = serve();
  const std::string path = "/assets/page-DiwrgTda.js";
  const auto body = [&](const std::string& accepted) {
    const Reply reply = server.get(path, "Accept-Encoding: " + accepted + "\r\n");
    EXPECT_EQ(reply.field("Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(reply.field("Vary"), "Accept-Encoding");
    return reply.field("Content-Encoding") + " " + reply.body;
  };
  EXPECT_EQ(body("gzip, deflate, br"), "br brotli");
  EXPECT_EQ(body("*"), "br brotli");
  EXPECT_EQ(body("GZIP;q=0.5"), "gzip gzip");
  EXPECT_EQ(body("br;q=0, gzip"), "gzip gzip");
  EXPECT_EQ(body("*, br; q=0.000"), "gzip gzip");
  EXPECT_EQ(body("gzip;q=0"), " let page;");
  EXPECT_EQ(body("identity"), " let page;");
  EXPECT_EQ(server.get(path).body, "let page;");
  EXPECT_EQ(server.get(path + ".br").status, 404);

  // Each form has its own tag: bytes that are kept in one are not taken for the other.
  const std::string tag = server.get(path, "Accept-Encoding: br\r\n").field("ETag");
  EXPECT_EQ(server.get(path, "If-None-Match: " + tag + "\r\n").status, 200);
  EXPECT_EQ(server.get(path, "Accept-Encoding: br\r\nIf-None-Match: " + tag + "\r\n").status, 304);
}

TEST_F(Serve, HeadIsGetWithoutTheBody) {
  const ServerProcess& server = serve();
  const Connection connection(server.port());
  connection.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const Reply head = read_reply(connection, false);
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.field("Content-Length"), "34");
  // What follows on the same connection is the next answer and no body.
  connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const Reply get = read_reply(connection);
  EXPECT_EQ(get.body.size(), 34U);
  EXPECT_EQ(get.field("ETag"), head.field("ETag"));
}

TEST_F(Serve, EveryAnswerKeepsStrangersOut) {
  const ServerProcess& server = serve();
  for (const Reply& reply :
       {server.get("/"), server.get("/none"), server.get("/%"), server.ask("POST", "/"),
        server.get("/healthz"), server.get("/", "If-None-Match: *\r\n"), server.ask("\x01", "/")}) {
    EXPECT_NE(reply.status, 0);
    EXPECT_EQ(reply.field("Content-Security-Policy"),
              "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
              "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; "
              "manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
              "frame-ancestors 'none'");
    EXPECT_EQ(reply.field("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(reply.field("X-Frame-Options"), "DENY");
    EXPECT_EQ(reply.field("Referrer-Policy"), "no-referrer");
    EXPECT_EQ(reply.field("Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(reply.field("Cross-Origin-Resource-Policy"), "same-origin");
  }
}

TEST_F(Serve, NothingOutsideTheFolderIsReached) {
  fs::create_symlink(folder_ / "secret", page_ / "link");
  fs::create_directory_symlink(folder_, page_ / "up");
  fs::create_directory(page_ / ".git");
  put(".git/config", "hidden");
  put(".hidden", "hidden");
  const ServerProcess& server = serve();
  for (const std::string path :
       {"/../secret", "/%2e%2e/secret", "/assets/../../secret", "/..%2fsecret", "/link",
        "/up/secret", "//etc/passwd", "/.git/config", "/.hidden", "/assets", "/assets/",
        "/./index.html", "/assets/..%5c..%5csecret", "/index.html/", "/INDEX.HTML"}) {
    const Reply reply = server.get(path);
    EXPECT_EQ(reply.status, 404) << path;
    EXPECT_EQ(reply.body, "There is no such file.\n") << path;
  }
  EXPECT_EQ(server.get(folder_ / "secret").status, 404);
}

// Within a second, as a person takes for going from the build to the browser.
TEST_F(Serve, WhateverIsBuiltAnewIsServedSoon) {
  const ServerProcess& server = serve();
  const auto becomes = [&](const std::string& target, std::string_view body, int status = 200) {
    for (int i = 0; i < 100; ++i) {
      const Reply reply = server.get(target, "Accept-Encoding: gzip\r\n");
      if (reply.status == status && (status != 200 || reply.body == body)) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  };
  EXPECT_EQ(server.get("/new.txt").status, 404);
  put("new.txt", "new");
  EXPECT_TRUE(becomes("/new.txt", "new"));
  put("index.html", "another");
  EXPECT_TRUE(becomes("/", "another"));
  // Of the same length, at another time.
  put("new.txt", "old");
  fs::last_write_time(page_ / "new.txt", fs::file_time_type::clock::now() - std::chrono::hours(1));
  EXPECT_TRUE(becomes("/new.txt", "old"));
  put("assets/page-DiwrgTda.js.gz", "compressed otherwise");
  EXPECT_TRUE(becomes("/assets/page-DiwrgTda.js", "compressed otherwise"));
  fs::rename(page_ / "new.txt", page_ / "renamed.txt");
  EXPECT_TRUE(becomes("/renamed.txt", "old"));
  EXPECT_EQ(server.get("/new.txt").status, 404);
  fs::remove(page_ / "renamed.txt");
  EXPECT_TRUE(becomes("/renamed.txt", "", 404));
}

TEST_F(Serve, WhileAPageIsBeingBuiltTheOneBeforeIsServed) {
  const ServerProcess& server = serve();
  const Reply before = server.get("/");
  fs::remove_all(page_);
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(server.get("/").body, before.body);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

// ---- Requests that are none

TEST_F(Serve, OtherMethodsAreRefused) {
  const ServerProcess& server = serve();
  for (const std::string method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW"}) {
    const Reply reply = server.ask(method, "/");
    EXPECT_EQ(reply.status, 405) << method;
    EXPECT_EQ(reply.field("Allow"), "GET, HEAD") << method;
  }
  // A body is not read; the answer arrives all the same, and no part of the body is a request.
  const Connection connection(server.port());
  connection.send(
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 27\r\n\r\n"
      "GET /index.html HTTP/1.1\r\n\r\n");
  const Reply reply = read_reply(connection);
  EXPECT_EQ(reply.status, 405);
  EXPECT_EQ(reply.field("Connection"), "close");
  EXPECT_EQ(read_reply(connection).status, 0);
}

TEST_F(Serve, WhatIsNotHttpIsRefused) {
  const ServerProcess& server = serve();
  const auto status = [&](const std::string& text) {
    const Connection connection(server.port());
    connection.send(text);
    return read_reply(connection).status;
  };
  EXPECT_EQ(status("hello\r\n\r\n"), 400);
  EXPECT_EQ(status("GET / HTTP/9\r\n\r\n"), 400);
  EXPECT_EQ(status("GET / HTTP/1.1\r\n\r\n"), 400);                                  // no host
  EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: ::1\r\nHost: localhost\r\n\r\n"), 400);  // two
  EXPECT_EQ(status("GET / HTTP/1.0\r\n\r\n"), 200);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + std::string(20'000, 'x') +
                   "\r\n\r\n"),
            200);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + std::string(40'000, 'x') +
                   "\r\n\r\n"),
            431);
  EXPECT_EQ(status("GET /" + std::string(40'000, 'x')), 431);
}

// A page of a stranger whose name leads here, to have a browser ask for it.
TEST_F(Serve, NamesOfStrangersDoNotCount) {
  const ServerProcess& server = serve();
  const auto status = [&](const std::string& host) {
    const Connection connection(server.port());
    connection.send("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    return read_reply(connection).status;
  };
  for (const std::string host :
       {"127.0.0.1", "localhost", "localhost:8017", "127.0.0.1:1", "[::1]", "[::1]:8017"})
    EXPECT_EQ(status(host), 200) << host;
  for (const std::string host :
       {"example.org", "example.org:8017", "127.0.0.1.example.org", "192.168.1.1", "localhost:x"})
    EXPECT_EQ(status(host), 421) << host;
}

TEST_F(Serve, AConnectionCarriesManyRequests) {
  const ServerProcess& server = serve();
  const Connection connection(server.port());
  connection.send(
      "GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /none HTTP/1.1\r\nHost: localhost\r\n\r\n"
      "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(read_reply(connection).status, 200);
  EXPECT_EQ(read_reply(connection).status, 404);
  EXPECT_EQ(read_reply(connection).status, 200);
  EXPECT_EQ(read_reply(connection).status, 0);
}

// Half a request each, or none at all, from as many as a stranger likes.
class Crowd {
 public:
  Crowd(int port, int size) {
    for (int i = 0; i < size; ++i) {
      members_.push_back(std::make_unique<Connection>(port));
      if (i % 2 == 0) members_.back()->send("GET / HT");
    }
  }

 private:
  std::vector<std::unique_ptr<Connection>> members_;
};

TEST_F(Serve, WhoSaysNothingHoldsNobodyUp) {
  const ServerProcess& server = serve();
  const Crowd crowd(server.port(), 700);
  const auto begun = std::chrono::steady_clock::now();
  for (int i = 0; i < 20; ++i) EXPECT_EQ(server.get("/").status, 200);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(2));
}

TEST_F(Serve, NorWhereTheSystemAllowsFewConnections) {
  rlimit allowed = {};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &allowed), 0);
  const rlimit few = {100, allowed.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &few), 0);
  const ServerProcess& server = serve();
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &allowed), 0);
  const Crowd crowd(server.port(), 150);
  const auto begun = std::chrono::steady_clock::now();
  EXPECT_EQ(server.get("/").status, 200);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(2));
}

TEST_F(Serve, ACrowdCutsNoAnswerShort) {
  constexpr std::size_t kLarge = 30'000'000;
  put("large.txt", std::string(kLarge, 'x'));
  const ServerProcess& server = serve();
  const Connection connection(server.port());
  connection.send("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(connection.receive(9), "HTTP/1.1 ");
  const Crowd crowd(server.port(), 700);
  EXPECT_EQ(server.get("/").status, 200);
  EXPECT_GT(connection.receive(kLarge).size(), kLarge - 1);
}

// ---- The end

TEST_F(Serve, ASignalEndsItWell) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    ServerProcess& server = serve();
    const Connection idle(server.port());
    idle.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(read_reply(idle).status, 200);
    EXPECT_EQ(server.end(number), 0) << number;
    EXPECT_EQ(read_reply(idle).status, 0);
  }
}

TEST_F(Serve, WhatIsBeingSentArrivesInFull) {
  constexpr std::size_t kLarge = 30'000'000;
  std::string large;
  large.resize(kLarge, 'x');
  put("large.txt", large);
  ServerProcess& server = serve();
  const Connection connection(server.port());
  connection.send("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(connection.receive(9), "HTTP/1.1 ");
  server.signal(SIGTERM);
  std::size_t received = 0;
  for (std::string block; !(block = connection.receive(1 << 16)).empty();) received += block.size();
  EXPECT_GT(received, kLarge);
  EXPECT_EQ(server.end(0), 0);
}

// ---- The port

TEST_F(Serve, WhereItRunsAlreadyItSaysSoAndIsDone) {
  ServerProcess& server = serve();
  const Result second = serve_at(server.port());
  EXPECT_EQ(second.code, 0) << second.error;
  EXPECT_TRUE(
      second.out.starts_with(server.address() + "\nThe page is being served there already."))
      << second.out;
  EXPECT_EQ(server.get("/").status, 200);
}

TEST_F(Serve, WhereSomethingElseIsItSaysWhatToDo) {
  const int other = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  ASSERT_GE(other, 0);
  sockaddr_in place = {};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  ASSERT_EQ(::bind(other, reinterpret_cast<const sockaddr*>(&place), sizeof place), 0);
  socklen_t size = sizeof place;
  ::getsockname(other, reinterpret_cast<sockaddr*>(&place), &size);
  const std::string at = "127.0.0.1:" + std::to_string(ntohs(place.sin_port));
  const std::string call = "serve --page " + page_.string() + " --listen " + at;
  // One that is deaf, and one that accepts and is silent.
  expect_refused(call, 1,
                 "Another program listens on " + at + ". End it, or name another port: --listen ");
  ASSERT_EQ(::listen(other, 5), 0);
  expect_refused(call, 1, "--listen 127.0.0.1:8018");
  // One that answers something else. The guest of the silent one is still in the queue before ours.
  std::thread web([other] {
    for (int i = 0; i < 2; ++i) {
      const int guest = ::accept(other, nullptr, nullptr);
      if (guest < 0) return;
      const std::string_view answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
      ::send(guest, answer.data(), answer.size(), MSG_NOSIGNAL);
      ::shutdown(guest, SHUT_WR);
      char block[4096];
      while (::recv(guest, block, sizeof block, 0) > 0) {
      }
      ::close(guest);
    }
  });
  expect_refused(call, 1, "Another program listens on " + at);
  web.join();
  ::close(other);
}

TEST_F(Serve, FaultsOfTheCallAreClear) {
  for (const std::string wrong :
       {"8017", "127.0.0.1", "127.0.0.1:", ":8017", "example.org:80", "127.0.0.1:65536",
        "127.0.0.1:-1", "::1:80", "[::1]", "[127.0.0.1]:80", "127.0.0.1:80x"})
    expect_refused("serve --listen '" + wrong + "'", 2,
                   "--listen: “" + wrong + "” is no address in digits with a port");
  expect_refused("serve --page " + page_.string() + " --listen 192.0.2.1:80", 1,
                 "192.0.2.1:80 cannot be listened on: this machine has no such address");
  expect_refused("serve --page " + (folder_ / "none").string(), 1,
                 (folder_ / "none").string() + " holds no built page; ./play builds it");
  expect_refused("serve --page " + folder_.string(), 1, "holds no built page");
  fs::create_directory(folder_ / "disk");
  put("index.html", "", folder_ / "disk");
  put("large", "", folder_ / "disk");
  fs::resize_file(folder_ / "disk/large", 65 << 20);
  expect_refused("serve --page " + (folder_ / "disk").string(), 1, "it holds more than 64 MB");
}

// ---- The browser

class Browser : public Serve {
 protected:
  Browser() {
    fs::create_directory(folder_ / "bin");
    put("xdg-open",
        "#!/bin/sh\necho \"$1\" >" + opened_.string() + ".part\nmv " + opened_.string() + ".part " +
            opened_.string() + "\nsleep 60\n",
        folder_ / "bin");
    fs::permissions(folder_ / "bin/xdg-open", fs::perms(0755));
  }

  std::vector<std::string> options() const { return {"--listen", "127.0.0.1:0", "--page", page_}; }
  std::string path() const { return "PATH=" + (folder_ / "bin").string() + ":/usr/bin:/bin"; }

  // What the browser was given; it may take a moment, for it is not waited for.
  std::string opened() const {
    for (int i = 0; i < 500 && !fs::exists(opened_); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    std::string text = read_file(opened_);
    fs::remove(opened_);
    return text;
  }

  const fs::path opened_ = folder_ / "opened";
};

TEST_F(Browser, IsShownThePageWhereThereIsAScreen) {
  ServerProcess server(options(), {path(), "DISPLAY=:7"});
  EXPECT_EQ(server.line(), "The page opens in your browser. Ctrl-C ends the server.");
  EXPECT_EQ(opened(), server.address() + "\n");
  const Result second = serve_at(server.port(), "LC_ALL=C WAYLAND_DISPLAY=w " + path());
  EXPECT_EQ(second.code, 0);
  EXPECT_EQ(
      second.out,
      server.address() + "\nThe page is being served there already. It opens in your browser.\n");
  EXPECT_EQ(opened(), server.address() + "\n");
}

TEST_F(Browser, IsLeftAloneWhereThereIsNoneOrNoneIsWanted) {
  const std::string sentence = "Open this address in a browser. Ctrl-C ends the server.";
  ServerProcess no_screen(options(), {path()});
  EXPECT_EQ(no_screen.line(), sentence);
  std::vector<std::string> unwanted = options();
  unwanted.push_back("--no-browser");
  ServerProcess no_browser(unwanted, {path(), "DISPLAY=:7"});
  EXPECT_EQ(no_browser.line(), sentence);
  fs::remove(folder_ / "bin/xdg-open");
  fs::create_directory(folder_ / "bare");
  for (const char* tool : {"env", "sh"})
    fs::create_symlink(fs::path("/usr/bin") / tool, folder_ / "bare" / tool);
  ServerProcess no_opener(options(), {"PATH=" + (folder_ / "bare").string(), "DISPLAY=:7"});
  EXPECT_EQ(no_opener.line(), sentence);
  EXPECT_FALSE(fs::exists(opened_));
}

}  // namespace
