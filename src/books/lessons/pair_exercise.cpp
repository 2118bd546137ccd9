#include <algorithm>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"
#include "books/ornament.h"
#include "books/sheet_parts.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// What is on a card: a motif and how many dots and stars there are beside it.
struct Card {
  std::size_t motif = 0;  // index into the sheet's motifs
  int dots = 0, stars = 0;

  friend bool operator==(const Card&, const Card&) = default;
};

// Cards of which each is there twice.
std::vector<Card> all_pairs(std::size_t pairs) {
  std::vector<Card> cards;
  for (std::size_t i = 0; i < 2 * pairs; ++i) cards.push_back({i / 2, 0, 0});
  return cards;
}

// Cards of one motif that differ in their dots and stars, but for two that are alike.
std::vector<Card> one_pair(std::size_t count, base::Random& random) {
  std::vector<Card> all;
  for (int dots = 0; dots <= 3; ++dots) {
    for (int stars = 0; stars <= 3; ++stars) all.push_back({0, dots, stars});
  }
  random.shuffle(std::span<Card>(all));
  all.resize(count - 1);
  all.push_back(all.front());
  return all;
}

// Whether two of a pair lie beside or below each other: then there is nothing to look for. Every grid of the
// sheets has many orders without.
bool any_side_by_side(const std::vector<Card>& cards, std::size_t columns) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool beside = (i + 1) % columns != 0 && i + 1 < cards.size() && cards[i] == cards[i + 1];
    if (beside || (i + columns < cards.size() && cards[i] == cards[i + columns])) return true;
  }
  return false;
}

// What is drawn beside the pictures: where cards differ in dots and stars, all have room for them.
enum class Signs { none, dots_and_stars };

void draw(TaskSheet& sheet, const SheetMotif& motif, const Card& card, const Rect& cell, Signs signs) {
  sheet.add(rounded_line(cell, sheet.mm(3), 0.5));
  const Rect inner = cell.inflated(-sheet.mm(4));
  Rect picture = inner;
  // Dots from the left and stars from the right, in one row above the picture.
  const double radius = std::min({inner.height() / 10, inner.width() / 14.5, sheet.mm(3.2)});
  if (signs == Signs::dots_and_stars) picture.top += 3 * radius;
  sheet.add(drawing_of(sheet.place(), motif, picture, 0.6));
  const auto at = [&](double from, double step, int index) {
    return Point{from + step * (1 + 2.4 * static_cast<double>(index)), inner.top + radius};
  };
  for (int i = 0; i < card.dots; ++i) {
    sheet.add(ring(at(inner.left, radius, i), radius * 0.8, 0.6, drawing::Fill::white));
  }
  for (int i = 0; i < card.stars; ++i) sheet.add(star(at(inner.right, -radius, i), radius, 0.5));
}

}  // namespace

std::optional<Exercise> pair_exercise(const Workplace& place, LessonLevel level) {
  const bool hard = level == LessonLevel::hard;
  TaskSheet sheet(
      place, hard ? "Finde das Paar" : "Finde die Paare",
      hard ? "Nur zwei Karten sind genau gleich: Kreise sie ein." : "Verbinde immer zwei gleiche Karten.",
      {Sign::look, hard ? Sign::circle : Sign::join});
  base::Random random = place.random("pairs");
  const std::size_t count = level == LessonLevel::easy ? 6 : hard ? 9 : 12;
  std::vector<Card> cards = hard ? one_pair(count, random) : all_pairs(count / 2);
  const std::vector<SheetMotif> motifs = sheet_motifs(place, 2, place.random("cards"));
  const bool wide = place.room.width() > place.room.height();
  const std::size_t short_side = count == 6 ? 2 : 3, long_side = count / short_side;
  const std::size_t columns = wide ? long_side : short_side;
  do {
    random.shuffle(std::span<Card>(cards));
  } while (any_side_by_side(cards, columns));
  std::vector<Rect> cells;
  for (std::size_t i = 0; i < count; ++i) {
    cells.push_back(grid_cell(place.room, columns, count / columns, i, sheet.mm(7)));
    draw(sheet, motifs[cards[i].motif], cards[i], cells[i], hard ? Signs::dots_and_stars : Signs::none);
  }
  // In the solution the cards of a pair have one number.
  int number = 0;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t k = i + 1; k < count; ++k) {
      if (cards[i] != cards[k]) continue;
      ++number;
      for (const Rect& cell : {cells[i], cells[k]}) {
        const Point corner{cell.right - sheet.mm(6), cell.bottom - sheet.mm(6)};
        sheet.add(ring(corner, sheet.mm(5), 0.8, drawing::Fill::white), On::solution);
        sheet.text(std::to_string(number), corner, 18, On::solution, Face::bold);
      }
    }
  }
  return sheet.take();
}

}  // namespace books::lessons
