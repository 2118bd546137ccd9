#pragma once

#include <functional>

#include "app/ports/storage.h"

namespace test {

// What one of several nodes sees of a storage that they share.
class SharedStorage final : public app::ports::Storage {
 public:
  explicit SharedStorage(app::ports::Storage& real) : real_(real) {}

  bool is_shared() const override { return true; }
  std::string trouble() override { return real_.trouble(); }
  app::ports::ChangedUsers changed_users(std::uint64_t since) override { return real_.changed_users(since); }
  void stow(app::ports::StoredPicture& picture) override { real_.stow(picture); }
  void fill(app::ports::StoredPicture& picture) const override { real_.fill(picture); }

 private:
  void do_read(const std::function<void(const app::ports::Stores&)>& use) const override {
    static_cast<const app::ports::Storage&>(real_).read(
        [&](const app::ports::Stores& stores) { use(stores); });
  }
  void do_write(const std::function<void(app::ports::Stores&)>& use) override {
    real_.write([&](app::ports::Stores& stores) { use(stores); });
  }

  app::ports::Storage& real_;
};

}  // namespace test
