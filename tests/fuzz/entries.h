#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

// What reads bytes of others, one function each. Both the driver here (driver.cpp, in the tests) and
// libFuzzer (libfuzzer.cpp, by scripts/fuzz.sh) call them.
namespace fuzz {

// One that reads such bytes. `run` must accept any: it ends the process, by abort() or through a sanitizer,
// where something is wrong with what became of them.
struct Entry {
  std::string_view name;
  void (*run)(std::string_view bytes);
  std::vector<std::string> seeds;  // good ones to begin with
  std::vector<std::string> words;  // that mean something to the reader
  int cost = 1;                    // how many runs of the cheapest one take as long
};

std::span<const Entry> entries();

}  // namespace fuzz
