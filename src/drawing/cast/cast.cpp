#include "drawing/cast/cast.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "drawing/cast/body.h"
#include "drawing/cast/motif_figure.h"
#include "geometry/mask.h"

namespace drawing::cast {
namespace {

using language::HeadOnly;
using language::LexiconEntry;
using language::SizeClass;
using language::Support;

// A whale is not drawn ten thousand times as large as a mouse, but larger.
double relative_size(const LexiconEntry* entry, SizeWish wish) {
  static constexpr double by_class[] = {0.54, 0.64, 0.76, 0.9, 1.0, 1.1};
  double size = by_class[static_cast<int>(entry != nullptr ? entry->size : SizeClass::medium)];
  switch (wish) {
    case SizeWish::tiny:
      size *= 0.7;
      break;
    case SizeWish::small:
      size *= 0.84;
      break;
    case SizeWish::large:
      size *= 1.2;
      break;
    case SizeWish::huge:
      size *= 1.4;
      break;
    case SizeWish::as_is:
      break;
  }
  return size;
}

bool lives_in_water(const LexiconEntry* entry) {
  return entry != nullptr && (entry->support == Support::under_water || entry->habitat == "unterwasser" ||
                              entry->habitat == "meer");
}

Place place_for(const LexiconEntry* entry, Pose pose, Medium medium) {
  const Support support = entry != nullptr ? entry->support : Support::ground;
  // A window is in the wall.
  const bool in_wall = medium == Medium::room && entry != nullptr && entry->kind == "window";
  if (support == Support::sky || in_wall) return Place::sky;
  const bool lifted = pose == Pose::flying || pose == Pose::swimming;
  switch (medium) {
    case Medium::under_water:
      return support == Support::ground && lives_in_water(entry) && !lifted ? Place::ground : Place::air;
    case Medium::sky:
      return Place::air;
    case Medium::water_surface:
      return support == Support::air || pose == Pose::flying ? Place::air : Place::ground;
    case Medium::space:
      return support == Support::ground && !lifted ? Place::ground : Place::air;
    case Medium::land:
    case Medium::room:
      return support == Support::air || pose == Pose::flying ? Place::air : Place::ground;
  }
  return Place::ground;
}

// "neben seiner Rakete": what flies, and has no wings of its own, has landed where somebody stands beside it,
// before it or behind it.
void land_beside(std::vector<Actor>& cast, const Wish& wish) {
  const auto is_craft = [](const Actor& actor) {
    return actor.place == Place::air && actor.pose != Pose::flying && actor.entry != nullptr &&
           actor.entry->support == Support::air && actor.entry->size >= SizeClass::huge &&
           !actor.entry->has_face && !actor.entry->is_animal;
  };
  const auto stands = [&](int wished) {
    return std::any_of(cast.begin(), cast.end(), [wished](const Actor& actor) {
      return actor.wished == wished && actor.place == Place::ground && actor.entry != nullptr &&
             (actor.entry->has_face || actor.entry->is_animal);
    });
  };
  for (const Relation& relation : wish.relations) {
    const bool near = relation.preposition == Preposition::beside ||
                      relation.preposition == Preposition::in_front_of ||
                      relation.preposition == Preposition::behind;
    if (!near || !stands(relation.subject)) continue;
    for (Actor& actor : cast) {
      if (is_craft(actor) &&
          std::find(relation.objects.begin(), relation.objects.end(), actor.wished) != relation.objects.end())
        actor.place = Place::ground;
    }
  }
}

// In a mirror nobody could read what is written in these: signs and calendars.
bool has_writing(std::string_view motif) {
  static constexpr std::array<std::string_view, 6> written{
      "own-stoppschild", "own-adventskalender", "1f4c5", "1f4c6", "1f5d3", "1f68f"};
  return std::ranges::find(written, motif) != written.end();
}

}  // namespace

double height_of_figure(const geometry::Rect& bounds) {
  constexpr double low_height = 0.7;
  return std::max(bounds.height(), low_height * bounds.width());
}

void measure(Actor& actor) {
  geometry::Mask mask({0, 0, 1, 1}, 1.0 / Actor::columns);
  for (const motifs::MotifShape& shape : actor.motif->shapes) {
    if (shape.role != motifs::MotifRole::line) mask.fill(shape.path, shape.even_odd, true, 0.01);
  }
  actor.top.assign(Actor::columns, 2);
  for (int column = 0; column < mask.columns(); ++column) {
    for (int row = 0; row < mask.rows(); ++row) {
      if (!mask.at(column, row)) continue;
      actor.top[static_cast<std::size_t>(column)] = static_cast<double>(row) / Actor::columns;
      break;
    }
  }
  const double cells = static_cast<double>(mask.count()) * mask.cell() * mask.cell();
  actor.silhouette = std::clamp(cells / std::max(1e-6, actor.motif->bounds.area()), 0.1, 1.0);
}

double Actor::scale() const {
  const geometry::Rect& box = motif->bounds;
  // Between the box's area and its longer side, so that a snake is neither a thread nor a giant.
  const double by_area = std::sqrt(std::max(1e-6, box.area()));
  const double by_side = std::max(box.width(), box.height()) * 0.88;
  // What is thin is drawn larger, or it would look smaller than it is.
  const double thin = std::clamp(std::pow(0.6 / silhouette, 0.3), 0.95, 1.3);
  return relative * thin / std::max(1e-3, std::sqrt(by_area * by_side));
}

double Actor::area() const {
  const double side = scale();
  return motif->bounds.area() * side * side * silhouette;
}

std::vector<Actor> make_cast(const Wish& wish, const Library& library, Medium medium, Age age,
                             base::Random random) {
  std::vector<Actor> cast;
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) {
    const WishedMotif& wished = wish.motifs[i];
    Actor actor;
    const motifs::Motif* motif = library.motif(wished.motif);
    if (motif == nullptr || motif->bounds.empty()) continue;
    actor.motif = &drawing_for(*motif, age, random);
    const LexiconEntry* entry = library.entry(wished.motif);
    const HeadOnly head = entry != nullptr ? entry->head_only : HeadOnly::no;
    if (!wished.face_only) actor.with_body = with_body(*actor.motif, head);
    actor.bust = actor.with_body == nullptr && head != HeadOnly::no;
    if (actor.with_body != nullptr) actor.motif = actor.with_body.get();
    actor.entry = entry;
    actor.name = wished.name;
    actor.wished = static_cast<int>(i);
    actor.place = place_for(entry, wished.pose, medium);
    actor.relative = relative_size(entry, wished.size);
    actor.facing = entry != nullptr ? entry->facing : language::Facing::front;
    actor.legible = has_writing(wished.motif);
    actor.size = wished.size;
    actor.mood = wished.mood;
    actor.pose = wished.pose;
    measure(actor);
    cast.insert(cast.end(), static_cast<std::size_t>(std::clamp(wished.count, 1, 12)), actor);
  }
  land_beside(cast, wish);
  // What comes along is smaller than who it comes with: a boy with a ball, a hare with eggs.
  for (const Relation& relation : wish.relations) {
    if (relation.preposition != Preposition::with) continue;
    double owner = 0;
    bool is_alive = false;
    for (const Actor& actor : cast) {
      if (actor.wished != relation.subject) continue;
      owner = std::max(owner, actor.relative);
      is_alive = actor.entry != nullptr && (actor.entry->has_face || actor.entry->is_animal);
    }
    for (Actor& actor : cast) {
      const bool comes_along =
          std::find(relation.objects.begin(), relation.objects.end(), actor.wished) != relation.objects.end();
      if (!comes_along || owner <= 0) continue;
      if (is_alive && actor.entry != nullptr && language::is_landmark(*actor.entry)) continue;
      // Several of them are together no larger than their owner.
      const int count = wish.motifs[static_cast<std::size_t>(actor.wished)].count;
      actor.relative = std::min(actor.relative, owner * (count > 1 ? 0.5 : 0.6));
    }
  }
  // Among several, what was named first is the main motif.
  const bool sized =
      std::any_of(cast.begin(), cast.end(), [](const Actor& a) { return a.size != SizeWish::as_is; });
  if (cast.size() > 2 && !sized && cast[1].wished != cast[0].wished)
    cast[0].relative *= wish.motifs.size() > 3 ? 1.35 : 1.22;
  // Nothing that was asked for gets lost beside something large.
  double largest = 0;
  for (const Actor& actor : cast) largest = std::max(largest, actor.area());
  for (Actor& actor : cast) {
    const double least = largest * (actor.size == SizeWish::tiny ? 0.2 : 0.25);
    if (actor.area() < least) actor.relative *= std::sqrt(least / actor.area());
  }
  const bool only_sky =
      std::all_of(cast.begin(), cast.end(), [](const Actor& a) { return a.place == Place::sky; });
  if (only_sky) {
    for (Actor& actor : cast) actor.place = Place::air;
  }
  return cast;
}

}  // namespace drawing::cast
