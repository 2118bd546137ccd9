#include "http/book_edit_json.h"

#include <limits>

#include "books/lessons/kinds.h"
#include "http/book_parts_json.h"
#include "http/picture_json.h"
#include "http/words.h"

namespace http {
namespace {

using Json = nlohmann::json;

// The rules of these texts stand in app; here they are only kept from being absurd.
constexpr TextRule line_rule{.min = 0, .max = 10'000};
constexpr TextRule text_rule{.min = 0, .max = 20'000, .trim = Trim::yes, .lines = Lines::many};
constexpr std::size_t most_pages = 1000, most_words = 20;
constexpr IntegerRule any_count{std::numeric_limits<int>::min() / 2, std::numeric_limits<int>::max() / 2};

std::optional<books::SumWish> sums_of(const JsonBody& exercise) {
  if (const auto row = exercise.optional_integer("timesRow", any_count)) {
    return books::TimesRow{static_cast<int>(*row)};
  }
  const auto numbers = exercise.optional_object("numbers");
  if (!numbers) return std::nullopt;
  return books::NumberRange{static_cast<int>(numbers->integer("from", any_count)),
                            static_cast<int>(numbers->integer("to", any_count))};
}

books::ExerciseWish exercise_of(const JsonBody& page) {
  books::ExerciseWish wish;
  const auto exercise = page.optional_object("exercise");
  if (!exercise) return wish;
  wish.left_out = exercise->flag("leftOut", false);
  if (const auto name = exercise->optional_text("kind", word_rule)) {
    wish.kind = books::lessons::kind_named(*name);
    if (!wish.kind) throw exercise->refuse("kind", "exercise_kind_unknown");
  }
  if (const auto level = exercise->optional_text("level", word_rule)) {
    wish.level = parse_word(*level, lesson_level_words, "level", "lesson_level_unknown");
  }
  wish.redraw = static_cast<int>(exercise->optional_integer("redraw", any_count).value_or(0));
  wish.words = exercise->text_list("words", most_words, line_rule);
  wish.sums = sums_of(*exercise);
  return wish;
}

}  // namespace

app::BookEdit book_edit_of(const JsonBody& body) {
  app::BookEdit edit;
  edit.version = static_cast<int>(body.integer("version", any_count));
  edit.title = body.optional_text("title", line_rule).value_or("");
  edit.description = body.optional_text("description", text_rule).value_or("");
  edit.child_name = body.optional_text("childName", line_rule).value_or("");
  if (const auto cover = body.optional_text("cover", picture_url_rule))
    edit.cover_picture_id = picture_id_of_url(*cover);
  for (const JsonBody& page : body.object_list("pages", most_pages)) {
    edit.pages.push_back({picture_id_of_url(page.text("image", picture_url_rule)),
                          page.optional_text("story", text_rule).value_or(""), exercise_of(page)});
  }
  edit.lesson = lesson_of(body);
  if (body.has("storyTitle")) edit.story_title = body.text("storyTitle", line_rule);
  edit.print = print_options_of(body);
  return edit;
}

Json to_json(const app::BookAllowance& allowance) {
  const auto limit = [](const std::optional<int>& most) { return most ? Json(*most) : Json(nullptr); };
  return {{"used", allowance.used},
          {"most", limit(allowance.most)},
          {"period", allowance.period == app::BookAllowance::Period::ever ? "ever" : "month"},
          {"pages", limit(allowance.pages)}};
}

Json to_json(const books::Story& story) {
  return {{"title", story.title}, {"pages", story.pages}};
}

}  // namespace http
