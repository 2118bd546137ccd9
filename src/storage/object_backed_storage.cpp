#include "storage/object_backed_storage.h"

#include <algorithm>
#include <utility>

#include "base/error.h"
#include "base/file_digest.h"

namespace storage {

using app::ports::ObjectStoreError;
using app::ports::PictureObject;
using app::ports::StoredPicture;
using app::ports::Stores;
using base::AppError;
using base::ErrorCode;

namespace {

constexpr int objects_a_round = 200;
constexpr int pictures_a_round = 100;

AppError store_unreachable() {
  return {ErrorCode::unavailable, "picture_store_unreachable"};
}

AppError content_lost() {
  return {ErrorCode::not_found, "picture_damaged"};
}

}  // namespace

// One of the calls that may be made at a time.
class ObjectBackedStorage::Call {
 public:
  explicit Call(const ObjectBackedStorage& own) : own_(own) {
    const std::lock_guard lock(own_.mutex_);
    const bool is_silent = own_.clock_.steady_now() < own_.silent_until_;
    if (is_silent || own_.calls_ >= most_calls) throw store_unreachable();
    ++own_.calls_;
  }
  ~Call() {
    const std::lock_guard lock(own_.mutex_);
    --own_.calls_;
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;

 private:
  const ObjectBackedStorage& own_;
};

ObjectBackedStorage::ObjectBackedStorage(std::unique_ptr<app::ports::Storage> database,
                                         std::unique_ptr<app::ports::ObjectStore> objects, ObjectRules rules,
                                         const base::Clock& clock, base::IdSource& ids, Observer observer)
    : database_(std::move(database)),
      objects_(std::move(objects)),
      rules_(rules),
      clock_(clock),
      ids_(ids),
      observer_(std::move(observer)),
      cache_(rules.cache_bytes) {}

void ObjectBackedStorage::do_read(const std::function<void(const Stores&)>& use) const {
  std::as_const(*database_).read([&](const Stores& stores) { use(stores); });
}

void ObjectBackedStorage::do_write(const std::function<void(Stores&)>& use) {
  database_->write([&](Stores& stores) { use(stores); });
}

// Remembers how the last call went, and tells of the first that went otherwise.
void ObjectBackedStorage::note(const std::string& reason) const {
  {
    const std::lock_guard lock(mutex_);
    const bool is_news = failure_.empty() != reason.empty();
    failure_ = reason;
    if (!is_news) return;
  }
  if (observer_) observer_(reason);
}

template <class Use>
auto ObjectBackedStorage::call(Use use) const {
  const Call one_of_few(*this);
  try {
    auto result = use();
    note({});
    return result;
  } catch (const ObjectStoreError& error) {
    if (error.was_silent()) {
      const std::lock_guard lock(mutex_);
      silent_until_ = clock_.steady_now() + silence_lasts;
    }
    note(error.what());
    throw store_unreachable();
  }
}

PictureObject ObjectBackedStorage::put(const std::string& content) {
  PictureObject object{ids_.next_id(), static_cast<std::int64_t>(content.size()), base::sha256_hex(content)};
  // Before it is there, so that no object is there that the database does not know.
  const base::Time now = clock_.now();
  database_->write([&](Stores& stores) { stores.picture_objects().expect(object, now); });
  call([&] {
    objects_->put(object.name, content);
    return true;
  });
  cache_.get(object.name, [&] { return content; });  // it is shown next
  return object;
}

void ObjectBackedStorage::stow(StoredPicture& picture) {
  if (picture.object || static_cast<std::int64_t>(picture.content.size()) < rules_.least_bytes) return;
  picture.object = put(picture.content);
  picture.content.clear();
}

// The bytes of an object, compared with their checksum. What was damaged on its way comes whole the second
// time.
std::string ObjectBackedStorage::fetch(const PictureObject& object) const {
  for (int tries = 1; tries <= 2; ++tries) {
    auto bytes = call([&] { return objects_->get(object.name); });
    if (!bytes) break;
    if (base::sha256_hex(*bytes) == object.sha256) return *std::move(bytes);
  }
  throw content_lost();
}

void ObjectBackedStorage::fill(StoredPicture& picture) const {
  if (!picture.object || !picture.content.empty()) return;
  const PictureObject& object = *picture.object;
  picture.content = *cache_.get(object.name, [&] { return fetch(object); });
}

int ObjectBackedStorage::remove_unused_contents() {
  const base::Time now = clock_.now();
  const base::Time moment = now - std::max<std::chrono::milliseconds>(rules_.kept_unused, longest_put);
  const auto names = database_->write([&](Stores& stores) {
    stores.picture_objects().note_unused(now);
    return stores.picture_objects().condemn(moment, objects_a_round);
  });
  int removed = 0;
  for (const std::string& name : names) {
    call([&] {
      objects_->remove(name);
      return true;
    });
    if (database_->write([&](Stores& stores) { return stores.picture_objects().remove(name); })) ++removed;
  }
  return removed;
}

std::optional<app::ports::ContentPlace> ObjectBackedStorage::content_place() const {
  app::ports::ContentPlace place;
  place.location = objects_->location();
  place.counts =
      std::as_const(*database_).read([](const Stores& stores) { return stores.picture_objects().counts(); });
  const std::lock_guard lock(mutex_);
  place.failure = failure_;
  return place;
}

std::optional<StoredPicture> ObjectBackedStorage::find(const std::string& id) const {
  return std::as_const(*database_).read([&](const Stores& stores) { return stores.pictures().find(id); });
}

int ObjectBackedStorage::move_out(const std::function<void(const std::string& picture_id)>& each) {
  int moved = 0;
  for (std::string last;;) {
    const auto ids = database_->read([&](const Stores& stores) {
      return stores.picture_objects().pictures_of_size(rules_.least_bytes, last, pictures_a_round);
    });
    if (ids.empty()) return moved;
    for (const std::string& id : ids) {
      const auto picture = find(id);
      if (!picture || picture->content.empty()) continue;
      const PictureObject object = put(picture->content);
      const bool is_moved =
          database_->write([&](Stores& stores) { return stores.picture_objects().move_out(id, object); });
      if (!is_moved) continue;
      ++moved;
      each(id);
    }
    last = ids.back();
  }
}

int ObjectBackedStorage::move_in(const std::function<void(const std::string& picture_id)>& each) {
  int moved = 0;
  for (std::string last;;) {
    const auto ids = database_->read([&](const Stores& stores) {
      return stores.picture_objects().pictures_with_object(last, pictures_a_round);
    });
    if (ids.empty()) return moved;
    for (const std::string& id : ids) {
      auto picture = find(id);
      if (!picture || !picture->object) continue;
      const std::string content = fetch(*picture->object);
      const base::Time now = clock_.now();
      const bool is_moved = database_->write(
          [&](Stores& stores) { return stores.picture_objects().move_in(id, content, now); });
      if (!is_moved) continue;
      ++moved;
      each(id);
    }
    last = ids.back();
  }
}

}  // namespace storage
