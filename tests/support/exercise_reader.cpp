#include "support/exercise_reader.h"

#include <algorithm>
#include <cmath>

#include "books/text_layout.h"

namespace support {
namespace {

const PlainMeasure measure;

bool same(geometry::Point a, geometry::Point b) {
  return geometry::length(a - b) < 1e-6;
}

}  // namespace

std::vector<PlacedText> ExerciseReader::texts_of(const std::vector<books::Mark>& marks) {
  std::vector<PlacedText> texts;
  for (const books::Mark& mark : marks) {
    const auto* text = std::get_if<books::TextMark>(&mark);
    if (text == nullptr) continue;
    const double width = books::text_width_em(text->text, text->face, measure) * text->size_mm;
    const double height = measure.cap_height_em(text->face) * text->size_mm;
    const geometry::Rect box{text->start.x, text->start.y - height, text->start.x + width, text->start.y};
    texts.push_back({text->text, box.center(), text->size_mm, box});
  }
  return texts;
}

std::vector<PlacedShape> ExerciseReader::shapes_of(const std::vector<books::Mark>& marks) {
  std::vector<PlacedShape> shapes;
  for (const books::Mark& mark : marks) {
    const auto* shape = std::get_if<drawing::Shape>(&mark);
    if (shape != nullptr && !shape->path.empty()) shapes.push_back({shape, shape->path.bounds()});
  }
  return shapes;
}

std::vector<PlacedText> ExerciseReader::answers() const {
  const std::vector<PlacedText> page = texts();
  std::vector<PlacedText> found;
  for (const PlacedText& text : solved_texts()) {
    const bool is_printed = std::any_of(page.begin(), page.end(), [&](const PlacedText& printed) {
      return printed.text == text.text && same(printed.middle, text.middle);
    });
    if (!is_printed) found.push_back(text);
  }
  return found;
}

std::vector<PlacedShape> ExerciseReader::answer_shapes() const {
  const std::vector<PlacedShape> page = shapes();
  std::vector<PlacedShape> found;
  for (const PlacedShape& shape : shapes_of(exercise_.solution.marks)) {
    const bool is_printed = std::any_of(page.begin(), page.end(), [&](const PlacedShape& printed) {
      return printed.shape->path == shape.shape->path && printed.shape->fill == shape.shape->fill;
    });
    if (!is_printed) found.push_back(shape);
  }
  return found;
}

bool is_line(const drawing::Shape& shape) {
  return shape.path.points().size() == 2 && shape.path.verbs().size() == 2;
}

bool is_box(const drawing::Shape& shape) {
  const auto& points = shape.path.points();
  if (points.size() < 4 || points.size() > 5) return false;
  const geometry::Rect box = shape.path.bounds();
  return std::all_of(points.begin(), points.end(), [&](geometry::Point p) {
    const bool at_x = std::abs(p.x - box.left) < 1e-6 || std::abs(p.x - box.right) < 1e-6;
    const bool at_y = std::abs(p.y - box.top) < 1e-6 || std::abs(p.y - box.bottom) < 1e-6;
    return at_x && at_y;
  });
}

bool is_circle(const drawing::Shape& shape, drawing::Fill fill) {
  const geometry::Rect box = shape.path.bounds();
  const bool is_curved = std::find(shape.path.verbs().begin(), shape.path.verbs().end(),
                                   geometry::Verb::cubic) != shape.path.verbs().end();
  return shape.fill == fill && is_curved && std::abs(box.width() - box.height()) < 1e-6;
}

int things_in(const std::vector<PlacedShape>& shapes, const geometry::Rect& box) {
  struct Part {
    geometry::Rect size;
    int count = 0;
  };
  std::vector<Part> parts;
  for (const PlacedShape& shape : shapes) {
    if (is_box(*shape.shape) || !box.contains(shape.box.center())) continue;
    const auto same = std::find_if(parts.begin(), parts.end(), [&](const Part& part) {
      return std::abs(part.size.width() - shape.box.width()) < 1e-3 &&
             std::abs(part.size.height() - shape.box.height()) < 1e-3;
    });
    if (same == parts.end()) {
      parts.push_back({shape.box, 1});
    } else {
      ++same->count;
    }
  }
  int least = 1000;
  for (const Part& part : parts) least = std::min(least, part.count);
  return parts.empty() ? 0 : least;
}

}  // namespace support
