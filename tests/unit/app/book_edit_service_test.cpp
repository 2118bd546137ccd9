#include "app/book_edit_service.h"

#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/builtin_engine.h"
#include "app/class_set_service.h"
#include "app/picture_service.h"
#include "support/book_test.h"
#include "support/plain_writers.h"
#include "support/refusal.h"

namespace app {
namespace {

using test::reason_of;
using testing::ElementsAre;
using testing::HasSubstr;

Session session_of(const std::string& user, const std::string& plan) {
  Session session;
  session.user_id = user;
  session.plan = plan;
  return session;
}

class BookEditServiceTest : public test::BookTest<test::PlainBookWriter> {
 protected:
  BookEditServiceTest() {
    for (const char* id : {"anna", "bernd"}) storage_.add_user(id);
    for (const char* prompt : {"Eine Katze", "Ein Hund", "Ein Pferd"}) {
      pictures_of_anna_.push_back(pictures_.draw(anna_, {.prompt = prompt}).id);
    }
    id_ = books_.create(anna_, {.title = "Tiere",
                                .description = "Für Emma",
                                .picture_ids = {pictures_of_anna_[0], pictures_of_anna_[1]}});
  }
  // The book as it is, to be changed.
  BookEdit edit() {
    const books::Book book = kept();
    BookEdit edit;
    edit.version = book.version;
    edit.title = book.title;
    edit.description = book.description;
    for (const std::string& picture : book.picture_ids) edit.pages.push_back({picture, "", {}});
    return edit;
  }
  books::Book kept() { return std::get<books::Book>(books_.find(anna_, id_)); }
  std::string refused(const std::function<void(BookEdit&)>& change) {
    BookEdit wanted = edit();
    change(wanted);
    return reason_of([&] { edits_.change(anna_, id_, wanted); });
  }

  Session anna_ = session_of("anna", "premium"), bernd_ = session_of("bernd", "premium");
  BookEditService edits_{storage_, book_writer_, clock_, ids_, settings_};
  std::vector<std::string> pictures_of_anna_;
  std::string id_;
};

TEST_F(BookEditServiceTest, ABookBecomesWhatItIsChangedTo) {
  BookEdit wanted = edit();
  wanted.title = "  Neue Tiere ";
  wanted.child_name = "Mia";
  wanted.pages = {{pictures_of_anna_[2], "Da ist ein Pferd.", {.left_out = true}},
                  {pictures_of_anna_[0], "", {.words = {"Katze"}}}};
  wanted.cover_picture_id = pictures_of_anna_[0];
  wanted.lesson = books::LessonWish{books::LessonKind::tracing, books::LessonLevel::medium};
  wanted.story_title = "Im Stall";
  const books::Book changed = edits_.change(anna_, id_, wanted);
  EXPECT_EQ(changed.version, 2);
  const books::Book book = kept();
  EXPECT_EQ(book.title, "Neue Tiere");
  EXPECT_EQ(book.child_name, "Mia");
  EXPECT_THAT(book.picture_ids, ElementsAre(pictures_of_anna_[2], pictures_of_anna_[0]));
  EXPECT_EQ(book.cover_picture_id, pictures_of_anna_[0]);
  ASSERT_TRUE(book.story);
  EXPECT_THAT(book.story->pages, ElementsAre("Da ist ein Pferd.", ""));
  EXPECT_TRUE(book.exercises[0].left_out);
  EXPECT_EQ(book.lesson->kind, books::LessonKind::tracing);
}

TEST_F(BookEditServiceTest, WhoChangesAnOldStateIsTold) {
  const BookEdit old = edit();
  edits_.change(anna_, id_, old);
  EXPECT_EQ(reason_of([&] { edits_.change(anna_, id_, old); }), "book_changed");
}

TEST_F(BookEditServiceTest, OnlyTheOwnerChangesAndCopies) {
  const BookEdit wanted = edit();
  EXPECT_EQ(reason_of([&] { edits_.change(bernd_, id_, wanted); }), "book_not_found");
  EXPECT_EQ(reason_of([&] { edits_.copy(bernd_, id_); }), "book_not_found");
  EXPECT_EQ(reason_of([&] { edits_.tell(bernd_, id_, 0); }), "book_not_found");
}

TEST_F(BookEditServiceTest, WhatCannotBePrintedIsRefused) {
  EXPECT_EQ(refused([](BookEdit& book) { book.title = " "; }), "title_missing");
  EXPECT_EQ(refused([](BookEdit& book) { book.child_name = "🦖"; }), "child_name_unprintable");
  EXPECT_EQ(refused([](BookEdit& book) { book.pages.clear(); }), "book_needs_page");
  EXPECT_EQ(refused([](BookEdit& book) {
              book.story_title = "";
              book.pages[1].story = std::string(601, 'a');
            }),
            "story_text_too_long");
  const auto with_exercise = [&](const books::ExerciseWish& wish) {
    return refused([&](BookEdit& book) { book.pages[1].exercise = wish; });
  };
  EXPECT_EQ(with_exercise({.kind = books::LessonKind::mixed}), "exercise_kind_unknown");
  EXPECT_EQ(with_exercise({.redraw = -1}), "exercise_redraw_invalid");
  EXPECT_EQ(with_exercise({.words = {"zwei Wörter"}}), "exercise_word_unfit");
  EXPECT_EQ(with_exercise({.words = {"x1"}}), "exercise_word_unfit");
  EXPECT_EQ(with_exercise({.words = {"Hund2"}}), "exercise_word_unfit");
  EXPECT_EQ(with_exercise({.words = {"ein", "zwei", "drei", "vier"}}), "exercise_words_too_many");
  EXPECT_EQ(with_exercise({.sums = books::NumberRange{5, 9}}), "number_range_invalid");
  EXPECT_EQ(with_exercise({.sums = books::NumberRange{0, 101}}), "number_range_invalid");
  EXPECT_EQ(with_exercise({.sums = books::TimesRow{11}}), "times_row_invalid");
  EXPECT_EQ(kept().version, 1);
}

TEST_F(BookEditServiceTest, AStrangersPictureIsRefused) {
  const std::string other = pictures_.draw(bernd_, {.prompt = "Eine Ente"}).id;
  EXPECT_EQ(refused([&](BookEdit& book) { book.pages.push_back({other, "", {}}); }), "picture_not_found");
}

TEST_F(BookEditServiceTest, WithoutPremiumABookKeepsWhatItHasAndGetsNoMore) {
  BookEdit wanted = edit();
  wanted.lesson = books::LessonWish{};
  edits_.change(anna_, id_, wanted);
  anna_.plan = "free";
  wanted = edit();
  wanted.lesson = books::LessonWish{books::LessonKind::dots, books::LessonLevel::hard};
  wanted.pages[0].exercise.redraw = 1;
  EXPECT_EQ(edits_.change(anna_, id_, wanted).lesson->kind, books::LessonKind::dots);
  EXPECT_EQ(refused([](BookEdit& book) { book.story_title = "x"; }), "stories_need_premium");
  edits_.change(anna_, id_, edit());
  EXPECT_EQ(refused([](BookEdit& book) { book.pages[0].exercise.kind = books::LessonKind::sums; }),
            "lessons_need_premium");
}

TEST_F(BookEditServiceTest, MorePagesThanThePlanAllowsAreRefusedFewerNever) {
  settings_.plans.limits[0].pages = 1;
  anna_.plan = "free";
  EXPECT_EQ(refused([&](BookEdit& book) {
              book.pages.push_back({pictures_of_anna_[2], "", {}});
            }),
            "pages_reached");
  EXPECT_EQ(refused([](BookEdit& book) { book.title = "Anders"; }), "");
}

TEST_F(BookEditServiceTest, ACopyIsABookOfItsOwnAndCounts) {
  const std::string copy = edits_.copy(anna_, id_);
  EXPECT_NE(copy, id_);
  EXPECT_EQ(std::get<books::Book>(books_.find(anna_, copy)).title, "Tiere (Kopie)");
  EXPECT_EQ(books_.list(anna_, 1).total, 2);
  anna_.plan = "free";
  settings_.plans.limits[0].books_total = 2;
  EXPECT_EQ(reason_of([&] { edits_.copy(anna_, id_); }), "books_total_reached");
  const BookAllowance allowance = edits_.allowance(anna_);
  EXPECT_EQ(allowance.used, 2);
  EXPECT_EQ(allowance.most, 2);
  EXPECT_EQ(allowance.period, BookAllowance::Period::ever);
}

TEST_F(BookEditServiceTest, EachTurnTellsAnotherStoryTheSameEachTime) {
  const books::Story first = edits_.tell(anna_, id_, 1);
  EXPECT_EQ(first.pages.size(), 2u);
  EXPECT_EQ(edits_.tell(anna_, id_, 1).pages, first.pages);
  EXPECT_NE(edits_.tell(anna_, id_, 2).pages, first.pages);
  EXPECT_FALSE(kept().story);
}

TEST(ClassSet, TwoOfTheSameNameAreToldApart) {
  const auto pupil = [](const std::string& first_name, const std::string& last_name) {
    accounts::User user;
    user.first_name = first_name;
    user.last_name = last_name;
    return user;
  };
  EXPECT_THAT(
      names_in_class({pupil("Mia", "Öz"), pupil("Mia", "Schmidt"), pupil("Tom", "Öz"), pupil("", "Kurz")}),
      ElementsAre("Mia Ö.", "Mia S.", "Tom", "Kurz"));
}

TEST(ClassSet, WhoseNameCannotBePrintedIsCalledByTheLogin) {
  accounts::User pupil;
  pupil.first_name = "🦖";
  pupil.login_name = "dino.k";
  EXPECT_THAT(printed_names({pupil}, test::PlainBookWriter()), ElementsAre("dino.k"));
  EXPECT_THAT(names_in_class({pupil}), ElementsAre("🦖"));
}

}  // namespace
}  // namespace app
