#include "drawing/deeds/loading.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "drawing/deeds/roles.h"
#include "drawing/deeds/stock_parts.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {
namespace {

// Both ends of the rim over which things in a container are seen, of what they lie on and are seen whole, or
// of the row in which they stand.
struct Line {
  std::string_view left, right;
  double hidden;  // the share of the lowest ones that the rim hides
  bool one_row = false;
};
constexpr std::array<Line, 3> load_lines{
    {{"load", "load_far", 0.24}, {bed_point, "bed_far", 0}, {"row", "row_far", 0, true}}};

// Sizes in figure units: of one of a few things, and below which nobody can count many.
constexpr double least_piece = 12, largest_piece = 30, least_of_many = 8;
constexpr int few = 3;
// The largest share of the line that one thing is wide.
constexpr double widest = 0.46;
// How much of a thing's height the next row of a pile is higher, and the share of their widths by which those
// of a row lap over each other.
constexpr double row_step = 0.74, lap = 0.04;
// What is so much wider than high is a heap, if it is not counted: it fills the container by itself.
constexpr double heap_ratio = 1.2;

// Of a thing that is 1 high; drawn larger, since lines have a width of their own.
geometry::Rect box_of(const Thing& thing) {
  constexpr double large = 200;
  const geometry::Rect box =
      thing.draw(props::PropLayer::back, large, coarse, base::Random(0)).exact_bounds();
  return {box.left / large, box.top / large, box.right / large, box.bottom / large};
}

// Of the container in figure units, as a grown-up has it.
double height_of(const Casting& container, const Thing& holder) {
  const double size = container.part->size;
  if (container.part->fit != Fit::picture) return holder.height() * size * container.player.size;
  const geometry::Rect box = box_of(holder);
  return size / std::max(box.width(), box.height());
}

const Line* line_of(const Thing& thing) {
  const auto found = std::find_if(load_lines.begin(), load_lines.end(), [&](const Line& line) {
    return thing.has(line.left) && thing.has(line.right);
  });
  return found == load_lines.end() ? nullptr : &*found;
}

Casting piece_at(const Casting& container, const Player& load, double scale, geometry::Point at, int rank) {
  const Thing& holder = std::get<Thing>(container.player.body);
  const double real = std::get<Thing>(load.body).height();
  auto part = std::make_shared<Part>();
  part->name = container.part->name + "_load" + std::to_string(rank);
  part->is_thing = true;
  part->size = scale / real / load.size;
  part->at = Target{container.part->name, std::string(line_of(holder)->left)};
  part->by = "ground";
  part->x = at.x;
  part->y = at.y;
  part->depth = Depth::within;
  Casting casting{part.get(), load};
  casting.own = std::move(part);
  return casting;
}

// How many lie in each row of a pile, from the lowest one up: as few rows as a triangle has.
std::vector<int> rows_of(int count) {
  int lowest = 1;
  while (lowest * (lowest + 1) / 2 < count) ++lowest;
  if (count <= few) lowest = count;
  std::vector<int> rows;
  for (int row = lowest; count > 0; --row) {
    rows.push_back(std::min(row, count));
    count -= rows.back();
  }
  return rows;
}

// Index of what lies in or on the container, as the relation says; nothing for whoever lives or where it says
// something else.
std::optional<int> load_of(const Relation& relation, int container, const Wish& wish,
                           const cast::Library& library) {
  if (relation.objects.size() != 1) return std::nullopt;
  const int object = relation.objects.front();
  const bool there = object == container &&
                     (relation.preposition == Preposition::in || relation.preposition == Preposition::on);
  const bool has = relation.subject == container && relation.preposition == Preposition::with;
  if (!there && !has) return std::nullopt;
  const int load = there ? relation.subject : object;
  const std::string_view motif = wish.motifs[static_cast<std::size_t>(load)].motif;
  const language::LexiconEntry* entry = library.entry(motif);
  const bool alive = (entry != nullptr && entry->has_face) || is_animal(motif, library);
  return alive ? std::nullopt : std::optional(load);
}

// Things that stand beside each other, each with room of its own.
std::vector<Casting> row_of(const Casting& container, const std::vector<const Player*>& things,
                            double width) {
  constexpr double room = 0.72, highest = 0.5;  // in places of the row, and in its widths
  const double place = width / static_cast<double>(things.size());
  std::vector<Casting> castings;
  for (std::size_t i = 0; i < things.size(); ++i) {
    Player player = *things[i];
    if (const props::DrawnProp* prop = props::find_drawn(props::drawing_to_set(player.motif)))
      player.body = Thing(*prop);
    const geometry::Rect box = box_of(std::get<Thing>(player.body));
    const double scale = std::min(room * place / box.width(), highest * width / box.height());
    castings.push_back(
        piece_at(container, player, scale, {(static_cast<double>(i) + 0.5) * place, 0}, static_cast<int>(i)));
  }
  return castings;
}

}  // namespace

bool is_container(const Player& player) {
  const Thing* thing = std::get_if<Thing>(&player.body);
  return thing != nullptr && line_of(*thing) != nullptr;
}

std::vector<Casting> loads_of(const Casting& container, const std::vector<Load>& loads) {
  const Thing& holder = std::get<Thing>(container.player.body);
  const Line& line = *line_of(holder);
  const double height = height_of(container, holder);
  const double width = holder.point(line.right, height)->at.x - holder.point(line.left, height)->at.x;
  std::vector<Casting> castings;
  if (loads.size() == 1 && (!loads.front().counted || loads.front().count == 1)) {
    const geometry::Rect box = box_of(std::get<Thing>(loads.front().player.body));
    if (box.width() > heap_ratio * box.height() && width > largest_piece) {
      const double scale = 0.92 * width / box.width();
      castings.push_back(
          piece_at(container, loads.front().player, scale, {width / 2, -0.2 * scale * box.height()}, 0));
      return castings;
    }
  }
  std::vector<const Player*> things;
  for (const Load& load : loads)
    things.insert(things.end(), static_cast<std::size_t>(load.count), &load.player);
  if (things.size() > most_loaded) things.resize(most_loaded);
  if (line.one_row) return row_of(container, things, width);
  const std::vector<int> rows = rows_of(static_cast<int>(things.size()));
  const double least = things.size() > few ? least_of_many : least_piece;
  const double piece =
      std::clamp(std::min(widest, 0.96 / rows.front()) * width, least, std::max(largest_piece, least));
  std::size_t next = 0;
  double up = -line.hidden;
  for (const int count : rows) {
    for (int i = 0; i < count; ++i, ++next) {
      const geometry::Rect box = box_of(std::get<Thing>(things[next]->body));
      const double scale = piece / std::max(box.width(), box.height());
      const double side = (i - (count - 1) / 2.0) * piece * (1 - lap);
      castings.push_back(
          piece_at(container, *things[next], scale, {width / 2 + side, up * piece}, static_cast<int>(next)));
    }
    up += row_step;
  }
  // The lowest ones are the nearest.
  std::reverse(castings.begin(), castings.end());
  return castings;
}

Contents contents_of(int container, const Wish& wish, const cast::Library& library, Company& company) {
  Contents contents;
  for (const Relation& relation : wish.relations) {
    const std::optional<int> load = load_of(relation, container, wish, library);
    const std::optional<std::size_t> actor = load ? company.free_actor(*load) : std::nullopt;
    if (!actor || std::ranges::find(contents.wished, *load) != contents.wished.end()) continue;
    std::optional<Casting> casting = company.cast_alone(*actor, lone_thing());
    if (!casting || !std::holds_alternative<Thing>(casting->player.body)) continue;
    // What is not counted is a lot of it.
    const WishedMotif& wished = company.wished(*load);
    const language::LexiconEntry* entry = library.entry(wished.motif);
    const bool counted = entry == nullptr || !entry->plural.empty();
    contents.loads.push_back({std::move(casting->player), counted ? wished.count : 3, counted});
    contents.wished.push_back(*load);
  }
  return contents;
}

bool lies_in_container(const Task& task, const Wish& wish, const cast::Library& library) {
  static constexpr std::array<std::string_view, 3> verbs_of_things{"liegen", "stehen", "stecken"};
  if (!task.deed || task.agents.size() != 1 ||
      std::ranges::find(verbs_of_things, task.verb) == verbs_of_things.end())
    return false;
  return std::any_of(wish.relations.begin(), wish.relations.end(), [&](const Relation& relation) {
    if (relation.objects.size() != 1 || relation.subject != task.agents.front()) return false;
    const std::string_view motif = wish.motifs[static_cast<std::size_t>(relation.objects.front())].motif;
    const props::DrawnProp* usual = props::prop_for_motif(motif);
    const bool holds =
        !props::drawing_to_fill(motif).empty() || (usual != nullptr && line_of(Thing(*usual)) != nullptr);
    return holds && load_of(relation, relation.objects.front(), wish, library);
  });
}

}  // namespace drawing::deeds
