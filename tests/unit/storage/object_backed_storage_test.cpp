#include "storage/object_backed_storage.h"

#include <latch>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "storage/data_copy.h"
#include "storage/data_folder.h"
#include "storage/migrations.h"
#include "storage/sqlite_storage.h"
#include "support/any_storage.h"
#include "support/fake_objects.h"
#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace storage {
namespace {

using namespace app::ports;
using namespace std::chrono_literals;
using test::reason_of;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class ObjectBackedStorageTest : public testing::Test {
 protected:
  static constexpr std::size_t large = 1000;

  ObjectBackedStorageTest() {
    StoredUser user;
    user.user.id = "anna";
    user.user.email = "anna@example.de";
    storage_->write([&](Stores& stores) { stores.users().insert(user); });
  }
  std::unique_ptr<ObjectBackedStorage> open() {
    ObjectRules rules;
    rules.least_bytes = large;
    rules.cache_bytes = 10 * large;
    return std::make_unique<ObjectBackedStorage>(std::make_unique<test::AnyStorage>(folder_.path(), clock_),
                                                 std::make_unique<test::FakeObjects>(objects_), rules, clock_,
                                                 ids_, [this](const std::string& reason) {
                                                   const std::lock_guard lock(objects_.mutex);
                                                   told_.push_back(reason);
                                                 });
  }
  static StoredPicture picture(const std::string& id, std::size_t bytes = large) {
    StoredPicture picture;
    picture.id = id;
    picture.user_id = "anna";
    picture.engine = "builtin";
    picture.content = std::string(bytes - 1, 'x') + '\0';
    picture.content[0] = id[0];
    return picture;
  }
  void keep(const std::string& id, std::size_t bytes = large) {
    StoredPicture stored = picture(id, bytes);
    storage_->stow(stored);
    storage_->write([&](Stores& stores) { stores.pictures().insert(stored); });
  }
  std::optional<StoredPicture> row(const std::string& id) {
    return storage_->read([&](const Stores& stores) { return stores.pictures().find(id); });
  }
  std::string content_of(const std::string& id) {
    auto found = row(id).value();
    storage_->fill(found);
    return found.content;
  }
  void remove_picture(const std::string& id) {
    storage_->write([&](Stores& stores) { stores.albums().remove("anna", id); });
  }
  // Time passes, and the sweep comes round before and after it.
  int sweep_after(std::chrono::hours time) {
    storage_->remove_unused_contents();
    clock_.advance(time);
    return storage_->remove_unused_contents();
  }
  void restart() {
    storage_.reset();
    storage_ = open();
  }

  support::TemporaryFolder folder_{support::TemporaryFolder::In::memory};
  test::ManualClock clock_;
  test::KnownIds ids_;
  test::Objects objects_;
  std::vector<std::string> told_;
  std::unique_ptr<ObjectBackedStorage> storage_ = open();
};

TEST_F(ObjectBackedStorageTest, WhatIsLargeLiesInTheStoreAndCountsAllTheSame) {
  keep("large");
  keep("small", large - 1);
  EXPECT_THAT(objects_.kept, SizeIs(1));
  EXPECT_EQ(objects_.kept.begin()->second, picture("large").content);
  EXPECT_EQ(row("large")->content, "");
  EXPECT_EQ(row("small")->content, picture("small", large - 1).content);
  EXPECT_EQ(content_of("large"), picture("large").content);
  EXPECT_EQ(content_of("small"), picture("small", large - 1).content);
  const auto used = storage_->read([](const Stores& stores) { return stores.albums().stored_bytes("anna"); });
  EXPECT_EQ(used, static_cast<std::int64_t>(2 * large - 1));
  const ContentPlace place = storage_->content_place().value();
  EXPECT_EQ(place.location, "https://s3.example.org/bilder");
  EXPECT_EQ(place.counts.objects, 1);
  EXPECT_EQ(place.counts.bytes, static_cast<std::int64_t>(large));
  EXPECT_EQ(place.failure, "");
}

TEST_F(ObjectBackedStorageTest, WhatWasUsedLatelyIsNotFetchedAgainAndMemoryIsBounded) {
  keep("a");
  content_of("a");
  EXPECT_EQ(objects_.gets, 0);
  restart();
  for (int i = 0; i < 3; ++i) content_of("a");
  EXPECT_EQ(objects_.gets, 1);
  for (char id = 'b'; id < 'p'; ++id) keep(std::string(1, id));
  content_of("a");
  EXPECT_EQ(objects_.gets, 2);
}

TEST_F(ObjectBackedStorageTest, WhatTheStoreDoesNotTakeIsNotKeptAndLeavesNothing) {
  objects_.refusal = "403 AccessDenied";
  EXPECT_EQ(reason_of([&] { keep("a"); }), "picture_store_unreachable");
  EXPECT_FALSE(row("a"));
  EXPECT_EQ(storage_->content_place()->failure, "403 AccessDenied");
  objects_.refusal.clear();
  keep("a");
  EXPECT_EQ(content_of("a"), picture("a").content);
  EXPECT_EQ(storage_->content_place()->failure, "");
  EXPECT_THAT(told_, ElementsAre("403 AccessDenied", ""));
  EXPECT_EQ(sweep_after(24h * 15), 1);  // what was expected of the first try
  EXPECT_THAT(objects_.kept, SizeIs(1));
}

TEST_F(ObjectBackedStorageTest, WhatWasPutButNeverKeptIsSweptAndNotBefore) {
  StoredPicture lost = picture("a");
  storage_->stow(lost);  // and then the machine breaks down
  restart();
  EXPECT_EQ(sweep_after(24h * 14 - 1h), 0);
  EXPECT_THAT(objects_.kept, SizeIs(1));
  EXPECT_EQ(sweep_after(1h), 1);
  EXPECT_THAT(objects_.kept, IsEmpty());
  // Who comes back after all that time is refused, and nothing is half there.
  EXPECT_EQ(reason_of([&] { storage_->write([&](Stores& stores) { stores.pictures().insert(lost); }); }),
            "picture_store_unreachable");
  EXPECT_FALSE(row("a"));
}

TEST_F(ObjectBackedStorageTest, WhatIsDeletedGoesAfterTheDaysThatABackupMayNeedIt) {
  keep("a");
  keep("b");
  remove_picture("a");
  EXPECT_EQ(sweep_after(24h * 14 - 1h), 0);
  EXPECT_THAT(objects_.kept, SizeIs(2));
  EXPECT_EQ(sweep_after(1h), 1);
  EXPECT_THAT(objects_.kept, SizeIs(1));
  EXPECT_EQ(content_of("b"), picture("b").content);
  storage_->write([](Stores& stores) { stores.users().remove("anna"); });  // with all that is hers
  EXPECT_EQ(sweep_after(24h * 14), 1);
  EXPECT_THAT(objects_.kept, IsEmpty());
  EXPECT_EQ(sweep_after(24h * 14), 0);
}

TEST_F(ObjectBackedStorageTest, ASweepThatBreaksOffGoesOnNextTime) {
  keep("a");
  keep("b");
  remove_picture("a");
  remove_picture("b");
  storage_->remove_unused_contents();
  clock_.advance(24h * 14);
  objects_.refusal = "500 InternalError";
  EXPECT_EQ(reason_of([&] { storage_->remove_unused_contents(); }), "picture_store_unreachable");
  objects_.refusal.clear();
  EXPECT_EQ(storage_->remove_unused_contents(), 2);
  EXPECT_THAT(objects_.kept, IsEmpty());
}

TEST_F(ObjectBackedStorageTest, WhatIsDamagedOnItsWayIsFetchedAgainAndWhatIsDamagedThereIsSaid) {
  keep("a");
  restart();
  objects_.spoiled = 1;
  EXPECT_EQ(content_of("a"), picture("a").content);
  restart();
  objects_.spoiled = 2;
  EXPECT_EQ(reason_of([&] { content_of("a"); }), "picture_damaged");
  EXPECT_EQ(content_of("a"), picture("a").content);  // a failure is not kept
  restart();
  objects_.kept.clear();
  EXPECT_EQ(reason_of([&] { content_of("a"); }), "picture_damaged");
}

TEST_F(ObjectBackedStorageTest, OfASilentStoreOnlyOneHasToFindOut) {
  keep("a");
  keep("b");
  restart();
  objects_.refusal = "keine Antwort";
  objects_.is_silent = true;
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(reason_of([&] { content_of("a"); }), "picture_store_unreachable");
    EXPECT_EQ(reason_of([&] { keep("c"); }), "picture_store_unreachable");
  }
  EXPECT_EQ(objects_.gets, 1);
  EXPECT_EQ(objects_.puts, 2);
  objects_.refusal.clear();
  clock_.advance(ObjectBackedStorage::silence_lasts);
  EXPECT_EQ(content_of("a"), picture("a").content);
  EXPECT_THAT(told_, ElementsAre("keine Antwort", ""));
}

TEST_F(ObjectBackedStorageTest, ASlowStoreHoldsFewThreadsAndTheOthersAreToldAtOnce) {
  constexpr int most = ObjectBackedStorage::most_calls;
  for (int i = 0; i <= most; ++i) keep(std::string(1, static_cast<char>('a' + i)));
  restart();
  std::latch all_wait(most), go_on(1);
  objects_.during_call = [&] {
    all_wait.count_down();
    go_on.wait();
  };
  std::vector<std::jthread> slow;
  for (int i = 0; i < most; ++i) {
    const std::string id(1, static_cast<char>('a' + i));
    slow.emplace_back([&, id] { EXPECT_EQ(content_of(id), picture(id).content); });
  }
  all_wait.wait();
  EXPECT_EQ(reason_of([&] { content_of(std::string(1, static_cast<char>('a' + most))); }),
            "picture_store_unreachable");
  go_on.count_down();
}

TEST_F(ObjectBackedStorageTest, AllMovesOutAndBack) {
  storage_.reset();
  {
    test::AnyStorage plain(folder_.path(), clock_);
    plain.write([](Stores& stores) {
      for (int i = 0; i < 250; ++i) stores.pictures().insert(picture(std::to_string(1000 + i)));
      stores.pictures().insert(picture("small", large - 1));
    });
  }
  restart();
  std::vector<std::string> moved;
  EXPECT_EQ(storage_->move_out([&](const std::string& id) { moved.push_back(id); }), 250);
  EXPECT_THAT(moved, SizeIs(250));
  EXPECT_THAT(objects_.kept, SizeIs(250));
  EXPECT_EQ(row("1249")->content, "");
  EXPECT_EQ(content_of("1249"), picture("1249").content);
  EXPECT_EQ(storage_->move_out([](const std::string&) {}), 0);
  EXPECT_EQ(storage_->move_in([](const std::string&) {}), 250);
  EXPECT_EQ(row("1249")->content, picture("1249").content);
  EXPECT_FALSE(row("1249")->object);
  EXPECT_EQ(sweep_after(24h * 14), 200);  // so many a round
  EXPECT_EQ(storage_->remove_unused_contents(), 50);
  EXPECT_THAT(objects_.kept, IsEmpty());
}

TEST_F(ObjectBackedStorageTest, AMoveThatBreaksOffLosesNothingAndGoesOn) {
  for (const char* id : {"a", "b", "c"}) keep(id);
  restart();
  int calls = 0;
  objects_.during_call = [&] {
    if (++calls == 2) objects_.refusal = "503 SlowDown";
  };
  EXPECT_EQ(reason_of([&] { storage_->move_in([](const std::string&) {}); }), "picture_store_unreachable");
  objects_.refusal.clear();
  EXPECT_EQ(storage_->content_place()->counts.objects, 2);
  EXPECT_EQ(storage_->move_in([](const std::string&) {}), 2);
  for (const char* id : {"a", "b", "c"}) EXPECT_EQ(row(id)->content, picture(id).content);
}

TEST_F(ObjectBackedStorageTest, WhatIsDeletedDuringAMoveStaysDeleted) {
  keep("a");
  restart();
  objects_.during_call = [&] {
    objects_.during_call = nullptr;
    remove_picture("a");
  };
  EXPECT_EQ(storage_->move_in([](const std::string&) {}), 0);
  EXPECT_FALSE(row("a"));
  storage_->write([](Stores& stores) { stores.pictures().insert(picture("b")); });
  objects_.during_call = [&] {
    objects_.during_call = nullptr;
    remove_picture("b");
  };
  EXPECT_EQ(storage_->move_out([](const std::string&) {}), 0);
  EXPECT_FALSE(row("b"));
  sweep_after(24h * 14);
  EXPECT_THAT(objects_.kept, IsEmpty());
}

TEST_F(ObjectBackedStorageTest, WithoutTheStoreItIsSaidWhatIsMissing) {
  keep("a");
  storage_.reset();
  SqliteStorage plain(folder_.path() / "plain", clock_);
  StoredPicture stored = picture("a");
  stored.object = PictureObject{"x", 1, "y"};
  EXPECT_EQ(reason_of([&] { plain.fill(stored); }), "picture_store_missing");
  EXPECT_FALSE(plain.content_place());
  EXPECT_EQ(plain.remove_unused_contents(), 0);
}

TEST_F(ObjectBackedStorageTest, ACopyOfTheDatabaseKnowsTheObjects) {
  keep("a");
  storage_.reset();
  const support::TemporaryFolder other;
  { const SqliteStorage made(other.path(), clock_); }
  {
    Connection from = test::connect_to(folder_.path());
    Connection to(other.path() / database_name, ConnectionMode::writer);
    copy_data(from, to, embedded_migrations(), [](const std::string&, std::int64_t) {});
  }
  ObjectBackedStorage copy(std::make_unique<SqliteStorage>(other.path(), clock_),
                           std::make_unique<test::FakeObjects>(objects_), {}, clock_, ids_);
  auto found = copy.read([](const Stores& stores) { return stores.pictures().find("a"); }).value();
  copy.fill(found);
  EXPECT_EQ(found.content, picture("a").content);
}

}  // namespace
}  // namespace storage
