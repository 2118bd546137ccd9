#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "app/ports/object_store.h"

namespace test {

// Objects in memory, shared by all that have the same `Objects`, with switches for what can go wrong.
struct Objects {
  std::mutex mutex;  // guards what follows
  std::map<std::string, std::string> kept;
  std::string refusal;     // why each call fails; empty: none does
  bool is_silent = false;  // then it is that nobody answers
  int spoiled = 0;         // so many answers have a bit turned
  int puts = 0, gets = 0, removals = 0;
  std::function<void()> during_call;  // run without the mutex
};

class FakeObjects final : public app::ports::ObjectStore {
 public:
  explicit FakeObjects(Objects& objects) : objects_(objects) {}

  std::string location() const override { return "https://s3.example.org/bilder"; }
  void put(const std::string& name, const std::string& bytes) override {
    const auto lock = begin(&Objects::puts);
    objects_.kept[name] = bytes;
  }
  std::optional<std::string> get(const std::string& name) override {
    const auto lock = begin(&Objects::gets);
    const auto found = objects_.kept.find(name);
    if (found == objects_.kept.end()) return std::nullopt;
    std::string bytes = found->second;
    if (objects_.spoiled > 0) {
      --objects_.spoiled;
      bytes[bytes.size() / 2] ^= 1;
    }
    return bytes;
  }
  void remove(const std::string& name) override {
    const auto lock = begin(&Objects::removals);
    objects_.kept.erase(name);
  }

 private:
  std::unique_lock<std::mutex> begin(int Objects::*counter) {
    if (const auto call = objects_.during_call) call();  // a copy: it may unset itself
    std::unique_lock lock(objects_.mutex);
    ++(objects_.*counter);
    if (!objects_.refusal.empty()) {
      throw app::ports::ObjectStoreError(objects_.refusal, objects_.is_silent);
    }
    return lock;
  }

  Objects& objects_;
};

}  // namespace test
