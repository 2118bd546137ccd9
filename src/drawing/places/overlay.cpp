#include "drawing/places/overlay.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "drawing/props/catalogue.h"

namespace drawing::places {
namespace {

// Puts other drawings where an overlay has some.
class Replacement {
 public:
  explicit Replacement(const Overlay& overlay) : overlay_(overlay) {}

  void in(std::vector<Prop>& props) const {
    std::erase_if(props, [this](Prop& prop) { return !replace(prop); });
  }

  // Rows whose props are all gone go as well.
  void in(std::vector<Row>& rows) const {
    std::erase_if(rows, [this](Row& row) {
      in(row.otherwise);
      return !std::visit([this](auto& what) { return keep(what); }, row.what);
    });
  }

 private:
  // False where nothing stands there any more.
  bool replace(Prop& prop) const {
    if (prop.drawing == nullptr) return true;
    const auto found = overlay_.instead.find(prop.drawing->name);
    if (found == overlay_.instead.end()) return true;
    if (!found->second) return false;
    prop.drawing = found->second->drawing;
    prop.motif = found->second->motif;
    prop.kind = found->second->kind;
    prop.wanted = true;
    return true;
  }

  template <typename Rows>
  bool keep_props(Rows& row) const {
    in(row.props);
    return !row.props.empty();
  }

  bool keep(Piece& piece) const {
    in(piece.props);
    for (std::vector<Prop>& props : piece.one_of) in(props);
    // Where no water lilies are, the lake that bears them is under ice.
    const auto lilies = overlay_.instead.find("lily_pad");
    const bool frozen = lilies != overlay_.instead.end() && !lilies->second;
    if (piece.name == "lake" && frozen) piece.words["water"] = "ice";
    return true;
  }
  bool keep(OnWall& hung) const { return replace(hung.prop); }
  bool keep(MainThing& main) const { return replace(main.prop); }
  bool keep(Standing& row) const { return keep_props(row); }
  bool keep(InLine& row) const { return keep_props(row); }
  bool keep(AlongStreet& row) const { return keep_props(row); }
  bool keep(Filling& row) const { return keep_props(row); }
  bool keep(Hill&) const { return true; }
  bool keep(Room&) const { return true; }

  const Overlay& overlay_;
};

}  // namespace

bool has_window_for(const Arrangement& arrangement, const Overlay& overlay) {
  return std::any_of(arrangement.things.begin(), arrangement.things.end(), [&](const Row& row) {
    const auto* hung = std::get_if<OnWall>(&row.what);
    if (hung == nullptr || hung->prop.drawing == nullptr) return false;
    const auto found = overlay.instead.find(hung->prop.drawing->name);
    return found != overlay.instead.end() && found->second.has_value();
  });
}

bool shows(const Overlay& overlay, std::string_view name) {
  return std::any_of(overlay.instead.begin(), overlay.instead.end(), [&](const auto& each) {
    const props::NamedProp* drawing = each.second ? each.second->drawing : nullptr;
    const auto* drawn = drawing != nullptr ? std::get_if<const props::DrawnProp*>(&drawing->how) : nullptr;
    return drawn != nullptr && (*drawn)->title == name;
  });
}

namespace {

// How large a window is that a wall gets for the weather, in mm on an A4 page.
constexpr double lowest_window_mm = 70, highest_window_mm = 84;
constexpr double window_top = 0.06;

bool has_adorned_wall(const Arrangement& arrangement) {
  return std::ranges::any_of(arrangement.air, [](const Row& row) {
    const auto* filling = std::get_if<Filling>(&row.what);
    return filling != nullptr && filling->where == Filling::Where::wall;
  });
}

// Before what else hangs on the wall, and after what stands before it.
void hang_window(Arrangement& arrangement, Prop window) {
  window.low_mm = lowest_window_mm;
  window.high_mm = highest_window_mm;
  window.wanted = true;
  Row row;
  row.what =
      OnWall{.top_low = window_top, .top_high = window_top, .prop = std::move(window), .in_landscape = {}};
  const auto first = std::ranges::find_if(
      arrangement.things, [](const Row& each) { return std::holds_alternative<OnWall>(each.what); });
  arrangement.things.insert(first, std::move(row));
}

}  // namespace

Arrangement seen_from_within(const Arrangement& arrangement, const Overlay& overlay) {
  Arrangement other = arrangement;
  const Replacement replacement(overlay);
  for (auto* rows : {&other.before, &other.behind, &other.land, &other.on_ground, &other.things,
                     &other.guests, &other.ground})
    replacement.in(*rows);
  for (auto* props : {&other.landmark, &other.edges, &other.far, &other.corners}) replacement.in(*props);
  const auto window = overlay.instead.find("room_window");
  if (window != overlay.instead.end() && window->second && !has_window_for(arrangement, overlay) &&
      has_adorned_wall(arrangement))
    hang_window(other, *window->second);
  return other;
}

Arrangement overlaid(const Arrangement& arrangement, const Overlay& overlay) {
  Arrangement other = seen_from_within(arrangement, overlay);
  // A season leaves sun and moon where they are.
  if (!overlay.sky.empty()) other.sky = overlay.sky;
  other.sky_chance.reset();
  other.air = overlay.air;
  other.near = overlay.near;
  return other;
}

}  // namespace drawing::places
