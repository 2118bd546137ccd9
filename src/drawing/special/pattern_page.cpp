#include "drawing/special/pattern_page.h"

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
using geometry::Rect;
using page::Figure;
using page::Sketch;
using std::numbers::pi;

enum class Order { brick, half_drop, honeycomb, diamonds, waves, scattered };

// A place for one motif: within the circle.
struct Place {
  Point center;
  double radius = 0;
  int kind = 0;  // which of the motifs
  bool mirrored = false;
  double turn = 0;
};

double cell_mm(Age age) {
  return age == Age::years_3_5 ? 58 : age == Age::years_6_8 ? 43 : 36;
}

class PatternPainter {
 public:
  PatternPainter(page::Board& board, const std::vector<Actor>& guests, base::Random& random)
      : board_(board),
        stage_(board.stage()),
        grain_(grain_of(stage_)),
        guests_(guests),
        random_(random),
        cell_(cell_mm(stage_.age) * std::max(0.8, stage_.scale) * random.uniform(0.9, 1.12)) {
    for (int i = 0; i < (guests.empty() ? 3 : static_cast<int>(guests.size())); ++i) kinds_.push_back(i);
    random_.shuffle(std::span<int>(kinds_));
    fillers_ = {Ornament::heart, Ornament::star,    Ornament::flower,
                Ornament::drop,  Ornament::diamond, Ornament::ring};
    random_.shuffle(std::span<Ornament>(fillers_));
    inner_lines_ = stage_.age != Age::years_3_5 && random_.chance(0.45);
    default_lobe_ = random_.chance(0.5) ? LobeKind::round : LobeKind::pointed;
  }

  void paint() {
    switch (static_cast<Order>(random_.below(6))) {
      case Order::brick:
        return paint_rows(false);
      case Order::half_drop:
        return paint_rows(true);
      case Order::honeycomb:
        return paint_honeycomb();
      case Order::diamonds:
        return paint_diamonds();
      case Order::waves:
        return paint_waves();
      case Order::scattered:
        return paint_scattered();
    }
  }

 private:
  int kinds() const { return static_cast<int>(kinds_.size()); }
  // The motif of a place, in the seed's own order.
  int kind_at(int index) const { return kinds_[static_cast<std::size_t>(index % kinds())]; }

  // Flower, star or heart, for a pattern without a wish.
  Figure ornament_motif(const Place& place) const {
    const double r = place.radius;
    Sketch sketch("Muster");
    if (place.kind == 0) {
      Ring ring;
      ring.rim = Rim::open;
      ring.outer = r;
      ring.inner = r * 0.36;
      ring.count = stage_.age == Age::years_3_5 ? 6 : 8;
      ring.lobe = default_lobe_;
      ring.ornament = Ornament::drop;
      ring.gaps_filled = false;
      sketch.add(draw_ring(ring, grain_), {});
      sketch.region(geometry::circle({}, ring.inner));
      if (ring.inner * 0.45 > grain_.least_mm * 0.8) sketch.region(geometry::circle({}, ring.inner * 0.5));
    } else if (place.kind == 1) {
      sketch.region(geometry::star({}, r, r * 0.5, 5, 0));
      if (r * 0.2 > grain_.gap_mm) sketch.region(geometry::star({}, r * 0.58, r * 0.29, 5, 0));
    } else {
      add_ornament(sketch, Ornament::heart, {}, r * 0.95, 0, grain_);
    }
    Figure figure = sketch.take();
    figure.name = place.kind == 0 ? "Blüte" : place.kind == 1 ? "Stern" : "Herz";
    return figure.transformed(Affine::translation(place.center.x, place.center.y) *
                              Affine::rotation(place.turn));
  }

  Figure motif_at(const Place& place) const {
    if (guests_.empty()) return ornament_motif(place);
    const Actor& guest = guests_[static_cast<std::size_t>(place.kind)];
    Figure figure = guest_in_circle(guest, {}, place.radius, place.turn, stage_);
    const Affine mirror = place.mirrored ? Affine::scaling(-1, 1) : Affine{};
    return figure.transformed(Affine::translation(place.center.x, place.center.y) * mirror);
  }

  void put(const Place& place) {
    Figure figure = motif_at(place);
    if (guests_.empty()) {
      board_.put_prop(std::move(figure), 5, stage_.pens.asked);
    } else {
      board_.put_asked(std::move(figure), 5);
    }
  }

  Figure filler(Ornament kind, Point center, double radius) const {
    Sketch sketch("Schmuck");
    add_ornament(sketch, kind, center, radius, 0, grain_);
    return sketch.take();
  }

  // Puts the same ornament, in the same size, wherever it fits; sizes from large to small until it fits in
  // nearly all places.
  void fill(const std::vector<Point>& places, Ornament kind, double largest) {
    if (places.empty()) return;
    page::Fit fit;
    fit.clearance_mm = 2.5;
    for (double radius = largest; radius >= grain_.least_mm; radius *= 0.8) {
      std::vector<Point> free;
      for (const Point& place : places) {
        if (board_.fits(filler(kind, place, radius), 4, fit)) free.push_back(place);
      }
      if (free.size() * 10 < places.size() * 9 && radius * 0.8 >= grain_.least_mm) continue;
      for (const Point& place : free) board_.put_prop(filler(kind, place, radius), 4, stage_.pens.near);
      return;
    }
  }

  // Rows whose every other one is moved by half a step; or the same with columns.
  void paint_rows(bool by_columns) {
    const Rect& safe = stage_.safe;
    const double across = by_columns ? safe.height() : safe.width();
    const double along = by_columns ? safe.width() : safe.height();
    const int count = std::max(2, static_cast<int>(std::lround(across / cell_)));
    const int lines = std::max(2, static_cast<int>(std::lround(along / (across / count * 0.92))));
    const double step = across / count, line_step = along / lines;
    const double radius = std::min(step, line_step) * 0.45;
    const auto at = [&](double line, double place) {
      const double a = (place + 0.5) * step, b = (line + 0.5) * line_step;
      return by_columns ? Point{safe.left + b, safe.top + a} : Point{safe.left + a, safe.top + b};
    };
    std::vector<Point> between, ends;
    for (int line = 0; line < lines; ++line) {
      const bool moved = line % 2 == 1;
      for (int i = 0; i < count - (moved ? 1 : 0); ++i) {
        Place place;
        place.center = at(line, i + (moved ? 0.5 : 0));
        place.radius = radius;
        place.kind = kind_at(line + (kinds() > 2 ? i : 0));
        place.mirrored = moved;
        put(place);
        if (i > 0) between.push_back(at(line, i - (moved ? 0 : 0.5)));
      }
      if (moved) {
        ends.push_back(at(line, -0.26));
        ends.push_back(at(line, count - 1 + 0.26));
      }
    }
    std::vector<Point> corners;
    for (int line = 0; line + 1 < lines; ++line) {
      for (int i = 0; i < 2 * count - 1; ++i) corners.push_back(at(line + 0.5, i * 0.5));
    }
    fill(ends, fillers_[0], step * 0.2);
    fill(between, fillers_[0], step * 0.16);
    fill(corners, fillers_[1], step * 0.12);
  }

  // A tile that hides nothing and runs up to its neighbours; an inner line where it is large enough.
  void put_tile(const std::vector<Point>& corners, Point center, double radius) {
    Sketch tile("Kachel");
    tile.region(geometry::polygon(corners));
    if (inner_lines_) {
      std::vector<Point> inner;
      const double share = 1 - grain_.gap_mm * 1.35 / radius;
      for (const Point& corner : corners) inner.push_back(center + (corner - center) * share);
      tile.region(geometry::polygon(inner), 0.85);
    }
    board_.put_backdrop(tile.take(), 1, stage_.pens.near);
  }

  // Whole rows of six-cornered tiles, stretched a little so that they fill the height.
  void paint_honeycomb() {
    const Rect& frame = stage_.frame;
    const int count = std::max(2, static_cast<int>(std::lround(frame.width() / (cell_ * 1.1))));
    const double width = frame.width() / count;
    int rows =
        std::max(3, static_cast<int>(std::lround((frame.height() / (width / std::sqrt(3.0)) - 0.5) / 1.5)));
    if (rows % 2 == 0) ++rows;
    const double side = frame.height() / (1.5 * rows + 0.5), radius = std::min(width / 2, side * 0.866);
    for (int row = 0; row < rows; ++row) {
      const bool moved = row % 2 != 0;
      for (int i = 0; i < count + (moved ? 1 : 0); ++i) {
        const Point center = {frame.left + (i + (moved ? 0 : 0.5)) * width,
                              frame.top + (1 + row * 1.5) * side};
        const double half = width / 2;
        const std::vector<Point> corners = {
            center + Point{0, -side}, center + Point{half, -side / 2}, center + Point{half, side / 2},
            center + Point{0, side},  center + Point{-half, side / 2}, center + Point{-half, -side / 2}};
        const bool cut = moved && (i == 0 || i == count);
        put_tile(corners, center, radius);
        if (!cut) {
          put_in_tile(center, radius, (i + row) % 2 == 0, i + row / 2);
        } else {
          put_filler(center + Point{(i == 0 ? 1 : -1) * half / 2, 0}, half / 2);
        }
      }
    }
  }

  void put_in_tile(Point center, double radius, bool mirrored, int index) {
    Place place;
    place.center = center;
    place.radius = radius - grain_.gap_mm * (inner_lines_ ? 2.6 : 1.4);
    place.mirrored = mirrored;
    place.kind = kind_at(index);
    put(place);
  }

  // An ornament in a tile that the frame cuts, within the circle.
  void put_filler(Point center, double radius) {
    const double room = radius - grain_.gap_mm * (inner_lines_ ? 2.4 : 1.4);
    if (room < grain_.least_mm) return;
    board_.put_prop(filler(fillers_[0], center, std::min(room, cell_ * 0.14)), 4, stage_.pens.near);
  }

  void paint_diamonds() {
    const Rect& frame = stage_.frame;
    const int columns = std::max(2, static_cast<int>(std::lround(frame.width() / (cell_ * 1.35))));
    const double width = frame.width() / columns;
    const int rows = std::max(2, static_cast<int>(std::lround(frame.height() / (width * 1.15))));
    const double height = frame.height() / rows, edge = std::hypot(width, height) / 2;
    // The largest circles in a rhombus and in the halves of one.
    const double radius = width * height / (4 * edge);
    const double half_beside = width * height / 2 / (height + 2 * edge),
                 half_below = width * height / 2 / (width + 2 * edge);
    for (int row = 0; row <= 2 * rows; ++row) {
      const bool moved = row % 2 == 0;
      for (int i = 0; i < columns + (moved ? 1 : 0); ++i) {
        const Point center = {frame.left + (i + (moved ? 0 : 0.5)) * width, frame.top + row * height / 2};
        const std::vector<Point> corners = {center + Point{0, -height / 2}, center + Point{width / 2, 0},
                                            center + Point{0, height / 2}, center + Point{-width / 2, 0}};
        put_tile(corners, center, radius);
        const double right = moved && i == 0 ? 1 : moved && i == columns ? -1 : 0;
        const double down = row == 0 ? 1 : row == 2 * rows ? -1 : 0;
        if (right == 0 && down == 0) {
          put_in_tile(center, radius * 1.1, moved, i + row / 2);
        } else if (right == 0 || down == 0) {
          const double room = right != 0 ? half_beside : half_below;
          put_filler(center + Point{right * room, down * room}, room);
        }
      }
    }
  }

  // Wavy bands across the page: motifs in the wide ones, small ornaments in the narrow ones.
  void paint_waves() {
    const Rect& frame = stage_.frame;
    const double wide_wanted = cell_ * 1.12, narrow_wanted = cell_ * 0.34;
    const int bands =
        std::max(2, static_cast<int>(std::lround(frame.height() / (wide_wanted + narrow_wanted))));
    const double pitch = frame.height() / bands,
                 narrow = pitch * narrow_wanted / (wide_wanted + narrow_wanted);
    const double wide = pitch - narrow;
    const int motifs = std::max(2, static_cast<int>(std::lround(frame.width() / (cell_ * 1.02))));
    const double step = frame.width() / motifs,
                 swing = std::min(wide * random_.uniform(0.06, 0.15), step * 0.2);
    const double wave = step * (random_.chance(0.5) ? 2 : 4), shift = random_.chance(0.5) ? pi : 0;
    const auto swell = [&](double x) { return swing * std::sin(2 * pi * (x - frame.left) / wave + shift); };
    // From below upwards, each hiding the upper part of the one before.
    const auto band_below = [&](double y, const char* name, double depth) {
      std::vector<Point> edge;
      const double bleed = wave / 4;
      for (double x = frame.left - bleed; x <= frame.right + bleed + 1e-6; x += wave / 8)
        edge.push_back({x, y + swell(x)});
      geometry::Path path;
      path.move_to({edge.front().x, frame.bottom + 20});
      path.line_to(edge.front());
      path.add_smooth_open(edge);
      path.line_to({edge.back().x, frame.bottom + 20});
      path.close();
      Sketch sketch(name);
      sketch.region(std::move(path));
      board_.put_backdrop(sketch.take(), depth, stage_.pens.near);
    };
    for (int band = 0; band <= bands; ++band) {
      const double top = frame.top + band * pitch - narrow / 2;
      band_below(top, "Band", 1 + band * 0.02);
      if (band < bands) band_below(top + narrow, "Band", 1.01 + band * 0.02);
      if (band == bands) break;
      for (int i = 0; i < motifs; ++i) {
        const double x = frame.left + (i + 0.5) * step;
        Place place;
        place.center = {x, top + narrow + wide / 2 + swell(x)};
        place.radius = std::min({wide * 0.5 - grain_.gap_mm * 1.6 - swing * 0.35, step * 0.47,
                                 x - stage_.safe.left, stage_.safe.right - x});
        place.kind = kind_at(i + band);
        place.mirrored = band % 2 == 1;
        put(place);
      }
      if (band == 0) continue;
      const double radius = narrow / 2 - grain_.gap_mm * 0.9;
      if (radius < grain_.least_mm * 0.9) continue;
      const int beads = 2 * motifs;
      for (int i = 0; i < beads; ++i) {
        const double x = frame.left + (i + 0.5) * frame.width() / beads;
        board_.put_prop(
            filler(fillers_[static_cast<std::size_t>(i % 2)], {x, top + narrow / 2 + swell(x)}, radius), 4,
            stage_.pens.near);
      }
    }
  }

  // Everywhere and nowhere in rows: the largest first, and small ornaments in the gaps that are left.
  void paint_scattered() {
    const Rect& safe = stage_.safe;
    std::vector<Place> places;
    int index = 0;
    const auto scatter = [&](double radius, double gap, int patience, double slant) {
      std::size_t first = places.size();
      for (int misses = 0; misses < patience;) {
        Place place;
        place.radius = radius;
        place.center = {random_.uniform(safe.left + radius, safe.right - radius),
                        random_.uniform(safe.top + radius, safe.bottom - radius)};
        const bool free = std::all_of(places.begin(), places.end(), [&](const Place& other) {
          return geometry::length(other.center - place.center) > other.radius + radius + gap;
        });
        if (!free) {
          ++misses;
          continue;
        }
        misses = 0;
        place.turn = random_.uniform(-slant, slant);
        place.mirrored = random_.chance(0.5);
        place.kind = index++;
        places.push_back(place);
      }
      return first;
    };
    scatter(cell_ * 0.47, 0.5, 400, 0.45);
    const std::size_t small = scatter(cell_ * 0.34, 0.5, 400, 0.45);
    const std::size_t fillers = scatter(std::max(cell_ * 0.14, grain_.least_mm), cell_ * 0.06, 250, 0.5);
    const std::size_t dots = scatter(std::max(cell_ * 0.07, grain_.least_mm), cell_ * 0.07, 200, 0);
    for (std::size_t i = 0; i < places.size(); ++i) {
      Place& place = places[i];
      if (i < fillers) {
        place.kind = kind_at(place.kind + (i >= small ? 1 : 0));
        put(place);
      } else {
        const Ornament kind = i < dots ? fillers_[static_cast<std::size_t>(place.kind % 2)] : Ornament::dot;
        board_.put_prop(filler(kind, place.center, place.radius), 4, stage_.pens.near);
      }
    }
  }

  page::Board& board_;
  const page::Stage& stage_;
  Grain grain_;
  const std::vector<Actor>& guests_;
  base::Random& random_;
  double cell_;
  std::vector<int> kinds_;
  std::array<Ornament, 6> fillers_{};
  LobeKind default_lobe_ = LobeKind::round;
  bool inner_lines_ = false;  // tiles have a second outline
};

}  // namespace

void paint_pattern_page(page::Board& board, const std::vector<Actor>& guests, base::Random random) {
  PatternPainter(board, guests, random).paint();
}

}  // namespace drawing::special
