#include "app/roster_import_service.h"

#include <semaphore>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/fast_hasher.h"
#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/refusal.h"
#include "support/test_storage.h"

namespace app {
namespace {

using test::reason_of;

// Somebody signs up under a login name.
void take_name(ports::Stores& stores, const std::string& login) {
  ports::StoredUser user;
  user.user.id = "x";
  user.user.login_name = login;
  stores.users().insert(user);
}

class RosterImport : public testing::Test {
 protected:
  int count_users() { return storage_.count_rows("users"); }

  // The id of a class 3b in which Emma Schäfer is.
  std::string class_with_emma() {
    import_.run(admin_, {"Emma;Schäfer;3b\n", "", ""});
    return storage_.read([](const ports::Stores& stores) { return stores.classes().find_by_key("3b")->id; });
  }

  test::TestStorage storage_;
  test::FastHasher hasher_;
  test::ManualClock clock_;
  test::KnownIds ids_;
  PasswordIssuer issuer_{hasher_, ids_};
  RosterImportService import_{storage_, issuer_, clock_, ids_};
  const Session admin_{.session_id = "s",
                       .user_id = "a",
                       .email = "chef@example.de",
                       .first_name = "Ada",
                       .last_name = "Chef",
                       .role = UserRole::admin,
                       .plan = "free"};
  const RosterOrder order_{"Emma;Schäfer;3b\nIda;Krüger;3b\n", "", ""};
};

TEST_F(RosterImport, KeepsHashesAndGivesPasswordsAway) {
  const auto cards = import_.run(admin_, order_);
  ASSERT_EQ(cards.size(), 2u);
  ASSERT_EQ(count_users(), 2);
  for (const IssuedCard& card : cards) {
    const auto user = storage_.find_user(card.login);
    ASSERT_TRUE(user) << card.login;
    EXPECT_EQ(user->password_hash, "hash of " + card.password);
    EXPECT_EQ(user->user.login_name, card.login);
  }
  EXPECT_NE(cards[0].password, cards[1].password);
  EXPECT_EQ(storage_.count_rows("school_classes"), 1);
}

TEST_F(RosterImport, WritesNothingWhenTheDiskIsFull) {
  storage_.fail_next_write();
  EXPECT_EQ(reason_of([&] { import_.run(admin_, order_); }), "disk_full");
  EXPECT_EQ(count_users(), 0);
  EXPECT_EQ(storage_.count_rows("school_classes"), 0);
}

TEST_F(RosterImport, GivesWayToWhoTookANameInTheMeantime) {
  storage_.before_next_write([](ports::Stores& stores) { take_name(stores, "emma.schaefer"); });
  EXPECT_EQ(import_.run(admin_, order_).at(0).login, "emma.schaefer2");
}

TEST_F(RosterImport, StopsWhenAChosenNameWasTakenInTheMeantime) {
  storage_.before_next_write([](ports::Stores& stores) { take_name(stores, "emma"); });
  const RosterOrder chosen{"Ida;Krüger;ida;3b\nEmma;Schäfer;emma;3b\n", "", ""};
  EXPECT_EQ(reason_of([&] { import_.run(admin_, chosen); }), "roster_has_problems");
  EXPECT_EQ(count_users(), 1);  // only who was faster
}

TEST_F(RosterImport, HashesNothingForAListThatIsWrong) {
  EXPECT_EQ(reason_of([&] { import_.run(admin_, {"Emma;;3b\n", "", ""}); }), "roster_has_problems");
  EXPECT_EQ(hasher_.hashed, 0);
}

TEST_F(RosterImport, OneChildMoreGetsWhatALineOfAListGets) {
  const std::string class_id = class_with_emma();
  const IssuedCard card = import_.add_pupil(admin_, class_id, {" Emma-Sophie ", "Schäfer"});
  EXPECT_EQ(card.class_name, "3b");
  EXPECT_EQ(card.login, "emma-sophie.schaefer");
  ASSERT_TRUE(storage_.find_user(card.login));
  EXPECT_EQ(storage_.find_user(card.login)->password_hash, "hash of " + card.password);
  EXPECT_EQ(storage_.count_rows("school_classes"), 1);
}

TEST_F(RosterImport, AChildWhoIsThereIsNotAddedTwice) {
  const std::string class_id = class_with_emma();
  hasher_.hashed = 0;
  EXPECT_EQ(reason_of([&] {
              import_.add_pupil(admin_, class_id, {"emma", "SCHÄFER"});
            }),
            "roster_child_exists");
  EXPECT_EQ(hasher_.hashed, 0);
  EXPECT_EQ(count_users(), 1);
}

TEST_F(RosterImport, AChildGivesWayToWhoTookItsNameInTheMeantime) {
  const std::string class_id = class_with_emma();
  storage_.before_next_write([](ports::Stores& stores) { take_name(stores, "ida.krueger"); });
  EXPECT_EQ(import_.add_pupil(admin_, class_id, {"Ida", "Krüger"}).login, "ida.krueger2");
}

TEST_F(RosterImport, NobodyJoinsAClassThatIsGoneOrAnothers) {
  const std::string class_id = class_with_emma();
  Session teacher = admin_;
  teacher.role = UserRole::teacher;
  EXPECT_EQ(reason_of([&] { import_.add_pupil(teacher, class_id, {"Ida", "Krüger"}); }), "class_not_found");
  EXPECT_EQ(reason_of([&] { import_.add_pupil(admin_, "x", {"Ida", "Krüger"}); }), "class_not_found");
  EXPECT_EQ(reason_of([&] { import_.add_pupil(admin_, class_id, {" ", "Krüger"}); }), "first_name_missing");
  EXPECT_EQ(reason_of([&] { import_.add_pupil(admin_, class_id, {"Ida", ""}); }), "last_name_missing");
  storage_.fail_next_write();
  EXPECT_EQ(reason_of([&] { import_.add_pupil(admin_, class_id, {"Ida", "Krüger"}); }), "disk_full");
  EXPECT_EQ(count_users(), 1);
}

TEST_F(RosterImport, RefusesATeacherWhoIsNone) {
  storage_.write([](ports::Stores& stores) { take_name(stores, "emma"); });
  EXPECT_EQ(reason_of([&] { import_.preview({"Ida;Krüger;3b\n", "", "x"}); }), "teacher_unknown");
}

// Says when the first hash has begun, and waits then.
class SlowHasher final : public accounts::PasswordHasher {
 public:
  std::string hash(std::string_view) override {
    began.release();
    may_end.acquire();
    return "hash";
  }
  bool verify(const std::string&, std::string_view) override { return false; }
  void verify_nobody(std::string_view) override {}

  std::binary_semaphore began{0}, may_end{0};
};

TEST(PasswordIssuer, WorksOnOneListAtATime) {
  SlowHasher hasher;
  test::KnownIds ids;
  PasswordIssuer issuer(hasher, ids);
  std::jthread first([&] { issuer.issue(1); });
  hasher.began.acquire();
  const auto refusal = test::refusal_of([&] { issuer.issue(1); });
  hasher.may_end.release();
  first.join();
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->reason(), "passwords_busy");
  EXPECT_GT(refusal->retry_after_s(), 0);
  hasher.may_end.release();
  EXPECT_EQ(issuer.issue(1).size(), 1u);
}

}  // namespace
}  // namespace app
