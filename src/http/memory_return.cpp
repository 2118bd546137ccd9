#include "http/memory_return.h"

namespace http {
namespace {

constexpr std::size_t much_bytes = std::size_t{8} << 20;
constexpr std::chrono::seconds pause{5};

}  // namespace

void MemoryReturn::note_held(std::size_t bytes) {
  held_bytes_ = bytes;
  if (bytes >= much_bytes) is_due_ = true;
}

bool MemoryReturn::take(Clock::time_point now) {
  if (!is_due_ || held_bytes_ >= much_bytes || now - last_ < pause) return false;
  is_due_ = false;
  last_ = now;
  return true;
}

}  // namespace http
