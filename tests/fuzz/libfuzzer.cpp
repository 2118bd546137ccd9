// The same entries for libFuzzer; scripts/fuzz.sh builds one program for each (FUZZ_ENTRY names it).
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "fuzz/entries.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Entry& entry = []() -> const fuzz::Entry& {
    const char* name = std::getenv("FUZZ_ENTRY");
    for (const fuzz::Entry& one : fuzz::entries()) {
      if (name != nullptr && one.name == name) return one;
    }
    std::abort();
  }();
  entry.run({reinterpret_cast<const char*>(data), size});
  return 0;
}
