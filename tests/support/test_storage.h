#pragma once

#include <atomic>
#include <functional>
#include <set>
#include <string>

#include "app/ports/storage.h"
#include "support/any_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"

namespace test {

// The real stores on a database of their own, with switches for what can go wrong. As thread-safe as those
// are; the switches are set while no other thread uses it.
class TestStorage final : public app::ports::Storage {
 public:
  app::ports::ChangedUsers changed_users(std::uint64_t since) override {
    return storage_.changed_users(since);
  }
  void stow(app::ports::StoredPicture& picture) override { storage_.stow(picture); }
  void fill(app::ports::StoredPicture& picture) const override { storage_.fill(picture); }

  // The next write is refused when it is to be kept, as by a full disk; what it did is undone.
  void fail_next_write() { fails_next_write_ = true; }
  // What somebody else writes a moment before the next write.
  void before_next_write(std::function<void(app::ports::Stores&)> use) { intruder_ = std::move(use); }
  // Pictures and books of these ids cannot be read any more, nor, with "stars", ratings; in lists of
  // somebody's pictures so many rows are unreadable.
  void damage(std::set<std::string> ids, int rows) {
    damaged_ids_ = std::move(ids);
    damaged_rows_ = rows;
  }

  int count_reads() const { return reads_; }
  // How many pictures were read with their content.
  int count_read_pictures() const { return read_pictures_; }

  // A user of whom nothing but the id, and an address made of it, matters.
  void add_user(const std::string& id);
  std::optional<app::ports::StoredUser> find_user(const std::string& email) const;
  int count_rows(const std::string& table) const;
  // Runs a statement as another program would.
  template <class... Values>
  void run(const char* sql, const Values&... values) {
    connect().run(sql, values...);
  }

 private:
  // Holds an empty database from the beginning.
  struct NewFolder : support::TemporaryFolder {
    NewFolder();
  };
  class Pictures;
  class Books;
  class PersonalData;

  void do_read(const std::function<void(const app::ports::Stores&)>& use) const override;
  void do_write(const std::function<void(app::ports::Stores&)>& use) override;
  storage::Connection connect() const;
  void require_sound(std::string_view id) const;

  NewFolder folder_;
  AnyStorage storage_{folder_.path(), ManualClock()};
  bool fails_next_write_ = false;
  std::function<void(app::ports::Stores&)> intruder_;
  std::set<std::string> damaged_ids_;
  int damaged_rows_ = 0;
  mutable std::atomic<int> reads_ = 0, read_pictures_ = 0;
};

}  // namespace test
