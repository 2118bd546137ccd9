#include "storage/picture_options.h"

#include "storage/column_values.h"

namespace storage {

drawing::Options options_of(const Query& row, int first) {
  drawing::Options options;
  int at = first;
  options.seed = static_cast<std::uint32_t>(row.integer(at++));
  options.age = from_column<drawing::Age>(row.text(at++));
  options.detail = from_column<drawing::Detail>(row.text(at++));
  options.orientation = from_column<drawing::Orientation>(row.text(at++));
  options.paper = from_column<drawing::Paper>(row.text(at++));
  options.frame = row.integer(at++) != 0;
  drawing::PageWishes& wishes = options.wishes;
  wishes.line = from_column<drawing::LineWidth>(row.text(at++));
  wishes.style = from_column<drawing::Style>(row.text(at++));
  wishes.weather = row.text(at++);
  wishes.place = row.text(at++);
  wishes.figures = row.count(at++);
  wishes.size = from_column<drawing::SizeWish>(row.text(at++));
  wishes.looks.hair = from_column<drawing::Hair>(row.text(at++));
  wishes.looks.outfit = from_column<drawing::Outfit>(row.text(at++));
  wishes.looks.glasses = row.integer(at++) != 0;
  wishes.name = row.text(at++);
  return options;
}

}  // namespace storage
