# How everything is compiled.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
# The same floating-point results everywhere: a fused multiply-add rounds once, WebAssembly twice.
add_compile_options(-ffp-contract=off)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  add_compile_options(-march=x86-64-v2) # popcount, on every machine of the last fifteen years
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  # -Os, for what the page loads; playing out is a fifth slower than with -O3, and the bots too.
  set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")
  add_compile_options(-fno-exceptions -fno-rtti -fno-threadsafe-statics)
  # The one header library that the rooms need, without the rest of this machine's headers.
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/headers)
  file(CREATE_LINK /usr/include/nlohmann ${CMAKE_BINARY_DIR}/headers/nlohmann SYMBOLIC)
  include_directories(SYSTEM ${CMAKE_BINARY_DIR}/headers)
endif()
# The sanitizers' build: assertions stay, and reports name lines.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -gline-tables-only")

if(LINGER_SANITIZE)
  add_compile_options(-fsanitize=${LINGER_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${LINGER_SANITIZE})
endif()
if(LINGER_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
