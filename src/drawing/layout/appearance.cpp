#include "drawing/layout/appearance.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include "drawing/cast/face.h"
#include "drawing/cast/motif_figure.h"
#include "drawing/cast/wear.h"

namespace drawing::layout {
namespace {

std::optional<cast::Expression> expression_of(const cast::Actor& actor) {
  if (actor.pose == Pose::sleeping || actor.mood == Mood::sleepy) return cast::Expression::asleep;
  if (actor.mood == Mood::sad) return cast::Expression::sad;
  if (actor.mood == Mood::angry) return cast::Expression::angry;
  return std::nullopt;
}

// Glasses are white paper too, so the pupils behind them are painted on them once more.
void let_through(page::Figure& glasses, const std::vector<Shape>& solids) {
  const geometry::Rect box = glasses.exact_bounds();
  for (const Shape& solid : solids) {
    if (box.contains(solid.path.bounds().center())) glasses.shapes.push_back(solid);
  }
}

void keep_solids(const page::Figure& figure, std::vector<Shape>& solids) {
  std::copy_if(figure.shapes.begin(), figure.shapes.end(), std::back_inserter(solids),
               [](const Shape& shape) { return shape.role == Role::solid; });
}

// An ensemble at the size at which it came to stand.
cast::Ensemble::Drawing put_ensemble(page::Board& board, const cast::Ensemble& ensemble,
                                     const Placement& placement, std::vector<Shape>& solids) {
  const geometry::Affine map = placement.map * ensemble.into_square();
  const double mm_per_unit = std::sqrt(std::abs(map.determinant()));
  cast::Ensemble::Drawing drawing = ensemble.draw(mm_per_unit, board.stage());
  std::vector<page::Board::Member> members;
  for (const cast::Ensemble::Piece& piece : drawing.pieces)
    members.push_back({piece.member, piece.asked, piece.figure.transformed(map)});
  for (const page::Board::Member& member : members) keep_solids(member.piece, solids);
  const int first = board.put_ensemble(std::move(members), placement.depth);
  for (cast::Ensemble::Member& member : drawing.members) {
    member.id += first;
    for (int& other : member.joined) other += first;
    for (cast::Ensemble::Member::Limb& limb : member.limbs) limb.at = map(limb.at);
  }
  for (cast::Ensemble::Contact& contact : drawing.contacts) contact.gap *= mm_per_unit;
  return drawing;
}

}  // namespace

Appearance put_cast(page::Board& board, const std::vector<cast::Actor>& actors, const Layout& layout) {
  Appearance appearance;
  std::vector<Shape> solids;
  for (const Placement& placement : layout.placements) {
    const cast::Actor& actor = actors[static_cast<std::size_t>(placement.actor)];
    if (actor.ensemble != nullptr) {
      cast::Ensemble::Drawing drawing = put_ensemble(board, *actor.ensemble, placement, solids);
      std::move(drawing.contacts.begin(), drawing.contacts.end(), std::back_inserter(appearance.contacts));
      appearance.ensembles.push_back(std::move(drawing.members));
      continue;
    }
    page::Figure figure = cast::motif_figure(*actor.motif, placement.map, board.stage());
    figure.name = actor.name;
    if (actor.wear().see_through) let_through(figure, solids);
    const std::optional<cast::Expression> expression = expression_of(actor);
    if (expression) cast::express(figure, *expression);
    keep_solids(figure, solids);
    board.put_asked(std::move(figure), placement.depth);
  }
  return appearance;
}

}  // namespace drawing::layout
