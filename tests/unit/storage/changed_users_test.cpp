#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/session_service.h"
#include "base/error.h"
#include "storage/user_change_log.h"
#include "support/any_storage.h"
#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/process.h"

namespace storage {
namespace {

using namespace app::ports;
using accounts::Role;
using testing::ElementsAre;
using testing::IsEmpty;

// A storage that is slow to hand out what it has read: somebody may write in between.
class SlowReader final : public Storage {
 public:
  explicit SlowReader(test::AnyStorage& storage) : storage_(storage) {}

  ChangedUsers changed_users(std::uint64_t since) override { return storage_.changed_users(since); }

  std::function<void()> after_next_read;
  mutable std::atomic<int> reads{0};

 private:
  void do_read(const std::function<void(const Stores&)>& use) const override {
    ++reads;
    storage_.read([&](const Stores& stores) { use(stores); });
    if (after_next_read) std::exchange(const_cast<SlowReader*>(this)->after_next_read, nullptr)();
  }
  void do_write(const std::function<void(Stores&)>& use) override {
    storage_.write([&](Stores& stores) { use(stores); });
  }

  test::AnyStorage& storage_;
};

class ChangedUsersTest : public testing::Test {
 protected:
  ChangedUsersTest() {
    for (const std::string id : {"anna", "bernd"}) {
      secrets_[id] = storage_.write(
          [&](Stores& stores) { return sessions_.start(stores, add_user(stores, id), {}).secret; });
    }
  }
  std::optional<app::Session> session_of(const std::string& id) { return sessions_.find(secrets_.at(id)); }
  // The session is known without the database from here on.
  void remember() {
    for (const auto& [id, secret] : secrets_) ASSERT_TRUE(sessions_.find(secret));
  }
  static StoredUser add_user(Stores& stores, const std::string& id) {
    StoredUser user;
    user.user.id = id;
    user.user.email = id + "@example.de";
    user.user.role = Role::admin;
    stores.users().insert(user);
    return user;
  }
  static void set_role(Stores& stores, const std::string& id, Role role) {
    auto user = stores.users().find(id).value();
    user.user.role = role;
    stores.users().update(user);
  }
  void demote(const std::string& id) {
    storage_.write([&](Stores& stores) { set_role(stores, id, Role::user); });
  }
  // Whom the writes of `use` concern.
  template <class Use>
  std::optional<std::vector<std::string>> changed_by(Use use) {
    const std::uint64_t before = storage_.changed_users(0).last;
    storage_.write(use);
    return storage_.changed_users(before).user_ids;
  }

  const support::TemporaryFolder folder_;
  const test::ManualClock clock_;
  test::KnownIds ids_;
  const app::Settings settings_;
  test::AnyStorage storage_{folder_.path(), clock_};
  SlowReader reader_{storage_};
  app::SessionService sessions_{reader_, clock_, ids_, settings_};
  std::map<std::string, std::string> secrets_;
};

TEST_F(ChangedUsersTest, WhoeverDemotesAnAdminTheNextRequestSeesIt) {
  remember();
  demote("anna");
  EXPECT_EQ(session_of("anna")->role, Role::user);
  EXPECT_EQ(session_of("bernd")->role, Role::admin);
}

TEST_F(ChangedUsersTest, NobodyElseIsForgotten) {
  remember();
  const int before = reader_.reads;
  demote("anna");
  session_of("bernd");
  EXPECT_EQ(reader_.reads, before);
  session_of("anna");
  EXPECT_EQ(reader_.reads, before + 1);
}

TEST_F(ChangedUsersTest, WhatIsUndoneForgetsNobodyAndChangesNothing) {
  remember();
  const int before = reader_.reads;
  EXPECT_THROW(storage_.write([](Stores& stores) {
    set_role(stores, "anna", Role::user);
    stores.users().remove("bernd");
    throw base::AppError(base::ErrorCode::conflict, "last_admin");
  }),
               base::AppError);
  EXPECT_EQ(session_of("anna")->role, Role::admin);
  EXPECT_TRUE(session_of("bernd"));
  EXPECT_EQ(reader_.reads, before);
  // Nor does the next transaction take it along.
  EXPECT_THAT(*changed_by([](Stores& stores) { stores.sessions().remove_all_of_user("bernd", {}); }),
              ElementsAre("bernd"));
  EXPECT_FALSE(session_of("bernd"));
}

TEST_F(ChangedUsersTest, ADeletedUserIsNobodyAtOnce) {
  remember();
  storage_.write([](Stores& stores) { stores.users().remove("anna"); });
  EXPECT_FALSE(session_of("anna"));
  EXPECT_TRUE(session_of("bernd"));
}

TEST_F(ChangedUsersTest, OnlyWhatCouldBeReadBeforeIsAChange) {
  EXPECT_THAT(*changed_by([](Stores& stores) {
    add_user(stores, "emma");
    stores.sessions().insert({"s-emma", "emma", {}, {}, {}});
    stores.site().put_rating("anna", 5, {});
  }),
              IsEmpty());
  EXPECT_THAT(*changed_by([](Stores& stores) { stores.sessions().remove("s-emma", "emma"); }),
              ElementsAre("emma"));
  EXPECT_THAT(*changed_by([](Stores& stores) {
    set_role(stores, "emma", Role::teacher);
    set_role(stores, "anna", Role::teacher);
    set_role(stores, "emma", Role::user);
  }),
              ElementsAre("anna", "emma"));
}

TEST_F(ChangedUsersTest, WhatWasReadBeforeAChangeIsNotKeptAfterIt) {
  reader_.after_next_read = [&] { demote("anna"); };
  EXPECT_EQ(session_of("anna")->role, Role::admin);  // as it was when this request began
  EXPECT_EQ(session_of("anna")->role, Role::user);
}

TEST_F(ChangedUsersTest, NorWhereAnotherRequestHasFollowedTheChangeMeanwhile) {
  reader_.after_next_read = [&] {
    demote("anna");
    EXPECT_TRUE(session_of("bernd"));
  };
  EXPECT_EQ(session_of("anna")->role, Role::admin);
  EXPECT_EQ(session_of("anna")->role, Role::user);
}

TEST_F(ChangedUsersTest, AfterVeryManyChangesAnybodyMayBeMeant) {
  remember();
  const std::uint64_t before = storage_.changed_users(0).last;
  demote("anna");
  storage_.write([](Stores& stores) {
    for (std::size_t i = 0; i < UserChangeLog::most_kept; ++i) {
      add_user(stores, "many " + std::to_string(i));
    }
  });
  EXPECT_TRUE(storage_.changed_users(before).user_ids);
  storage_.write([](Stores& stores) {
    set_role(stores, "bernd", Role::teacher);
    for (std::size_t i = 1; i < UserChangeLog::most_kept; ++i) {
      stores.users().remove("many " + std::to_string(i));
    }
  });
  EXPECT_FALSE(storage_.changed_users(before).user_ids);
  EXPECT_EQ(storage_.changed_users(before + 1).user_ids->size(), UserChangeLog::most_kept);
  EXPECT_EQ(session_of("anna")->role, Role::user);
  EXPECT_EQ(session_of("bernd")->role, Role::teacher);
}

TEST_F(ChangedUsersTest, WhatAnotherNodeOrCommandWritesMayConcernAnybody) {
  remember();
  const std::uint64_t before = storage_.changed_users(0).last;
  test::write_elsewhere(folder_.path(), [](Stores& stores) { set_role(stores, "anna", Role::user); });
  // At once in the same file, and a second later from another machine.
  while (storage_.changed_users(before).user_ids) std::this_thread::yield();
  EXPECT_EQ(session_of("anna")->role, Role::user);
  EXPECT_EQ(session_of("bernd")->role, Role::admin);
}

// Many requests while the role goes back and forth: once a write has returned, nobody sees the role before
// it.
TEST_F(ChangedUsersTest, ManyReadersSeeEachChangeOnceItIsWritten) {
  std::atomic<bool> done{false};
  std::vector<std::jthread> others;
  for (int i = 0; i < 3; ++i) {
    others.emplace_back([&] {
      while (!done) sessions_.find(secrets_.at("anna"));
    });
  }
  for (int i = 0; i < 100; ++i) {
    const Role role = i % 2 == 0 ? Role::user : Role::admin;
    storage_.write([&](Stores& stores) { set_role(stores, "anna", role); });
    EXPECT_EQ(session_of("anna")->role, role) << i;
  }
  done = true;
}

// As on a busy node: more threads than cores, none of which ever pauses. A request that has to follow a
// change must get its turn among them; with a mutex that prefers readers this took minutes.
TEST_F(ChangedUsersTest, WhoFollowsAChangeGetsItsTurnAmongThoseWhoOnlyRead) {
  constexpr int changes = 50;
  remember();
  std::atomic<int> written{0}, running{0};
  std::vector<std::jthread> others;
  for (int i = 0; i < 16; ++i) {
    others.emplace_back([&] {
      ++running;
      while (written < changes) sessions_.find(secrets_.at("bernd"));
    });
  }
  while (running < 16) std::this_thread::yield();
  for (; written < changes; ++written) {
    const Role role = written % 2 == 0 ? Role::user : Role::admin;
    storage_.write([&](Stores& stores) { set_role(stores, "anna", role); });
    EXPECT_EQ(session_of("anna")->role, role);
  }
}

}  // namespace
}  // namespace storage
