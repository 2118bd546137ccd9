#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/any_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"

namespace storage {
namespace {

using namespace app::ports;
using namespace std::chrono_literals;
using testing::ElementsAre;

// What admins see, in the database.
class AdminStoresTest : public testing::Test {
 protected:
  void add_user(const std::string& id, const std::string& last_name, plans::Entitlement entitlement = {}) {
    StoredUser stored;
    stored.user = {id, id + "@Example.de", "Änne", last_name, accounts::Role::user, true, clock_.now()};
    stored.entitlement = entitlement;
    storage_.write([&](Stores& stores) { stores.users().insert(stored); });
  }
  std::vector<std::string> search(const std::string& part, int limit = 10, int offset = 0) {
    return storage_.read([&](const Stores& stores) {
      std::vector<std::string> ids;
      for (const StoredUser& user : stores.users().search(part, limit, offset)) ids.push_back(user.user.id);
      return ids;
    });
  }
  std::vector<std::string> audit_lines() {
    return storage_.read([](const Stores& stores) {
      std::vector<std::string> lines;
      for (const AuditEntry& entry : stores.audit().newest(10, 0)) {
        lines.push_back(entry.actor + " " + entry.action + " " + entry.subject);
      }
      return lines;
    });
  }

  test::ManualClock clock_;
  support::TemporaryFolder folder_;
  test::AnyStorage storage_{folder_.path() / "data", clock_};
};

TEST_F(AdminStoresTest, UsersAreSearchedInAnyCaseAndSpelling) {
  add_user("a", "Groß");
  add_user("b", "Grün");
  EXPECT_THAT(search("äNNE GRÜ"), ElementsAre("b"));
  EXPECT_THAT(search("gro"), ElementsAre("a"));
  EXPECT_THAT(search("grun"), ElementsAre("b"));
  EXPECT_THAT(search("anne"), ElementsAre("b", "a"));
  EXPECT_THAT(search("gross"), ElementsAre("a"));
  EXPECT_THAT(search("Gruen"), ElementsAre("b"));
  EXPECT_THAT(search("EXAMPLE"), ElementsAre("b", "a"));
  EXPECT_THAT(search("%"), ElementsAre());
  EXPECT_THAT(search("", 1, 0), ElementsAre("b"));
  EXPECT_THAT(search("", 1, 1), ElementsAre("a"));
  EXPECT_EQ(storage_.read([](const Stores& stores) { return stores.users().count_matches("GRÜ"); }), 1);
  EXPECT_EQ(storage_.read([](const Stores& stores) { return stores.users().count_matches(""); }), 2);
}

TEST_F(AdminStoresTest, PremiumCountsAsLongAsItLasts) {
  using plans::Plan;
  add_user("for good", "X", {Plan::premium, std::nullopt});
  add_user("longer", "X", {Plan::premium, clock_.now() + 1ms});
  add_user("over", "X", {Plan::premium, clock_.now()});
  add_user("basic", "X", {Plan::basic, std::nullopt});
  EXPECT_EQ(storage_.read([&](const Stores& s) { return s.statistics().premium_users(clock_.now()); }), 2);
}

TEST_F(AdminStoresTest, WorkIsCountedByTheHour) {
  add_user("anna", "X");
  const auto draw = [&](const std::string& id) {
    StoredPicture picture;
    picture.id = id;
    picture.user_id = "anna";
    picture.created_at = clock_.now();
    picture.prompt = "x";
    picture.engine = "builtin";
    storage_.write([&](Stores& stores) { stores.pictures().insert(picture); });
  };
  draw("early");
  clock_.advance(59min + 59s + 999ms);  // still 11 o'clock UTC
  const base::Time since = clock_.now();
  draw("a");
  clock_.advance(1ms);
  draw("b");
  draw("c");
  const auto hours =
      storage_.read([&](const Stores& stores) { return stores.statistics().pictures_by_hour(since); });
  ASSERT_EQ(hours.size(), 2u);
  EXPECT_EQ(hours[0].begin, std::chrono::floor<std::chrono::hours>(since));
  EXPECT_EQ(hours[0].count, 1);
  EXPECT_EQ(hours[1].begin, clock_.now());
  EXPECT_EQ(hours[1].count, 2);
  EXPECT_TRUE(storage_.read([&](const Stores& s) { return s.statistics().books_by_hour(since); }).empty());
}

TEST_F(AdminStoresTest, TheAuditLogIsNewestFirstAndPruned) {
  const auto add = [&](const std::string& action) {
    storage_.write([&](Stores& stores) { stores.audit().add({clock_.now(), "chef", action, "anna"}); });
    clock_.advance(1s);
  };
  for (const char* action : {"a", "b", "c", "d"}) add(action);
  EXPECT_THAT(audit_lines(), ElementsAre("chef d anna", "chef c anna", "chef b anna", "chef a anna"));
  storage_.write([&](Stores& stores) { stores.audit().remove_before(clock_.now() - 3s); });
  EXPECT_THAT(audit_lines(), ElementsAre("chef d anna", "chef c anna", "chef b anna"));
  storage_.write([&](Stores& stores) { stores.audit().keep_newest(0, 2); });
  EXPECT_THAT(audit_lines(), ElementsAre("chef d anna", "chef c anna"));
  storage_.write([](Stores& stores) {
    stores.audit().rename("anna", "jemand");
    stores.audit().rename("chef", "niemand");
  });
  EXPECT_THAT(audit_lines(), ElementsAre("niemand d jemand", "niemand c jemand"));
  EXPECT_EQ(storage_.read([](const Stores& stores) { return stores.audit().count(); }), 2);
}

TEST_F(AdminStoresTest, FailedLoginsPushNothingElseOutOfTheAuditLog) {
  storage_.write([&](Stores& stores) {
    for (const char* action : {"a", "audit_login_failed", "b", "audit_login_failed", "audit_login_failed"})
      stores.audit().add({clock_.now(), "chef", action, "anna"});
    stores.audit().keep_newest(1, 2);
  });
  EXPECT_THAT(audit_lines(), ElementsAre("chef audit_login_failed anna", "chef b anna", "chef a anna"));
  storage_.write([&](Stores& stores) { stores.audit().keep_newest(5, 1); });
  EXPECT_THAT(audit_lines(), ElementsAre("chef audit_login_failed anna", "chef b anna"));
}

TEST_F(AdminStoresTest, ALegalTextIsReplacedWithItsVersion) {
  const auto put = [&](const std::string& html, int version) {
    storage_.write([&](Stores& stores) {
      stores.site().put_legal_text("terms", {html, version, clock_.now()});
    });
  };
  put("<p>ä</p>", 1);
  put("<p>ö</p>", 2);
  const auto texts = storage_.read([](const Stores& stores) { return stores.site().legal_texts(); });
  ASSERT_EQ(texts.size(), 1u);
  EXPECT_EQ(texts.at("terms").html, "<p>ö</p>");
  EXPECT_EQ(texts.at("terms").version, 2);
  EXPECT_EQ(texts.at("terms").saved_at, clock_.now());
}

}  // namespace
}  // namespace storage
