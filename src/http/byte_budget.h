#pragma once

#include <atomic>
#include <cstddef>

namespace http {

// How many bytes all connections together may hold. Safe to use from any thread.
class ByteBudget {
 public:
  explicit ByteBudget(std::size_t limit) : limit_(limit) {}

  bool try_take(std::size_t bytes) {
    if (used_.fetch_add(bytes, std::memory_order_relaxed) + bytes <= limit_) return true;
    give_back(bytes);
    return false;
  }
  void give_back(std::size_t bytes) { used_.fetch_sub(bytes, std::memory_order_relaxed); }
  std::size_t used() const { return used_.load(std::memory_order_relaxed); }

 private:
  std::size_t limit_;
  std::atomic<std::size_t> used_{0};
};

// What one holder has taken; gives it back at the end of its life.
class ByteShare {
 public:
  explicit ByteShare(ByteBudget& budget) : budget_(&budget) {}
  ~ByteShare() { release(); }
  ByteShare(const ByteShare&) = delete;
  ByteShare& operator=(const ByteShare&) = delete;

  // Makes the share `bytes` large. False: the budget does not allow it, and the share stays as it was.
  bool resize(std::size_t bytes) {
    if (bytes > taken_ && !budget_->try_take(bytes - taken_)) return false;
    if (bytes < taken_) budget_->give_back(taken_ - bytes);
    taken_ = bytes;
    return true;
  }
  void release() { resize(0); }

 private:
  ByteBudget* budget_;
  std::size_t taken_ = 0;
};

}  // namespace http
