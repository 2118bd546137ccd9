#include "http/book_json.h"

#include <variant>

#include "app/picture_prompt.h"
#include "base/iso8601.h"
#include "books/lessons/kinds.h"
#include "books/personal.h"
#include "http/book_parts_json.h"
#include "http/picture_json.h"
#include "http/query_parameters.h"
#include "http/words.h"

namespace http {
namespace {

using Json = nlohmann::json;

// The rules of these texts stand in app; here they are only kept from being absurd.
constexpr TextRule title_rule{.min = 0, .max = 10'000};
constexpr TextRule description_rule{.min = 0, .max = 20'000, .trim = Trim::yes, .lines = Lines::many};
constexpr TextRule story_rule{.min = 0, .max = 200'000, .trim = Trim::yes, .lines = Lines::many};
constexpr TextRule fixed_prompt_rule{
    .min = 0, .max = app::max_prompt_length, .trim = Trim::yes, .lines = Lines::many};
constexpr std::size_t most_images = 1000;

Json options_json(const books::PrintOptions& options) {
  return {{"paper", word_of(options.paper, paper_words)},
          {"blankBacks", options.blank_backs},
          {"holeMargin", word_of(options.hole_margin, hole_margin_words)},
          {"solutions", options.solutions},
          {"nameLine", options.name_line},
          {"ruling", options.ruling ? Json(*options.ruling) : Json(nullptr)},
          {"imposition", word_of(options.imposition, imposition_words)},
          {"bleed", options.bleed},
          {"colourCover", options.colour_cover},
          {"soundChart", options.sound_chart}};
}

// A picture, an exercise and a page of the story say which one they are, from 1.
struct SideNumber {
  std::optional<int> operator()(const books::PictureSide& side) const { return side.number; }
  std::optional<int> operator()(const books::ExerciseSide& side) const { return side.number; }
  std::optional<int> operator()(const books::StorySide& side) const {
    return static_cast<int>(side.page) + 1;
  }
  template <class Side>
  std::optional<int> operator()(const Side&) const {
    return std::nullopt;
  }
};

// The story as one text with a paragraph for each picture, and the same as a list.
void add_story(const std::optional<books::Story>& story, Json& body) {
  body["story"] = nullptr;
  body["storyTitle"] = nullptr;
  body["storyPages"] = Json::array();
  if (!story) return;
  std::string text;
  for (const std::string& page : story->pages) text += (text.empty() || page.empty() ? "" : "\n\n") + page;
  body["story"] = std::move(text);
  body["storyTitle"] = story->title;
  body["storyPages"] = story->pages;
}

Json wish_json(const books::ExerciseWish& wish) {
  Json numbers = nullptr, row = nullptr;
  if (wish.sums) {
    if (const auto* range = std::get_if<books::NumberRange>(&*wish.sums)) {
      numbers = {{"from", range->least}, {"to", range->most}};
    } else {
      row = std::get<books::TimesRow>(*wish.sums).factor;
    }
  }
  return {{"leftOut", wish.left_out},
          {"kind", wish.kind ? Json(books::lessons::record_of(*wish.kind).name) : Json(nullptr)},
          {"level", wish.level ? Json(word_of(*wish.level, lesson_level_words)) : Json(nullptr)},
          {"redraw", wish.redraw},
          {"words", wish.words},
          {"numbers", std::move(numbers)},
          {"timesRow", std::move(row)}};
}

}  // namespace

app::BookOrder book_order_of(const JsonBody& body) {
  app::BookOrder order;
  if (body.has("title")) order.title = body.text("title", title_rule);
  if (body.has("description")) order.description = body.text("description", description_rule);
  order.child_name = body.optional_text("childName", title_rule).value_or("");
  if (body.has("prompt"))
    body.text("prompt", fixed_prompt_rule);  // a fixed text of the client's; only checked
  for (const std::string& url : body.text_list("images", most_images, picture_url_rule)) {
    order.picture_ids.push_back(picture_id_of_url(url));
  }
  order.lesson = lesson_of(body);
  order.print = print_options_of(body);
  order.story_text = body.optional_text("story", story_rule).value_or("");
  order.story_title = body.optional_text("storyTitle", title_rule).value_or("");
  // The contract's way to say it: left out where a story is wanted, null where not. A story that is there is
  // one.
  order.wants_story = !order.story_text.empty() || (!body.is_null("story") && !body.is_null("storyTitle"));
  return order;
}

Json to_json(const books::Book& book) {
  Json images = Json::array();
  for (const std::string& id : book.picture_ids) images.push_back(image_url(id));
  Json body = {{"id", book.id},
               {"title", book.title},
               {"description", book.description},
               {"images", std::move(images)},
               {"createdAt", base::to_iso8601(book.created_at)},
               {"hasLearningTask", book.lesson.has_value()},
               {"learningTaskType", book.lesson ? books::lessons::record_of(book.lesson->kind).name : ""},
               {"level", book.lesson ? Json(word_of(book.lesson->level, lesson_level_words)) : Json(nullptr)},
               {"options", options_json(book.print)}};
  add_story(book.story, body);
  body["version"] = book.version;
  body["childName"] = book.child_name;
  body["cover"] = book.cover_picture_id ? Json(image_url(*book.cover_picture_id)) : Json(nullptr);
  body["exercises"] = Json::array();
  for (std::size_t i = 0; i < book.picture_ids.size(); ++i) {
    body["exercises"].push_back(
        wish_json(i < book.exercises.size() ? book.exercises[i] : books::ExerciseWish{}));
  }
  return body;
}

Json to_json(const app::TemplateBook& book) {
  Json images = Json::array();
  Json sentences = Json::array();
  for (std::size_t i = 0; i < book.pages.size(); ++i) {
    images.push_back(template_page_url(book, i));
    sentences.push_back(book.pages[i].prompt);
  }
  Json body = {
      {"id", book.id},          {"title", book.title},  {"description", book.description},
      {"images", images},       {"createdAt", nullptr}, {"hasLearningTask", false},
      {"learningTaskType", ""}, {"level", nullptr},     {"options", options_json(books::PrintOptions{})}};
  body["sentences"] = std::move(sentences);
  add_story(book.story, body);
  return body;
}

Json to_json(const app::ports::BookSummary& book) {
  return {{"id", book.id},
          {"title", books::with_name(book.title, book.child_name)},
          {"previewImage",
           book.first_picture_id.empty() ? Json(nullptr) : Json(image_url(book.first_picture_id))},
          {"createdAt", base::to_iso8601(book.created_at)},
          {"pageCount", book.page_count}};
}

namespace {

// "1" to "4", or "level" for the ruling of the level where the book has one of its own.
std::optional<std::optional<int>> ruling_wish_of(const Call& call) {
  if (query_text(call, "ruling") == ruling_of_level) return std::optional<int>();
  const auto ruling = query_integer(call, "ruling", "ruling_unknown");
  if (!ruling) return std::nullopt;
  if (*ruling < first_ruling || *ruling > last_ruling) {
    throw base::AppError(base::ErrorCode::invalid, "ruling_unknown", "ruling");
  }
  return ruling;
}

}  // namespace

app::PrintWish print_wish_of(const Call& call) {
  app::PrintWish wish;
  if (const auto paper = query_text(call, "paper")) {
    wish.paper = parse_word(*paper, paper_words, "paper", "paper_unknown");
  }
  if (const auto margin = query_text(call, "holeMargin")) {
    wish.hole_margin = parse_word(*margin, hole_margin_words, "holeMargin", "hole_margin_unknown");
  }
  if (const auto level = query_text(call, "level")) {
    wish.level = parse_word(*level, lesson_level_words, "level", "lesson_level_unknown");
  }
  if (const auto part = query_text(call, "part")) {
    wish.part = parse_word(*part, book_part_words, "part", "book_part_unknown");
  }
  if (const auto imposition = query_text(call, "imposition")) {
    wish.imposition = parse_word(*imposition, imposition_words, "imposition", "imposition_unknown");
  }
  wish.bleed = query_optional_switch(call, "bleed");
  wish.colour_cover = query_optional_switch(call, "colourCover");
  wish.sound_chart = query_optional_switch(call, "soundChart");
  wish.blank_backs = query_optional_switch(call, "blankBacks");
  wish.solutions = query_optional_switch(call, "solutions");
  wish.name_line = query_optional_switch(call, "nameLine");
  wish.ruling = ruling_wish_of(call);
  return wish;
}

Json to_json(const std::vector<app::BookSide>& sides, const std::string& base, const std::string& query) {
  Json list = Json::array();
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const books::PlannedSide& planned = sides[i].planned;
    Json entry = {{"index", i}, {"kind", side_words[planned.kind.index()]}};
    if (const auto number = std::visit(SideNumber(), planned.kind)) entry["page"] = *number;
    if (!sides[i].description.empty()) entry["description"] = sides[i].description;
    std::string url = base;
    url.append("/pages/").append(std::to_string(i)).append(query);
    entry["url"] = std::move(url);
    list.push_back(std::move(entry));
  }
  return list;
}

std::string template_page_url(const app::TemplateBook& book, std::size_t index) {
  const std::string number = index == 0 ? "" : "-" + std::to_string(index + 1);
  return "/coloring-pages/" + book.id + number + ".svg";
}

}  // namespace http
