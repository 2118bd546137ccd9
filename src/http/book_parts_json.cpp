#include "http/book_parts_json.h"

#include "books/lessons/kinds.h"
#include "http/words.h"

namespace http {

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

}  // namespace http
