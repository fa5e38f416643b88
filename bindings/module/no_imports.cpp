// What the libraries would say to the world before they stop. A module without imports has nobody
// to say it to, and stops where it stands.
#include <cstddef>
#include <version>

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] _LIBCPP_OVERRIDABLE_FUNC_VIS void __libcpp_verbose_abort(const char*, ...) noexcept {
  __builtin_trap();
}
_LIBCPP_END_NAMESPACE_STD

extern "C" [[noreturn]] void abort_message(const char*, ...) {
  __builtin_trap();
}

// The JSON parser's, for control characters in a message that nobody reads. The library's own would
// bring all of standard output with it.
extern "C" int snprintf(char* text, std::size_t size, const char*, ...) {
  if (size > 0) *text = '\0';
  return 0;
}
