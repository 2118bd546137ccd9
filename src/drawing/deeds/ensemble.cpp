#include "drawing/deeds/ensemble.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

#include "drawing/deeds/clothing.h"
#include "drawing/deeds/faces.h"
#include "drawing/deeds/members.h"
#include "drawing/deeds/placing.h"
#include "drawing/deeds/variety.h"
#include "drawing/motifs/motif.h"

namespace drawing::deeds {
namespace {

using geometry::Affine;
using geometry::Rect;

// What an outline for the layout is drawn at.
constexpr double outline_mm_per_unit = 0.3;

figures::Drawn coarse_outline() {
  figures::Drawn drawn;
  drawn.mm_per_unit = outline_mm_per_unit;
  drawn.finest_mm = 0;  // nothing is left out, as small as it is here
  return drawn;
}

class Troupe : public cast::Ensemble {
 public:
  Troupe(std::vector<Casting> castings, const base::Random& random)
      : castings_(with_free_faces(std::move(castings), coarse_outline(), random)),
        placed_(place(castings_)),
        random_(random) {}

  Drawing draw(double mm_per_unit, const page::Stage& stage) const override {
    figures::Drawn drawn;
    drawn.mm_per_unit = mm_per_unit;
    drawn.finest_mm = stage.finest_mm();
    drawn.line_mm = stage.pens.asked;
    const Scene scene = draw_tableau(placed_, drawn, random_);
    Drawing drawing;
    for (const deeds::Piece& piece : scene.pieces)
      drawing.pieces.push_back(
          {static_cast<int>(piece.casting), castings_[piece.casting].player.wished >= 0, piece.figure});
    for (const ContactGap& gap : scene.contacts) drawing.contacts.push_back({gap.of, gap.with, gap.gap});
    drawing.members = members_of(placed_);
    return drawing;
  }

  Affine into_square() const override { return into_square_; }

  // Who steps before the others does so from the plan's line, or from where the farthest one stands.
  double rear_foot() const override {
    std::optional<double> farthest;
    for (const Casting& casting : castings_) {
      const Part& part = *casting.part;
      if (part.at || part.reach.hip || part.y >= 1 || part.depth == Depth::front) continue;
      farthest = std::max(farthest.value_or(part.y), part.y);
    }
    if (!farthest) return bottom_;
    return std::min(into_square_(geometry::Point{0, -std::min(0.0, *farthest)}).y, bottom_);
  }

  double tallest_figure() const override { return tallest_figure_; }

  // The outline as a motif in the unit square.
  std::shared_ptr<const motifs::Motif> outline() {
    const Scene scene = draw_tableau(placed_, coarse_outline(), random_);
    const Rect box = scene.bounds();
    const double scale = 1 / std::max(box.width(), box.height());
    into_square_ = Affine::scaling(scale, scale) * Affine::translation(-box.left, -box.top);
    auto motif = std::make_shared<motifs::Motif>();
    motif->id = castings_.front().player.motif;
    motif->plain = true;
    for (const deeds::Piece& piece : scene.pieces) {
      for (const Shape& shape : piece.figure.shapes) {
        if (shape.role == drawing::Role::detail) continue;
        motifs::MotifShape drawn_shape;
        drawn_shape.path = shape.path.transformed(into_square_);
        drawn_shape.role =
            shape.role == drawing::Role::solid ? motifs::MotifRole::solid : motifs::MotifRole::region;
        drawn_shape.even_odd = shape.even_odd;
        drawn_shape.colour = shape.colour;
        motif->shapes.push_back(std::move(drawn_shape));
      }
    }
    bottom_ = box.height() * scale;
    tallest_figure_ = tallest_in(scene) * scale;
    motif->bounds = {0, 0, box.width() * scale, bottom_};
    return motif;
  }

 private:
  // The height of the tallest of those who live, figure units.
  double tallest_in(const Scene& scene) const {
    std::vector<Rect> boxes(castings_.size());
    for (const deeds::Piece& piece : scene.pieces)
      if (placed_[piece.casting].thing() == nullptr) boxes[piece.casting].include(piece.figure.bounds());
    double tallest = 0;
    for (const Rect& box : boxes)
      if (!box.empty()) tallest = std::max(tallest, cast::height_of_figure(box));
    return tallest;
  }

  std::vector<Casting> castings_;
  std::vector<Placed> placed_;  // points to castings_
  base::Random random_;
  Affine into_square_;
  // In the unit square: the outline's lower edge, and the height of the tallest figure.
  double bottom_ = 1, tallest_figure_ = 0;
};

}  // namespace

void make_ensemble(cast::Actor& actor, std::vector<Casting> castings, const base::Random& random) {
  auto troupe = std::make_shared<Troupe>(dressed_for_deeds(with_varied_poses(std::move(castings))), random);
  actor.with_body = troupe->outline();
  actor.motif = actor.with_body.get();
  actor.bust = false;
  actor.facing = language::Facing::right;
  actor.pose = Pose::as_is;
  cast::measure(actor);
  actor.relative = 1;
  // All ensembles of a page have one scale.
  actor.relative = unit_at_size_1 / troupe->into_square().a / actor.scale();
  actor.true_to_life = true;
  actor.ensemble = std::move(troupe);
}

}  // namespace drawing::deeds
