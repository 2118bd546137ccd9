#pragma once

#include <chrono>
#include <cstddef>

namespace http {

// Decides when the process should give freed memory back to the system: after much of it was used, when
// little of it is in use any more, and not every moment. Not thread-safe.
class MemoryReturn {
 public:
  using Clock = std::chrono::steady_clock;

  // To be told now and then how many bytes bodies and answers hold, and of each piece of work that takes
  // much memory.
  void note_held(std::size_t bytes);
  void note_work() { is_due_ = true; }
  // Whether something is still to be given back; the caller must then ask `take` again later.
  bool is_due() const { return is_due_; }
  // True once, when it is time. The caller then calls base::return_free_memory() on a thread that may take
  // milliseconds.
  bool take(Clock::time_point now);

 private:
  std::size_t held_bytes_ = 0;
  bool is_due_ = false;
  Clock::time_point last_;
};

}  // namespace http
