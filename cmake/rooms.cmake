# linger_room(NAME [FOLDER FOLDER] [NEEDS ROOM...] [LIBRARIES TARGET...] [THREADED FILE...]
# [EXCEPTIONS]): one static library of src/NAME, or of another folder. Sources that are THREADED are left
# out where there are no threads.
#
# The house is kept by the include path: a header of a room is reached as "room/x.h" through a folder
# that holds a link to that room alone, and a room sees the folders of the rooms it NEEDS and no other.
# Tests (x_test.cpp beside x.cpp) become one program a room, registered with CTest.
function(linger_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "EXCEPTIONS" "FOLDER" "NEEDS;LIBRARIES;THREADED")
  set(source ${CMAKE_SOURCE_DIR}/src/${name})
  if(room_FOLDER)
    set(source ${CMAKE_SOURCE_DIR}/${room_FOLDER})
  endif()
  set(door ${CMAKE_BINARY_DIR}/rooms/${name})
  file(MAKE_DIRECTORY ${door})
  file(CREATE_LINK ${source} ${door}/${name} SYMBOLIC)

  file(GLOB sources CONFIGURE_DEPENDS ${source}/*.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")

  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    list(TRANSFORM room_THREADED PREPEND ${source}/)
    list(REMOVE_ITEM sources ${room_THREADED})
  endif()

  add_library(linger_${name} STATIC ${sources})
  target_include_directories(linger_${name} PUBLIC ${door})
  list(TRANSFORM room_NEEDS PREPEND linger_)
  target_link_libraries(linger_${name} PUBLIC ${room_NEEDS} ${room_LIBRARIES})
  # The rooms up to the table go into the page, where there are no exceptions.
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND NOT LINGER_SANITIZE AND NOT room_EXCEPTIONS)
    target_compile_options(linger_${name} PRIVATE -fno-exceptions)
  endif()

  if(LINGER_TESTS AND tests)
    linger_test(${name}_test SOURCES ${tests} LIBRARIES linger_${name})
  endif()
endfunction()

# linger_test(NAME SOURCES FILE... [LIBRARIES TARGET...]): a GoogleTest program, one entry of CTest.
# A property is tried a thousand times instead of RapidCheck's hundred, but not under sanitizers.
function(linger_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "" "SOURCES;LIBRARIES")
  add_executable(${name} ${test_SOURCES})
  target_link_libraries(${name} PRIVATE ${test_LIBRARIES} sodium rapidcheck GTest::gtest GTest::gtest_main)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_compile_definitions(${name} PRIVATE LINGER_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
                             LINGER_PROGRAM="${CMAKE_BINARY_DIR}/linger")
  target_compile_options(${name} PRIVATE -Wno-sign-conversion -Wno-shadow)
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
  set(tries 1000)
  if(LINGER_SANITIZE)
    set(tries 100)
  endif()
  set_tests_properties(${name} PROPERTIES TIMEOUT 600 ENVIRONMENT RC_PARAMS=max_success=${tries})
endfunction()
