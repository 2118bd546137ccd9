#pragma once

namespace base {

// Sets up the allocator for a server with many threads: few arenas, and large blocks outside of them, so that
// what is freed can leave the process. To be called before other threads start.
void keep_little_free_memory();

// Hands the free pages of all arenas to the system. Takes milliseconds. Any thread.
void return_free_memory() noexcept;

}  // namespace base
