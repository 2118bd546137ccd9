#include "books/lessons/counted_things.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"

namespace books::lessons {
namespace {

using geometry::Rect;

constexpr std::size_t fields = 2;
constexpr int fewest[fields] = {21, 41}, farthest[fields] = {39, 59};

// "Zehner" and "Einer" with a box each, and one for the number of both.
void add_answer(TaskSheet& sheet, const Rect& area, int number) {
  const double gap = sheet.mm(3), label = sheet.mm(6);
  const double box = std::min(sheet.mm(14), (area.height() - 2 * label - gap) / 2);
  const double left = area.left, middle = area.center().x, top = area.center().y - label - box - gap / 2;
  const auto labelled = [&](const std::string& name, double x0, double x1, double y,
                            const std::string& answer) {
    sheet.text(name, {(x0 + x1) / 2, y + label / 2}, 10.5, On::both, Face::regular, x1 - x0);
    sheet.box({x0, y + label, x1, y + label + box}, answer);
  };
  labelled("Zehner", left, middle - gap / 2, top, std::to_string(number / 10));
  labelled("Einer", middle + gap / 2, area.right, top, std::to_string(number % 10));
  labelled("zusammen", left, area.right, top + label + box + gap, std::to_string(number));
}

}  // namespace

std::optional<Exercise> bundle_exercise(const Workplace& place) {
  const std::vector<SheetMotif> motifs = counted_motifs(place, fields, farthest[1], place.random("bundles"));
  if (motifs.size() < fields) return std::nullopt;
  TaskSheet sheet(place, "Immer zehn", "Kreise immer 10 ein und schreibe, wie viele es sind.",
                  {Sign::count, Sign::circle, Sign::write});
  const Rect room = sheet.put_picture(0.24);
  base::Random random = place.random("numbers to bundle");
  for (std::size_t i = 0; i < fields; ++i) {
    const auto span = static_cast<std::uint32_t>(farthest[i] - fewest[i] + 1);
    const int number = fewest[i] + static_cast<int>(random.below(span));
    const Rect cell = grid_cell(room, 1, fields, i, sheet.mm(6));
    const Rect field{cell.left, cell.top, cell.right - sheet.mm(38), cell.bottom};
    sheet.add(plain_box(field, 0.4));
    add_things(sheet, motifs[i],
               spots_in(field.inflated(-sheet.mm(2.5)), number, random.fork(std::to_string(i))), On::page);
    add_answer(sheet, {field.right + sheet.mm(4), cell.top, cell.right, cell.bottom}, number);
    sheet.solve(motifs[i].name + ": " + std::to_string(number / 10) + " Zehner, " +
                std::to_string(number % 10) + " Einer = " + std::to_string(number));
  }
  return sheet.take();
}

}  // namespace books::lessons
