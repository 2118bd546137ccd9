#include "drawing/places/place_file.h"

#include <algorithm>
#include <utility>

#include "base/toml_fields.h"
#include "base/utf8.h"
#include "drawing/language/text_fold.h"
#include "drawing/motifs/catalogue.h"
#include "drawing/places/pieces.h"
#include "drawing/places/prop_text.h"
#include "drawing/places/row_reader.h"

namespace drawing::places {
namespace {

using base::file_refusal;
using base::listed;
using base::texts_of;
using base::TomlFields;

// In the order of the enumeration, as all words that a field chooses from.
const std::vector<std::string_view> media = {"land", "water", "under water", "space", "sky", "room"};
const std::vector<std::string_view> distances = {"hills", "mountains", "dunes", "flat"};

// Reads the fields of [common] or of an [[arrangement]] into what is known so far.
class ArrangementReader {
 public:
  ArrangementReader(const toml::table& table, const PropLists& lists, const std::string& file)
      : fields_(table, file), lists_(lists), file_(file) {}

  void read_into(Arrangement& arrangement) {
    if (const auto name = fields_.text("name")) arrangement.name = *name;
    if (auto unless = fields_.texts("unless")) arrangement.unless = std::move(*unless);
    if (const auto when = fields_.choice("when", {"always", "alone", "called"})) {
      arrangement.only_alone = *when == 1;
      arrangement.only_called = *when == 2;
    }
    if (const auto called = fields_.texts("called")) {
      for (const std::string& word : *called)
        arrangement.called.push_back(language::fold(base::decode_utf8(word)));
    }
    if (auto above = fields_.text("seen_above")) arrangement.seen_above = std::move(*above);
    read_sky(arrangement);
    read_land(arrangement);
    rows("before", arrangement.before);
    rows("on_ground", arrangement.on_ground);
    rows("things", arrangement.things);
    props("landmark", arrangement.landmark);
    props("edges", arrangement.edges);
    props("far", arrangement.far);
    props("corners", arrangement.corners);
    using Where = Filling::Where;
    fillings("guests", arrangement.guests, {Where::ground, {}, 2, 34}, Row::When::alone);
    fillings("ground", arrangement.ground, {Where::ground, {}, 10, 7}, Row::When::always);
    fillings("air", arrangement.air, {Where::sky, {}, 5, 12}, Row::When::always);
    fillings("near", arrangement.near, {Where::air, {}, 0, 12}, Row::When::always);
    if (const auto water = fields_.flag("water")) arrangement.water = *water;
    fields_.refuse_unknown();
  }

 private:
  void read_sky(Arrangement& arrangement) {
    if (const auto chance = fields_.number("sky_chance")) arrangement.sky_chance = chance;
    const auto sky = fields_.texts("sky");
    if (!sky) return;
    for (const std::string& piece : *sky) {
      if (find_piece(piece) == nullptr)
        throw file_refusal("place_unknown_piece", file_, *fields_.node("sky"), {piece});
    }
    if (sky->empty()) throw file_refusal("file_field_type", file_, *fields_.node("sky"), {"sky", "ein Text"});
    arrangement.sky = *sky;
  }

  void read_land(Arrangement& arrangement) {
    if (const auto distance = fields_.choice("distance", distances)) {
      arrangement.distance = static_cast<Distance>(*distance);
      arrangement.land.clear();
    }
    rows("behind", arrangement.behind);
    if (const auto name = fields_.text("ground_name")) arrangement.ground_name = *name;
    if (fields_.has("land")) {
      arrangement.distance.reset();
      rows("land", arrangement.land);
    }
    const auto is_room = [](const Row& row) { return std::holds_alternative<Room>(row.what); };
    if (fields_.has("land") || fields_.has("distance"))
      arrangement.indoors = std::any_of(arrangement.land.begin(), arrangement.land.end(), is_room);
    if (const auto indoors = fields_.flag("indoors")) arrangement.indoors = *indoors;
    if (const auto way = fields_.number("way")) arrangement.way = *way;
    if (const auto fence = fields_.number("fence")) arrangement.fence = *fence;
    if (const auto pond = fields_.number("pond")) arrangement.pond = *pond;
  }

  void rows(std::string_view key, std::vector<Row>& into) {
    if (!fields_.has(key)) return;
    into.clear();
    fields_.each_table(key,
                       [&](const toml::table& table) { into.push_back(read_row(table, lists_, file_)); });
  }

  void props(std::string_view key, std::vector<Prop>& into) {
    if (const auto texts = fields_.texts(key)) into = read_props(*texts, lists_, file_, *fields_.node(key));
  }

  // A single table changes what is there; a list takes its place.
  void fillings(std::string_view key, std::vector<Row>& into, const Filling& otherwise, Row::When when) {
    const toml::node* node = fields_.node(key);
    if (node == nullptr) return;
    Row fresh;
    fresh.what = otherwise;
    fresh.when = when;
    if (node->is_table() && into.size() == 1 && std::holds_alternative<Filling>(into.front().what))
      fresh = into.front();
    into.clear();
    fields_.each_table(key, [&](const toml::table& table) {
      into.push_back(is_row_of_its_own(table) ? read_row(table, lists_, file_)
                                              : read_filling(table, fresh, lists_, file_));
    });
  }

  TomlFields fields_;
  const PropLists& lists_;
  const std::string& file_;
};

// In a room the ground is a floor and the air its wall, where a row does not say `fill`.
void furnish_rooms(Arrangement& arrangement) {
  const auto is_room = [](const Row& row) { return std::holds_alternative<Room>(row.what); };
  if (std::none_of(arrangement.land.begin(), arrangement.land.end(), is_room)) return;
  using Where = Filling::Where;
  const auto turn = [](std::vector<Row>& rows, Where from, Where into) {
    for (Row& row : rows) {
      Filling* filling = std::get_if<Filling>(&row.what);
      if (filling != nullptr && filling->where == from) filling->where = into;
    }
  };
  turn(arrangement.ground, Where::ground, Where::floor);
  turn(arrangement.air, Where::sky, Where::wall);
}

// Makes sure that every line that an arrangement stands something on is there by then, and that there is a
// ground.
class LineCheck {
 public:
  LineCheck(const toml::table& table, const std::string& file) : table_(table), file_(file) {}

  void walk(const Arrangement& arrangement) {
    rows(arrangement.before);
    if (arrangement.distance) {
      lines_.emplace_back("far");
      hill_ = true;
      rows(arrangement.behind);
      lines_.emplace_back("ground");
    } else {
      rows(arrangement.land);
    }
    for (const auto* part : {&arrangement.on_ground, &arrangement.things, &arrangement.guests,
                             &arrangement.ground, &arrangement.air, &arrangement.near})
      rows(*part);
    if (!arrangement.far.empty()) need("far");
    if (!arrangement.edges.empty() || !arrangement.landmark.empty()) need("ground");
  }

 private:
  void rows(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
      std::visit([this](const auto& what) { check(what); }, row.what);
      this->rows(row.otherwise);
    }
  }

  void need(const std::string& line) const {
    if (std::find(lines_.begin(), lines_.end(), line) != lines_.end()) return;
    const std::vector<std::string_view> there(lines_.begin(), lines_.end());
    throw file_refusal("place_unknown_line", file_, table_, {line, listed(there)});
  }

  void need(const On& on) const {
    for (const Edge& edge : on) need(edge.line);
  }
  void need(const Top& top) const {
    for (const auto* edges : {&top.edges, &top.alone}) {
      for (const Edge& edge : *edges) {
        if (!edge.line.empty() && edge.line != "horizon") need(edge.line);
      }
    }
  }

  void check(const Piece& piece) {
    const PieceKind* kind = find_piece(piece.name);
    need(piece.top);
    if (kind->needs == PieceKind::Needs::ground) need("ground");
    if (kind->needs == PieceKind::Needs::hill && !hill_)
      throw file_refusal("place_no_hill", file_, table_, {piece.name});
    if (kind->line.empty()) return;
    lines_.push_back(piece.line_name);
    hill_ = hill_ || kind->line == "sea";
  }
  void check(const Standing& standing) const { need(standing.on); }
  void check(const InLine& row) const {
    need(row.on);
    if (row.on.empty() && !hill_) throw file_refusal("place_no_hill", file_, table_, {"line"});
  }
  void check(const AlongStreet& row) const { need(row.on); }
  void check(const Hill& hill) {
    need(hill.top);
    lines_.push_back(hill.line_name);
    hill_ = hill_ || hill.kind == Hill::Kind::hill;
  }
  void check(const Room&) { lines_.emplace_back("ground"); }
  void check(const Filling&) const {}
  void check(const OnWall&) const {}
  void check(const MainThing&) const {}

  const toml::table& table_;
  const std::string& file_;
  std::vector<std::string> lines_;
  bool hill_ = false;
};

class PlaceReader {
 public:
  PlaceReader(const toml::table& table, const std::string& file) : fields_(table, file), file_(file) {}

  Place read() {
    Place place;
    const std::size_t slash = file_.rfind('/') + 1;
    place.id = fields_.text("id").value_or(file_.substr(slash, file_.rfind('.') - slash));
    place.medium = static_cast<cast::Medium>(fields_.choice("medium", media).value_or(0));
    place.everyday = fields_.flag("everyday").value_or(false);
    place.climate = fields_.flag("climate").value_or(false);
    place.treats = fields_.flag("treats").value_or(false);
    place.gathers = fields_.texts_or_none("gathers");
    place.below = fields_.text("below").value_or("");
    place.frozen = fields_.text("frozen").value_or("");
    place.others = fields_.texts_or_none("others");
    place.guests = fields_.texts_or_none("guests");
    check_guests(place.guests);
    place.keeps = fields_.texts_or_none("keeps");
    fields_.node("words");  // for the lexicon's builder
    read_lists();
    read_overlay(place);
    Arrangement common;
    fields_.each_table("common", [&](const toml::table& table) {
      ArrangementReader(table, lists_, file_).read_into(common);
    });
    fields_.each_table("arrangement", [&](const toml::table& table) {
      Arrangement arrangement = common;
      ArrangementReader(table, lists_, file_).read_into(arrangement);
      if (arrangement.name.empty()) throw file_refusal("file_field_missing", file_, table, {"name"});
      if (arrangement.sky.empty()) arrangement.sky = {arrangement.indoors ? "none" : "sun"};
      furnish_rooms(arrangement);
      LineCheck(table, file_).walk(arrangement);
      place.arrangements.push_back(std::move(arrangement));
    });
    if (std::none_of(place.arrangements.begin(), place.arrangements.end(),
                     [](const Arrangement& one) { return one.unless.empty() && !one.only_called; }))
      throw file_refusal("place_no_arrangement", file_, fields_.table());
    fields_.refuse_unknown();
    return place;
  }

 private:
  void check_guests(const std::vector<std::string>& guests) {
    const auto& ids = motifs::Catalogue::embedded().ids();
    for (const std::string& guest : guests) {
      if (!std::binary_search(ids.begin(), ids.end(), guest))
        throw file_refusal("place_unknown_prop", file_, *fields_.node("guests"), {guest});
    }
  }

  void read_overlay(Place& place) {
    fields_.each_table("overlay", [&](const toml::table& table) {
      Overlay overlay;
      TomlFields fields(table, file_);
      fields.each_table("instead", [&](const toml::table& instead) {
        for (const auto& [key, node] : instead) read_instead(overlay, std::string(key.str()), node);
      });
      toml::table rest = table;
      rest.erase("instead");
      Arrangement what;
      ArrangementReader(rest, lists_, file_).read_into(what);
      overlay.sky = std::move(what.sky);
      overlay.air = std::move(what.air);
      overlay.near = std::move(what.near);
      place.overlay = std::move(overlay);
    });
  }

  void read_instead(Overlay& overlay, const std::string& name, const toml::node& node) {
    // Whose place it takes has to be a prop as well.
    read_props({name + " 1-1"}, lists_, file_, node);
    std::optional<Prop> other;
    const std::vector<std::string> texts = texts_of(node, name, file_);
    if (!texts.front().empty()) other = read_props({texts.front() + " 1-1"}, lists_, file_, node).front();
    overlay.instead[name] = std::move(other);
  }

  void read_lists() {
    fields_.each_table("lists", [&](const toml::table& table) {
      for (const auto& [key, node] : table)
        lists_[std::string(key.str())] = read_props(texts_of(node, key.str(), file_), lists_, file_, node);
    });
  }

  TomlFields fields_;
  const std::string& file_;
  PropLists lists_;
};

}  // namespace

Place read_place(std::string_view text, const std::string& file) {
  const toml::table table = base::parse_toml(text, file);
  return PlaceReader(table, file).read();
}

}  // namespace drawing::places
