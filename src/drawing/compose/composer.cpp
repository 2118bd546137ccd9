#include "drawing/compose/composer.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "drawing/compose/appraisal.h"
#include "drawing/compose/arrange.h"
#include "drawing/compose/board.h"
#include "drawing/compose/face.h"
#include "drawing/compose/motif_figure.h"
#include "drawing/compose/pattern_fill.h"
#include "drawing/compose/refine.h"
#include "drawing/compose/signs.h"
#include "drawing/compose/tidy.h"
#include "drawing/compose/wear.h"
#include "drawing/scenes/kinds.h"
#include "drawing/scenes/ornaments.h"
#include "drawing/scenes/scene.h"
#include "drawing/special/lettering.h"
#include "drawing/special/ornament_frame.h"
#include "drawing/special/page.h"

namespace drawing::compose {
namespace {

using scenes::Scene;

bool has_support(const WishedMotif& wished, const Library& library, language::Support support) {
  const language::LexiconEntry* entry = library.entry(wished.motif);
  return entry != nullptr && entry->support == support;
}

// Homes of what lives anywhere: they give way to the home of something that belongs to one place only.
bool is_everyday(std::string_view scene) {
  constexpr std::string_view everyday[] = {"garten", "himmel",     "küche", "park",  "schule",
                                           "stadt",  "spielplatz", "wald",  "wiese", "zimmer"};
  return std::find(std::begin(everyday), std::end(everyday), scene) != std::end(everyday);
}

// Where the motifs live: a cat on a horse where the horse does, children with a snowman in the winter. Null
// for motifs that are at home everywhere.
const Scene* home_of(const Wish& wish, const Library& library) {
  const bool related = !wish.relations.empty() && !wish.relations.front().objects.empty() &&
                       wish.relations.front().preposition != Preposition::with;
  std::vector<int> order = {related ? wish.relations.front().objects.front() : 0};
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) order.push_back(i);
  const Scene* everyday = nullptr;
  for (const int index : order) {
    const language::LexiconEntry* entry = library.entry(wish.motifs[static_cast<std::size_t>(index)].motif);
    const Scene* scene = entry != nullptr ? scenes::find_scene(entry->habitat) : nullptr;
    if (scene == nullptr) continue;
    if (!is_everyday(entry->habitat)) return scene;
    if (everyday == nullptr && (index == 0 || index == order.front())) everyday = scene;
  }
  return everyday;
}

// The scene that was asked for, else where the motifs live, else a neutral one.
const Scene& choose_scene(const Wish& wish, const Library& library) {
  const Scene* scene = wish.scene ? scenes::find_scene(*wish.scene) : nullptr;
  if (scene == nullptr && !wish.motifs.empty()) scene = home_of(wish, library);
  if (scene == nullptr && !wish.motifs.empty()) {
    const std::string_view kind = scenes::kind_of(wish.motifs.front().motif);
    if (kind == "star" || kind == "moon") scene = scenes::find_scene("nacht");
  }
  if (scene == nullptr) return scenes::neutral_scene();
  if (scene->medium != Medium::water_surface || wish.motifs.empty()) return *scene;
  // The sea is shown from below, unless something floats on it or the first motif flies over it.
  const bool floats = std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    return has_support(wished, library, language::Support::water_surface);
  });
  const bool above = floats || has_support(wish.motifs.front(), library, language::Support::air) ||
                     has_support(wish.motifs.front(), library, language::Support::sky);
  return above ? *scene : *scenes::find_scene("unterwasser");
}

std::vector<std::string> motif_ids(const Wish& wish) {
  std::vector<std::string> ids;
  for (const WishedMotif& wished : wish.motifs) ids.push_back(wished.motif);
  return ids;
}

// The first layout that shows all well, or the best of a few.
Layout best_layout(const std::vector<Actor>& cast, const std::vector<Relation>& relations, Medium medium,
                   const Stage& stage, base::Random random) {
  Layout best;
  double best_score = -1;
  // A crowd takes long to appraise.
  const int most = cast.size() > 6 ? 4 : 6;
  for (int attempt = 0; attempt < most && best_score < 1; ++attempt) {
    Layout layout = arrange(cast, relations, medium, stage, attempt, random);
    const double score = appraise(layout, cast, stage).score;
    if (score <= best_score) continue;
    best_score = score;
    best = std::move(layout);
  }
  return best_score < 1 ? refined(std::move(best), cast, stage) : best;
}

std::optional<Expression> expression_of(const Actor& actor) {
  if (actor.pose == Pose::sleeping || actor.mood == Mood::sleepy) return Expression::asleep;
  if (actor.mood == Mood::sad) return Expression::sad;
  if (actor.mood == Mood::angry) return Expression::angry;
  return std::nullopt;
}

// Glasses are white paper too, so the pupils behind them are painted on them once more.
void let_through(Figure& glasses, const std::vector<Shape>& solids) {
  const geometry::Rect box = glasses.exact_bounds();
  for (const Shape& solid : solids) {
    if (box.contains(solid.path.bounds().center())) glasses.shapes.push_back(solid);
  }
}

// Returns those in whose faces a tear could be drawn.
std::set<int> put_cast(Board& board, const std::vector<Actor>& cast, const Layout& layout) {
  std::set<int> weeping;
  std::vector<Shape> solids;
  for (const Placement& placement : layout.placements) {
    const Actor& actor = cast[static_cast<std::size_t>(placement.actor)];
    Figure figure = motif_figure(*actor.motif, placement.map, board.stage());
    figure.name = actor.name;
    if (is_see_through(actor.motif->id)) let_through(figure, solids);
    const std::optional<Expression> expression = expression_of(actor);
    if (expression && express(figure, *expression) && *expression == Expression::sad)
      weeping.insert(placement.actor);
    std::copy_if(figure.shapes.begin(), figure.shapes.end(), std::back_inserter(solids),
                 [](const Shape& shape) { return shape.role == Role::solid; });
    board.put_asked(std::move(figure), placement.depth);
  }
  return weeping;
}

// What stands before a bust, so that it seems to look out from behind it.
void add_covers(Board& board, const std::vector<Actor>& cast, const Layout& layout, Medium medium,
                base::Random random) {
  const bool plants = medium == Medium::land || medium == Medium::sky;
  for (const Placement& placement : layout.placements) {
    if (!placement.on_ground || !cast[static_cast<std::size_t>(placement.actor)].bust) continue;
    const geometry::Rect& box = placement.bounds;
    const double height = std::min(box.height() * 0.14, 30 * board.stage().scale);
    const scenes::PropMaker maker = plants                    ? scenes::bush
                                    : medium == Medium::space ? scenes::moon_rock
                                                              : scenes::stone;
    int index = 0;
    for (double x = box.left + height * 0.3; x < box.right + height * 0.2;) {
      const double size = height * random.uniform(0.85, 1.1);
      Figure figure = maker(random, size);
      const geometry::Rect own = figure.bounds();
      const double foot = box.bottom + size * random.uniform(0.2, 0.34);
      const double shift = std::min(0.0, board.stage().safe.right - (x + own.right)) +
                           std::max(0.0, board.stage().safe.left - (x + own.left));
      board.put_prop(figure.transformed(
                         geometry::Affine::translation(x + shift, std::min(foot, board.stage().safe.bottom))),
                     placement.depth + 0.5 + 0.01 * (index % 2) + 0.001 * index, board.stage().pens.near);
      ++index;
      x += own.width() * random.uniform(0.72, 0.9);
    }
  }
}

void add_frame(Picture& picture, const Stage& stage, base::Random random) {
  Element element;
  element.name = "Rahmen";
  element.bounds = stage.frame;
  const auto index = static_cast<std::uint16_t>(picture.elements.size());
  picture.elements.push_back(element);
  Shape line;
  line.path.add_rounded_rect(stage.frame, stage.radius_mm);
  line.fill = Fill::none;
  line.role = Role::frame;
  line.line_mm = std::min(1.2, stage.pens.asked * 1.2);
  line.element = index;
  picture.shapes.push_back(std::move(line));
  if (!stage.ornaments) return;
  Figure band = special::ornament_frame(stage, random);
  for (Shape& shape : band.shapes) {
    shape.role = Role::frame;
    shape.line_mm = std::clamp(shape.line_mm * stage.pens.near, 0.5, 1.2);
    shape.element = index;
    picture.shapes.push_back(std::move(shape));
  }
  picture.elements.back().bounds = stage.frame.inflated(special::frame_band_mm);
}

// Letters above, and what was asked for with them below: "A with an ape".
struct Halves {
  geometry::Rect letters;
  Stage motifs;
};

Halves halves_of(const Stage& stage) {
  Halves halves{stage.safe, stage};
  const double split = stage.y(stage.landscape() ? 0.42 : 0.45);
  halves.letters.bottom = halves.motifs.frame.top = halves.motifs.safe.top = split;
  return halves;
}

Picture finish(Board& board, const base::Random& random) {
  Picture picture = board.finish();
  add_frame(picture, board.stage(), random.fork("frame"));
  return picture;
}

}  // namespace

Picture compose(const Wish& wish, const Options& options, const Library& library) {
  const Stage stage = make_stage(options);
  // Each step has its own generator, so that a change in one leaves the others as they were.
  const base::Random random = base::Random(options.seed).fork(wish.text);
  Board board(stage);
  if (special::is_page(wish)) {
    special::paint_page(board, wish, library, random.fork("special"));
    return finish(board, random);
  }
  const Scene& scene = choose_scene(wish, library);
  const std::vector<Actor> cast =
      make_cast(wish, library, scene.medium, options.age, random.fork("drawings"));
  const bool lettering = wish.special == "schriftzug" || (cast.empty() && !wish.scene);
  const bool shared = lettering && !cast.empty();
  const Halves halves = halves_of(stage);

  const Layout layout =
      best_layout(cast, wish.relations, scene.medium, shared ? halves.motifs : stage, random.fork("layout"));
  if (lettering) {
    special::paint_lettering(board, wish.lettering.empty() ? wish.text : wish.lettering,
                             shared ? halves.letters : stage.safe, random.fork("lettering"));
  }
  const std::set<int> weeping = put_cast(board, cast, layout);
  add_covers(board, cast, layout, scene.medium, random.fork("covers"));
  add_signs(board, cast, layout, weeping, random.fork("signs"));
  scenes::Set set(board, layout, library, motif_ids(wish), random.fork("scene"));
  // Two sentences with one seed differ in the arrangement as well.
  set.set_turn(options.seed + base::Random(0).fork(wish.text).below(1U << 16));
  if (lettering) {
    scenes::paint_ornaments(set);
  } else {
    scene.paint(set);
  }
  Picture picture = finish(board, random);
  tidy(picture, stage.age);
  if (has_patterns(stage)) add_patterns(picture, stage, random.fork("patterns"));
  return picture;
}

}  // namespace drawing::compose
