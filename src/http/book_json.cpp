#include "http/book_json.h"

#include "base/iso8601.h"
#include "http/picture_json.h"
#include "http/query_parameters.h"

namespace http {
namespace {

using Json = nlohmann::json;

// The rules of these texts stand in app; here they are only kept from being absurd.
constexpr TextRule title_rule{.min = 0, .max = 10'000};
constexpr TextRule description_rule{.min = 0, .max = 20'000, .trim = Trim::yes, .lines = Lines::many};
constexpr TextRule prompt_rule{
    .min = 0, .max = app::max_prompt_length, .trim = Trim::yes, .lines = Lines::many};
constexpr TextRule url_rule{.min = 0, .max = 500};
constexpr TextRule word_rule{.min = 1, .max = 60};
constexpr std::size_t most_images = 1000;

constexpr std::pair<const char*, books::LessonKind> lesson_kinds[] = {
    {"math", books::LessonKind::math},
    {"letters", books::LessonKind::letters},
    {"numbers", books::LessonKind::numbers}};
constexpr std::pair<const char*, books::LessonLevel> lesson_levels[] = {
    {"easy", books::LessonLevel::easy},
    {"medium", books::LessonLevel::medium},
    {"hard", books::LessonLevel::hard}};

std::optional<books::LessonWish> lesson_of(const JsonBody& body) {
  const auto type = body.optional_text("learningTaskType", word_rule);
  if (!body.flag("hasLearningTask", type.has_value())) return std::nullopt;
  books::LessonWish lesson;
  lesson.kind = parse_word(type.value_or(""), lesson_kinds, "learningTaskType", "lesson_type_unknown");
  if (const auto level = body.optional_text("level", word_rule)) {
    lesson.level = parse_word(*level, lesson_levels, "level", "lesson_level_unknown");
  }
  return lesson;
}

const char* name_of(books::LessonKind kind) {
  for (const auto& [name, value] : lesson_kinds) {
    if (value == kind) return name;
  }
  return "";
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
  // The contract's way to say it: left out where a story is wanted, null where not.
  order.wants_story = !body.is_null("story") && !body.is_null("storyTitle");
  return order;
}

Json to_json(const books::Book& book) {
  Json images = Json::array();
  for (const std::string& id : book.picture_ids) images.push_back(image_url(id));
  return {{"id", book.id},
          {"title", book.title},
          {"description", book.description},
          {"images", std::move(images)},
          {"createdAt", base::to_iso8601(book.created_at)},
          {"hasLearningTask", book.lesson.has_value()},
          {"learningTaskType", book.lesson ? name_of(book.lesson->kind) : ""},
          {"story", nullptr},
          {"storyTitle", nullptr}};
}

Json to_json(const app::TemplateBook& book) {
  Json images = Json::array();
  for (std::size_t i = 0; i < book.pages.size(); ++i) images.push_back(template_page_url(book, i));
  return {{"id", book.id},          {"title", book.title},  {"description", book.description},
          {"images", images},       {"createdAt", nullptr}, {"hasLearningTask", false},
          {"learningTaskType", ""}, {"story", nullptr},     {"storyTitle", nullptr}};
}

Json to_json(const app::ports::BookSummary& book) {
  return {{"id", book.id},
          {"title", book.title},
          {"previewImage", image_url(book.first_picture_id)},
          {"createdAt", base::to_iso8601(book.created_at)},
          {"pageCount", book.page_count}};
}

std::string template_page_url(const app::TemplateBook& book, std::size_t index) {
  const std::string number = index == 0 ? "" : "-" + std::to_string(index + 1);
  return "/coloring-pages/" + book.id + number + ".svg";
}

}  // namespace http
