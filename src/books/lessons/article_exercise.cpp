#include <algorithm>
#include <array>

#include "books/german/mention.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"
#include "drawing/language/lexicon.h"

namespace books::lessons {
namespace {

using drawing::language::Gender;
using geometry::Point;
using geometry::Rect;

struct Noun {
  SheetMotif motif;
  std::string article;
};

std::string article_of(Gender gender) {
  return std::string(german::definite_article(german::Case::nominative, german::Number::singular, gender));
}

// Nouns whose gender is known for the very name that stands below the picture, as many of each article as
// can be.
std::vector<Noun> choose_nouns(const Workplace& place, std::size_t count) {
  std::array<std::vector<Noun>, 3> by_gender;
  for (const SheetMotif& motif : sheet_motifs(place, 2, place.random("articles"))) {
    const auto* entry = drawing::language::Lexicon::embedded().find(motif.motif);
    if (entry == nullptr || entry->singular != motif.name || entry->plural.empty()) continue;
    by_gender[static_cast<std::size_t>(entry->gender)].push_back({motif, article_of(entry->gender)});
  }
  std::vector<Noun> nouns;
  for (std::size_t i = 0; nouns.size() < count; ++i) {
    const std::vector<Noun>& group = by_gender[i % 3];
    if (i / 3 < group.size()) nouns.push_back(group[i / 3]);
  }
  base::Random random = place.random("order of articles");
  random.shuffle(std::span<Noun>(nouns));
  return nouns;
}

// "der die das" in a line; the solution has a ring round the right one.
void add_choice(TaskSheet& sheet, const Noun& noun, Point middle) {
  constexpr std::array<const char*, 3> articles = {"der", "die", "das"};
  for (std::size_t i = 0; i < articles.size(); ++i) {
    const Point at{middle.x + sheet.mm(16) * (static_cast<double>(i) - 1), middle.y};
    sheet.text(articles[i], at, 15);
    if (noun.article != articles[i]) continue;
    drawing::Shape mark;
    mark.path.add_ellipse(at, sheet.mm(7), sheet.mm(4.6));
    mark.fill = drawing::Fill::none;
    mark.role = drawing::Role::detail;
    mark.line_mm = 0.9;
    sheet.add(mark, On::solution);
  }
}

}  // namespace

std::optional<Exercise> article_exercise(const Workplace& place, LessonLevel level) {
  const bool easy = level == LessonLevel::easy, hard = level == LessonLevel::hard;
  TaskSheet sheet(place, "Der, die oder das?",
                  easy   ? "Sprich das Wort und kreise der, die oder das ein."
                  : hard ? "Schreibe das Wort mit der, die oder das."
                         : "Schreibe der, die oder das vor das Wort.",
                  {Sign::speak, easy ? Sign::circle : Sign::write});
  const Rect& room = place.room;
  const std::size_t columns = room.width() > room.height() ? 3 : 2, count = 6;
  const std::vector<Noun> nouns = choose_nouns(place, count);
  for (std::size_t i = 0; i < count; ++i) {
    const Rect cell = grid_cell(room, columns, count / columns, i, sheet.mm(8));
    const double words = sheet.mm(easy ? 22 : 14);
    const Rect picture{cell.left + sheet.mm(6), cell.top, cell.right - sheet.mm(6),
                       cell.bottom - words - sheet.mm(2)};
    sheet.add(drawing_of(place, nouns[i].motif, picture, 0.6));
    const double x = cell.center().x, y = cell.bottom - sheet.mm(6), half = sheet.mm(5.5);
    if (easy) {
      sheet.text(nouns[i].motif.name, {x, cell.bottom - sheet.mm(17)}, 17, On::both, Face::bold,
                 cell.width());
      add_choice(sheet, nouns[i], {x, y});
    } else if (hard) {
      sheet.line({cell.left, y + half}, {cell.right, y + half}, 0.4);
      sheet.text(nouns[i].article + " " + nouns[i].motif.name, {x, y}, 17, On::solution, Face::bold,
                 cell.width());
    } else {
      const double box = sheet.mm(17);
      sheet.box({cell.left, y - half, cell.left + box, y + half}, nouns[i].article, 16);
      const double rest = cell.width() - box - sheet.mm(3);
      sheet.text(nouns[i].motif.name, {cell.right - rest / 2, y}, 17, On::both, Face::regular, rest);
    }
  }
  return sheet.take();
}

}  // namespace books::lessons
