#include "drawing/special/mandala.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "drawing/special/guests.h"
#include "drawing/special/mandala_ring.h"
#include "geometry/outlines.h"

namespace drawing::special {
namespace {

using cast::Actor;
using geometry::Affine;
using geometry::Point;
using page::Figure;
using page::Sketch;
using std::numbers::pi;

// Measures of an A4 mandala, whose radius is about 89 mm.
struct Proportions {
  double wide_mm = 20;
  double narrow_mm = 8.6;
  double center_mm = 17;
  double host_center_mm = 27;  // of a centre with a motif
  double least_foot_mm = 9;    // width of a petal where it stands
};

Proportions proportions_of(Age age) {
  if (age == Age::years_3_5) return {29, 14, 24, 37, 17};
  if (age == Age::years_9_up) return {15.5, 6.4, 14, 25, 6};
  return {};
}

template <typename T>
T pick(base::Random& random, std::initializer_list<T> choices) {
  return random.pick(std::span<const T>(choices.begin(), choices.size()));
}

// Chooses the rings of a mandala, from the rim to the centre.
class Plan {
 public:
  Plan(const page::Stage& stage, double radius, bool ring_of_guests, bool guest_in_center,
       base::Random& random)
      : age_(stage.age), sizes_(proportions_of(stage.age)), grain_(grain_of(stage)), random_(random) {
    const double scale = std::max(0.75, radius / 89);
    for (double* size : {&sizes_.wide_mm, &sizes_.narrow_mm, &sizes_.center_mm, &sizes_.host_center_mm,
                         &sizes_.least_foot_mm}) {
      *size *= scale;
    }
    symmetry_ = age_ == Age::years_3_5 ? pick(random_, {6, 8}) : pick(random_, {6, 8, 12, 12});
    center_ = guest_in_center ? sizes_.host_center_mm : sizes_.center_mm;
    choose_kinds(radius, ring_of_guests);
    share_out(radius);
    for (Ring& ring : rings_) choose_cells(ring);
  }

  const std::vector<Ring>& rings() const { return rings_; }
  // Index of the ring of guests, or -1.
  int guests() const { return guests_; }
  int symmetry() const { return symmetry_; }
  double center() const { return center_; }

 private:
  bool wide(const Ring& ring) const {
    return ring.kind == RingKind::crown || ring.kind == RingKind::lotus || ring.kind == RingKind::petals;
  }

  double guest_ring_mm(double radius) const {
    const int count = symmetry_ == 12 && age_ != Age::years_9_up ? 6 : symmetry_;
    const double chord = 2 * pi * radius * 0.8 / count;
    return std::clamp(chord * 0.85, radius * 0.26, radius * 0.42);
  }

  void push(RingKind kind, double thickness) {
    Ring ring;
    ring.kind = kind;
    ring.outer = thickness;  // shared out later
    rings_.push_back(ring);
  }

  void choose_kinds(double radius, bool ring_of_guests) {
    double room = radius - center_;
    RingKind last = pick(random_, {RingKind::crown, RingKind::lotus, RingKind::petals});
    const auto next_wide = [&] {
      RingKind kind = last;
      while (kind == last) kind = pick(random_, {RingKind::crown, RingKind::lotus, RingKind::petals});
      last = kind;
      return kind;
    };
    // The ring of guests is the outermost, or lies within a crown.
    if (ring_of_guests) {
      const double thickness = guest_ring_mm(radius);
      const bool within =
          age_ != Age::years_3_5 && random_.chance(0.5) && room - thickness > sizes_.wide_mm * 1.2;
      if (within) {
        push(pick(random_, {RingKind::crown, RingKind::lotus}), sizes_.wide_mm * 0.8);
        room -= sizes_.wide_mm * 0.8;
      }
      guests_ = static_cast<int>(rings_.size());
      push(RingKind::crown, thickness);
      room -= thickness;
    } else {
      push(pick(random_, {RingKind::crown, RingKind::lotus}), sizes_.wide_mm * 1.25);
      last = rings_.back().kind;
      room -= sizes_.wide_mm * 1.25;
    }
    bool narrow = true;
    RingKind last_narrow = RingKind::crown;
    while (room > 0) {
      const double thickness = narrow ? sizes_.narrow_mm : sizes_.wide_mm;
      if (room < thickness * 0.7) break;
      RingKind kind = RingKind::beads;
      if (!narrow) {
        kind = next_wide();
      } else if (age_ != Age::years_3_5) {
        do kind = pick(random_, {RingKind::beads, RingKind::zigzag, RingKind::almonds});
        while (kind == last_narrow);
        last_narrow = kind;
      }
      // Almonds need more room than dots.
      const double own = kind == RingKind::almonds ? thickness * 1.35 : thickness;
      push(kind, own);
      room -= own;
      narrow = !narrow;
    }
  }

  // Makes the thicknesses fill the radius exactly.
  void share_out(double radius) {
    double sum = 0;
    for (const Ring& ring : rings_) sum += ring.outer;
    const double factor = std::min(1.25, (radius - center_) / sum);
    double outer = radius;
    for (Ring& ring : rings_) {
      const double thickness = ring.outer * factor;
      ring.outer = outer;
      ring.inner = outer - thickness;
      outer = ring.inner;
    }
    center_ = outer;
    rings_.front().rim = Rim::open;
  }

  // How often the ring's cell repeats, so that it is well proportioned: a multiple of the symmetry.
  int best_count(const Ring& ring) const {
    const double height = ring.outer - ring.inner, middle = (ring.inner + ring.outer) / 2;
    double width = height;
    switch (ring.kind) {
      case RingKind::crown:
        width = height * 1.2;
        break;
      case RingKind::lotus:
        width = height * 1.15;
        break;
      case RingKind::petals:
        width = height * 0.85;
        break;
      case RingKind::beads:
        width = height - grain_.gap_mm * 0.7;
        break;
      case RingKind::zigzag:
        width = height * 1.25;
        break;
      case RingKind::almonds:
        width = height * 1.9;
        break;
    }
    int best = symmetry_;
    double best_off = 1e9;
    for (int times = 1; times <= 8; ++times) {
      const int count = symmetry_ * times;
      const double chord = 2 * pi * middle / count, foot = 2 * pi * ring.inner / count;
      if (times > 1 && wide(ring) && foot < sizes_.least_foot_mm) break;
      if (times > 1 && ring.kind == RingKind::beads && chord < width) break;
      const double off = std::abs(std::log(chord / width));
      if (off < best_off) {
        best_off = off;
        best = count;
      }
    }
    return best;
  }

  void choose_cells(Ring& ring) {
    const bool guests = guests_ >= 0 && &ring == &rings_[static_cast<std::size_t>(guests_)];
    if (guests) {
      ring.count = symmetry_ == 12 && age_ != Age::years_9_up ? 6 : symmetry_;
      ring.lobe = pick(random_, {LobeKind::round, LobeKind::round, LobeKind::pointed});
      ring.filled = false;
    } else {
      ring.count = best_count(ring);
      ring.lobe = pick(random_, {LobeKind::round, LobeKind::pointed, LobeKind::ogee, LobeKind::heart});
      if (ring.kind == RingKind::lotus && ring.lobe == LobeKind::heart) ring.lobe = LobeKind::pointed;
    }
    ring.phase = random_.chance(0.5) ? pi / ring.count : 0;
    ring.ornament = pick(random_, {Ornament::dot, Ornament::ring, Ornament::drop, Ornament::heart,
                                   Ornament::star, Ornament::flower, Ornament::leaf});
    if (!wide(ring)) {
      ring.ornament =
          pick(random_, {Ornament::dot, Ornament::dot, Ornament::ring, Ornament::diamond, Ornament::heart});
    }
    ring.between = pick(random_, {Ornament::dot, Ornament::drop, Ornament::heart, Ornament::ring});
    if (guests)
      ring.between = pick(random_, {Ornament::flower, Ornament::heart, Ornament::star, Ornament::drop});
    if (ring.rim == Rim::open) ring.gaps_filled = random_.chance(0.6);
  }

  Age age_;
  Proportions sizes_;
  Grain grain_;
  base::Random& random_;
  std::vector<Ring> rings_;
  int guests_ = -1;
  int symmetry_ = 8;
  double center_ = 15;
};

class MandalaPainter {
 public:
  MandalaPainter(page::Board& board, const std::vector<Actor>& guests, const std::vector<Actor>& small,
                 base::Random& random)
      : board_(board),
        stage_(board.stage()),
        grain_(grain_of(stage_)),
        guests_(guests),
        small_(small),
        random_(random),
        middle_(stage_.frame.center()) {}

  void paint(bool in_ring, bool in_center) {
    const double radius = std::min(stage_.safe.width(), stage_.safe.height()) / 2 - stage_.pens.near / 2;
    paint_corners(radius);
    const Plan plan(stage_, radius, in_ring, in_center, random_);
    int index = 0;
    for (const Ring& ring : plan.rings()) {
      put("Kranz", draw_ring(ring, grain_), middle_);
      if (index++ == plan.guests()) put_ring_of_guests(ring);
    }
    paint_center(plan, in_center);
  }

 private:
  void put(const char* name, Figure figure, Point at) {
    figure = figure.transformed(Affine::translation(at.x, at.y));
    figure.name = name;
    board_.put_backdrop(std::move(figure), depth_++, stage_.pens.near);
  }

  void put_ring_of_guests(const Ring& ring) {
    Obstacles walls;
    geometry::Path outline = crown_lobe(ring, grain_);
    if (stage_.age != Age::years_3_5) {
      // A second outline, as the petals of a ring of motifs are large.
      outline = inner_lobe(outline, pi / ring.count, ring.inner, grain_.gap_mm * 1.3);
      Sketch cell("");
      cell.region(outline);
      put("Kranz", around(cell.take(), ring.count, ring.phase), middle_);
    }
    walls.add(outline);
    // Several kinds take turns where that keeps the ring even.
    std::size_t kinds = std::min<std::size_t>(small_.size(), 4);
    while (kinds > 1 && ring.count % static_cast<int>(kinds) != 0) --kinds;
    std::vector<Figure> figures;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      figures.push_back(
          guest_on_axis(small_[kind], walls, ring.inner, ring.outer + 1, grain_.gap_mm * 0.8, stage_));
    }
    for (int i = 0; i < ring.count; ++i) {
      const Figure& figure = figures[static_cast<std::size_t>(i) % kinds];
      if (figure.shapes.empty()) continue;
      board_.put_asked(figure.transformed(Affine::translation(middle_.x, middle_.y) *
                                          Affine::rotation(ring.phase + 2 * pi * i / ring.count)),
                       depth_++);
    }
  }

  void paint_center(const Plan& plan, bool with_guest) {
    const double radius = plan.center();
    Sketch disc("Mitte");
    disc.region(geometry::circle({}, radius));
    if (with_guest) {
      put("Mitte", disc.take(), middle_);
      board_.put_asked(guest_in_circle(guests_.front(), middle_, radius - grain_.gap_mm * 1.4, 0, stage_),
                       depth_++);
      return;
    }
    Ring flower;
    flower.kind = pick(random_, {RingKind::crown, RingKind::petals});
    flower.outer = radius;
    flower.inner = radius * random_.uniform(0.34, 0.42);
    flower.count = plan.symmetry();
    flower.lobe = pick(random_, {LobeKind::round, LobeKind::pointed, LobeKind::heart});
    flower.ornament = Ornament::drop;
    flower.between = Ornament::dot;
    put("Mitte", draw_ring(flower, grain_), middle_);
    Sketch eye("Mitte");
    eye.region(geometry::circle({}, flower.inner));
    if (flower.inner - grain_.gap_mm >= grain_.least_mm)
      eye.region(geometry::circle({}, std::min(flower.inner * 0.55, flower.inner - grain_.gap_mm)));
    put("Mitte", eye.take(), middle_);
  }

  // Quarters of a small mandala in the picture's corners, cut evenly by its edges.
  void paint_corners(double radius) {
    const geometry::Rect& frame = stage_.frame;
    const double diagonal = geometry::length({frame.width() / 2, frame.height() / 2});
    const double room =
        std::min({diagonal - radius - 7 * stage_.scale, frame.width() * 0.33, frame.height() * 0.33});
    if (random_.chance(0.15) || room < 24) return;
    Ring outer;
    outer.kind = pick(random_, {RingKind::crown, RingKind::lotus});
    outer.rim = Rim::open;
    outer.outer = room;
    outer.inner = room * 0.52;
    outer.count = stage_.age == Age::years_3_5 ? 8 : stage_.age == Age::years_9_up ? 16 : 12;
    outer.phase = pi / outer.count;
    outer.lobe = pick(random_, {LobeKind::round, LobeKind::pointed, LobeKind::ogee});
    outer.ornament = pick(random_, {Ornament::drop, Ornament::heart, Ornament::ring, Ornament::flower});
    outer.gaps_filled = false;
    Ring inner = outer;
    inner.kind = RingKind::crown;
    inner.rim = Rim::circle;
    inner.outer = outer.inner;
    inner.inner = room * 0.2;
    inner.count = stage_.age == Age::years_9_up ? 12 : 8;
    inner.phase = pi / inner.count;
    inner.ornament = Ornament::dot;
    Sketch eye("");
    eye.region(geometry::circle({}, inner.inner));
    const Figure core = eye.take();
    const Point corners[] = {{frame.left, frame.top},
                             {frame.right, frame.top},
                             {frame.right, frame.bottom},
                             {frame.left, frame.bottom}};
    for (const Point corner : corners) {
      put("Eckschmuck", draw_ring(outer, grain_), corner);
      put("Eckschmuck", draw_ring(inner, grain_), corner);
      put("Eckschmuck", core, corner);
    }
  }

  page::Board& board_;
  const page::Stage& stage_;
  Grain grain_;
  const std::vector<Actor>& guests_;
  const std::vector<Actor>& small_;
  base::Random& random_;
  Point middle_;
  double depth_ = 1;
};

}  // namespace

void paint_mandala(page::Board& board, const std::vector<Actor>& guests, const std::vector<Actor>& small,
                   bool repeated, base::Random random) {
  bool in_ring = false, in_center = false;
  if (!guests.empty()) {
    in_ring = repeated || guests.size() > 1 || random.chance(0.5);
    in_center = !repeated || random.chance(0.4);
  }
  MandalaPainter(board, guests, small, random).paint(in_ring, in_center);
}

}  // namespace drawing::special
