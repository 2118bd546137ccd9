#include <algorithm>

#include "drawing/places/interior.h"
#include "drawing/places/pieces.h"

namespace drawing::places {
namespace {

// Strings hang from just below the page's upper edge.
constexpr double string_top = 0.015;

double middle(const Set& set, const Ridge& line) {
  return line.at(set.stage().frame.center().x);
}

Crossing crossing_of(Set& set, const std::string& word) {
  if (word == "none") return Crossing::none;
  if (word == "either" && !set.random().chance(0.5)) return Crossing::stones;
  return word != "stones" && set.may_add("bridge") ? Crossing::bridge : Crossing::stones;
}

Water water_of(const std::string& word) {
  if (word == "lilies") return Water::lilies;
  if (word == "reeds") return Water::reeds;
  return word == "ice" ? Water::ice : Water::plain;
}

void paint_houses(Scenery& scenery, const Piece& piece) {
  Set& set = scenery.set();
  const auto choices = static_cast<std::uint32_t>(piece.one_of.size());
  const std::vector<Prop>& houses = choices == 0 ? piece.props : piece.one_of[set.random().below(choices)];
  if (set.may_add("house"))
    add_houses(set, scenery.y(piece.top), depth_of(piece.layer.value_or(Layer::middle)), houses,
               piece.number("scale", 1), piece.number("gap", 0));
}

void paint_road(Scenery& scenery, const Piece& piece) {
  Set& set = scenery.set();
  const Ridge& ground = scenery.ground();
  const Road road = road_edges(set, middle(set, ground));
  const Kerb kerb = piece.word("kerb") == "blocks" ? Kerb::blocks : Kerb::stone;
  add_road(set, road, kerb, ground.depth + 0.05);
  scenery.road = road;
  scenery.add_line("kerb", level(set, road.far_y, ground.depth));
}

void paint_open_water(Scenery& scenery, const Piece& piece) {
  scenery.add_hill(piece.line_name,
                   add_open_water(scenery.set(), scenery.y(piece.top),
                                  depth_of(piece.layer.value_or(Layer::back)), piece.called));
}

void paint_waves(Scenery& scenery, const Piece& piece) {
  Set& set = scenery.set();
  const Layer layer = piece.layer.value_or(Layer::surf);
  add_wave_band(set, scenery.y(piece.top), set.mm(piece.number("length", 26)),
                set.mm(piece.number("rise", 5)), depth_of(layer), pen_of(layer, set.stage()));
}

void paint_band(Scenery& scenery, const Piece& piece) {
  Set& set = scenery.set();
  // A little before what that layer is.
  add_band(set, {.name = piece.called,
                 .top = scenery.y(piece.top),
                 .height = set.mm(piece.number("height", 6)),
                 .step = set.mm(piece.number("step", 0)),
                 .depth = depth_of(piece.layer.value_or(Layer::ground)) + 0.03});
}

void paint_paving(Scenery& scenery, const Piece& piece) {
  Set& set = scenery.set();
  const bool young = set.stage().age == Age::years_3_5;
  const auto lines = [&](const char* key, double otherwise) {
    return static_cast<int>(piece.number(key, otherwise) * (young ? 0.7 : 1));
  };
  add_floor_lines(set, middle(set, scenery.ground()), lines("along", 10), lines("across", 2));
}

using Needs = PieceKind::Needs;

// Sorted by name.
const PieceKind kinds[] = {
    {"arched bridge", Needs::nothing,
     [](Scenery& s, const Piece& p) { add_arched_bridge(s.set(), s.y(p.top), 4.5); }, "top"},
    {"band", Needs::nothing, paint_band, "name top height step layer"},
    {"bend", Needs::ground, [](Scenery& s, const Piece&) { add_bend(s.set(), s.ground()); }},
    {"brook", Needs::ground,
     [](Scenery& s, const Piece& p) {
       add_brook(s.set(), s.ground(),
                 {.name = p.called.empty() ? "Bach" : p.called,
                  .crossing = crossing_of(s.set(), p.word("crossing")),
                  .scale = p.number("scale", 1)});
     },
     "called scale", "crossing", "none stones bridge either"},
    {"bunting", Needs::nothing,
     [](Scenery& s, const Piece&) { hang_bunting(s.set(), s.set().stage().y(string_top)); }},
    {"cable", Needs::hill, [](Scenery& s, const Piece&) { add_cable(s.set(), s.last_hill()); }},
    {"canopy", Needs::nothing, [](Scenery& s, const Piece&) { add_canopy(s.set()); }},
    {"carpet", Needs::ground,
     [](Scenery& s, const Piece&) { add_carpet(s.set(), middle(s.set(), s.ground())); }},
    {"cave", Needs::ground, [](Scenery& s, const Piece&) { add_cave(s.set(), middle(s.set(), s.ground())); }},
    {"cloud banks", Needs::nothing, [](Scenery& s, const Piece& p) { add_cloud_banks(s.set(), s.y(p.top)); },
     "top"},
    {"coaster", Needs::nothing, [](Scenery& s, const Piece&) { add_coaster(s.set()); }},
    {"columns", Needs::ground,
     [](Scenery& s, const Piece&) { add_columns(s.set(), middle(s.set(), s.ground())); }},
    {"court wall", Needs::nothing, [](Scenery& s, const Piece& p) { add_court_wall(s.set(), s.y(p.top)); },
     "top"},
    {"crossing", Needs::ground,
     [](Scenery& s, const Piece&) {
       add_crossing(s.set(), middle(s.set(), s.ground()), s.ground().depth + 0.05);
     }},
    {"curtain", Needs::ground,
     [](Scenery& s, const Piece&) { add_curtain(s.set(), middle(s.set(), s.ground())); }},
    {"dome",
     Needs::nothing,
     [](Scenery& s, const Piece& p) { s.add_line("ground", add_dome(s.set(), p.called)); },
     "name",
     {},
     {},
     "ground"},
    {"fields", Needs::hill,
     [](Scenery& s, const Piece&) { add_fields(s.set(), s.last_hill(), s.last_hill().depth + 0.02); }},
    {"furrows", Needs::ground, [](Scenery& s, const Piece&) { add_furrows(s.set(), s.ground()); }},
    {"garland", Needs::nothing,
     [](Scenery& s, const Piece&) { hang_garland(s.set(), s.set().stage().y(string_top)); }},
    {"great rainbow", Needs::nothing, [](Scenery& s, const Piece&) { add_great_rainbow(s.set()); }},
    {"houses", Needs::nothing, paint_houses, "top layer props one_of scale gap"},
    {"island",
     Needs::nothing,
     [](Scenery& s, const Piece& p) { s.add_line("ground", add_island(s.set(), p.called)); },
     "name",
     {},
     {},
     "ground"},
    {"lake", Needs::ground,
     [](Scenery& s, const Piece& p) { add_lake(s.set(), s.ground(), water_of(p.word("water"))); }, "",
     "water", "plain lilies reeds ice"},
    {"lamps", Needs::nothing,
     [](Scenery& s, const Piece&) { hang_lamps(s.set(), s.set().stage().y(string_top)); }},
    {"moon", Needs::nothing, [](Scenery& s, const Piece&) { add_heaven(s.set(), Heaven::moon); }},
    {"low sun", Needs::nothing, [](Scenery& s, const Piece&) { add_low_sun(s.set()); }},
    {"mountains", Needs::nothing, [](Scenery& s, const Piece& p) { add_mountains(s.set(), s.y(p.top), 2); },
     "top"},
    {"near planet", Needs::nothing, [](Scenery& s, const Piece&) { add_near_planet(s.set()); }},
    {"none", Needs::nothing, [](Scenery&, const Piece&) {}},
    {"open water", Needs::nothing, paint_open_water, "name top layer", {}, {}, "sea"},
    {"paving", Needs::ground, paint_paving, "along across"},
    {"pit", Needs::nothing, [](Scenery& s, const Piece&) { add_pit(s.set()); }},
    {"rails", Needs::nothing, [](Scenery& s, const Piece& p) { add_rails(s.set(), s.y(p.top)); }, "top"},
    {"railing", Needs::nothing, [](Scenery& s, const Piece&) { add_railing(s.set(), s.set().horizon()); }},
    {"rainbow", Needs::hill, [](Scenery& s, const Piece&) { add_rainbow(s.set(), s.last_hill()); }},
    {"ring", Needs::ground, [](Scenery& s, const Piece&) { add_ring(s.set(), middle(s.set(), s.ground())); }},
    {"river", Needs::nothing, [](Scenery& s, const Piece& p) { add_river(s.set(), s.y(p.top)); }, "top"},
    {"road", Needs::ground, paint_road, "", "kerb", "stone blocks", "kerb"},
    {"roof tiles", Needs::ground, [](Scenery& s, const Piece&) { add_roof_tiles(s.set(), s.ground()); }},
    {"rug", Needs::nothing, [](Scenery& s, const Piece&) { lay_rug(s.set()); }},
    {"side street", Needs::ground,
     [](Scenery& s, const Piece& p) {
       if (s.road)
         add_side_street(s.set(), *s.road, middle(s.set(), s.ground()), p.number("gap", 40),
                         s.ground().depth + 0.055);
     },
     "gap"},
    {"skate marks", Needs::ground, [](Scenery& s, const Piece&) { add_skate_marks(s.set(), s.ground()); }},
    {"sun", Needs::nothing, [](Scenery& s, const Piece&) { add_heaven(s.set(), Heaven::sun); }},
    {"surface", Needs::nothing, [](Scenery& s, const Piece&) { add_surface(s.set()); }},
    {"tent inside", Needs::nothing, [](Scenery& s, const Piece& p) { add_tent_inside(s.set(), s.y(p.top)); },
     "top"},
    {"tiles", Needs::ground,
     [](Scenery& s, const Piece&) { add_tiles(s.set(), middle(s.set(), s.ground())); }},
    {"trunks", Needs::ground, [](Scenery& s, const Piece&) { add_trunks(s.set(), s.ground()); }},
    {"vines", Needs::nothing,
     [](Scenery& s, const Piece& p) {
       const double count = p.number("count", 6);
       add_vines(s.set(),
                 static_cast<int>(s.set().stage().landscape() ? p.number("landscape", count) : count));
     },
     "count landscape"},
    {"wall row", Needs::ground,
     [](Scenery& s, const Piece& p) { add_wall_row(s.set(), middle(s.set(), s.ground()), p.props); },
     "props"},
    {"wave rows", Needs::nothing,
     [](Scenery& s, const Piece&) { add_wave_rows(s.set(), s.set().horizon()); }},
    {"waves", Needs::nothing, paint_waves, "top length rise layer"},
};

}  // namespace

double Piece::number(const std::string& key, double otherwise) const {
  const auto found = numbers.find(key);
  return found != numbers.end() ? found->second : otherwise;
}

std::string Piece::word(const std::string& key) const {
  const auto found = words.find(key);
  return found != words.end() ? found->second : std::string();
}

const PieceKind* find_piece(std::string_view name) {
  const auto* found = std::find_if(std::begin(kinds), std::end(kinds),
                                   [name](const PieceKind& kind) { return kind.name == name; });
  return found != std::end(kinds) ? found : nullptr;
}

}  // namespace drawing::places
