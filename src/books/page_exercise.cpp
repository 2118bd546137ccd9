#include "books/page_exercise.h"

#include "drawing/language/parser.h"

namespace books {

const ExerciseWish& exercise_wish(const BookContent& content, std::size_t page) {
  static const ExerciseWish none;
  return page < content.exercises.size() ? content.exercises[page] : none;
}

std::optional<LessonWish> lesson_of(const BookContent& content, std::size_t page) {
  const ExerciseWish& wish = exercise_wish(content, page);
  if (wish.left_out || (!wish.kind && !content.lesson)) return std::nullopt;
  LessonWish lesson = content.lesson.value_or(LessonWish{});
  if (wish.kind) lesson.kind = *wish.kind;
  if (wish.level) lesson.level = *wish.level;
  return lesson;
}

std::vector<std::size_t> exercise_pages(const BookContent& content) {
  std::vector<std::size_t> pages;
  for (std::size_t page = 0; page < content.pages.size(); ++page) {
    if (lesson_of(content, page)) pages.push_back(page);
  }
  return pages;
}

bool is_labyrinth(const Page& page) {
  return page.made_by == "builtin" && !std::holds_alternative<Bitmap>(page.picture) &&
         drawing::language::read_wish(page.caption).special == "labyrinth";
}

std::vector<Solved> solved_parts(const BookContent& content) {
  std::vector<Solved> parts;
  for (std::size_t page = 0; page < content.pages.size(); ++page) {
    if (is_labyrinth(content.pages[page])) parts.push_back({page, Solved::What::picture});
    if (lesson_of(content, page)) parts.push_back({page, Solved::What::exercise});
  }
  return parts;
}

}  // namespace books
