#include "drawing/places/row_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "base/toml_fields.h"
#include "drawing/places/pieces.h"

namespace drawing::places {
namespace {

using base::file_refusal;
using base::split_words;
using base::texts_of;
using base::TomlFields;

using Words = std::vector<std::string_view>;

const Words layers = {"behind", "sky", "wall", "back", "middle", "surf", "front", "ground"};
const Words sides = {"free", "other", "middle"};
const Words manners = {"free",   "other",        "middle", "aside",
                       "beside", "on the floor", "afloat", "at the sides"};
const Words zones = {"ground", "sky", "air", "wall", "floor"};
const Words floors = {"boards", "tiles", "carpet"};
const Words walls = {"plain", "panelled", "planks"};

class RowReader {
 public:
  RowReader(const toml::table& table, const PropLists& lists, const std::string& file)
      : fields_(table, file), lists_(lists), file_(file) {}

  Row read() {
    Row row;
    read_conditions(row);
    read_verb(row);
    fields_.each_table("or", [&](const toml::table& table) {
      row.otherwise.push_back(RowReader(table, lists_, file_).read());
    });
    fields_.refuse_unknown();
    return row;
  }

  Row read_filling(Row row) {
    read_conditions(row);
    Filling& filling = std::get<Filling>(row.what);
    fill_in(filling);
    fields_.refuse_unknown();
    return row;
  }

 private:
  void read_conditions(Row& row) {
    if (const auto when = fields_.choice("when", {"alone", "asked"}))
      row.when = *when == 0 ? Row::When::alone : Row::When::asked;
    if (const auto chance = fields_.number("chance")) row.chance = chance;
    if (auto unless = fields_.text("unless")) row.unless = std::move(*unless);
  }

  void read_verb(Row& row) {
    if (fields_.has("piece")) {
      row.what = piece();
    } else if (fields_.has("stand")) {
      row.what = standing();
    } else if (fields_.has("room")) {
      row.what = room();
    } else if (fields_.has("wall")) {
      row.what = on_wall();
    } else if (fields_.has("hang")) {
      fields_.choice("hang", {"main"});
      row.what = MainThing{one_prop("prop")};
    } else if (fields_.has("line")) {
      row.what = in_line();
    } else if (fields_.has("street")) {
      row.what = along_street();
    } else if (fields_.has("fill")) {
      Filling filling{Filling::Where::ground, {}, 1, 12};
      fill_in(filling);
      row.what = std::move(filling);
    } else if (fields_.has("hill") || fields_.has("ground") || fields_.has("level")) {
      row.what = hill();
    } else {
      throw file_refusal("place_no_verb", file_, fields_.table());
    }
  }

  std::vector<Prop> props(std::string_view key) {
    const auto texts = fields_.texts(key);
    return texts ? read_props(*texts, lists_, file_, *fields_.node(key)) : std::vector<Prop>();
  }

  Prop one_prop(std::string_view key) {
    const std::vector<Prop> found = props(key);
    if (found.size() != 1)
      throw file_refusal("file_field_missing", file_, fields_.table(), {std::string(key)});
    return found.front();
  }

  // `props`, or the single one of `prop`; one of `one_of`.
  std::vector<Prop> some_props(bool& one_of) {
    one_of = fields_.has("one_of");
    std::vector<Prop> found = props(one_of ? "one_of" : fields_.has("props") ? "props" : "prop");
    if (found.empty()) throw file_refusal("file_field_missing", file_, fields_.table(), {"prop"});
    return found;
  }

  std::vector<Edge> edges(std::string_view key) {
    std::vector<Edge> found;
    const auto texts = fields_.texts(key);
    if (!texts) return found;
    for (const std::string& text : *texts) found.push_back(read_edge(text, *fields_.node(key), file_));
    return found;
  }

  On on(std::string_view otherwise) {
    On lines = edges("on");
    for (const Edge& line : lines) {
      if (line.line.empty()) throw file_refusal("place_bad_edge", file_, *fields_.node("on"), {"on"});
    }
    if (lines.empty() && !otherwise.empty()) lines.push_back({std::string(otherwise)});
    return lines;
  }

  Top top() {
    Top top = {edges("top"), edges("top_alone")};
    if (top.edges.empty()) throw file_refusal("file_field_missing", file_, fields_.table(), {"top"});
    return top;
  }

  std::optional<Layer> layer() {
    const auto index = fields_.choice("layer", layers);
    return index ? std::optional(static_cast<Layer>(*index)) : std::nullopt;
  }

  Piece piece() {
    Piece piece;
    piece.name = *fields_.text("piece");
    const PieceKind* kind = find_piece(piece.name);
    if (kind == nullptr)
      throw file_refusal("place_unknown_piece", file_, *fields_.node("piece"), {piece.name});
    piece.line_name = kind->line;
    for (const std::string_view key : split_words(kind->keys)) read_key(piece, key);
    if (!kind->line.empty() && kind->line != "ground" && fields_.has("line_name"))
      piece.line_name = *fields_.text("line_name");
    if (!kind->choice.empty()) {
      const Words words = split_words(kind->choices);
      piece.words[std::string(kind->choice)] = words[fields_.choice(kind->choice, words).value_or(0)];
    }
    return piece;
  }

  void read_key(Piece& piece, std::string_view key) {
    if (key == "top") {
      piece.top = top();
    } else if (key == "layer") {
      piece.layer = layer();
    } else if (key == "name") {
      const auto name = fields_.text("name");
      if (!name) throw file_refusal("file_field_missing", file_, fields_.table(), {"name"});
      piece.called = *name;
    } else if (key == "called") {
      piece.called = fields_.text("name").value_or("");
    } else if (key == "props") {
      piece.props = props("props");
    } else if (key == "one_of") {
      read_choices(piece);
    } else if (const auto number = fields_.number(key)) {
      piece.numbers[std::string(key)] = *number;
    }
  }

  // Lists of props, one of which is taken: "@name" or lists of props.
  void read_choices(Piece& piece) {
    const toml::node* node = fields_.node("one_of");
    if (node == nullptr) {
      if (piece.props.empty()) throw file_refusal("file_field_missing", file_, fields_.table(), {"props"});
      return;
    }
    if (!node->is_array())
      throw file_refusal("file_field_type", file_, *node, {"one_of", "eine Liste von Listen"});
    for (const toml::node& entry : *node->as_array()) {
      piece.one_of.push_back(read_props(texts_of(entry, "one_of", file_), lists_, file_, entry));
    }
  }

  Standing standing() {
    Standing standing;
    standing.manner = static_cast<Standing::Manner>(*fields_.choice("stand", manners));
    standing.on = on("ground");
    standing.props = some_props(standing.one_of);
    if (standing.manner == Standing::Manner::at_the_sides)
      standing.count = fields_.count("count").value_or(3);
    return standing;
  }

  OnWall on_wall() {
    OnWall hung;
    if (fields_.node("wall")->is_number()) {
      hung.x = *fields_.number("wall");
    } else {
      hung.x = static_cast<Side>(*fields_.choice("wall", sides));
    }
    const auto top = fields_.numbers("top");
    if (!top) throw file_refusal("file_field_missing", file_, fields_.table(), {"top"});
    hung.top_low = top->front();
    hung.top_high = top->back();
    hung.prop = one_prop("prop");
    if (fields_.has("landscape")) hung.in_landscape = one_prop("landscape");
    return hung;
  }

  InLine in_line() {
    InLine row;
    row.props = props("line");
    if (row.props.empty()) throw file_refusal("file_field_missing", file_, fields_.table(), {"line"});
    row.on = on("");
    row.exactly = fields_.has("exactly");
    const auto count = fields_.count(row.exactly ? "exactly" : "count");
    if (!count) throw file_refusal("file_field_missing", file_, fields_.table(), {"count"});
    row.count = *count;
    row.young = fields_.count("young");
    if (const auto pen = fields_.choice("pen", {"far", "middle"})) row.middle_pen = *pen == 1;
    return row;
  }

  AlongStreet along_street() {
    AlongStreet row;
    row.props = props("street");
    const auto count = fields_.count("count");
    if (row.props.empty() || !count)
      throw file_refusal("file_field_missing", file_, fields_.table(), {"count"});
    row.on = on("kerb");
    row.count = *count;
    return row;
  }

  void fill_in(Filling& filling) {
    if (const auto where = fields_.choice("fill", zones)) filling.where = static_cast<Filling::Where>(*where);
    if (fields_.has("props")) filling.props = props("props");
    const std::vector<Prop> more = props("more");
    filling.props.insert(filling.props.end(), more.begin(), more.end());
    if (const auto count = fields_.count("count")) filling.count = *count;
    if (const auto gap = fields_.number("gap")) filling.gap_mm = *gap;
  }

  Hill hill() {
    Hill hill;
    hill.kind = fields_.has("hill")     ? Hill::Kind::hill
                : fields_.has("ground") ? Hill::Kind::ground
                                        : Hill::Kind::level;
    constexpr std::array<std::string_view, 3> verbs = {"hill", "ground", "level"};
    hill.called = *fields_.text(verbs[static_cast<std::size_t>(hill.kind)]);
    hill.line_name = fields_.text("line_name").value_or(hill.kind == Hill::Kind::hill ? "far" : "ground");
    hill.top = top();
    hill.layer = layer().value_or(hill.kind == Hill::Kind::hill ? Layer::back : Layer::ground);
    if (hill.kind == Hill::Kind::level) return hill;
    hill.swell_mm = fields_.number("swell").value_or(0);
    hill.tilt_mm = fields_.number("tilt").value_or(0);
    if (const auto waves = fields_.numbers("waves")) {
      hill.waves.clear();
      for (const double wave : *waves) hill.waves.push_back(static_cast<int>(std::clamp(wave, 2.0, 20.0)));
    }
    return hill;
  }

  Room room() {
    Room room;
    room.floor = static_cast<Floor>(*fields_.choice("room", floors));
    if (const auto wall = fields_.choice("wall", walls)) room.wall = static_cast<Wall>(*wall);
    return room;
  }

  TomlFields fields_;
  const PropLists& lists_;
  const std::string& file_;
};

}  // namespace

Edge read_edge(std::string_view text, const toml::node& node, const std::string& file) {
  const auto refuse = [&] { return file_refusal("place_bad_edge", file, node, {std::string(text)}); };
  Edge edge;
  std::size_t at = 0;
  if (!text.empty() && text[0] != '-' && (text[0] < '0' || text[0] > '9')) {
    at = std::min(text.find_first_of("+-"), text.size());
    edge.line = text.substr(0, at);
  }
  while (at < text.size()) {
    if (text[at] == '+') ++at;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (error != std::errc()) throw refuse();
    at = static_cast<std::size_t>(end - text.data());
    if (text.substr(at).starts_with("%")) {
      edge.share += value / 100;
      at += 1;
    } else if (text.substr(at).starts_with("mm")) {
      edge.mm += value;
      at += 2;
    } else {
      throw refuse();
    }
  }
  return edge;
}

Row read_row(const toml::table& table, const PropLists& lists, const std::string& file) {
  return RowReader(table, lists, file).read();
}

bool is_row_of_its_own(const toml::table& table) {
  constexpr std::string_view verbs[] = {"piece", "stand", "wall", "hang", "line", "street"};
  return std::any_of(std::begin(verbs), std::end(verbs),
                     [&](std::string_view verb) { return table.contains(verb); });
}

Row read_filling(const toml::table& table, const Row& otherwise, const PropLists& lists,
                 const std::string& file) {
  return RowReader(table, lists, file).read_filling(otherwise);
}

}  // namespace drawing::places
