#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/random.h"
#include "drawing/figures/posed_figure.h"
#include "drawing/motifs/motif.h"
#include "drawing/page/figure.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {

// A child of 92 units stands for one of 120 cm.
inline constexpr double units_per_cm = 92.0 / 120;

// The point of a drawing where what lies on it or on its floor begins: it is seen whole.
inline constexpr std::string_view bed_point = "bed";

// Something that is held, sat on or used: a drawing with points and layers, or a motif's picture, whose
// points are where such a point usually is.
class Thing {
 public:
  explicit Thing(const props::DrawnProp& prop) : what_(&prop) {}
  // `height_cm` in life; it looks to the left where the drawing does.
  Thing(const motifs::Motif& motif, double height_cm, bool looks_left)
      : what_(&motif), motif_cm_(height_cm), looks_left_(looks_left) {}

  // In figure units as it is in life; its origin is the middle of its foot.
  double height() const;
  // A point of it at that height, or nothing where the drawing has none of the name.
  std::optional<figures::Contact> point(std::string_view name, double height) const;
  bool has(std::string_view name) const { return point(name, 1).has_value(); }
  // An English word of the lexicon, empty for a picture.
  std::string_view kind() const;
  // The German name of its drawing; empty for the picture of a motif.
  std::string_view title() const;
  // How many of what it is called it shows.
  int pieces() const;
  // Whether a layer of it comes before whoever or whatever is in it.
  bool has_front() const;
  bool is_picture() const { return std::holds_alternative<const motifs::Motif*>(what_); }
  // The picture's drawing at that height, what comes behind its user or before. `drawn` is how large
  // figure units will be, and what is too narrow to be drawn.
  page::Figure draw(props::PropLayer layer, double height, const figures::Drawn& drawn,
                    base::Random random) const;

 private:
  std::variant<const props::DrawnProp*, const motifs::Motif*> what_;
  double motif_cm_ = 0;
  bool looks_left_ = false;
};

}  // namespace drawing::deeds
