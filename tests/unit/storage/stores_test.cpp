#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/lessons/kinds.h"
#include "storage/connection.h"
#include "storage/sqlite_storage.h"
#include "support/any_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace storage {
namespace {

using namespace app::ports;
using namespace std::chrono_literals;
using testing::ElementsAre;

StoredUser user_named(const std::string& name, base::Time now) {
  StoredUser stored;
  stored.user = {name, name + "@Example.de", "Änne", "Öl", accounts::Role::user, true, now};
  stored.password_hash = "hash";
  return stored;
}

StoredPicture picture_of(const std::string& user, const std::string& id) {
  StoredPicture picture;
  picture.id = id;
  picture.user_id = user;
  picture.prompt = "Zwei Katzen und ein \"Hund\"";
  picture.engine = "builtin";
  picture.options = {.seed = 4'294'967'295u,
                     .age = drawing::Age::years_9_up,
                     .detail = drawing::Detail::premium,
                     .orientation = drawing::Orientation::landscape,
                     .paper = drawing::Paper::letter,
                     .frame = true};
  picture.scene = "garten";
  picture.motifs = {{"1f431", "Katze", 2}, {"1f436", "Hund", 1}};
  picture.content = std::string("a\0b\xff", 4);
  return picture;
}

books::Book book_of(const std::string& user, const std::string& id, std::vector<std::string> pictures) {
  books::Book book;
  book.id = id;
  book.user_id = user;
  book.title = "Tiere";
  book.description = "Für Emma\nund Paul";
  book.picture_ids = std::move(pictures);
  return book;
}

class StoresTest : public testing::Test {
 protected:
  void SetUp() override {
    storage_.write([&](Stores& stores) {
      stores.users().insert(user_named("anna", clock_.now()));
      stores.users().insert(user_named("bernd", clock_.now() + 1s));
    });
  }
  template <class Use>
  auto read(Use use) {
    return storage_.read(use);
  }
  template <class Use>
  auto write(Use use) {
    return storage_.write(use);
  }

  test::ManualClock clock_;
  support::TemporaryFolder folder_;
  test::AnyStorage storage_{folder_.path() / "data", clock_};
};

TEST_F(StoresTest, AUserComesBackAsItWas) {
  StoredUser anna = user_named("anna", clock_.now());
  anna.user.role = accounts::Role::admin;
  anna.user.is_active = false;
  anna.entitlement = {plans::Plan::basic, clock_.now() + 5ms};
  write([&](Stores& stores) { stores.users().update(anna); });
  const StoredUser found = read([](const Stores& stores) { return stores.users().find("anna").value(); });
  EXPECT_EQ(found.user.email, "anna@Example.de");
  EXPECT_EQ(found.user.first_name, "Änne");
  EXPECT_EQ(found.user.last_name, "Öl");
  EXPECT_EQ(found.user.role, accounts::Role::admin);
  EXPECT_FALSE(found.user.is_active);
  EXPECT_EQ(found.user.created_at, clock_.now());
  EXPECT_EQ(found.password_hash, "hash");
  EXPECT_EQ(found.entitlement.plan, plans::Plan::basic);
  EXPECT_EQ(found.entitlement.until, clock_.now() + 5ms);
}

TEST_F(StoresTest, UsersAreFoundByTheirAddressInLowerCase) {
  EXPECT_EQ(
      read([](const Stores& s) { return s.users().find_by_email_key("anna@example.de").value().user.id; }),
      "anna");
  EXPECT_FALSE(read([](const Stores& s) { return s.users().find_by_email_key("anna@Example.de"); }));
}

TEST_F(StoresTest, TwoUsersNeverShareAnAddress) {
  StoredUser twin = user_named("anna", clock_.now());
  twin.user.id = "twin";
  twin.user.email = "ANNA@example.de";
  EXPECT_THROW(write([&](Stores& stores) { stores.users().insert(twin); }), std::exception);
  EXPECT_FALSE(read([](const Stores& stores) { return stores.users().find("twin"); }));
}

TEST_F(StoresTest, TheFirstAdminIsTheOldest) {
  EXPECT_FALSE(read([](const Stores& stores) { return stores.users().first_admin(); }));
  for (const std::string name : {"bernd", "anna"}) {
    write([&](Stores& stores) {
      auto user = stores.users().find(name).value();
      user.user.role = accounts::Role::admin;
      stores.users().update(user);
    });
  }
  EXPECT_EQ(read([](const Stores& stores) { return stores.users().first_admin().value().user.id; }), "anna");
}

TEST_F(StoresTest, CountsTellActiveFromOthers) {
  write([&](Stores& stores) {
    auto anna = stores.users().find("anna").value();
    anna.user.role = accounts::Role::admin;
    stores.users().update(anna);
    auto bernd = stores.users().find("bernd").value();
    bernd.user.is_active = false;
    stores.users().update(bernd);
  });
  const UserCounts counts = read([](const Stores& stores) { return stores.users().counts(); });
  EXPECT_EQ(counts.total, 2);
  EXPECT_EQ(counts.active, 1);
  EXPECT_EQ(counts.active_admins, 1);
}

TEST_F(StoresTest, ASessionIsFoundWithItsUser) {
  const StoredSession session{"s1", "anna", clock_.now(), clock_.now() + 1h, "Firefox \"1\""};
  write([&](Stores& stores) { stores.sessions().insert(session); });
  const SessionOfUser found = read([](const Stores& stores) { return stores.sessions().find("s1").value(); });
  EXPECT_EQ(found.user.user.email, "anna@Example.de");
  EXPECT_EQ(found.session.expires_at, clock_.now() + 1h);
  EXPECT_EQ(found.session.user_agent, "Firefox \"1\"");
  EXPECT_FALSE(read([](const Stores& stores) { return stores.sessions().find("s2"); }));
}

TEST_F(StoresTest, SessionsAreRemovedOneByOneByUserAndByAge) {
  const auto ids = [&](const std::string& user) {
    std::vector<std::string> out;
    for (const auto& session : read([&](const Stores& s) { return s.sessions().of_user(user); })) {
      out.push_back(session.id);
    }
    return out;
  };
  write([&](Stores& stores) {
    for (int i = 1; i <= 4; ++i) {
      const auto at = clock_.now() + std::chrono::seconds{i};
      stores.sessions().insert({"a" + std::to_string(i), "anna", at, at + 1h, ""});
    }
    stores.sessions().insert({"b1", "bernd", clock_.now(), clock_.now() + 1h, ""});
  });
  EXPECT_THAT(ids("anna"), ElementsAre("a4", "a3", "a2", "a1"));
  EXPECT_FALSE(write([](Stores& stores) { return stores.sessions().remove("a1", "bernd"); }));
  EXPECT_TRUE(write([](Stores& stores) { return stores.sessions().remove("a1", "anna"); }));
  EXPECT_FALSE(write([](Stores& stores) { return stores.sessions().remove("a1", "anna"); }));
  write([&](Stores& stores) { stores.sessions().remove_expired(clock_.now() + 2s + 1h); });
  EXPECT_THAT(ids("anna"), ElementsAre("a4", "a3"));
  EXPECT_THAT(ids("bernd"), ElementsAre());
  write([](Stores& stores) { stores.sessions().remove_all_of_user("anna", "a4"); });
  EXPECT_THAT(ids("anna"), ElementsAre("a4"));
  write([](Stores& stores) { stores.sessions().remove_all_of_user("anna", ""); });
  EXPECT_THAT(ids("anna"), ElementsAre());
}

TEST_F(StoresTest, APictureComesBackByteForByte) {
  const StoredPicture picture = picture_of("anna", "p1");
  write([&](Stores& stores) { stores.pictures().insert(picture); });
  const StoredPicture found = read([](const Stores& stores) { return stores.pictures().find("p1").value(); });
  EXPECT_EQ(found.user_id, "anna");
  EXPECT_EQ(found.prompt, picture.prompt);
  EXPECT_EQ(found.options.seed, picture.options.seed);
  EXPECT_EQ(found.options.age, picture.options.age);
  EXPECT_EQ(found.options.detail, picture.options.detail);
  EXPECT_EQ(found.options.orientation, picture.options.orientation);
  EXPECT_EQ(found.options.paper, picture.options.paper);
  EXPECT_TRUE(found.options.frame);
  EXPECT_EQ(found.scene, "garten");
  EXPECT_EQ(found.content, picture.content);
  ASSERT_EQ(found.motifs.size(), 2u);
  EXPECT_EQ(found.motifs[0].name, "Katze");
  EXPECT_EQ(found.motifs[1].motif, "1f436");
  EXPECT_EQ(read([](const Stores& stores) { return stores.pictures().owner_of("p1"); }), "anna");
  EXPECT_FALSE(read([](const Stores& stores) { return stores.pictures().owner_of("p2"); }));
  EXPECT_EQ(read([](const Stores& stores) { return stores.pictures().count_of_user("anna"); }), 1);
}

TEST_F(StoresTest, APictureWithoutOwnerIsRefused) {
  EXPECT_THROW(write([](Stores& stores) { stores.pictures().insert(picture_of("nobody", "p1")); }),
               std::exception);
}

TEST_F(StoresTest, ABookKeepsItsLessonOfEveryKind) {
  for (const auto& record : books::lessons::all_kinds()) {
    books::Book book = book_of("anna", record.name, {});
    book.lesson = books::LessonWish{record.kind, books::LessonLevel::medium};
    write([&](Stores& stores) { stores.books().insert(book); });
    const auto found = read([&](const Stores& stores) { return stores.books().find(record.name).value(); });
    ASSERT_TRUE(found.lesson) << record.name;
    EXPECT_EQ(found.lesson->kind, record.kind) << record.name;
  }
}

TEST_F(StoresTest, ABookComesBackWithItsPagesInOrder) {
  books::Book book = book_of("anna", "b1", {"p2", "p1", "p2"});
  book.lesson = books::LessonWish{books::LessonKind::numbers, books::LessonLevel::hard};
  book.story = books::Story{"Der Fuchs", {"Eins.", "Zwei.", "Drei „und“ vier."}};
  book.print = {.paper = books::BookPaper::square_inch,
                .blank_backs = true,
                .hole_margin = books::HoleMargin::left,
                .solutions = false,
                .name_line = false,
                .ruling = 3,
                .imposition = books::Imposition::booklet,
                .bleed = true,
                .colour_cover = true,
                .sound_chart = true};
  write([&](Stores& stores) {
    stores.pictures().insert(picture_of("anna", "p1"));
    stores.pictures().insert(picture_of("anna", "p2"));
    stores.books().insert(book);
  });
  const books::Book found = read([](const Stores& stores) { return stores.books().find("b1").value(); });
  EXPECT_EQ(found.user_id, "anna");
  EXPECT_EQ(found.title, "Tiere");
  EXPECT_EQ(found.description, "Für Emma\nund Paul");
  EXPECT_THAT(found.picture_ids, ElementsAre("p2", "p1", "p2"));
  ASSERT_TRUE(found.lesson);
  EXPECT_EQ(found.lesson->kind, books::LessonKind::numbers);
  EXPECT_EQ(found.lesson->level, books::LessonLevel::hard);
  EXPECT_EQ(found.print.paper, books::BookPaper::square_inch);
  EXPECT_EQ(found.print.imposition, books::Imposition::booklet);
  EXPECT_TRUE(found.print.bleed);
  EXPECT_TRUE(found.print.colour_cover);
  EXPECT_TRUE(found.print.sound_chart);
  EXPECT_TRUE(found.print.blank_backs);
  EXPECT_EQ(found.print.hole_margin, books::HoleMargin::left);
  EXPECT_FALSE(found.print.solutions);
  EXPECT_FALSE(found.print.name_line);
  EXPECT_EQ(found.print.ruling, 3);
  ASSERT_TRUE(found.story);
  EXPECT_EQ(found.story->title, "Der Fuchs");
  EXPECT_THAT(found.story->pages, ElementsAre("Eins.", "Zwei.", "Drei „und“ vier."));
  write([](Stores& stores) { stores.books().remove("b1"); });
  write([&](Stores& stores) {
    book.story.reset();
    stores.books().insert(book);
  });
  EXPECT_FALSE(read([](const Stores& stores) { return stores.books().find("b1").value(); }).story);
}

TEST_F(StoresTest, AChangedBookIsWhatItWasChangedTo) {
  write([&](Stores& stores) {
    for (const char* id : {"p1", "p2", "p3"}) stores.pictures().insert(picture_of("anna", id));
    stores.books().insert(book_of("anna", "b1", {"p1", "p2"}));
  });
  books::Book book = read([](const Stores& stores) { return stores.books().find("b1").value(); });
  EXPECT_EQ(book.version, 1);
  EXPECT_TRUE(book.exercises.empty());
  const base::Time created_at = book.created_at;
  book.title = "Neu";
  book.picture_ids = {"p3", "p1", "p2"};
  book.exercises = {{.left_out = true},
                    {.kind = books::LessonKind::sums,
                     .level = books::LessonLevel::hard,
                     .redraw = 3,
                     .sums = books::NumberRange{0, 20}},
                    {.words = {"Oma", "Größe"}, .sums = books::TimesRow{7}}};
  book.cover_picture_id = "p2";
  book.child_name = "Mia";
  book.version = 2;
  write([&](Stores& stores) { stores.books().update(book); });
  books::Book found = read([](const Stores& stores) { return stores.books().find("b1").value(); });
  EXPECT_EQ(found.title, "Neu");
  EXPECT_EQ(found.created_at, created_at);
  EXPECT_THAT(found.picture_ids, ElementsAre("p3", "p1", "p2"));
  EXPECT_EQ(found.exercises, book.exercises);
  EXPECT_EQ(found.cover_picture_id, "p2");
  EXPECT_EQ(found.child_name, "Mia");
  EXPECT_EQ(found.version, 2);
  EXPECT_EQ(
      read([](const Stores& stores) { return stores.books().of_user("anna", 9, 0); })[0].first_picture_id,
      "p2");

  // A page that goes with its picture takes its wish along.
  Connection connection = test::connect_to(folder_.path() / "data");
  connection.run("DELETE FROM pictures WHERE id = 'p1'");
  found = read([](const Stores& stores) { return stores.books().find("b1").value(); });
  EXPECT_THAT(found.picture_ids, ElementsAre("p3", "p2"));
  ASSERT_EQ(found.exercises.size(), 2u);
  EXPECT_TRUE(found.exercises[0].left_out);
  EXPECT_EQ(found.exercises[1], book.exercises[2]);
}

TEST_F(StoresTest, ADeletedPictureTakesItsPageAndParagraphOutOfTheBook) {
  books::Book book = book_of("anna", "b1", {"p1", "p2", "p3"});
  book.story = books::Story{"Der Fuchs", {"Eins.", "Zwei.", "Drei."}};
  write([&](Stores& stores) {
    for (const char* id : {"p1", "p2", "p3"}) stores.pictures().insert(picture_of("anna", id));
    stores.books().insert(book);
  });
  Connection connection = test::connect_to(folder_.path() / "data");
  connection.run("DELETE FROM pictures WHERE id = 'p2'");
  const books::Book found = read([](const Stores& stores) { return stores.books().find("b1").value(); });
  EXPECT_THAT(found.picture_ids, ElementsAre("p1", "p3"));
  EXPECT_THAT(found.story->pages, ElementsAre("Eins.", "Drei."));
}

TEST_F(StoresTest, BooksOfTheSameMomentKeepTheirOrder) {
  write([](Stores& stores) {
    stores.pictures().insert(picture_of("anna", "p1"));
    for (const char* id : {"z", "m", "a"}) stores.books().insert(book_of("anna", id, {"p1"}));
    stores.pictures().insert(picture_of("bernd", "q1"));
    stores.books().insert(book_of("bernd", "other", {"q1"}));
  });
  const auto list = read([](const Stores& stores) { return stores.books().of_user("anna", 2, 0); });
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].id, "a");
  EXPECT_EQ(list[1].id, "m");
  EXPECT_EQ(list[0].first_picture_id, "p1");
  EXPECT_EQ(list[0].page_count, 1);
  EXPECT_EQ(read([](const Stores& s) { return s.books().of_user("anna", 2, 2).at(0).id; }), "z");
  EXPECT_EQ(read([](const Stores& s) { return s.books().count_of_user("anna"); }), 3);
  EXPECT_EQ(read([](const Stores& s) { return s.books().count(); }), 4);
}

TEST_F(StoresTest, ABookGoesWithItsPagesAndLeavesItsPictures) {
  write([](Stores& stores) {
    stores.pictures().insert(picture_of("anna", "p1"));
    stores.books().insert(book_of("anna", "b1", {"p1", "p1"}));
  });
  write([](Stores& stores) { stores.books().remove("b1"); });
  EXPECT_FALSE(read([](const Stores& stores) { return stores.books().find("b1"); }));
  EXPECT_TRUE(read([](const Stores& stores) { return stores.pictures().find("p1"); }));
  write([](Stores& stores) { stores.books().insert(book_of("anna", "b1", {"p1"})); });
  EXPECT_EQ(read([](const Stores& s) { return s.books().find("b1").value().picture_ids.size(); }), 1u);
}

TEST_F(StoresTest, AKeyOfAnOrderIsItsUsersAndGoesWithItsAge) {
  const BookKey key{"anna", "f3b1c9d0-0001", "hash", "deleted long ago", clock_.now()};
  write([&](Stores& stores) { stores.books().insert_key(key); });
  const auto find = [&](const char* user, const char* name) {
    return read([&](const Stores& stores) { return stores.books().find_key(user, name); });
  };
  const auto found = find("anna", "f3b1c9d0-0001");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->order_hash, "hash");
  EXPECT_EQ(found->book_id, "deleted long ago");
  EXPECT_EQ(found->created_at, clock_.now());
  EXPECT_FALSE(find("bernd", "f3b1c9d0-0001"));
  EXPECT_FALSE(find("anna", "f3b1c9d0-0002"));
  write([&](Stores& stores) { stores.books().remove_keys_before(clock_.now()); });
  EXPECT_TRUE(find("anna", "f3b1c9d0-0001"));
  write([&](Stores& stores) { stores.books().remove_keys_before(clock_.now() + 1ms); });
  EXPECT_FALSE(find("anna", "f3b1c9d0-0001"));
}

TEST_F(StoresTest, UsageIsCountedByUserKindAndPeriod) {
  write([](Stores& stores) {
    for (int i = 0; i < 3; ++i) stores.usage().add_one("anna", Counter::books, "2026-11");
    stores.usage().add_one("anna", Counter::books, "2026-12");
    stores.usage().add_one("anna", Counter::pictures, "2026-11-20");
  });
  read([](const Stores& stores) {
    EXPECT_EQ(stores.usage().used("anna", Counter::books, "2026-11"), 3);
    EXPECT_EQ(stores.usage().used("anna", Counter::books, "2026-10"), 0);
    EXPECT_EQ(stores.usage().used_ever("anna", Counter::books), 4);
    EXPECT_EQ(stores.usage().used_ever("anna", Counter::pictures), 1);
    EXPECT_EQ(stores.usage().used_ever("bernd", Counter::books), 0);
  });
}

TEST_F(StoresTest, AnAchievementKeepsItsFirstMoment) {
  write([&](Stores& stores) {
    stores.achievements().grant("anna", "first-book", clock_.now());
    stores.achievements().grant("anna", "first-book", clock_.now() + 1h);
  });
  const auto earned = read([](const Stores& stores) { return stores.achievements().of_user("anna"); });
  ASSERT_EQ(earned.size(), 1u);
  EXPECT_EQ(earned[0].earned_at, clock_.now());
}

TEST_F(StoresTest, ARatingReplacesOnesOwn) {
  EXPECT_FALSE(read([](const Stores& stores) { return stores.site().average_stars(); }));
  write([&](Stores& stores) {
    stores.site().put_rating("anna", 1, clock_.now());
    stores.site().put_rating("bernd", 2, clock_.now());
    stores.site().put_rating("anna", 5, clock_.now());
  });
  EXPECT_EQ(read([](const Stores& stores) { return stores.site().average_stars(); }), 3.5);
}

TEST_F(StoresTest, SecretsAreBytes) {
  const std::string bytes("a\0b\xff", 4);
  write([&](Stores& stores) { stores.site().put_secret("key", bytes); });
  EXPECT_EQ(read([](const Stores& stores) { return stores.site().secret("key"); }), bytes);
  EXPECT_FALSE(read([](const Stores& stores) { return stores.site().secret("other"); }));
}

TEST_F(StoresTest, NothingOfAUserStays) {
  write([&](Stores& stores) {
    stores.sessions().insert({"s1", "anna", clock_.now(), clock_.now() + 1h, ""});
    stores.pictures().insert(picture_of("anna", "p1"));
    stores.books().insert(book_of("anna", "b1", {"p1"}));
    stores.books().insert_key({"anna", "f3b1c9d0-0001", "hash", "b1", clock_.now()});
    stores.usage().add_one("anna", Counter::books, "2026-11");
    stores.achievements().grant("anna", "first-book", clock_.now());
    stores.site().put_rating("anna", 5, clock_.now());
  });
  write([](Stores& stores) { stores.users().remove("anna"); });
  read([](const Stores& stores) {
    EXPECT_FALSE(stores.users().find("anna"));
    EXPECT_FALSE(stores.sessions().find("s1"));
    EXPECT_FALSE(stores.pictures().find("p1"));
    EXPECT_FALSE(stores.books().find("b1"));
    EXPECT_FALSE(stores.books().find_key("anna", "f3b1c9d0-0001"));
    EXPECT_EQ(stores.usage().used_ever("anna", Counter::books), 0);
    EXPECT_TRUE(stores.achievements().of_user("anna").empty());
    EXPECT_FALSE(stores.site().average_stars());
    EXPECT_TRUE(stores.users().find("bernd"));
  });
}

TEST(SqliteStorageTest, AFolderHasOneServer) {
  const support::TemporaryFolder folder;
  const test::ManualClock clock;
  const SqliteStorage first(folder.path(), clock);
  EXPECT_EQ(test::reason_of([&] { SqliteStorage second(folder.path(), clock); }), "data_folder_locked");
}

TEST_F(StoresTest, EverythingIsThereAfterOpeningAgain) {
  support::TemporaryFolder other;
  const auto path = other.path() / "data";
  {
    test::AnyStorage first(path, clock_);
    first.write([&](Stores& stores) { stores.users().insert(user_named("carla", clock_.now())); });
  }
  test::AnyStorage again(path, clock_);
  EXPECT_TRUE(again.read([](const Stores& stores) { return stores.users().find("carla"); }));
}

}  // namespace
}  // namespace storage
