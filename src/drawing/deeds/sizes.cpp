#include "drawing/deeds/sizes.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "drawing/deeds/ensemble.h"
#include "drawing/deeds/thing.h"
#include "drawing/deeds/true_size.h"
#include "drawing/props/catalogue.h"

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

constexpr double small_cm = 60;
// A loose building, tree or mountain beside figures, in heights of the tallest one.
constexpr double highest_landmark = 1.65;

// An animal in the water or in the air is at most so long beside somebody, by its size from tiny to huge, in
// lengths of theirs: who is named with it is not lost beside it.
constexpr double longest_beside[] = {0.5, 0.6, 0.8, 1, 1.2, 1.7};

// Up to 60 cm: what has to look small beside a figure.
bool is_small(const LexiconEntry* entry) {
  return entry != nullptr && (entry->size == SizeClass::tiny || entry->size == SizeClass::small);
}

// The height of a loose thing on the page, where one knows how high it is in life.
std::optional<double> life_cm(const Actor& actor) {
  if (actor.entry == nullptr) return std::nullopt;
  const props::DrawnProp* prop = props::prop_for_motif(actor.entry->motif);
  auto metres = true_metres(actor.entry->motif, actor.entry->kind);
  if (!metres && prop != nullptr)
    metres = true_metres(props::drawing_for_motif(actor.entry->motif), prop->kind);
  if (metres) return page_cm(*metres);
  return prop != nullptr && prop->cm > 0 ? std::optional(prop->cm) : std::nullopt;
}

// A child holds a giant apple only if the text asks for one; sun and moon are as large as the sky likes.
bool keeps_real_size(const Actor& actor, Standing standing) {
  if (actor.size != SizeWish::as_is || actor.place == cast::Place::sky) return false;
  // Who was named first is whom the page is about.
  const bool minor = actor.wished > 0 && is_small(actor.entry);
  return standing == Standing::thing || (standing == Standing::animal && minor);
}

// The height of the largest one who does something or is an animal drawn for the page, on the page.
double tallest_figure(const std::vector<Actor>& actors,
                      const std::function<Standing(const Actor&)>& standing_of) {
  double tallest = 0;
  for (const Actor& actor : actors) {
    const Standing standing = standing_of(actor);
    const bool figure =
        standing == Standing::busy || (standing == Standing::animal && actor.ensemble != nullptr);
    if (figure) tallest = std::max(tallest, actor.scale() * actor.motif->bounds.height());
  }
  return tallest;
}

bool is_animal(const Actor& actor) {
  return actor.entry != nullptr && actor.entry->is_animal;
}

double length_of(const Actor& actor) {
  return actor.scale() * std::max(actor.motif->bounds.width(), actor.motif->bounds.height());
}

// How long the largest of the people is on the page; 0 where nobody is there.
double longest_person(const std::vector<Actor>& actors,
                      const std::function<Standing(const Actor&)>& standing_of) {
  double longest = 0;
  for (const Actor& actor : actors)
    if (standing_of(actor) == Standing::busy && !is_animal(actor))
      longest = std::max(longest, length_of(actor));
  return longest;
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
  const bool people = std::any_of(actors.begin(), actors.end(),
                                  [&](const Actor& actor) { return standing_of(actor) == Standing::busy; });
  const double person = longest_person(actors, standing_of);
  for (Actor& actor : actors) {
    const Standing standing = standing_of(actor);
    if (person > 0 && is_animal(actor) && actor.size == SizeWish::as_is &&
        actor.place != cast::Place::ground) {
      const double most = longest_beside[static_cast<int>(actor.entry->size)] * person;
      actor.relative *= std::min(1.0, most / length_of(actor));
    }
    if (people && standing == Standing::animal && actor.ensemble != nullptr &&
        actor.size == SizeWish::as_is && actor.place == cast::Place::ground && !is_small(actor.entry)) {
      // A horse is a horse beside a child, whoever was named first.
      actor.relative *= unit_at_size_1 / actor.ensemble->into_square().a / actor.scale();
      actor.true_to_life = true;
      continue;
    }
    actor.true_to_life = standing == Standing::busy && actor.true_to_life;
    if (!figures || !keeps_real_size(actor, standing)) continue;
    const double least = standing == Standing::animal ? least_animal : least_thing;
    const std::optional<double> in_life = standing == Standing::thing ? life_cm(actor) : std::nullopt;
    const double cm = in_life.value_or(usual_cm(actor.entry));
    double height = std::max(least, cm * units_per_cm) * unit_at_size_1;
    // A castle is the background of its princess, who is to be coloured too.
    if (actor.entry != nullptr && language::is_landmark(*actor.entry))
      height = std::min(height, highest_landmark * tallest_figure(actors, standing_of));
    const double now = actor.scale() * actor.motif->bounds.height();
    if (now > height || in_life) actor.relative *= height / now;
    actor.small_in_life = is_small(actor.entry) || (in_life && *in_life <= small_cm);
    actor.true_to_life = in_life.has_value() && !actor.small_in_life;
  }
  double largest = 0;
  for (const Actor& actor : actors) largest = std::max(largest, actor.area());
  for (Actor& actor : actors) {
    // Nobody is a giant because the page has a house.
    if (figures && actor.true_to_life) continue;
    const double least = largest * (actor.small_in_life ? least_small : least_other);
    if (actor.area() < least) actor.relative *= std::sqrt(least / actor.area());
  }
}

}  // namespace drawing::deeds
