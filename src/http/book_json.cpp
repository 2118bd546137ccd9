#include "http/book_json.h"

#include "app/picture_prompt.h"
#include "base/iso8601.h"
#include "books/lessons/kinds.h"
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
constexpr TextRule prompt_rule{
    .min = 0, .max = app::max_prompt_length, .trim = Trim::yes, .lines = Lines::many};
constexpr TextRule url_rule{.min = 0, .max = 500};
constexpr TextRule word_rule{.min = 1, .max = 60};
constexpr std::size_t most_images = 1000;

std::optional<books::LessonWish> lesson_of(const JsonBody& body) {
  const auto type = body.optional_text("learningTaskType", word_rule);
  if (!body.flag("hasLearningTask", type.has_value())) return std::nullopt;
  books::LessonWish lesson;
  const auto kind = books::lessons::kind_named(type.value_or(""));
  if (!kind) throw base::AppError(base::ErrorCode::invalid, "lesson_type_unknown", "learningTaskType");
  lesson.kind = *kind;
  if (const auto level = body.optional_text("level", word_rule)) {
    lesson.level = parse_word(*level, lesson_level_words, "level", "lesson_level_unknown");
  }
  return lesson;
}

books::PrintOptions print_options_of(const JsonBody& body) {
  books::PrintOptions options;
  const auto given = body.optional_object("options");
  if (!given) return options;
  if (const auto paper = given->optional_text("paper", word_rule)) {
    options.paper = parse_word(*paper, paper_words, "options.paper", "paper_unknown");
  }
  if (const auto margin = given->optional_text("holeMargin", word_rule)) {
    options.hole_margin = parse_word(*margin, hole_margin_words, "options.holeMargin", "hole_margin_unknown");
  }
  if (const auto imposition = given->optional_text("imposition", word_rule)) {
    options.imposition =
        parse_word(*imposition, imposition_words, "options.imposition", "imposition_unknown");
  }
  options.bleed = given->flag("bleed", options.bleed);
  options.colour_cover = given->flag("colourCover", options.colour_cover);
  options.sound_chart = given->flag("soundChart", options.sound_chart);
  options.blank_backs = given->flag("blankBacks", options.blank_backs);
  options.solutions = given->flag("solutions", options.solutions);
  options.name_line = given->flag("nameLine", options.name_line);
  if (const auto ruling = given->optional_integer("ruling", {})) {
    if (*ruling < first_ruling || *ruling > last_ruling) throw given->refuse("ruling", "ruling_unknown");
    options.ruling = static_cast<int>(*ruling);
  }
  return options;
}

Json to_json(const books::PrintOptions& options) {
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

}  // namespace

app::BookOrder book_order_of(const JsonBody& body) {
  app::BookOrder order;
  if (body.has("title")) order.title = body.text("title", title_rule);
  if (body.has("description")) order.description = body.text("description", description_rule);
  if (body.has("prompt")) body.text("prompt", prompt_rule);  // a fixed text of the client's; only checked
  for (const std::string& url : body.text_list("images", most_images, url_rule)) {
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
               {"options", to_json(book.print)}};
  add_story(book.story, body);
  return body;
}

Json to_json(const app::TemplateBook& book) {
  Json images = Json::array();
  for (std::size_t i = 0; i < book.pages.size(); ++i) images.push_back(template_page_url(book, i));
  Json body = {{"id", book.id},          {"title", book.title},  {"description", book.description},
               {"images", images},       {"createdAt", nullptr}, {"hasLearningTask", false},
               {"learningTaskType", ""}, {"level", nullptr},     {"options", to_json(books::PrintOptions{})}};
  add_story(book.story, body);
  return body;
}

Json to_json(const app::ports::BookSummary& book) {
  return {{"id", book.id},
          {"title", book.title},
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
