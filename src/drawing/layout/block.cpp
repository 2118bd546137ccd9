#include "drawing/layout/block.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string_view>

#include "drawing/cast/wear.h"
#include "drawing/layout/actor_kinds.h"

namespace drawing::layout {
namespace {

using geometry::Point;
using geometry::Rect;

// The share of a box that may be behind another one: less of the silhouette is.
constexpr double most_hidden = 0.33;
// How many things hang in one tree.
constexpr std::size_t most_hung = 6;

bool looks_left(const cast::Actor& actor, bool flipped) {
  return (actor.facing == language::Facing::left) != flipped && actor.facing != language::Facing::front;
}

// Flips the part so that it looks to the given side, where the drawing looks anywhere.
void look(Part& part, const cast::Actor& actor, bool left) {
  if (actor.facing == language::Facing::front || actor.legible) return;
  part.flipped = (actor.facing == language::Facing::left) != left;
}

Part part_of(const std::vector<cast::Actor>& cast, int index, base::Random& random) {
  Part part;
  part.actor = index;
  part.scale = cast[static_cast<std::size_t>(index)].scale();
  part.flipped = random.chance(0.5) && !cast[static_cast<std::size_t>(index)].legible;
  return part;
}

void fit_box(Block& block, const std::vector<cast::Actor>& cast) {
  block.box = Rect();
  for (const Part& part : block.parts)
    block.box.include(box_of(part, cast[static_cast<std::size_t>(part.actor)]));
  const Point shift = {-(block.box.left + block.box.right) / 2, -block.box.bottom};
  for (Part& part : block.parts) part.foot = part.foot + shift;
  block.box = {block.box.left + shift.x, block.box.top + shift.y, block.box.right + shift.x, 0};
}

// The height above the object's foot on which something `width` wide can stand, and where: the flattest
// stretch of the silhouette's upper edge, away from the head.
struct Saddle {
  double x, y;
};

Saddle find_saddle(const cast::Actor& actor, const Part& object, double width, double from, double to) {
  const Rect& unit = actor.motif->bounds;
  const Rect box = box_of(object, actor);
  const int span = std::max(1, static_cast<int>(width / object.scale * cast::Actor::columns));
  Saddle best{box.center().x, box.top};
  double best_score = 1e9;
  for (int first = 0; first + span <= cast::Actor::columns; ++first) {
    double low = -1, high = 3, sum = 0;
    for (int c = first; c < first + span; ++c) {
      const double y = actor.top[static_cast<std::size_t>(c)];
      low = std::max(low, y);
      high = std::min(high, y);
      sum += y;
    }
    if (low > 1.5) continue;
    const double unit_x = (first + span / 2.0) / cast::Actor::columns;
    double share = (unit_x - unit.left) / unit.width();
    if (object.flipped) share = 1 - share;
    if (share < from || share > to) continue;
    const double head = looks_left(actor, object.flipped) ? 1 - share : share;
    const double away =
        actor.facing == language::Facing::front ? std::abs(share - 0.5) : std::abs(head - 0.4);
    const double score = (low - high) + 0.35 * away + 0.2 * (sum / span);
    if (score < best_score) {
      best_score = score;
      best = {box.left + share * box.width(), box.bottom - (unit.bottom - sum / span) * object.scale};
    }
  }
  return best;
}

class Joiner {
 public:
  Joiner(const std::vector<cast::Actor>& cast, double proportions, base::Random& random)
      : cast_(cast), proportions_(proportions), random_(random) {}

  const cast::Actor& actor(const Part& part) const { return cast_[static_cast<std::size_t>(part.actor)]; }

  // The silhouette's area at the part's scale.
  double area_of(const Part& part) const { return box_of(part, actor(part)).area() * actor(part).silhouette; }

  // Whether all of them are as large beside each other as they are in life.
  bool true_to_life(const std::vector<Part>& subjects, const Part& object) const {
    return actor(object).true_to_life && std::all_of(subjects.begin(), subjects.end(), [&](const Part& part) {
             return actor(part).true_to_life;
           });
  }

  // The same for those who stand on one ground; nothing changes where they are as large as in life.
  void limit_loosely(std::vector<Part>& subjects, const Part& object, double low, double high) const {
    if (!true_to_life(subjects, object)) limit(subjects, object, low, high);
  }

  // Scales the subjects so that they stay within `low` and `high` times the object's size.
  void limit(std::vector<Part>& subjects, const Part& object, double low, double high) const {
    for (Part& subject : subjects) {
      const double ratio = std::sqrt(area_of(subject) / area_of(object));
      subject.scale *= std::clamp(ratio, low, high) / ratio;
    }
  }

  double width_of(const std::vector<Part>& parts) const {
    double sum = 0;
    for (const Part& part : parts) sum += box_of(part, actor(part)).width();
    return sum;
  }

  // Stands parts in a row from `left` on, on the line `foot`; returns the right end.
  double line_up(std::vector<Part>& parts, double left, double foot, int layer) const {
    for (Part& part : parts) {
      const double width = box_of(part, actor(part)).width();
      part.foot = {left + width / 2, foot};
      part.layer = layer;
      left += width * 1.06;
    }
    return left;
  }

  void on(std::vector<Part>& subjects, const Part& object) const {
    // A boy is larger than his skateboard, but not by much.
    const double natural = std::sqrt(area_of(subjects.front()) / area_of(object));
    const double most = subjects.size() > 2 ? 0.56 : subjects.size() > 1 ? 0.66 : natural > 1 ? 1.4 : 0.76;
    limit(subjects, object, 0.52, most);
    const double share = 1.0 / static_cast<double>(subjects.size());
    double right = -1e9;
    for (std::size_t i = 0; i < subjects.size(); ++i) {
      Part& subject = subjects[i];
      const Rect s = box_of(subject, actor(subject));
      const double low = subjects.size() == 1 ? 0.15 : share * static_cast<double>(i);
      const double high = subjects.size() == 1 ? 0.85 : share * static_cast<double>(i + 1);
      const Saddle saddle = find_saddle(actor(object), object, s.width() * 0.45, low, high);
      // Each beside the one before it.
      const double x = i == 0 ? saddle.x : std::max(saddle.x, right + s.width() * 0.45);
      subject.foot = {x, saddle.y + s.height() * 0.07};
      right = x + s.width() * 0.45;
      subject.layer = 2;
      look(subject, actor(subject), looks_left(actor(object), object.flipped));
    }
  }

  void above(std::vector<Part>& subjects, const Part& object) const {
    limit(subjects, object, 0.5, 1.1);
    const Rect o = box_of(object, actor(object));
    double height = 0;
    for (const Part& s : subjects) height = std::max(height, box_of(s, actor(s)).height());
    line_up(subjects, o.center().x - width_of(subjects) / 2, o.top - 0.12 * height, 2);
  }

  void under(std::vector<Part>& subjects, Part& object) const {
    limit_loosely(subjects, object, 0.4, 0.58);
    const Rect o = box_of(object, actor(object));
    double height = 0;
    for (const Part& s : subjects) height = std::max(height, box_of(s, actor(s)).height());
    if (o.height() > 1.5 * height && actor(object).place == cast::Place::ground) {
      // A tree or a table: the subject stands before its foot.
      const double side = random_.chance(0.5) ? 1 : -1;
      line_up(subjects, o.center().x + side * o.width() * 0.2 - width_of(subjects) / 2,
              o.bottom + height * 0.14, 2);
    } else {
      line_up(subjects, o.center().x - width_of(subjects) / 2, o.bottom + height * 1.06, 2);
    }
  }

  void in_front(std::vector<Part>& subjects, const Part& object) const {
    limit_loosely(subjects, object, 0.5, 0.95);
    const Rect o = box_of(object, actor(object));
    double height = 0;
    for (const Part& s : subjects) height = std::max(height, box_of(s, actor(s)).height());
    const double side = random_.chance(0.5) ? 1 : -1, width = width_of(subjects);
    const double step = height * 0.2;
    // To one side, so that the object stays visible.
    const double share = std::min(1.0, (height - step) / o.height());
    const double lap = std::min(o.width() * most_hidden / share, width + o.width() * 0.1);
    const double shift =
        std::max({o.width() * 0.34, o.width() / 2 - width * 0.2, (o.width() + width) / 2 - lap});
    line_up(subjects, o.center().x + side * shift - width / 2, o.bottom + step, 2);
  }

  void behind(std::vector<Part>& subjects, const Part& object) const {
    limit_loosely(subjects, object, 0.6, 1.3);
    const Rect o = box_of(object, actor(object));
    double height = 0;
    for (const Part& s : subjects) height = std::max(height, box_of(s, actor(s)).height());
    const double side = random_.chance(0.5) ? 1 : -1, width = width_of(subjects);
    // What is lower than the object would vanish behind it: it stands farther up the page.
    const double rise = std::max(0.16 * o.height(), o.height() * 0.85 - height * 0.75);
    const double share = std::clamp((o.height() - rise) / height, 0.1, 1.0);
    const double lap = std::min(width * most_hidden / share, width * 0.9);
    const double shift =
        std::max({o.width() * 0.4, o.width() / 2 - width * 0.05, (o.width() + width) / 2 - lap});
    line_up(subjects, o.center().x + side * shift - width / 2, o.bottom - rise, -1);
  }

  void in(std::vector<Part>& subjects, const Part& object) const {
    const language::Holds holds = actor(object).holds();
    if (holds == language::Holds::seat) return on(subjects, object);
    if (holds == language::Holds::branches && is_fruit(actor(subjects.front())))
      return hang(subjects, object, false);
    if (is_seen_through(actor(object), actor(subjects.front()))) return hang(subjects, object, true);
    if (holds != language::Holds::inside) return inside(subjects, object);
    // A basket or a boat: subjects look out of it, their feet behind its front.
    limit(subjects, object, 0.5, subjects.size() > 1 ? 0.5 : 0.8);
    const Rect o = box_of(object, actor(object));
    const double width = width_of(subjects);
    double left = o.center().x - width / 2;
    for (Part& subject : subjects) {
      const Rect s = box_of(subject, actor(subject));
      const Saddle saddle = find_saddle(actor(object), object, s.width() * 0.5, 0.2, 0.8);
      subject.foot = {left + s.width() / 2, std::min(o.bottom, saddle.y + s.height() * 0.14)};
      subject.layer = -1;
      left += s.width();
    }
  }

  // Fruit in the crown of a tree, or the moon in the upper panes of a window.
  void hang(std::vector<Part>& subjects, const Part& object, bool in_panes) const {
    // In widths of the tree from its middle, and in its heights from the top to the foot of the fruit.
    static constexpr std::array<geometry::Point, most_hung> spots{
        {{-0.24, 0.36}, {0.22, 0.38}, {0, 0.24}, {0.02, 0.52}, {-0.32, 0.53}, {0.3, 0.55}}};
    static constexpr std::array<geometry::Point, 2> panes{{{0.2, 0.45}, {-0.2, 0.45}}};
    const double width = in_panes ? 0.3 : 0.15;
    const Rect tree = box_of(object, actor(object));
    for (std::size_t i = 0; i < subjects.size(); ++i) {
      Part& subject = subjects[i];
      subject.scale *= width * tree.width() / box_of(subject, actor(subject)).width();
      const Point spot = in_panes ? panes[i % panes.size()] : spots[i % spots.size()];
      subject.foot = {tree.center().x + spot.x * tree.width(), tree.top + spot.y * tree.height()};
      subject.layer = 2;
      subject.tied = true;
    }
  }

  // A house, a glass, a tree: subjects are seen before it, well inside its outline.
  void inside(std::vector<Part>& subjects, const Part& object) const {
    limit(subjects, object, 0.46, 0.5);
    const Rect o = box_of(object, actor(object));
    const double fit = o.width() * 0.9 / std::max(1e-9, width_of(subjects) * 1.06);
    double height = 0;
    for (Part& subject : subjects) {
      if (subjects.size() > 1) subject.scale *= std::clamp(fit, 0.6, 1.0);
      height = std::max(height, box_of(subject, actor(subject)).height());
    }
    // In a crown or a web rather than at its foot.
    const bool hung = actor(object).holds() == language::Holds::branches;
    line_up(subjects, o.center().x - width_of(subjects) * 0.53,
            o.bottom - std::max(0.0, o.height() - height) * (hung ? 0.55 : 0.14), 2);
    if (!hung || subjects.size() < 2) return;
    // Every other one sits higher, and so they need not be as small.
    for (std::size_t i = 0; i < subjects.size(); ++i) {
      subjects[i].foot.x = std::lerp(o.center().x, subjects[i].foot.x, 0.85);
      subjects[i].foot.y += (i % 2 == 0 ? 0.3 : -0.45) * height;
    }
  }

  // The thing on the head of who wears it.
  Part put_on(const Part& wearer, Part thing, const cast::WornFit& fit) const {
    const Rect& unit = actor(wearer).motif->bounds;
    const Rect box = box_of(wearer, actor(wearer));
    const double x = (fit.foot.x - unit.left) * wearer.scale;
    thing.scale = fit.scale * wearer.scale;
    thing.foot = {wearer.flipped ? box.right - x : box.left + x,
                  box.bottom - (unit.bottom - fit.foot.y) * wearer.scale};
    thing.flipped = wearer.flipped;
    thing.layer = wearer.layer + 1;
    thing.tied = true;
    return thing;
  }

  // "A boy with a ball": the ball is the smaller one, at his feet.
  void accompany(std::vector<Part>& subjects, Part& object) const {
    std::vector<Part> company = {object};
    limit_loosely(company, subjects.front(), 0.45, 0.6);
    object = company.front();
    beside(subjects, object, 1.6, 2, 1.3);
  }

  // The smaller one of two stands a step nearer and laps over the other's box, as far as the page's
  // proportions ask for it and `most` (0 to 1) allows.
  void beside(std::vector<Part>& subjects, Part& object, double low = 0.5, double high = 1.6,
              double most = 0.7) const {
    // What is small in life stays so beside a figure.
    const bool in_life = true_to_life(subjects, object);
    const bool kept = in_life || actor(object).small_in_life || actor(subjects.front()).small_in_life;
    if (!kept) limit(subjects, object, low, high);
    Part& subject = subjects.front();
    const bool smaller = area_of(subject) <= area_of(object);
    const double ratio = std::sqrt(area_of(subject) / area_of(object)), shrunk = 0.8;
    // One of the two is to be the larger one, unless life says how large both are.
    if (smaller && !in_life) subject.scale *= std::min(1.0, shrunk / ratio);
    if (!smaller && !in_life) object.scale *= std::min(1.0, shrunk * ratio);
    const Rect s = box_of(subject, actor(subject)), o = box_of(object, actor(object));
    const double near_width = smaller ? s.width() : o.width(),
                 near_height = smaller ? s.height() : o.height();
    const double far_height = smaller ? o.height() : s.height();
    double lap = 0, step = 0;
    for (double t = 0; t <= most + 1e-9; t += 0.1) {
      lap = (0.65 * t - 0.04) * near_width;
      step = (0.1 + 0.6 * t) * near_height;
      const double width = o.width() + s.width() - lap;
      if (width <= proportions_ * std::max(far_height + step, near_height)) break;
    }
    const double side = random_.chance(0.5) ? 1 : -1;
    subject.foot = {o.center().x + side * ((o.width() + s.width()) / 2 - lap),
                    o.bottom + (smaller ? step : -step)};
    subject.layer = smaller ? 1 : -1;
    look(subject, actor(subject), side > 0);
    if (look_the_same_way(actor(object), actor(subject))) subject.flipped = object.flipped;
  }

 private:
  const std::vector<cast::Actor>& cast_;
  double proportions_;  // of the place that a block may take: its width divided by its height
  base::Random& random_;
};

std::vector<int> actors_of(const std::vector<cast::Actor>& cast, int wished, const std::vector<bool>& used) {
  std::vector<int> result;
  for (std::size_t i = 0; i < cast.size(); ++i) {
    if (cast[i].wished == wished && !used[i]) result.push_back(static_cast<int>(i));
  }
  return result;
}

void join(Joiner& joiner, Block& block, Preposition preposition, std::vector<Part> subjects, Part& object) {
  switch (preposition) {
    case Preposition::on:
      joiner.on(subjects, object);
      break;
    case Preposition::above:
      joiner.above(subjects, object);
      break;
    case Preposition::under:
      joiner.under(subjects, object);
      break;
    case Preposition::in_front_of:
      joiner.in_front(subjects, object);
      break;
    case Preposition::behind:
      joiner.behind(subjects, object);
      break;
    case Preposition::in:
      joiner.in(subjects, object);
      break;
    case Preposition::beside:
    case Preposition::between:
      joiner.beside(subjects, object);
      break;
    case Preposition::with:
      joiner.accompany(subjects, object);
      break;
  }
  block.parts.insert(block.parts.end(), subjects.begin(), subjects.end());
}

// "Hänsel und Gretel vor dem Haus": others who are where the subject is, to the same side of the same thing.
std::vector<int> company_of(const Relation& relation, const std::vector<Relation>& relations) {
  std::vector<int> company;
  const bool row =
      relation.preposition == Preposition::in_front_of || relation.preposition == Preposition::behind;
  for (const Relation& other : relations) {
    if (row && other.subject != relation.subject && other.preposition == relation.preposition &&
        other.objects == relation.objects)
      company.push_back(other.subject);
  }
  return company;
}

// A hat and who wears it.
struct Worn {
  int thing = 0;
  int wearer = 0;
  language::WornAt at = language::WornAt::head;
  cast::WornFit fit;
};

// "Two bears with hats" wear one each, and nobody two; what has no head to sit on comes along like a ball.
std::vector<Worn> find_worn(const std::vector<cast::Actor>& cast, const std::vector<Relation>& relations,
                            std::vector<bool>& used) {
  std::vector<Worn> result;
  for (const Relation& relation : relations) {
    if (relation.preposition != Preposition::with) continue;
    const std::vector<int> wearers = actors_of(cast, relation.subject, used);
    for (const int wished : relation.objects) {
      const std::vector<int> things = actors_of(cast, wished, used);
      for (std::size_t i = 0; i < things.size() && i < wearers.size(); ++i) {
        const cast::Actor& thing = cast[static_cast<std::size_t>(things[i])];
        const language::WornAt at = thing.wear().at;
        if (at == language::WornAt::nowhere) break;
        const bool taken = std::any_of(result.begin(), result.end(), [&](const Worn& other) {
          return other.wearer == wearers[i] && other.at == at;
        });
        if (taken) continue;
        const std::optional<cast::WornFit> fit =
            cast::fit_on(cast[static_cast<std::size_t>(wearers[i])], thing);
        if (!fit) break;
        result.push_back({things[i], wearers[i], at, *fit});
        used[static_cast<std::size_t>(things[i])] = true;
      }
    }
  }
  return result;
}

void put_on(const Joiner& joiner, const std::vector<cast::Actor>& cast, const Worn& worn,
            std::vector<Block>& blocks, base::Random& random) {
  for (Block& block : blocks) {
    const auto wearer = std::find_if(block.parts.begin(), block.parts.end(),
                                     [&](const Part& part) { return part.actor == worn.wearer; });
    if (wearer == block.parts.end()) continue;
    wearer->tied = true;
    block.parts.push_back(joiner.put_on(*wearer, part_of(cast, worn.thing, random), worn.fit));
    fit_box(block, cast);
    return;
  }
}

// "A knight on a horse before the castle": the castle has a block of its own, behind that of the two.
void set_rows(std::vector<Block>& blocks, const std::vector<cast::Actor>& cast,
              const std::vector<Relation>& relations) {
  const auto block_of = [&](int wished) {
    return std::find_if(blocks.begin(), blocks.end(), [&](const Block& block) {
      return std::any_of(block.parts.begin(), block.parts.end(), [&](const Part& part) {
        return cast[static_cast<std::size_t>(part.actor)].wished == wished;
      });
    });
  };
  for (const Relation& relation : relations) {
    const bool before = relation.preposition == Preposition::in_front_of;
    if ((!before && relation.preposition != Preposition::behind) || relation.objects.empty()) continue;
    const auto subject = block_of(relation.subject), object = block_of(relation.objects.front());
    if (subject == blocks.end() || object == blocks.end() || subject == object) continue;
    object->row = before ? -1 : 1;
  }
}

template <typename Test>
bool any_actor(const Block& block, const std::vector<cast::Actor>& cast, Test test) {
  return std::any_of(block.parts.begin(), block.parts.end(),
                     [&](const Part& part) { return test(cast[static_cast<std::size_t>(part.actor)]); });
}

// "Ein Baum mit Äpfeln": small things that a tree is said to have are in its branches, presents lie under it.
Relation with_fruit_hung(const Relation& relation, const std::vector<cast::Actor>& cast) {
  if (relation.preposition != Preposition::with || relation.objects.size() != 1) return relation;
  const auto actor_of = [&](int wished) {
    return std::find_if(cast.begin(), cast.end(),
                        [&](const cast::Actor& actor) { return actor.wished == wished; });
  };
  const auto tree = actor_of(relation.subject), fruit = actor_of(relation.objects.front());
  if (tree == cast.end() || fruit == cast.end() || tree->holds() != language::Holds::branches)
    return relation;
  if (!is_small_thing(*fruit)) return relation;
  return {
      relation.objects.front(), is_fruit(*fruit) ? Preposition::in : Preposition::under, {relation.subject}};
}

// Who swims is farther away than who stands on the shore, and so are buildings than whoever lives.
void put_large_behind_small(std::vector<Block>& blocks, const std::vector<cast::Actor>& cast) {
  const bool alive = std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
    return block.place == cast::Place::ground && any_actor(block, cast, is_alive);
  });
  for (Block& block : blocks) {
    const bool building = alive && block.parts.size() == 1 && block.place == cast::Place::ground &&
                          any_actor(block, cast, is_building) && !any_actor(block, cast, is_doer);
    const bool afloat = any_actor(block, cast, [](const cast::Actor& actor) { return actor.afloat; });
    if (building || afloat) block.row = std::min(block.row, -1);
  }
}

}  // namespace

Rect box_of(const Part& part, const cast::Actor& actor) {
  const double width = actor.motif->bounds.width() * part.scale,
               height = actor.motif->bounds.height() * part.scale;
  return {part.foot.x - width / 2, part.foot.y - height, part.foot.x + width / 2, part.foot.y};
}

std::vector<Block> make_blocks(const std::vector<cast::Actor>& cast, const std::vector<Relation>& relations,
                               double proportions, base::Random& random) {
  std::vector<Block> blocks;
  std::vector<bool> used(cast.size(), false);
  Joiner joiner(cast, proportions, random);
  const std::vector<Worn> worn = find_worn(cast, relations, used);
  const auto take = [&](const std::vector<int>& indexes) {
    std::vector<Part> parts;
    for (const int i : indexes) {
      parts.push_back(part_of(cast, i, random));
      used[static_cast<std::size_t>(i)] = true;
    }
    return parts;
  };
  for (const Relation& given : relations) {
    if (given.objects.empty()) continue;
    const Relation relation = with_fruit_hung(given, cast);
    const std::vector<int> objects = actors_of(cast, relation.objects.front(), used);
    std::vector<int> subjects = actors_of(cast, relation.subject, used);
    if (objects.empty() || subjects.empty()) continue;
    for (const int together : company_of(relation, relations)) {
      const std::vector<int> more = actors_of(cast, together, used);
      if (subjects.size() + more.size() <= 3) subjects.insert(subjects.end(), more.begin(), more.end());
    }
    const cast::Actor& first_object = cast[static_cast<std::size_t>(objects.front())];
    if (leaves_backdrop_alone(relation.preposition, first_object,
                              cast[static_cast<std::size_t>(subjects.front())]))
      continue;
    // What is under a rainbow or above a cloud has its own place on the page.
    const cast::Place place = first_object.place;
    const cast::Place own = cast[static_cast<std::size_t>(subjects.front())].place;
    const bool through = is_seen_through(first_object, cast[static_cast<std::size_t>(subjects.front())]);
    if ((place == cast::Place::sky) != (own == cast::Place::sky) && !through) continue;
    // "Ein Schloss mit Fledermäusen": they fly, and it stands.
    if (relation.preposition == Preposition::with && place == cast::Place::air && own == cast::Place::ground)
      continue;
    // "Jagt ihn am Vulkan": what is larger than those who do something there stands behind them on its own.
    const auto actor_at = [&](const std::vector<int>& these) -> const cast::Actor& {
      return cast[static_cast<std::size_t>(these.front())];
    };
    if (relation.preposition == Preposition::beside && is_doer(actor_at(subjects)) &&
        is_building(actor_at(objects)) && !is_doer(actor_at(objects)) && !has_landed(actor_at(objects)))
      continue;
    // Several objects share the subjects out, at most three to each, one where they need not touch; the rest
    // stay on their own.
    const bool loose =
        relation.preposition == Preposition::with || relation.preposition == Preposition::beside;
    const bool hung = relation.preposition == Preposition::in &&
                      cast[static_cast<std::size_t>(objects.front())].holds() == language::Holds::branches;
    const std::size_t most = loose ? 1 : hung ? most_hung : 3;
    const std::size_t each = std::min(most, (subjects.size() + objects.size() - 1) / objects.size());
    for (const int object : objects) {
      if (subjects.empty()) break;
      const std::size_t count = std::min(each, subjects.size());
      const std::vector<int> some(subjects.begin(), subjects.begin() + static_cast<std::ptrdiff_t>(count));
      subjects.erase(subjects.begin(), subjects.begin() + static_cast<std::ptrdiff_t>(count));
      Block block;
      block.parts = take({object});
      block.parts.front().tied = through;
      block.place = cast[static_cast<std::size_t>(object)].place;
      Part anchor = block.parts.front();
      if (relation.preposition == Preposition::between) {
        // The second object stands on the other side.
        std::vector<Part> middle = take(some);
        joiner.limit_loosely(middle, anchor, 0.85, 1.2);
        const Rect left = box_of(anchor, joiner.actor(anchor));
        // A step nearer, before the edges of both.
        const double lap = 0.3 * box_of(middle.front(), joiner.actor(middle.front())).width();
        const double step = 0.35 * box_of(middle.front(), joiner.actor(middle.front())).height();
        const double x = joiner.line_up(middle, left.right - lap, step, 1) - lap;
        block.parts.insert(block.parts.end(), middle.begin(), middle.end());
        const int other = relation.objects.size() > 1 ? relation.objects[1] : relation.objects[0];
        const std::vector<int> second = actors_of(cast, other, used);
        if (!second.empty()) {
          std::vector<Part> parts = take({second.front()});
          joiner.line_up(parts, x, 0, 0);
          block.parts.push_back(parts.front());
        }
      } else {
        join(joiner, block, relation.preposition, take(some), block.parts.front());
      }
      fit_box(block, cast);
      blocks.push_back(std::move(block));
    }
  }
  for (std::size_t i = 0; i < cast.size(); ++i) {
    if (used[i]) continue;
    Block block;
    block.parts = {part_of(cast, static_cast<int>(i), random)};
    block.place = cast[i].place;
    fit_box(block, cast);
    blocks.push_back(std::move(block));
  }
  for (const Worn& one : worn) put_on(joiner, cast, one, blocks, random);
  set_rows(blocks, cast, relations);
  put_large_behind_small(blocks, cast);
  std::stable_partition(blocks.begin(), blocks.end(), [](const Block& block) {
    return std::any_of(block.parts.begin(), block.parts.end(),
                       [](const Part& part) { return part.actor == 0; });
  });
  return blocks;
}

}  // namespace drawing::layout
