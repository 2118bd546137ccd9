#include "books/picture_source.h"

#include <algorithm>

#include "books/telling/alt_text.h"

namespace books {

geometry::Rect source_area(const Page& page) {
  if (const auto* bitmap = std::get_if<Bitmap>(&page.picture)) {
    return {0, 0, static_cast<double>(bitmap->width_px), static_cast<double>(bitmap->height_px)};
  }
  const auto& picture = std::get<drawing::Picture>(page.picture);
  if (picture.clip.empty()) return {0, 0, picture.width_mm, picture.height_mm};
  geometry::Rect area = picture.clip;
  for (const drawing::Shape& shape : picture.shapes) {
    if (shape.role == drawing::Role::frame) area.include(shape.path.bounds().inflated(shape.line_mm / 2));
  }
  return area;
}

std::string alternative_text(const Page& page, std::size_t index) {
  const auto* picture = std::get_if<drawing::Picture>(&page.picture);
  std::string words = picture == nullptr ? std::string() : telling::alt_text(picture->subject);
  if (words.empty()) words = page.caption;
  return words.empty() ? "Ausmalbild " + std::to_string(index + 1) : words;
}

drawing::Picture without_elements(const drawing::Picture& picture,
                                  const std::vector<std::uint16_t>& elements) {
  drawing::Picture rest = picture;
  rest.shapes.erase(std::remove_if(rest.shapes.begin(), rest.shapes.end(),
                                   [&](const drawing::Shape& shape) {
                                     return shape.role != drawing::Role::frame &&
                                            std::find(elements.begin(), elements.end(), shape.element) !=
                                                elements.end();
                                   }),
                    rest.shapes.end());
  return rest;
}

drawing::Picture printed_picture(const drawing::Picture& picture, const PictureMark& mark) {
  if (mark.without_shapes.empty()) return without_elements(picture, mark.without);
  drawing::Picture rest = picture;
  std::size_t index = 0;
  std::erase_if(rest.shapes, [&](const drawing::Shape&) {
    return std::binary_search(mark.without_shapes.begin(), mark.without_shapes.end(), index++);
  });
  return mark.without.empty() ? rest : without_elements(rest, mark.without);
}

}  // namespace books
