#include "net/answer.h"

#include <array>
#include <charconv>

#include "net/negotiation.h"

namespace linger {
namespace {

// Everything is the page's own: no script, style or connection from elsewhere, and none in the
// document itself. WebAssembly has to be named; data: and blob: are pictures that the page draws.
constexpr std::array kSecurityFields = {
    Field{"Content-Security-Policy",
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
          "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; "
          "manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
          "frame-ancestors 'none'"},
    Field{"X-Content-Type-Options", "nosniff"},
    Field{"X-Frame-Options", "DENY"},
    Field{"Referrer-Policy", "no-referrer"},
    Field{"Cross-Origin-Opener-Policy", "same-origin"},
    Field{"Cross-Origin-Resource-Policy", "same-origin"},
};

// The byte of two hexadecimal digits.
std::optional<char> read_byte(std::string_view digits) {
  unsigned byte = 0;
  const auto [rest, error] = std::from_chars(digits.begin(), digits.end(), byte, 16);
  if (digits.size() != 2 || error != std::errc() || rest != digits.end()) return std::nullopt;
  return static_cast<char>(byte);
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      decoded += text[i];
      continue;
    }
    const std::optional<char> byte = read_byte(text.substr(i + 1, 2));
    if (!byte || *byte == '\0') return std::nullopt;
    decoded += *byte;
    i += 2;
  }
  return decoded;
}

// One way in which a file can be sent.
struct Form {
  Bytes body;
  std::string_view encoding;  // empty for none
};

Form form_for(const SiteFile& file, std::string_view accepted) {
  if (file.brotli && accepts_encoding(accepted, "br")) return {file.brotli, "br"};
  if (file.gzip && accepts_encoding(accepted, "gzip")) return {file.gzip, "gzip"};
  return {file.plain, ""};
}

// Each form has a tag of its own, as the tag is of the bytes sent.
std::string tag_of(const SiteFile& file, const Form& form) {
  std::string tag = "\"" + file.hash;
  if (!form.encoding.empty()) tag.append("-").append(form.encoding);
  return tag + "\"";
}

}  // namespace

std::span<const Field> security_fields() {
  return kSecurityFields;
}

Answer text_answer(int status, std::string text) {
  Answer answer;
  answer.status = status;
  answer.fields = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}};
  answer.body = std::make_shared<const std::string>(std::move(text) + "\n");
  return answer;
}

std::optional<std::string> path_of(std::string_view target) {
  // The whole address is allowed, though it is proxies to whom it is sent.
  if (constexpr std::string_view kScheme = "http://"; target.starts_with(kScheme)) {
    const std::size_t slash = target.find('/', kScheme.size());
    target = slash == target.npos ? "/" : target.substr(slash);
  }
  if (!target.starts_with('/')) return std::nullopt;
  return percent_decoded(target.substr(0, target.find_first_of("?#")));
}

Answer file_answer(const SiteFile& file, const Request& request) {
  const Form form = form_for(file, request.accept_encoding);
  const std::string tag = tag_of(file, form);
  Answer answer;
  answer.fields = {
      {"ETag", tag},
      {"Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (file.brotli || file.gzip) answer.fields.emplace_back("Vary", "Accept-Encoding");
  if (names_tag(request.if_none_match, tag)) {
    answer.status = 304;
    return answer;
  }
  answer.fields.emplace_back("Content-Type", file.type);
  if (!form.encoding.empty()) answer.fields.emplace_back("Content-Encoding", form.encoding);
  answer.body = form.body;
  return answer;
}

}  // namespace linger
