#include "drawing/deeds/sizes.h"

#include <algorithm>
#include <cmath>

#include "drawing/deeds/ensemble.h"
#include "drawing/deeds/thing.h"

namespace drawing::deeds {
namespace {

using cast::Actor;
using language::LexiconEntry;
using language::SizeClass;

// Heights in figure units below which nothing loose is drawn: a thing has to be coloured, an animal has a
// face.
constexpr double least_thing = 21, least_animal = 26;
// The least share of the largest one's silhouette, for what is small in life and for others.
constexpr double least_small = 0.03, least_other = 0.06;

// Up to 60 cm: what has to look small beside a figure.
bool is_small(const LexiconEntry* entry) {
  return entry != nullptr && (entry->size == SizeClass::tiny || entry->size == SizeClass::small);
}

// A child holds a giant apple only if the text asks for one; sun and moon are as large as the sky likes.
bool keeps_real_size(const Actor& actor, Standing standing) {
  if (actor.size != SizeWish::as_is || actor.place == cast::Place::sky) return false;
  // Who was named first is whom the page is about.
  const bool minor = actor.wished > 0 && is_small(actor.entry);
  return standing == Standing::thing || (standing == Standing::animal && minor);
}

}  // namespace

double usual_cm(const LexiconEntry* entry) {
  static constexpr double by_class[] = {14, 28, 60, 120, 190, 280};
  return by_class[static_cast<int>(entry != nullptr ? entry->size : SizeClass::medium)];
}

void keep_sizes_near(std::vector<Actor>& actors, const std::function<Standing(const Actor&)>& standing_of) {
  // Birds and beetles that only sit there are no measure for others, nor are things.
  const bool figures = std::any_of(actors.begin(), actors.end(), [&](const Actor& actor) {
    const Standing standing = standing_of(actor);
    return standing == Standing::busy ||
           (standing == Standing::animal && actor.ensemble != nullptr && !is_small(actor.entry));
  });
  for (Actor& actor : actors) {
    const Standing standing = standing_of(actor);
    if (!figures || !keeps_real_size(actor, standing)) continue;
    const double least = standing == Standing::animal ? least_animal : least_thing;
    const double height = std::max(least, usual_cm(actor.entry) * units_per_cm) * unit_at_size_1;
    const double now = actor.scale() * actor.motif->bounds.height();
    if (now > height) actor.relative *= height / now;
    actor.small_in_life = is_small(actor.entry);
  }
  double largest = 0;
  for (const Actor& actor : actors) largest = std::max(largest, actor.area());
  for (Actor& actor : actors) {
    const double least = largest * (actor.small_in_life ? least_small : least_other);
    if (actor.area() < least) actor.relative *= std::sqrt(least / actor.area());
  }
}

}  // namespace drawing::deeds
