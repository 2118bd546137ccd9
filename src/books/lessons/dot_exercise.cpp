#include <algorithm>

#include "books/german/noun_table.h"
#include "books/lessons/colour_task.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/known_pictures.h"
#include "books/lessons/look_alikes.h"
#include "books/lessons/task_sheet.h"
#include "books/page_exercise.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"
#include "drawing/dots/dot_task.h"
#include "drawing/language/lexicon.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

drawing::Shape outline_of(const drawing::dots::DotTask& task) {
  drawing::Shape shape;
  std::vector<Point> points;
  for (const drawing::dots::Dot& dot : task.dots) points.push_back(dot.at);
  shape.path.add_polygon(points);
  shape.fill = drawing::Fill::none;
  shape.line_mm = 1.2;
  return shape;
}

// Vorschule knows its numbers to fifteen, the first year to twenty, the second to a hundred.
drawing::dots::DotDegree degree_of(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return {{8, 15}, 15, 14, 0.86, 0.93, 0.93};
    case LessonLevel::medium:
      return {{16, 20}, 12, 13, 0.87, 0.93, 0.93};
    case LessonLevel::hard:
      break;
  }
  return {{40, 100}, 6.2, 9, 0.9, 0.93, 0.93};
}

// What else an outline shows where the page has it: with a body or a shape of its own.
constexpr std::string_view shown_by_own_outline =
    "|Schneemann|Schloss|Herz|Tulpe|Sonnenblume|Windmühle|Regenschirm|Kürbis|Teddybär|Drachen|Luftballon|"
    "Gespenst|"
    "Roboter|Boot|Segelboot|Zelt|Krone|Stiefel|Glocke|Kerze|Apfel|Birne|Tannenbaum|Tanne|Palme|Kaktus|";

// Known pictures that so few dots show at a glance.
constexpr std::string_view shown_by_dots =
    "|Affe|Ananas|Auto|Brille|Delfin|Dinosaurier|Einhorn|Elefant|Ente|Fisch|Frosch|Geschenk|Gespenst|"
    "Gitarre|Hai|Hammer|Haus|Hose|Huhn|Kamel|Katze|Krone|Leuchtturm|Lupe|Mond|Nashorn|Pilz|Pinguin|"
    "Rakete|Schiff|Schildkröte|Schlange|Schmetterling|Schnecke|Glocke|Stiefel|Schlüssel|Stern|Storch|Stuhl|";

// A table, a branch and a bowl are only corners and curves when they are joined.
bool is_easily_named(const drawing::language::LexiconEntry& entry, const std::string& name) {
  if (entry.has_face) return false;
  const german::NounRecord* noun = german::NounTable::embedded().find(name);
  return !entry.shown_as.empty() || (noun != nullptr && noun->vehicle);
}

bool has_own_outline(const std::string& name) {
  return is_listed(shown_by_own_outline, name);
}

// The animals and things of the page that a child can name, the asked ones first and the largest of them.
// Not its people: of these an outline says little, and half a face between dots frightens children.
std::vector<std::size_t> own_figures(const drawing::Picture& picture) {
  std::vector<std::size_t> own;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const drawing::Element& element = picture.elements[i];
    if (!element.asked || element.motif.empty() || element.name.empty() || element.bounds.empty()) continue;
    const auto* entry = drawing::language::Lexicon::embedded().find(element.motif);
    const bool is_shown = entry != nullptr && (entry->is_animal || is_easily_named(*entry, element.name) ||
                                               has_own_outline(element.name));
    if (!is_shown) continue;
    own.push_back(i);
  }
  std::stable_sort(own.begin(), own.end(), [&](std::size_t a, std::size_t b) {
    return picture.elements[a].bounds.area() > picture.elements[b].bounds.area();
  });
  return own;
}

// The known pictures that dots show and that are on the page or at home in its place: cards in the book's own
// order, of which each page begins at a later one.
std::vector<SheetMotif> cards_of(const Workplace& place) {
  std::vector<std::string> cards;
  for (const auto* entry : known_pictures()) {
    if (is_listed(shown_by_dots, entry->shown_as)) cards.push_back(entry->shown_as);
  }
  const auto seed = static_cast<std::uint64_t>(place.content.created_at.time_since_epoch().count());
  base::Random(seed).fork("dots of the book").shuffle(std::span<std::string>(cards));
  std::vector<SheetMotif> known;
  for (const SheetMotif& motif : sheet_motifs(place, 0, place.random("dots"))) {
    if (motif.fits && is_listed(shown_by_dots, motif.name)) known.push_back(motif);
  }
  const auto card_of = [&](const SheetMotif& motif) {
    return std::find(cards.begin(), cards.end(), motif.name) - cards.begin();
  };
  std::sort(known.begin(), known.end(),
            [&](const SheetMotif& one, const SheetMotif& other) { return card_of(one) < card_of(other); });
  if (known.empty()) return known;
  const auto redraw = static_cast<std::size_t>(exercise_wish(place.content, place.page).redraw);
  const auto first = static_cast<std::ptrdiff_t>((place.page + redraw) % known.size());
  std::rotate(known.begin(), known.begin() + first, known.end());
  return known;
}

// The same, at the end those that the two pages before begin with: nothing hides twice on pages that follow
// one another, as far as there is something else.
std::vector<SheetMotif> known_figures(const Workplace& place) {
  std::vector<SheetMotif> known = cards_of(place);
  std::vector<std::string> before;
  for (std::size_t back = 1; back <= std::min<std::size_t>(2, place.page); ++back) {
    Workplace other = place;
    other.page -= back;
    if (other.picture() == nullptr) continue;
    const std::vector<SheetMotif> its = cards_of(other);
    if (!its.empty()) before.push_back(its.front().name);
  }
  std::stable_partition(known.begin(), known.end(), [&](const SheetMotif& motif) {
    return std::find(before.begin(), before.end(), motif.name) == before.end();
  });
  return known;
}

using drawing::dots::DotTask;

struct Hidden {
  DotTask task;
  bool is_asked = true;  // the page is about it
};

// The first of the page's own figures that dots show, else a known picture that goes with it.
std::optional<Hidden> hidden_figure(const Workplace& place, const Rect& room, LessonLevel level) {
  const auto measure = [&](const std::string& text, double size_mm) {
    const LabelBox box = label_box(text, size_mm, place.measure);
    return Point{box.width_mm, box.height_mm};
  };
  const drawing::dots::DotDegree degree = degree_of(level);
  const std::vector<std::size_t> own = own_figures(*place.picture());
  constexpr std::size_t most_tried = 2;
  for (std::size_t i = 0; i < std::min(most_tried, own.size()); ++i) {
    const auto figure = drawing::dots::figure_of(*place.picture(), own[i]);
    if (auto task = make_dot_task(figure, room, degree, measure)) return Hidden{*std::move(task)};
  }
  for (const SheetMotif& motif : known_figures(place)) {
    const drawing::dots::DotFigure figure{drawing_of(place, motif, room, 0.8), motif.name, true, 0};
    if (auto task = make_dot_task(figure, room, degree, measure)) return Hidden{*std::move(task), false};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Exercise> dot_exercise(const Workplace& place, LessonLevel level) {
  if (place.picture() == nullptr) return std::nullopt;
  Rect room = place.room;
  room.bottom -= 14 * place.scale;  // for the answer
  const std::optional<Hidden> hidden = hidden_figure(place, room, level);
  if (!hidden) return std::nullopt;
  const DotTask* task = &hidden->task;
  Exercise exercise;
  const std::string last = std::to_string(task->dots.size());
  exercise.signs = {Sign::join};
  exercise.title = "Von Punkt zu Punkt";
  exercise.instruction = "Verbinde die Punkte von 1 bis " + last + " und zum Schluss wieder mit der 1.";
  for (const drawing::Shape& detail : task->details) exercise.marks.emplace_back(detail);
  for (const drawing::dots::Dot& dot : task->dots) {
    drawing::Shape point;
    point.path.add_ellipse(dot.at, 0.75, 0.75);
    point.fill = drawing::Fill::black;
    point.role = drawing::Role::solid;
    exercise.marks.emplace_back(point);
    // The first one is easy to find.
    if (&dot == &task->dots.front()) {
      drawing::Shape ring;
      ring.path.add_ellipse(dot.at, 1.15, 1.15);
      ring.fill = drawing::Fill::none;
      ring.line_mm = 0.2;
      exercise.marks.emplace_back(ring);
    }
    const Face face = Face::regular;
    exercise.marks.emplace_back(centered_text(dot.text, face, task->label_size_mm, dot.label, place.measure));
  }
  const double size = place.points(13), baseline = place.room.bottom - 2 * place.scale;
  const std::string question = hidden->is_asked ? "Das ist: " : "Das passt zum Bild: ";
  const double width = text_width_em(question, Face::regular, place.measure) * size;
  const double left = place.room.center().x - 45 * place.scale;
  exercise.marks.emplace_back(TextMark{question, Face::regular, size, {left, baseline}});
  exercise.marks.emplace_back(
      straight_line({left + width + 2, baseline + 1}, {left + width + 75 * place.scale, baseline + 1}, 0.35));

  exercise.solution.area = room;
  for (const drawing::Shape& detail : task->details) exercise.solution.marks.emplace_back(detail);
  exercise.solution.marks.emplace_back(outline_of(*task));
  if (!task->name.empty()) exercise.solution.lines.push_back("Das ist: " + task->name);
  exercise.solution.lines.push_back(last + " Punkte");
  return exercise;
}

}  // namespace books::lessons
