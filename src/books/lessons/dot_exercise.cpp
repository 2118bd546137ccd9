#include "books/lessons/colour_task.h"
#include "books/lessons/exercise_kinds.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"
#include "drawing/dots/dot_task.h"

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

drawing::dots::Amount amount_of(LessonLevel level) {
  using drawing::dots::Amount;
  return level == LessonLevel::easy     ? Amount::few
         : level == LessonLevel::medium ? Amount::some
                                        : Amount::many;
}

}  // namespace

std::optional<Exercise> dot_exercise(const Workplace& place, LessonLevel level) {
  if (place.picture() == nullptr) return std::nullopt;
  Rect room = place.room;
  room.bottom -= 14 * place.scale;  // for the answer
  const auto task = drawing::dots::make_dot_task(
      *place.picture(), room, amount_of(level), [&](const std::string& text, double size_mm) {
        const LabelBox box = label_box(text, size_mm, place.measure);
        return Point{box.width_mm, box.height_mm};
      });
  if (!task) return std::nullopt;
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
  const std::string question = "Das ist: ";
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
