#include <algorithm>

#include "books/german/noun_table.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/look_alikes.h"
#include "books/lessons/task_sheet.h"
#include "drawing/language/lexicon.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

constexpr std::size_t most_own = 6;  // motifs of the page that are looked at

// Rooms in rows and columns; between any two of them leads exactly one way (a spanning tree, grown by a
// depth-first walk that turns by chance).
class Maze {
 public:
  Maze(int columns, int rows, base::Random random)
      : columns_(columns), rows_(rows), from_(static_cast<std::size_t>(columns * rows), -1) {
    std::vector<int> way = {0};
    from_[0] = 0;
    while (!way.empty()) {
      const std::vector<int> next = unvisited_beside(way.back());
      if (next.empty()) {
        way.pop_back();
        continue;
      }
      const int room = random.pick(std::span<const int>(next));
      from_[static_cast<std::size_t>(room)] = way.back();
      way.push_back(room);
    }
  }

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  // Whether a door leads from one room into the one beside it.
  bool is_open(int one, int other) const {
    return from_[static_cast<std::size_t>(one)] == other || from_[static_cast<std::size_t>(other)] == one;
  }
  // The rooms from the first to the last.
  std::vector<int> way() const {
    std::vector<int> way = {columns_ * rows_ - 1};
    while (way.back() != 0) way.push_back(from_[static_cast<std::size_t>(way.back())]);
    std::reverse(way.begin(), way.end());
    return way;
  }

 private:
  std::vector<int> unvisited_beside(int room) const {
    std::vector<int> found;
    const int x = room % columns_, y = room / columns_;
    const auto offer = [&](bool inside, int other) {
      if (inside && from_[static_cast<std::size_t>(other)] < 0) found.push_back(other);
    };
    offer(x > 0, room - 1);
    offer(x + 1 < columns_, room + 1);
    offer(y > 0, room - columns_);
    offer(y + 1 < rows_, room + columns_);
    return found;
  }

  int columns_, rows_;
  std::vector<int> from_;  // the room from which each was entered; -1 for none yet
};

// Draws the walls; the first room is open to the left and the last one to the right.
void draw_walls(TaskSheet& sheet, const Maze& maze, Point corner, double cell) {
  const double line = std::min(1.1, cell * 0.12);
  const auto wall = [&](int x1, int y1, int x2, int y2) {
    sheet.line({corner.x + x1 * cell, corner.y + y1 * cell}, {corner.x + x2 * cell, corner.y + y2 * cell},
               line);
  };
  const int columns = maze.columns(), rows = maze.rows();
  wall(0, 0, columns, 0);
  wall(0, rows, columns, rows);
  wall(0, 1, 0, rows);
  wall(columns, 0, columns, rows - 1);
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x) {
      const int room = y * columns + x;
      if (x + 1 < columns && !maze.is_open(room, room + 1)) wall(x + 1, y, x + 1, y + 1);
      if (y + 1 < rows && !maze.is_open(room, room + columns)) wall(x, y + 1, x + 1, y + 1);
    }
  }
}

void draw_way(TaskSheet& sheet, const Maze& maze, Point corner, double cell) {
  drawing::Shape shape;
  const auto middle = [&](int room) {
    const int row = room / maze.columns();
    return Point{corner.x + (room % maze.columns() + 0.5) * cell, corner.y + (row + 0.5) * cell};
  };
  shape.path.move_to(middle(0) - Point{cell, 0});
  for (const int room : maze.way()) shape.path.line_to(middle(room));
  shape.path.line_to(middle(maze.way().back()) + Point{cell, 0});
  shape.fill = drawing::Fill::none;
  shape.role = drawing::Role::detail;
  shape.line_mm = cell * 0.3;
  sheet.add(shape, On::solution);
}

using drawing::language::Awaits;
using drawing::language::Lexicon;
using drawing::language::LexiconEntry;

bool has_face(const SheetMotif& motif) {
  const LexiconEntry* entry = Lexicon::embedded().find(motif.motif);
  return entry != nullptr && entry->has_face;
}

// Who goes through the maze: of the page's own motifs the first one with a face, else the first vehicle, else
// the first one.
std::size_t walker_of(const std::vector<SheetMotif>& motifs) {
  const auto found = std::find_if(motifs.begin(), motifs.end(),
                                  [](const SheetMotif& motif) { return motif.own && has_face(motif); });
  if (found != motifs.end()) return static_cast<std::size_t>(found - motifs.begin());
  const auto vehicle = std::find_if(motifs.begin(), motifs.end(), [](const SheetMotif& motif) {
    const german::NounRecord* noun = german::NounTable::embedded().find(motif.name);
    return motif.own && noun != nullptr && noun->vehicle;
  });
  return vehicle == motifs.end() ? 0 : static_cast<std::size_t>(vehicle - motifs.begin());
}

// Something else that the page is about or its sentence speaks of ("mit Laternen"), and that is no place
// which surrounds the walker: a stable, a ball.
std::optional<SheetMotif> asked_goal(const Workplace& place, const SheetMotif& walker) {
  const drawing::Picture* picture = place.picture();
  if (picture == nullptr) return std::nullopt;
  constexpr double widest_share = 0.7, smallest_mm = 8;
  for (std::size_t i = 0; i < picture->elements.size(); ++i) {
    const drawing::Element& element = picture->elements[i];
    const bool is_said =
        element.asked ||
        (!element.name.empty() && place.page_content().caption.find(element.name) != std::string::npos);
    const bool is_other = is_said && !element.name.empty() && element.name != walker.name &&
                          (element.motif.empty() || element.motif != walker.motif);
    const double width = element.bounds.width(), height = element.bounds.height();
    if (!is_other || width > widest_share * picture->width_mm || std::max(width, height) < smallest_mm)
      continue;
    return motif_of(*picture, i);
  }
  return std::nullopt;
}

// What is at home on the page's place and neither runs away nor looks for something itself.
std::optional<SheetMotif> goal_of_place(const std::vector<SheetMotif>& motifs) {
  for (const SheetMotif& motif : motifs) {
    const LexiconEntry* entry = Lexicon::embedded().find(motif.motif);
    const german::NounRecord* noun = german::NounTable::embedded().find(motif.name);
    const bool moves =
        entry == nullptr || entry->is_animal || entry->has_face || (noun != nullptr && noun->vehicle);
    if (!motif.own && motif.fits && !moves) return motif;
  }
  return std::nullopt;
}

SheetMotif of_catalogue(std::string_view motif) {
  const LexiconEntry* entry = Lexicon::embedded().find(motif);
  if (entry == nullptr) return {std::string(motif), "", {}};
  return {std::string(motif),
          entry->shown_as.empty() ? std::string(entry->singular) : std::string(entry->shown_as),
          {}};
}

// What the walker looks for: what else the page is about, else its own goal, else something of the place,
// else what awaits anybody.
SheetMotif goal_of(const Workplace& place, const std::vector<SheetMotif>& motifs, std::size_t walker) {
  if (auto asked = asked_goal(place, motifs[walker])) return *asked;
  const LexiconEntry* entry = Lexicon::embedded().find(motifs[walker].motif);
  const auto other_own = [&](auto is) {
    return std::find_if(motifs.begin(), motifs.end(), [&](const SheetMotif& motif) {
      return motif.own && motif.motif != motifs[walker].motif && is(motif);
    });
  };
  // Animals look for their food; who is no animal may also look for what is at home on the page's place.
  if (entry != nullptr && !entry->is_animal) {
    if (auto goal = goal_of_place(motifs)) return *goal;
  }
  if (entry != nullptr && !entry->goal.empty()) {
    const auto on_page = other_own([&](const SheetMotif& motif) { return motif.motif == entry->goal; });
    return on_page != motifs.end() ? *on_page : of_catalogue(entry->goal);
  }
  const auto own = other_own([](const SheetMotif&) { return true; });
  if (own != motifs.end()) return *own;
  if (auto goal = goal_of_place(motifs)) return *goal;
  const Awaits awaits = entry != nullptr && entry->has_face ? Awaits::faces : Awaits::things;
  for (const LexiconEntry& goal : Lexicon::embedded().entries()) {
    if (goal.awaits == awaits && goal.motif != motifs[walker].motif) return of_catalogue(goal.motif);
  }
  return motifs[walker == 0 ? 1 : 0];
}

}  // namespace

std::optional<Exercise> maze_exercise(const Workplace& place, LessonLevel level) {
  TaskSheet sheet(place, "Labyrinth", "Finde den Weg vom Anfang zum Ziel und zeichne ihn ein.",
                  {Sign::look, Sign::join});
  const std::vector<SheetMotif> motifs = sheet_motifs(place, most_own, place.random("maze"));
  const std::size_t walker = walker_of(motifs);
  const double wanted = sheet.mm(level == LessonLevel::easy ? 18 : level == LessonLevel::medium ? 12.5 : 8.5);
  const double side = sheet.mm(30), gap = sheet.mm(3);
  // Who walks stands above the entrance at the left, the goal below the exit at the right.
  Rect area = place.room;
  area.top += side + gap;
  area.bottom -= side + gap;
  const int columns = std::max(4, static_cast<int>((area.width() - wanted) / wanted));
  const int rows = std::max(4, static_cast<int>(area.height() / wanted));
  const double cell = std::min(area.width() / (columns + 1), area.height() / rows);
  const Point corner{area.center().x - cell * columns / 2, area.center().y - cell * rows / 2};
  const Maze maze(columns, rows, place.random("walls"));
  draw_walls(sheet, maze, corner, cell);
  draw_way(sheet, maze, corner, cell);
  const double right = corner.x + cell * columns, bottom = corner.y + cell * rows;
  sheet.add(drawing_of(place, motifs[walker],
                       {corner.x, corner.y - gap - side, corner.x + 1.6 * side, corner.y - gap}, 0.6));
  const SheetMotif goal = goal_of(place, motifs, walker);
  if (!goal.name.empty() && is_called_so(element_of(goal))) sheet.solve("Ziel: " + goal.name);
  sheet.add(drawing_of(place, goal, {right - 1.6 * side, bottom + gap, right, bottom + gap + side}, 0.6));
  // Arrows into the first room and out of the last one.
  for (const Point tip :
       {Point{corner.x + cell * 0.2, corner.y + cell / 2}, Point{right + cell * 0.45, bottom - cell / 2}}) {
    const double head = std::min(sheet.mm(2.4), cell * 0.2);
    sheet.line(tip - Point{cell * 0.6, 0}, tip, 0.7);
    sheet.line(tip - Point{head, head}, tip, 0.7);
    sheet.line(tip - Point{head, -head}, tip, 0.7);
  }
  return sheet.take();
}

}  // namespace books::lessons
