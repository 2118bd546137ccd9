#include "base/memory.h"

#include <malloc.h>

namespace base {
namespace {

constexpr int most_arenas = 4;  // glibc's own limit is eight for each core, each with free memory of its own
// A fixed limit, because glibc raises its own up to 32 MB with each large block that is freed, and everything
// below lies in an arena, where one small neighbour keeps it in the process.
constexpr int large_block_bytes = 256 * 1024;

}  // namespace

void keep_little_free_memory() {
  ::mallopt(M_ARENA_MAX, most_arenas);
  ::mallopt(M_MMAP_THRESHOLD, large_block_bytes);
}

void return_free_memory() noexcept {
  ::malloc_trim(0);
}

}  // namespace base
