#include <algorithm>
#include <array>

#include "books/german/mention.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/look_alikes.h"
#include "books/lessons/task_sheet.h"
#include "books/sheet_parts.h"
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
  std::vector<SheetMotif> kept;
  for (const SheetMotif& motif : sheet_motifs(place, 2, place.random("articles"))) {
    const auto* entry = drawing::language::Lexicon::embedded().find(motif.motif);
    if (entry == nullptr || entry->singular != motif.name || entry->plural.empty()) continue;
    std::vector<Noun>& group = by_gender[static_cast<std::size_t>(entry->gender)];
    if (group.size() * by_gender.size() >= count) continue;
    // A drawn man may be a father or a doctor, and a woman a girl: only who is known at sight has one name.
    if (is_person(element_of(motif)) && entry->shown_as != motif.name) continue;
    // A bunch of bananas is not one banana. Nor is there a cock beside a hen.
    if (!shows_one_thing(element_of(motif))) continue;
    const bool is_taken_for_another = std::any_of(kept.begin(), kept.end(), [&](const SheetMotif& other) {
      return look_alike(element_of(motif), element_of(other));
    });
    if (is_taken_for_another) continue;
    kept.push_back(motif);
    group.push_back({motif, article_of(entry->gender)});
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

// The sign that stands for an article where nobody reads yet: a ring, a triangle, a square.
drawing::Shape sign_of(std::string_view article, Point middle, double radius) {
  if (article == "der") return ring(middle, radius * 0.92, 0.7, drawing::Fill::white);
  drawing::Shape shape;
  if (article == "die") {
    shape.path.add_polygon({{middle.x, middle.y - radius},
                            {middle.x + radius, middle.y + 0.75 * radius},
                            {middle.x - radius, middle.y + 0.75 * radius}});
  } else {
    const double half = 0.82 * radius;
    shape.path.add_rect({middle.x - half, middle.y - half, middle.x + half, middle.y + half});
  }
  shape.line_mm = 0.7;
  return shape;
}

// For who speaks and does not read: three examples with their signs on top, and pictures that get the sign of
// the example with the same article.
Exercise spoken_article_exercise(const Workplace& place) {
  constexpr std::size_t examples = 3, asked = 6;
  TaskSheet sheet(place, "Der, die oder das?",
                  "Sprich das Wort und male das passende Zeichen in das Kästchen.",
                  {Sign::speak, Sign::write});
  std::vector<Noun> nouns = choose_nouns(place, examples + asked);
  // One example of each article, in their usual order.
  std::vector<Noun> heads;
  for (const char* article : {"der", "die", "das"}) {
    const auto found =
        std::find_if(nouns.begin(), nouns.end(), [&](const Noun& noun) { return noun.article == article; });
    heads.push_back(*found);
    nouns.erase(found);
  }
  const Rect& room = place.room;
  const Rect top{room.left, room.top, room.right, room.top + room.height() * 0.26};
  const Rect rest{room.left, top.bottom + sheet.mm(9), room.right, room.bottom};
  const double box = sheet.mm(16);
  for (std::size_t i = 0; i < examples; ++i) {
    const Rect cell = grid_cell(top, examples, 1, i, sheet.mm(6));
    sheet.add(rounded_line(cell, sheet.mm(4), 0.9));
    const Rect inner = cell.inflated(-sheet.mm(4));
    const Point sign{inner.right - box * 0.4, inner.center().y};
    sheet.add(
        drawing_of(place, heads[i].motif, {inner.left, inner.top, sign.x - box / 2, inner.bottom}, 0.6));
    sheet.add(sign_of(heads[i].article, sign, box * 0.36));
  }
  for (std::size_t i = 0; i < asked; ++i) {
    const Rect cell = grid_cell(rest, 3, asked / 3, i, sheet.mm(8));
    const double bottom = cell.bottom - box - sheet.mm(3);
    sheet.add(drawing_of(place, nouns[i].motif, {cell.left, cell.top, cell.right, bottom}, 0.6));
    const Point middle{cell.center().x, cell.bottom - box / 2};
    sheet.add(rounded_line({middle.x - box / 2, cell.bottom - box, middle.x + box / 2, cell.bottom},
                           sheet.mm(2), 0.5));
    sheet.add(sign_of(nouns[i].article, middle, box * 0.36), On::solution);
  }
  for (const Noun& head : heads) {
    std::string line = head.article + " " + head.motif.name + ":";
    for (const Noun& noun : nouns) {
      if (noun.article == head.article) line += " " + noun.article + " " + noun.motif.name + ",";
    }
    line.pop_back();
    sheet.solve(line);
  }
  Exercise exercise = sheet.take();
  exercise.notice = "Gesprochen wird: " + heads[0].article + " " + heads[0].motif.name + ", " +
                    heads[1].article + " " + heads[1].motif.name + ", " + heads[2].article + " " +
                    heads[2].motif.name + ". Lesen muss dafür noch niemand.";
  return exercise;
}

}  // namespace

std::optional<Exercise> article_exercise(const Workplace& place, LessonLevel level) {
  if (level == LessonLevel::easy) return spoken_article_exercise(place);
  const bool hard = level == LessonLevel::hard;
  TaskSheet sheet(
      place, "Der, die oder das?",
      hard ? "Schreibe das Wort mit der, die oder das." : "Schreibe der, die oder das vor das Wort.",
      {Sign::speak, Sign::write});
  const Rect& room = place.room;
  const std::size_t columns = room.width() > room.height() ? 3 : 2, count = 6;
  const std::vector<Noun> nouns = choose_nouns(place, count);
  for (std::size_t i = 0; i < count; ++i) {
    const Rect cell = grid_cell(room, columns, count / columns, i, sheet.mm(8));
    const double words = sheet.mm(14);
    const Rect picture{cell.left + sheet.mm(6), cell.top, cell.right - sheet.mm(6),
                       cell.bottom - words - sheet.mm(2)};
    sheet.add(drawing_of(place, nouns[i].motif, picture, 0.6));
    const double x = cell.center().x, y = cell.bottom - sheet.mm(6), half = sheet.mm(5.5);
    if (hard) {
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
