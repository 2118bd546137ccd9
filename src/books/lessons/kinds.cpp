#include "books/lessons/kinds.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "books/lessons/exercise_kinds.h"

namespace books::lessons {
namespace {

constexpr LessonLevel easy = LessonLevel::easy, medium = LessonLevel::medium, hard = LessonLevel::hard;

constexpr KindRecord records[] = {
    {LessonKind::math, "math", KindGroup::whole_book},
    {LessonKind::letters, "letters", KindGroup::whole_book},
    {LessonKind::numbers, "numbers", KindGroup::whole_book},
    {LessonKind::mixed, "mixed", KindGroup::whole_book},
    {LessonKind::colour_sums, "colour_sums", KindGroup::arithmetic, colour_sum_exercise, medium, hard},
    {LessonKind::sums, "sums", KindGroup::arithmetic, sum_exercise, hard, hard},
    {LessonKind::number_wall, "number_wall", KindGroup::arithmetic, wall_exercise, medium, hard},
    {LessonKind::tens_frame, "tens_frame", KindGroup::arithmetic, frame_exercise, easy, medium},
    {LessonKind::number_line, "number_line", KindGroup::arithmetic, number_line_exercise, easy, hard},
    {LessonKind::missing_number, "missing_number", KindGroup::arithmetic, missing_exercise, medium, hard},
    {LessonKind::clock, "clock", KindGroup::arithmetic, clock_exercise, medium, hard},
    {LessonKind::money, "money", KindGroup::arithmetic, money_exercise, medium, hard},
    {LessonKind::count, "count", KindGroup::arithmetic, count_exercise, easy, medium},
    {LessonKind::tracing, "tracing", KindGroup::language, letter_exercise, easy, hard},
    {LessonKind::swings, "swings", KindGroup::language, swing_exercise, easy, easy},
    {LessonKind::syllables, "syllables", KindGroup::language, syllable_exercise, easy, hard},
    {LessonKind::articles, "articles", KindGroup::language, article_exercise, medium, hard},
    {LessonKind::word_search, "word_search", KindGroup::language, word_search_exercise, medium, hard},
    {LessonKind::dots, "dots", KindGroup::seeing, dot_exercise, easy, hard},
    {LessonKind::colour_numbers, "colour_numbers", KindGroup::seeing, colour_number_exercise, easy, medium},
    {LessonKind::maze, "maze", KindGroup::seeing, maze_exercise, easy, hard},
    {LessonKind::pattern, "pattern", KindGroup::seeing, pattern_exercise, easy, medium},
    {LessonKind::shadows, "shadows", KindGroup::seeing, shadow_exercise, easy, medium},
    {LessonKind::differences, "differences", KindGroup::seeing, difference_exercise, easy, hard},
    {LessonKind::pairs, "pairs", KindGroup::seeing, pair_exercise, easy, hard},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(records); ++i) {
    if (records[i].kind != static_cast<LessonKind>(i)) return false;
  }
  return records[std::size(records) - 1].kind == LessonKind::pairs;
}
static_assert(in_order(), "the records stand in the order of LessonKind and are complete");

}  // namespace

std::span<const KindRecord> all_kinds() {
  return records;
}

const KindRecord& record_of(LessonKind kind) {
  return records[static_cast<std::size_t>(kind)];
}

std::optional<LessonKind> kind_named(std::string_view name) {
  for (const KindRecord& record : records) {
    if (name == record.name) return record.kind;
  }
  return std::nullopt;
}

std::vector<LessonKind> kinds_of_mixed_book(LessonLevel level) {
  std::array<std::vector<LessonKind>, 3> groups;
  for (const KindRecord& record : records) {
    if (record.make == nullptr || level < record.mixed_from || level > record.mixed_to) continue;
    groups[static_cast<std::size_t>(record.group) - 1].push_back(record.kind);
  }
  std::vector<LessonKind> kinds;
  const std::size_t rounds = std::max({groups[0].size(), groups[1].size(), groups[2].size()});
  for (std::size_t i = 0; i < rounds; ++i) {
    // A group with fewer kinds begins anew.
    for (const std::vector<LessonKind>& group : groups) kinds.push_back(group[i % group.size()]);
  }
  return kinds;
}

}  // namespace books::lessons
