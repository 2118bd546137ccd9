#include "app/book_service.h"

#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/builtin_engine.h"
#include "app/picture_service.h"
#include "base/base64.h"
#include "base/messages.h"
#include "support/book_test.h"
#include "support/refusal.h"

namespace app {
namespace {

using namespace std::chrono_literals;
using test::reason_of;

Session session_of(const std::string& user, const std::string& plan = "free",
                   UserRole role = UserRole::user) {
  return {.session_id = "s-" + user,
          .user_id = user,
          .email = user + "@example.de",
          .first_name = user,
          .last_name = "Beispiel",
          .role = role,
          .plan = plan};
}

// Pictures and books together: a book is made of pictures that were drawn.
class BookServiceTest : public test::BookTest<test::CountingBookWriter> {
 protected:
  BookServiceTest() {
    for (const char* id : {"anna", "bernd", "b", "p", "chef", "free", "basic"}) storage_.add_user(id);
  }
  std::string draw(const Session& session, const std::string& prompt = "Eine Katze") {
    return pictures_.draw(session, {.prompt = prompt}).id;
  }
  static BookOrder order(std::vector<std::string> picture_ids) {
    return {.title = "Tiere", .description = "Für Emma", .picture_ids = std::move(picture_ids)};
  }

  ports::StoredPicture stored_picture(const std::string& id) {
    return storage_.read([&](const ports::Stores& stores) { return stores.pictures().find(id).value(); });
  }
  // What a remote engine, or damage, has left of a picture.
  void set_content(const std::string& id, ports::PictureForm form, const std::string& bytes) {
    storage_.run("UPDATE pictures SET engine = 'comfyui', form = ?, content = ? WHERE id = ?",
                 form == ports::PictureForm::bitmap ? "bitmap" : "shapes", storage::Blob{bytes}, id);
    storage_.run("UPDATE picture_objects SET picture_id = NULL WHERE picture_id = ?", id);
  }
  books::Book kept_book(const Session& session, const std::string& id) {
    return std::get<books::Book>(books_.find(session, id));
  }
  // How many pictures a book's side takes to be read.
  int pictures_read_for(const Session& session, const std::string& book, std::size_t side) {
    const int before = storage_.count_read_pictures();
    books_.side_svg(session, book, {}, side);
    return storage_.count_read_pictures() - before;
  }
  int used_by_anna(ports::Counter counter) {
    return storage_.read(
        [&](const ports::Stores& stores) { return stores.usage().used_ever("anna", counter); });
  }

  const Session anna_ = session_of("anna");
  const std::optional<Session> nobody = {};
};

TEST_F(BookServiceTest, APictureIsStoredAsItsRecipeAndItsShapes) {
  const MadePicture made = pictures_.draw(anna_, {.prompt = " Zwei Katzen ", .seed = 7});
  ASSERT_EQ(storage_.count_rows("pictures"), 1);
  ports::StoredPicture stored = stored_picture(made.id);
  storage_.fill(stored);
  EXPECT_EQ(stored.prompt, "Zwei Katzen");
  EXPECT_EQ(stored.options.seed, 7u);
  EXPECT_EQ(stored.scene, "garten");
  EXPECT_FALSE(stored.content.empty());
  EXPECT_EQ(pictures_.svg(anna_, made.id), "svg of 1");
  EXPECT_EQ(pictures_.png(anna_, made.id, 100), "png of 1 at 100");
}

TEST_F(BookServiceTest, TheSeedThatWasDrawnIsTheOneThatIsTold) {
  const MadePicture made = pictures_.draw(anna_, {.prompt = "Katze"});
  EXPECT_EQ(stored_picture(made.id).options.seed, made.options.seed);
  EXPECT_NE(made.options.seed, pictures_.draw(anna_, {.prompt = "Katze"}).options.seed);
}

TEST_F(BookServiceTest, TheQualityFollowsThePlan) {
  EXPECT_EQ(pictures_.draw(anna_, {.prompt = "Katze"}).options.detail, drawing::Detail::standard);
  EXPECT_EQ(pictures_.draw(session_of("b", "basic"), {.prompt = "Katze"}).options.detail,
            drawing::Detail::improved);
  EXPECT_EQ(pictures_.draw(session_of("p", "premium"), {.prompt = "Katze"}).options.detail,
            drawing::Detail::premium);
}

TEST_F(BookServiceTest, WhatIsWishedNeedsAPlanWherePlansAreSold) {
  const auto reason = [&](const std::string& plan, const PictureOrder& order) {
    return reason_of([&] { pictures_.draw(session_of("p", plan), order); });
  };
  PictureOrder detail{.prompt = "Katze", .detail = drawing::Detail::premium};
  PictureOrder bold{.prompt = "Katze"}, zoo{.prompt = "Katze"}, seed{.prompt = "Katze", .seed = 7};
  bold.wishes.line = drawing::LineWidth::bold;
  zoo.wishes.place = "zoo";
  for (const PictureOrder& order : {detail, bold, zoo}) EXPECT_NO_THROW(pictures_.draw(anna_, order));

  settings_.takes_payment = true;
  for (const PictureOrder& order : {detail, bold, zoo, seed})
    EXPECT_EQ(reason("free", order), "wish_needs_plan");
  EXPECT_EQ(reason("basic", detail), "detail_needs_plan");
  EXPECT_EQ(reason("basic", zoo), "wish_needs_plan");
  EXPECT_NO_THROW(pictures_.draw(session_of("p", "premium"), zoo));
  EXPECT_NO_THROW(pictures_.draw(session_of("b", "basic"), seed));
  // A page that was drawn before can be drawn again by everybody: links say its seed.
  EXPECT_NO_THROW(pictures_.draw(anna_, seed));
  // Pupils are not shown that there are plans.
  Session pupil = session_of("p", "free");
  pupil.is_pupil = true;
  for (const PictureOrder& order : {detail, bold, zoo}) EXPECT_NO_THROW(pictures_.draw(pupil, order));
}

TEST_F(BookServiceTest, AFullDiskLeavesNoPictureAndCountsNothing) {
  storage_.fail_next_write();
  EXPECT_EQ(reason_of([&] { draw(anna_); }), "disk_full");
  EXPECT_EQ(storage_.count_rows("pictures"), 0);
  EXPECT_EQ(storage_.count_rows("usage_counters"), 0);
  EXPECT_EQ(storage_.count_rows("user_achievements"), 0);
}

TEST_F(BookServiceTest, TheLimitHoldsAlsoWhenOthersDrawAtTheSameTime) {
  settings_.plans.limits[0].pictures_per_day = 1;
  storage_.before_next_write(
      [](ports::Stores& stores) { stores.usage().add_one("anna", ports::Counter::pictures, "2026-11-20"); });
  EXPECT_EQ(reason_of([&] { draw(anna_); }), "pictures_per_day_reached");
  EXPECT_EQ(storage_.count_rows("pictures"), 0);
}

TEST_F(BookServiceTest, AnUsedUpDayCostsNoDrawing) {
  storage_.write([](ports::Stores& stores) {
    for (int i = 0; i < 30; ++i) stores.usage().add_one("anna", ports::Counter::pictures, "2026-11-20");
  });
  EXPECT_EQ(reason_of([&] { draw(anna_); }), "pictures_per_day_reached");
  EXPECT_EQ(engine_.calls, 0);
}

TEST_F(BookServiceTest, PicturesAreForTheirOwnersAndAdmins) {
  const std::string id = draw(anna_);
  EXPECT_EQ(reason_of([&] { pictures_.svg(session_of("bernd"), id); }), "picture_not_found");
  EXPECT_EQ(reason_of([&] { pictures_.svg(session_of("chef", "free", UserRole::admin), id); }), "");
  EXPECT_EQ(reason_of([&] { pictures_.svg(anna_, "unknown"); }), "picture_not_found");
}

TEST_F(BookServiceTest, OnePictureIsPrintedWithoutABook) {
  const std::string id = draw(anna_, "Eine Katze");
  const PrintedPicture printed = pictures_.print(anna_, id, books::BookPaper::a5);
  EXPECT_EQ(printed.title, "Eine Katze");
  EXPECT_EQ(printed.pdf, "builtin:Eine Katze on paper 1");
  EXPECT_EQ(reason_of([&] { pictures_.print(session_of("bernd"), id, books::BookPaper::a4); }),
            "picture_not_found");
  EXPECT_EQ(storage_.count_rows("books"), 0);
  EXPECT_EQ(used_by_anna(ports::Counter::books), 0);
}

TEST_F(BookServiceTest, ABookHoldsItsPicturesInOrder) {
  const std::string cat = draw(anna_, "Katze"), dog = draw(anna_, "Hund");
  const std::string id = books_.create(anna_, order({dog, cat}));
  const books::Book book = kept_book(anna_, id);
  EXPECT_EQ(book.picture_ids, (std::vector<std::string>{dog, cat}));
  EXPECT_EQ(book.created_at, clock_.now());
  const PrintedBook printed = books_.print(anna_, id, {});
  EXPECT_EQ(printed.title, "Tiere");
  EXPECT_EQ(printed.pdf, "Tiere|Für Emma|builtin:Hund|builtin:Katze");
}

TEST_F(BookServiceTest, ADownloadMayWishForOtherThanTheOrder) {
  const Session premium = session_of("p", "premium");
  BookOrder wanted = order({draw(premium)});
  wanted.lesson = books::LessonWish{books::LessonKind::math, books::LessonLevel::easy};
  wanted.print.blank_backs = true;
  const std::string id = books_.create(premium, wanted);
  EXPECT_EQ(books_.sides(premium, id, {}).size(), 2u * 3 + 2);
  EXPECT_EQ(books_.sides(premium, id, {.blank_backs = false}).size(), 5u);
  EXPECT_EQ(books_.sides(premium, id, {.blank_backs = false, .solutions = false}).size(), 4u);
  EXPECT_EQ(books_.side_svg(premium, id, {}, 2), "side 2 of Tiere");
  EXPECT_EQ(reason_of([&] { books_.side_svg(premium, id, {}, 8); }), "book_side_not_found");
  EXPECT_EQ(reason_of([&] { books_.sides(session_of("bernd"), id, {}); }), "book_not_found");
}

TEST_F(BookServiceTest, ASideReadsOnlyThePicturesThatItShows) {
  const Session premium = session_of("p", "premium");
  BookOrder wanted = order({});
  for (int i = 0; i < 5; ++i) wanted.picture_ids.push_back(draw(premium));
  wanted.wants_story = true;
  wanted.lesson = books::LessonWish{books::LessonKind::math, books::LessonLevel::easy};
  // Cover; story, picture, exercise of each page; the solutions of four pages and of one; credits.
  const std::string sums = books_.create(premium, wanted);
  for (std::size_t side = 0; side < 16; ++side) EXPECT_EQ(pictures_read_for(premium, sums, side), 1) << side;
  EXPECT_EQ(pictures_read_for(premium, sums, 16), 4);
  EXPECT_EQ(pictures_read_for(premium, sums, 17), 1);
  EXPECT_EQ(pictures_read_for(premium, sums, 18), 0);
  // Exercises about sounds offer what is on all pages.
  wanted.lesson->kind = books::LessonKind::letters;
  const std::string sounds = books_.create(premium, wanted);
  EXPECT_EQ(pictures_read_for(premium, sounds, 2), 1);
  EXPECT_EQ(pictures_read_for(premium, sounds, 3), 5);
  const int before = storage_.count_read_pictures();
  EXPECT_EQ(reason_of([&] { books_.side_svg(premium, sums, {}, 19); }), "book_side_not_found");
  EXPECT_EQ(storage_.count_read_pictures(), before);
}

TEST_F(BookServiceTest, ASideOfAnExampleBookDrawsOnlyThePicturesThatItShows) {
  const TemplateBook& book = templates_.all().front();
  books_.side_svg(nobody, book.id, {}, 0);
  EXPECT_EQ(engine_.calls, 1);
  books_.side_svg(nobody, book.id, {}, books_.sides(nobody, book.id, {}).size() - 1);
  EXPECT_EQ(engine_.calls, static_cast<int>(book.pages.size()));
}

TEST_F(BookServiceTest, AnExampleBookIsForEverybodyAndOthersTakeSomebody) {
  const std::string own = books_.create(anna_, order({draw(anna_)}));
  const std::string example = templates_.all().front().id;
  for (const auto& reader : {nobody, std::optional(anna_)}) {
    EXPECT_EQ(std::get<const TemplateBook*>(books_.find(reader, example)), &templates_.all().front());
  }
  EXPECT_EQ(reason_of([&] { books_.find(nobody, own); }), "session_missing");
  EXPECT_EQ(reason_of([&] { books_.find(session_of("bernd"), own); }), "book_not_found");
  EXPECT_EQ(kept_book(session_of("chef", "free", UserRole::admin), own).id, own);
}

// A side is planned by how its picture was asked for, and laid out by how it was drawn.
TEST_F(BookServiceTest, TheEngineDrawsAPageThatLiesAsItWasAskedFor) {
  const BuiltinEngine engine;
  for (const char* prompt : {"Eine Katze", "Ein Mandala", "Ein Labyrinth", "Schriftzug Emma", "Zahl 5"}) {
    for (const auto orientation : {drawing::Orientation::portrait, drawing::Orientation::landscape}) {
      books::Page drawn{engine.draw(prompt, {.orientation = orientation}).picture, {}, {}};
      const books::Page unread{books::UnreadPicture{orientation}, {}, {}};
      EXPECT_EQ(books::plan_single(drawn).orientation, books::plan_single(unread).orientation) << prompt;
    }
  }
}

// A PNG of one black pixel, as a remote engine might leave it in the store.
const std::string black_pixel =
    base::decode_base64url(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNgAAAAAgABSK-kcQAAAABJRU5ErkJggg")
        .value();

TEST_F(BookServiceTest, ABitmapIsShownAndPrintedLikeADrawing) {
  const std::string id = draw(anna_), book = books_.create(anna_, order({id}));
  set_content(id, ports::PictureForm::bitmap, black_pixel);
  EXPECT_EQ(pictures_.svg(anna_, id), "svg of a bitmap 1 wide");
  EXPECT_EQ(pictures_.png(anna_, id, 100), "png of a bitmap 1 wide at 100");
  EXPECT_EQ(books_.print(anna_, book, {}).pdf, "Tiere|Für Emma|comfyui:Eine Katze");
  EXPECT_EQ(books_.side_svg(anna_, book, {}, 1), "side 1 of Tiere");
}

TEST_F(BookServiceTest, ADamagedPictureIsSaidToBeSo) {
  const std::string good = draw(anna_), bad = draw(anna_), book = books_.create(anna_, order({good, bad}));
  for (const auto form : {ports::PictureForm::shapes, ports::PictureForm::bitmap}) {
    for (const std::string& bytes : {std::string(), std::string("GIF89a"), black_pixel.substr(0, 50)}) {
      set_content(bad, form, bytes);
      EXPECT_EQ(reason_of([&] { pictures_.svg(anna_, bad); }), "picture_damaged");
      EXPECT_EQ(reason_of([&] { pictures_.png(anna_, bad, 100); }), "picture_damaged");
      EXPECT_EQ(reason_of([&] { books_.print(anna_, book, {}); }), "book_picture_damaged");
      EXPECT_EQ(reason_of([&] { books_.sides(anna_, book, {}); }), "book_picture_damaged");
      EXPECT_EQ(reason_of([&] { books_.side_svg(anna_, book, {}, 2); }), "book_picture_damaged");
      EXPECT_EQ(reason_of([&] { books_.side_svg(anna_, book, {}, 1); }), "");
    }
  }
  try {
    books_.sides(anna_, book, {});
    FAIL();
  } catch (const base::AppError& error) {
    EXPECT_EQ(
        base::german_message(error),
        "Das Bild auf Seite 2 ist beschädigt und kann nicht mehr gedruckt werden. Bitte lassen Sie es neu "
        "zeichnen und stellen Sie das Malbuch noch einmal zusammen.");
  }
  EXPECT_EQ(reason_of([&] { pictures_.svg(anna_, good); }), "");
}

TEST_F(BookServiceTest, AFullDiskLeavesNoBookAndCountsNothing) {
  const std::string id = draw(anna_);
  storage_.fail_next_write();
  EXPECT_EQ(reason_of([&] { books_.create(anna_, order({id})); }), "disk_full");
  EXPECT_EQ(storage_.count_rows("books"), 0);
  EXPECT_EQ(used_by_anna(ports::Counter::books), 0);
  EXPECT_EQ(books_.list(anna_, 1).total, 0);
  EXPECT_EQ(reason_of([&] { books_.create(anna_, order({id})); }), "");
}

TEST_F(BookServiceTest, OnlyOnesOwnPicturesMakeABook) {
  const std::string mine = draw(anna_), foreign = draw(session_of("bernd"));
  EXPECT_EQ(reason_of([&] { books_.create(anna_, order({mine, foreign})); }), "picture_not_found");
  const Session admin = session_of("chef", "premium", UserRole::admin);
  EXPECT_EQ(reason_of([&] { books_.create(admin, order({mine})); }), "picture_not_found");
  EXPECT_EQ(storage_.count_rows("books"), 0);
}

TEST_F(BookServiceTest, AnOrderThatComesTwiceMakesOneBook) {
  BookOrder wanted = order({draw(anna_)});
  wanted.key = "f3b1c9d0-0001";
  const std::string id = books_.create(anna_, wanted);
  // Free has one book in all: the repeat is neither refused nor counted.
  EXPECT_EQ(books_.create(anna_, wanted), id);
  EXPECT_EQ(books_.list(anna_, 1).total, 1);
  EXPECT_EQ(used_by_anna(ports::Counter::books), 1);
  // Nor does a late repeat bring a book back that was deleted.
  books_.remove(anna_, id);
  EXPECT_EQ(books_.create(anna_, wanted), id);
  EXPECT_EQ(storage_.count_rows("books"), 0);
}

TEST_F(BookServiceTest, AKeyStandsForOneOrderOfOneUserForADay) {
  const Session premium = session_of("p", "premium");
  BookOrder wanted = order({draw(premium)});
  wanted.key = "f3b1c9d0-0001";
  const std::string id = books_.create(premium, wanted);
  for (const auto& change : std::vector<std::function<void(BookOrder&)>>{
           [](BookOrder& other) { other.title = "Pflanzen"; },
           [](BookOrder& other) { other.description = "Für Paul"; },
           [](BookOrder& other) { other.picture_ids.push_back(other.picture_ids[0]); },
           [](BookOrder& other) { other.lesson = books::LessonWish{}; },
           [](BookOrder& other) { other.wants_story = true; },
           [](BookOrder& other) { other.print.solutions = false; },
           [](BookOrder& other) { other.print.ruling = 2; }}) {
    BookOrder other = wanted;
    change(other);
    EXPECT_EQ(reason_of([&] { books_.create(premium, other); }), "book_key_used");
  }
  const Session bernd = session_of("bernd");
  BookOrder of_bernd = order({draw(bernd)});
  of_bernd.key = wanted.key;
  EXPECT_NE(books_.create(bernd, of_bernd), id);
  clock_.advance(book_key_lifetime);
  EXPECT_EQ(books_.create(premium, wanted), id);
  clock_.advance(1ms);
  EXPECT_NE(books_.create(premium, wanted), id);
  EXPECT_EQ(storage_.count_rows("book_keys"), 1);
}

TEST_F(BookServiceTest, ARefusedOrderLeavesItsKeyFree) {
  BookOrder wanted = order({draw(anna_)});
  wanted.key = "f3b1c9d0-0001";
  storage_.fail_next_write();
  EXPECT_EQ(reason_of([&] { books_.create(anna_, wanted); }), "disk_full");
  EXPECT_EQ(reason_of([&] { books_.create(anna_, wanted); }), "");
  EXPECT_EQ(books_.list(anna_, 1).total, 1);
}

TEST_F(BookServiceTest, AKeyIsShortAndPlain) {
  BookOrder wanted = order({draw(anna_)});
  for (const std::string& key : {std::string(), std::string("a-b-c-7"), std::string(65, 'x'),
                                 std::string("12345 78"), std::string("schlüssel")}) {
    wanted.key = key;
    EXPECT_EQ(reason_of([&] { books_.create(anna_, wanted); }), "book_key_invalid") << key;
  }
  EXPECT_EQ(storage_.count_rows("books"), 0);
}

TEST_F(BookServiceTest, ADeletedBookStaysCounted) {
  const std::string id = draw(anna_);
  books_.remove(anna_, books_.create(anna_, order({id})));
  EXPECT_EQ(books_.list(anna_, 1).total, 0);
  EXPECT_EQ(reason_of([&] { books_.create(anna_, order({id})); }), "books_total_reached");
}

TEST_F(BookServiceTest, NobodyElseDeletesABook) {
  const std::string id = books_.create(anna_, order({draw(anna_)}));
  EXPECT_EQ(reason_of([&] { books_.remove(session_of("bernd"), id); }), "book_not_found");
  EXPECT_EQ(reason_of([&] { books_.remove(session_of("chef", "free", UserRole::admin), id); }),
            "book_not_found");
  EXPECT_EQ(storage_.count_rows("books"), 1);
}

TEST_F(BookServiceTest, LessonsAndStoriesNeedPremium) {
  const auto reason = [&](const Session& session, bool lesson, bool story) {
    BookOrder wanted = order({draw(session)});
    if (lesson) wanted.lesson = books::LessonWish{};
    wanted.wants_story = story;
    return reason_of([&] { books_.create(session, wanted); });
  };
  for (const char* plan : {"free", "basic"}) {
    EXPECT_EQ(reason(session_of(plan, plan), true, false), "lessons_need_premium");
    EXPECT_EQ(reason(session_of(plan, plan), false, true), "stories_need_premium");
  }
  EXPECT_EQ(reason(session_of("p", "premium"), true, true), "");

  // Where everybody has the same plan nobody is told of plans.
  settings_.plans.everyone = plans::Plan::basic;
  EXPECT_EQ(reason(session_of("basic", "basic"), true, false), "no_lessons_here");
  EXPECT_EQ(reason(session_of("basic", "basic"), false, true), "no_stories_here");
}

TEST_F(BookServiceTest, AStoryIsKeptWithTheBook) {
  const Session anna = session_of("p", "premium");
  BookOrder wanted = order({draw(anna), draw(anna)});
  const auto story_of = [&] { return kept_book(anna, books_.create(anna, wanted)).story; };
  EXPECT_FALSE(story_of());
  wanted.wants_story = true;
  const auto first = story_of(), second = story_of();
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->pages.size(), 2u);
  EXPECT_FALSE(first->title.empty());
  EXPECT_NE(first->pages, second->pages);
}

TEST_F(BookServiceTest, AStoryOfTheCallersIsKeptWordByWord) {
  const Session anna = session_of("p", "premium");
  BookOrder wanted = order({draw(anna), draw(anna)});
  wanted.wants_story = true;
  wanted.story_title = " Lilli und der Fuchs ";
  wanted.story_text = "Lilli wacht auf.\n\nDraußen steht ein Fuchs.";
  const auto story = kept_book(anna, books_.create(anna, wanted)).story;
  ASSERT_TRUE(story);
  EXPECT_EQ(story->title, "Lilli und der Fuchs");
  EXPECT_EQ(story->pages, (std::vector<std::string>{"Lilli wacht auf.", "Draußen steht ein Fuchs."}));
  wanted.story_title.clear();
  EXPECT_EQ(kept_book(anna, books_.create(anna, wanted)).story->title, "Tiere");  // the book's
  // The machine's story under the caller's title.
  wanted.story_text.clear();
  wanted.story_title = "Lilli";
  const auto told = kept_book(anna, books_.create(anna, wanted)).story;
  EXPECT_EQ(told->title, "Lilli");
  EXPECT_FALSE(told->pages.front().empty());
}

TEST_F(BookServiceTest, AStoryOfTheCallersHasToFit) {
  const Session anna = session_of("p", "premium");
  BookOrder wanted = order({draw(anna), draw(anna)});
  wanted.wants_story = true;
  const auto reason = [&](const std::string& text, const std::string& title = "") {
    wanted.story_text = text;
    wanted.story_title = title;
    return reason_of([&] { books_.create(anna, wanted); });
  };
  EXPECT_EQ(reason(std::string(1201, 'x')), "story_too_long");
  EXPECT_EQ(reason("Kurz.\n\n" + std::string(800, 'x')), "story_page_too_long");
  EXPECT_EQ(reason("Der 🦖 brüllt."), "story_unprintable");
  EXPECT_EQ(reason("Kurz.", std::string(121, 'x')), "story_title_too_long");
  EXPECT_EQ(reason("Kurz.", "🦖"), "story_title_unprintable");
  EXPECT_EQ(reason("\xff"), "text_not_utf8");
  EXPECT_EQ(storage_.count_rows("books"), 0);
}

TEST_F(BookServiceTest, WhatCannotBePrintedIsRefused) {
  BookOrder wanted = order({draw(anna_)});
  wanted.title = "Dino 🦖";
  EXPECT_EQ(reason_of([&] { books_.create(anna_, wanted); }), "title_unprintable");
  wanted = order(wanted.picture_ids);
  wanted.description = "🦖";
  EXPECT_EQ(reason_of([&] { books_.create(anna_, wanted); }), "description_unprintable");
}

TEST_F(BookServiceTest, NoStoryIsToldOfForeignPictures) {
  const Session anna = session_of("p", "premium");
  BookOrder wanted = order({draw(session_of("bernd"))});
  wanted.wants_story = true;
  EXPECT_EQ(reason_of([&] { books_.create(anna, wanted); }), "picture_not_found");
}

TEST_F(BookServiceTest, TextsAreMeasuredInCharacters) {
  const std::string id = draw(anna_);
  BookOrder wanted = order({id});
  wanted.title = std::string(121, 'x');
  EXPECT_EQ(reason_of([&] { books_.create(anna_, wanted); }), "title_too_long");
  wanted.title = "\xff";
  EXPECT_EQ(reason_of([&] { books_.create(anna_, wanted); }), "text_not_utf8");
  wanted = order({id});
  wanted.description = std::string(1001, 'x');
  EXPECT_EQ(reason_of([&] { books_.create(anna_, wanted); }), "description_too_long");
  EXPECT_EQ(reason_of([&] { books_.create(anna_, order({})); }), "images_missing");
  EXPECT_EQ(reason_of([&] { books_.create(anna_, order(std::vector<std::string>(201, id))); }),
            "images_too_many");
}

TEST_F(BookServiceTest, ThereAreFourExampleBooksWithPagesThatAreDrawnOnce) {
  ASSERT_EQ(templates_.all().size(), 4u);
  for (const TemplateBook& book : templates_.all()) {
    EXPECT_FALSE(book.title.empty());
    EXPECT_FALSE(book.description.empty());
    EXPECT_FALSE(book.tags.empty());
    EXPECT_GE(book.pages.size(), 6u);
    ASSERT_TRUE(book.story);
    EXPECT_EQ(book.story->pages.size(), book.pages.size());
    EXPECT_EQ(templates_.find(book.id), &book);
    EXPECT_EQ(books_.print(nobody, book.id, {}).title, book.title);
  }
  const int drawn = engine_.calls;
  for (const TemplateBook& book : templates_.all()) books_.print(nobody, book.id, {});
  EXPECT_EQ(engine_.calls, drawn);
  EXPECT_EQ(templates_.find("hero"), nullptr);
  EXPECT_NE(templates_.find_loose("hero"), nullptr);
}

TEST_F(BookServiceTest, AnExampleBookIsPrintedOnceAndAUsersOwnEachTime) {
  const TemplateBook& book = templates_.all().front();
  const std::string pdf = books_.print(nobody, book.id, {}).pdf;
  EXPECT_EQ(books_.print(nobody, book.id, {}).pdf, pdf);
  EXPECT_EQ(book_writer_.written, 1);
  books_.print(nobody, book.id, {.paper = books::BookPaper::a5});
  books_.print(nobody, templates_.all().back().id, {});
  EXPECT_EQ(book_writer_.written, 3);  // other prints, each of its own

  EXPECT_EQ(books_.side_svg(nobody, book.id, {}, 0), books_.side_svg(nobody, book.id, {}, 0));
  EXPECT_NE(books_.side_svg(nobody, book.id, {}, 1), books_.side_svg(nobody, book.id, {}, 0));
  EXPECT_EQ(book_writer_.sides_written, 2);
  EXPECT_EQ(reason_of([&] { books_.side_svg(nobody, book.id, {}, 1000); }), "book_side_not_found");

  const std::string own = books_.create(anna_, order({draw(anna_)}));
  for (int i = 0; i < 2; ++i) books_.print(anna_, own, {});
  EXPECT_EQ(book_writer_.written, 5);
}

}  // namespace
}  // namespace app
