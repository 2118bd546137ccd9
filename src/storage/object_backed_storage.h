#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "app/ports/object_store.h"
#include "app/ports/storage.h"
#include "base/clock.h"
#include "base/id_source.h"
#include "base/kept_bytes.h"

namespace storage {

struct ObjectRules {
  std::int64_t least_bytes = 1;         // smaller contents stay in the database
  std::size_t cache_bytes = 64U << 20;  // of contents that were read or written lately
  // How long an object stays when its picture is gone: as long as a backup might need it again.
  std::chrono::hours kept_unused = std::chrono::days{14};
};

// A storage whose large contents of pictures lie in a store of objects. An object is noted in the database,
// put there, and given to its picture in the transaction that inserts it; when that is gone, the object is
// removed later. So an acknowledged picture always has its content, and what a crash leaves is known and
// swept. Thread-safe.
class ObjectBackedStorage final : public app::ports::Storage {
 public:
  // A put is over, or was given up, after so long: its object is not removed before.
  static constexpr std::chrono::hours longest_put{1};

  // Told why the store cannot be used any more, and an empty text when it can again.
  using Observer = std::function<void(const std::string& reason)>;

  // So many calls to the store at a time; others are refused at once, so that a slow store does not hold all
  // threads.
  static constexpr int most_calls = 8;
  // After a call without an answer nobody else waits for one for so long.
  static constexpr std::chrono::seconds silence_lasts{3};

  // `clock` and `ids` outlive this.
  ObjectBackedStorage(std::unique_ptr<app::ports::Storage> database,
                      std::unique_ptr<app::ports::ObjectStore> objects, ObjectRules rules,
                      const base::Clock& clock, base::IdSource& ids, Observer observer = {});

  std::string trouble() override { return database_->trouble(); }
  bool is_shared() const override { return database_->is_shared(); }
  app::ports::ChangedUsers changed_users(std::uint64_t since) override {
    return database_->changed_users(since);
  }

  // Throws base::AppError(unavailable) with "picture_store_unreachable".
  void stow(app::ports::StoredPicture& picture) override;
  void fill(app::ports::StoredPicture& picture) const override;
  int remove_unused_contents() override;
  std::optional<app::ports::ContentPlace> content_place() const override;

  // Moves all contents that belong into the store, or back into the database, beside a running server.
  // Returns how many. `each` is told of each. What is interrupted goes on where it ended. Throws as fill()
  // does.
  int move_out(const std::function<void(const std::string& picture_id)>& each);
  int move_in(const std::function<void(const std::string& picture_id)>& each);

 private:
  class Call;

  void do_read(const std::function<void(const app::ports::Stores&)>& use) const override;
  void do_write(const std::function<void(app::ports::Stores&)>& use) override;
  template <class Use>
  auto call(Use use) const;
  void note(const std::string& reason) const;
  std::string fetch(const app::ports::PictureObject& object) const;
  app::ports::PictureObject put(const std::string& content);
  std::optional<app::ports::StoredPicture> find(const std::string& id) const;

  const std::unique_ptr<app::ports::Storage> database_;
  const std::unique_ptr<app::ports::ObjectStore> objects_;
  const ObjectRules rules_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Observer observer_;
  mutable base::KeptBytes cache_;  // by the objects' names
  mutable std::mutex mutex_;       // guards what follows
  mutable int calls_ = 0;
  mutable std::string failure_;
  mutable base::SteadyTime silent_until_{};
};

}  // namespace storage
