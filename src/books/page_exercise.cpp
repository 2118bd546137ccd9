#include "books/page_exercise.h"

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

}  // namespace books
