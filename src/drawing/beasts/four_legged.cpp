#include "drawing/beasts/four_legged.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "drawing/beasts/coat.h"
#include "drawing/beasts/frame.h"
#include "drawing/beasts/head.h"
#include "drawing/beasts/mane.h"
#include "drawing/beasts/pieces.h"
#include "drawing/beasts/tail.h"
#include "drawing/beasts/water.h"
#include "drawing/beasts/wing.h"
#include "drawing/figures/skeleton.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using geometry::Field;

// How softly limbs grow out of the trunk.
constexpr double armpit = 4, knuckle = 2.4;
// Where a hump's last disc is, in radii of the trunk.
constexpr double hump_height = 1.5;

class FourLeggedPen {
 public:
  FourLeggedPen(const Anatomy& anatomy, const FourLegged& pose, const Expression& expression,
                const std::optional<Point>& mouth, const Fine& fine)
      : a_(anatomy), pose_(pose), fine_(fine), canvas_(fine.cell, fine.least_area, fine.fineness) {
    profile_ = pose.profile || !a_.face;
    merged_ = profile_ && !pose.looks_back && !pose.head_down && !a_.profile.mane;
    draw_head(expression);
    frame_ = solve(a_, pose_, head_.reach, mouth);
    tail_ = draw_tail(a_, pose_, frame_, fine.cell, fine.least_area);
  }

  PosedBeast draw() {
    if (pose_.in_water)
      water_ = water(frame_.hip.x - 2 * a_.length - 60, frame_.shoulder.x + 2 * a_.length + 60, fine_.cell);
    make_fields();
    draw_far_side();
    draw_body();
    draw_own_leg();
    if (a_.pattern == Pattern::spines) draw_spines();
    if (a_.pattern == Pattern::shell) draw_shell();
    if (a_.wings) draw_near_wing(canvas_, frame_, pose_.tail_flies);
    if (profile_)
      draw_mane(canvas_, a_, frame_, {body_, head_.skull, head_.reach.radius, pose_.tail_flies}, fine_);
    if (!merged_) canvas_.add(on_layer(head_.behind, Layer::head), frame_.face);
    canvas_.add(head_.front, frame_.face);
    if (pose_.in_water) draw_ripples(canvas_, body_);
    PosedBeast beast;
    beast.parts = canvas_.take();
    std::stable_sort(beast.parts.begin(), beast.parts.end(),
                     [](const figures::Part& a, const figures::Part& b) { return a.layer < b.layer; });
    beast.contacts = contacts();
    return beast;
  }

 private:
  void draw_head(const Expression& expression) {
    const double size = a_.head * (profile_ ? .98 : 1);
    HeadView view;
    view.closed_eyes = expression.closed_eyes;
    view.sad = expression.sad;
    view.angry = expression.angry;
    // Who has a face from the side only shows its rage with the mouth.
    view.jaw_open =
        pose_.jaw_open || expression.mouth_open || (expression.angry && !a_.face && !a_.profile.trunk);
    view.shaggy = a_.profile.shaggy;
    view.young = a_.profile.young;
    view.separate = !merged_;
    view.turn = pose_.looks_back ? .9 : .5;
    view.trunk = pose_.mouth_down ? Trunk::reaching
                 : pose_.jaw_open || pose_.in_water || pose_.neck <= -40 || pose_.pitch.value_or(0) > 40
                     ? Trunk::raised
                 : pose_.lies ? Trunk::resting
                 // On short legs a hanging one would drag.
                 : a_.profile.young ? Trunk::raised
                                    : Trunk::hanging;
    view.cell = fine_.cell / size;
    view.least_area = fine_.least_area / (size * size);
    view.fineness = fine_.fineness;
    head_ = !profile_          ? draw_face(*a_.face, view)
            : a_.profile.trunk ? draw_trunk_head(view)
                               : draw_profile(a_.profile, view);
  }

  static std::vector<figures::Part> on_layer(std::vector<figures::Part> parts, Layer layer) {
    for (figures::Part& part : parts) part.layer = layer;
    return parts;
  }

  // The hind leg of an animal on the ground lies upon its body.
  bool own_leg() const { return (pose_.sits || pose_.lies) && !pose_.in_water; }
  bool on_ground() const { return pose_.sits || pose_.lies || pose_.in_water; }
  // Nothing is seen below the ground or the water line.
  Field& clip(Field& field) const {
    if (pose_.in_water) field.subtract(water_);
    return pose_.in_the_air ? field : field.cut({0, 0}, {0, 1});
  }
  Field chain(const Chain& discs) const { return Field::chain(discs, fine_.cell); }

  Field leg_field(const Leg& leg) const {
    Field field = chain(leg.bone);
    for (const Chain& part : leg.foot) field.unite(chain(part), knuckle);
    return field;
  }

  void make_fields() {
    const double soft = a_.pattern == Pattern::wool ? 1 : armpit;
    body_ = a_.pattern == Pattern::wool ? wool_trunk(frame_, fine_.cell) : chain(frame_.trunk);
    body_.unite(chain(frame_.neck), soft);
    if (a_.pattern == Pattern::shaggy) {
      for (const Chain& lock : belly_locks(frame_)) body_.unite(chain(lock), 1);
    }
    for (int i = 0; i < a_.humps; ++i) {
      const double at = a_.humps == 1 ? .46 : .2 + .52 * i;
      body_.unite(
          chain({{frame_.on(at, .7), a_.length * .22}, {frame_.on(at, hump_height), a_.length * .13}}),
          armpit);
    }
    for (const LegIndex i : {near_hind, near_fore}) {
      if (pose_.in_water || (i == near_hind && own_leg())) continue;
      body_.unite(leg_field(frame_.legs[i]), soft);
    }
    if (merged_) {
      for (Chain part : head_.outline) {
        for (geometry::Disc& disc : part) disc = {frame_.face(disc.center), disc.radius * a_.head};
        body_.unite(chain(part), armpit);
      }
    } else if (!profile_) {
      skull_ = Field::of(head_.skull.transformed(frame_.face), fine_.cell);
    }
    for (const Chain& part : tail_.outline) body_.unite(chain(part), armpit);
    clip(body_);
    if (!own_leg()) return;
    const Leg& leg = frame_.legs[near_hind];
    own_ = leg_field(leg);
    // The thigh. Over the rump it ends where the body does, so that no sliver is left behind it.
    const std::size_t knee = leg.bone.size() * 3 / 10;
    const double r = a_.round[0];
    const Point thigh = geometry::lerp(leg.bone[0].center, leg.bone[knee].center, .45);
    if (pose_.lies) {
      const double low = std::max(a_.hind_width[0] * .86, r * .68);
      const Point foot{thigh.x, thigh.y + r * .28};
      own_.unite(chain({{foot, low}}), 3);
      // Up over the back, which it leaves at a wide angle: lines close to each other would waver there.
      Field haunch =
          chain({{frame_.hip - frame_.front * (r * .55) + frame_.up * (r * .7), r * .75}, {foot, low}});
      haunch.intersect(body_);
      own_.unite(haunch, 3);
    } else {
      own_.unite(chain({{thigh, std::max(a_.hind_width[0] * 1.1, r * .84)}}), 3);
    }
    Field rump = chain({{frame_.hip - frame_.front * (r * (pose_.lies ? .6 : .42)) + frame_.up * (r * .2),
                         r * (pose_.lies ? .95 : 1.02)}});
    rump.intersect(body_);
    own_.unite(rump, 2.5);
    absorb_crumbs(own_, body_, fine_);
    clip(own_);
  }

  // What can be seen of a thing behind the body, and a margin that the body's line covers.
  Field seen_behind(Field field) const {
    constexpr double margin = 1.2;
    Field seen = field;
    seen.subtract(body_);
    if (own_leg()) seen.subtract(own_);
    if (!skull_.empty()) seen.subtract(skull_);
    field.subtract(body_, -margin);
    if (own_leg()) field.subtract(own_, -margin);
    return colourable(field, seen, fine_, margin);
  }

  void draw_far_side() {
    std::vector<std::pair<const Leg*, Field>> far;
    if (!pose_.in_water) {
      for (const LegIndex i : {far_hind, far_fore}) {
        if (pose_.sits && i == far_hind) continue;
        Field field = leg_field(frame_.legs[i]);
        far.emplace_back(&frame_.legs[i], clip(field));
      }
    }
    close_crannies(far);
    draw_tail_shape();
    if (a_.udder && !on_ground()) draw_udder();
    if (a_.wings) draw_far_wing(canvas_, frame_, pose_.tail_flies);
    if (a_.plates > 0) draw_plates();
    for (auto& [leg, field] : far) {
      const Field seen = seen_behind(field);
      canvas_.region(a_.dark_legs ? PartName::mark : PartName::fur, Layer::far_leg, seen.path(1));
      if (seen.area() > 5 * fine_.least_area) draw_foot(*leg, Layer::far_leg);
    }
    if (merged_) canvas_.add(head_.behind, frame_.face);
  }

  // Pieces of paper between the legs that are too small to colour become a part of a far leg, or of the body
  // where its own hind leg lies before it.
  void close_crannies(std::vector<std::pair<const Leg*, Field>>& far) {
    if (far.empty()) return;
    Field all = body_;
    all.unite(tail_.shape);
    if (own_leg()) all.unite(own_);
    if (!skull_.empty()) all.unite(skull_);
    for (const auto& [leg, field] : far) all.unite(field);
    if (a_.foot == Foot::hoof) {
      for (const Leg& leg : frame_.legs) all.unite(hoof_field(leg));
    }
    for (const geometry::Polyline& line : all.outlines(.2)) {
      const double area = geometry::signed_area(line);
      if (area > 0 || area < -3 * fine_.least_area) continue;
      const Field hole = Field::polygon(line.points, fine_.cell).grow(.9);
      if (own_leg()) {
        const bool beside =
            std::any_of(line.points.begin(), line.points.end(), [&](Point p) { return body_.at(p) < .3; });
        (beside ? body_ : own_).unite(hole);
        continue;
      }
      Field* nearest = &far.front().second;
      for (auto& [leg, field] : far) {
        if (field.at(line.points.front()) < nearest->at(line.points.front())) nearest = &field;
      }
      nearest->unite(hole);
    }
  }

  void draw_tail_shape() {
    if (tail_.shape.empty()) return canvas_.add(tail_.details, {});
    clip(tail_.shape);
    const Field seen = seen_behind(tail_.shape);
    canvas_.region(tail_.name, Layer::far_leg, seen.path(fine_.least_area));
    if (!pose_.in_water && !seen.empty()) canvas_.add(tail_.details, {});
  }

  void draw_spines() {
    Field spines = spine_coat(frame_, fine_.cell);
    clip(spines);
    canvas_.region(PartName::spines, Layer::body, spines);
    // The ear lies upon the spines, and what it cuts from a mark is too small to colour.
    Field room = spines;
    const double r = a_.profile.skull * a_.head;
    room.subtract(chain({{frame_.face(Point{-.5, -.5} * a_.profile.skull), r * .36 + 1}}));
    for (const std::vector<Point>& mark : spine_marks(frame_)) {
      const bool seen = std::all_of(mark.begin(), mark.end(), [&](Point p) { return room.at(p) < -1.6; });
      if (!seen) continue;
      geometry::Path line;
      line.move_to(mark.front());
      for (const Point p : mark) line.line_to(p);
      canvas_.line(PartName::spines, Layer::body, std::move(line), .85);
    }
  }

  void draw_shell() {
    const ShellParts parts = shell_parts(a_, frame_);
    const auto region = [&](const geometry::Path& path) {
      Field field = Field::of(path, fine_.cell);
      canvas_.region(PartName::shell, Layer::body, clip(field));
    };
    region(geometry::rounded(parts.dome, .3));
    region(geometry::rounded(parts.plate, .14));
    // A young one's shell has no room for the lowest seams.
    const double span = geometry::length(parts.dome.front() - parts.dome.back());
    const bool roomy = span * span > 100 * fine_.least_area;
    for (const std::vector<Point>& seam : parts.seams) {
      const bool lowest = seam[0].y > parts.plate[1].y + 1;
      if (lowest && !roomy) continue;
      if (!pose_.in_water || std::max(seam[0].y, seam[1].y) < -1)
        canvas_.line(PartName::shell, Layer::body, geometry::line(seam[0], seam[1]), 1);
    }
    region(geometry::blob(parts.rim));
  }

  // A row of them along the back.
  void draw_plates() {
    const auto plate = [&](Point p, Point way, Point up, double high) {
      canvas_.region(PartName::spines, Layer::far_leg,
                     geometry::rounded({p - way * 6.6, p + up * high, p + way * 6.6}, .2));
    };
    for (const double s : {.02, .22, .43, .64, .85})
      plate(frame_.on(s, .8), frame_.front, frame_.up,
            a_.plates * (1 + .58 * std::sin(3.14159265 * (s * .8 + .15))));
    if (a_.mane != Mane::crest) return;
    for (const double t : {.3, .62, .94}) {
      const Point p = frame_.on_neck(t, .7);
      plate(p, geometry::unit(frame_.on_neck(t + .06, 0) - frame_.on_neck(t - .06, 0)),
            geometry::unit(frame_.on_neck(t, 1) - p), a_.plates * 1.15);
    }
  }

  void draw_udder() {
    Field udder = chain({{frame_.on(.22, -.86), 6}, {frame_.on(.34, -1.08), 5}});
    for (const double s : {.23, .35}) {
      const Point p = frame_.on(s, -1.2);
      udder.unite(chain({{p, 1.8}, {p + Point{.6, 4.4}, 1.6}}), 1.5);
    }
    canvas_.region(PartName::belly, Layer::far_leg, seen_behind(udder).path(fine_.least_area));
  }

  void draw_foot(const Leg& leg, Layer layer) {
    if (a_.foot == Foot::hoof) return draw_hoof(leg, layer);
    const bool paw = a_.foot != Foot::pad;
    if (!paw && !leg.near) return;
    const double radius = (leg.fore ? a_.fore_width : a_.hind_width)[3] * 1.02,
                 toe = leg.foot.empty() ? 0 : geometry::length(leg.foot[0][1].center - leg.foot[0][0].center);
    if (!paw) {
      // Nails, where they are large enough.
      if (fine_.least_area > 3) return;
      for (const double k : {-.3, .34}) {
        const double x = toe + radius * k;
        canvas_.line(PartName::fur, layer,
                     geometry::curve({leg.at({x - 1.9, leg.sole - .4}), leg.at({x, leg.sole - 3.6}),
                                      leg.at({x + 1.9, leg.sole - .4})}),
                     .9);
      }
      return;
    }
    for (const double k : {.22, .72}) {
      const double x = toe + radius * k * .9;
      if (!pose_.in_the_air && leg.at({x, leg.sole - .5}).y > 0) continue;
      canvas_.line(PartName::fur, layer,
                   geometry::curve({leg.at({x, leg.sole - .5}), leg.at({x - .16 * radius, leg.sole - 1.7}),
                                    leg.at({x - .1 * radius, leg.sole - 3})}),
                   .85);
    }
  }

  Field hoof_field(const Leg& leg) const {
    const double r = (leg.fore ? a_.fore_width : a_.hind_width)[3];
    const Point way = geometry::unit(leg.end - leg.bone[leg.bone.size() - 3].center);
    const bool flat = std::abs(leg.end.y + leg.sole) < .1;
    const double turn = flat ? 0 : std::atan2(-way.x, way.y) * 57.29577951;
    std::vector<Point> p{
        {-r * 1.04, -r * .6}, {r * 1.04, -r * .6}, {r * 1.56, leg.sole}, {-r * 1.2, leg.sole}};
    for (Point& q : p) q = leg.end + figures::turned(q, turn);
    Field hoof = Field::of(geometry::rounded(p, .14), fine_.cell);
    return clip(hoof);
  }
  void draw_hoof(const Leg& leg, Layer layer) {
    Field hoof = hoof_field(leg);
    if (layer == Layer::far_leg) hoof = seen_behind(hoof);
    canvas_.region(PartName::hoof, layer, hoof.path(fine_.least_area * .6));
  }

  // A mark on the coat: within the body, apart from the near hind leg, and not in the head's shadow.
  void mark(PartName name, Field field, Layer layer = Layer::body) {
    field.intersect(body_);
    if (own_leg()) field.subtract(own_, 3);
    if (!skull_.empty()) field.subtract(skull_, -1);
    canvas_.region(name, layer, colourable(field, field, fine_).path(1));
  }

  bool has_socks() const { return a_.socks || a_.dark_legs; }

  void draw_sock(const Leg& leg, Layer layer, const Field& within) {
    Chain lower;
    const std::size_t first = a_.dark_legs ? leg.bone.size() * 2 / 5 : leg.bone.size() * 3 / 4;
    for (std::size_t i = first; i < leg.bone.size(); ++i)
      lower.push_back({leg.bone[i].center, leg.bone[i].radius + 3});
    Field sock = chain(lower);
    for (Chain part : leg.foot) {
      for (geometry::Disc& disc : part) disc.radius += 2;
      sock.unite(chain(part));
    }
    sock.intersect(within);
    if (!leg.near) sock = seen_behind(sock);
    canvas_.region(a_.dark_legs ? PartName::mark : PartName::sock, layer,
                   colourable(sock, sock, fine_).path(1));
  }

  void draw_body() {
    canvas_.region(PartName::fur, Layer::body, body_.path(fine_.least_area));
    draw_coat(a_, pose_, frame_, [this](const std::vector<Chain>& chains, double rounding) {
      Field field(fine_.cell);
      for (const Chain& part : chains) field.unite(chain(part), rounding);
      mark(PartName::mark, std::move(field));
    });
    if (a_.belly && !pose_.head_down && !pose_.mouth_down && !on_ground()) draw_belly();
    if (a_.ruff && !pose_.in_water && !pose_.mouth_down && !pose_.head_down) {
      Field hair = ruff(a_, frame_, fine_.cell);
      clip(hair);
      if (own_leg()) hair.subtract(own_, 2);
      Fine large = fine_;
      large.least_area *= 5;
      absorb_crumbs(hair, body_, large);
      canvas_.region(PartName::fur, Layer::body, colourable(hair, hair, fine_).path(1));
    }
    if (a_.star && !on_ground()) draw_star();
    if (pose_.in_water) return;
    for (const LegIndex i : {near_hind, near_fore}) {
      if (i == near_hind && own_leg()) continue;
      if (has_socks()) draw_sock(frame_.legs[i], Layer::body, body_);
      draw_foot(frame_.legs[i], Layer::body);
    }
  }

  // Of who stands upright: from the throat down to the legs, behind the near arm.
  void draw_belly() {
    std::vector<Point> line{frame_.on_neck(.5, -.8), frame_.on_neck(.16, -.8),
                            frame_.on(1, -.5) + frame_.front * (a_.round[2] * .7)};
    std::vector<double> radii{a_.neck.top * .62, a_.neck.base * .66, a_.round[2] * .66};
    for (const double at : {.7, .35, 0.0}) line.push_back(frame_.on(at, -.98));
    for (const double share : {.68, .66, .4}) radii.push_back(a_.round[1] * share);
    Chain strip;
    for (std::size_t i = 0; i < line.size(); ++i) strip.push_back({line[i], radii[i]});
    Field belly = chain(strip);
    belly.intersect(body_);
    belly.subtract(leg_field(frame_.legs[near_fore]), 1);
    if (!skull_.empty()) belly.subtract(skull_, -1);
    Fine large = fine_;
    large.least_area *= 3;
    belly = colourable(belly, belly, large);
    canvas_.region(PartName::belly, Layer::body, belly.path(1));
    const std::vector<Point> smooth = figures::smooth_line(line, 6);
    const double step = std::max(9.0, 3 * fine_.least_area / a_.round[2]);
    double since = 0;
    for (std::size_t i = 1; i + 1 < smooth.size(); ++i) {
      since += geometry::length(smooth[i] - smooth[i - 1]);
      if (since < step) continue;
      since = 0;
      const Point way = geometry::unit(smooth[i + 1] - smooth[i - 1]), across{-way.y, way.x};
      std::vector<Point> band;
      for (double side = -12; side <= 12; side += .5) {
        const Point p = smooth[i] + across * side;
        if (belly.at(p) < 0) band.push_back(p);
      }
      if (band.size() > 6)
        canvas_.line(PartName::belly, Layer::body, geometry::line(band.front(), band.back()), .85);
    }
  }

  void draw_star() {
    const double turn = std::atan2(frame_.front.y, frame_.front.x);
    canvas_.region(PartName::mark, Layer::body, geometry::star(frame_.on(.08, .12), 7.4, 3.7, 5, turn));
  }

  void draw_own_leg() {
    if (!own_leg()) return;
    canvas_.region(PartName::fur, Layer::body, own_.path(fine_.least_area));
    const Leg& leg = frame_.legs[near_hind];
    if (has_socks()) draw_sock(leg, Layer::body, own_);
    draw_foot(leg, Layer::body);
  }

  BeastContacts contacts() const {
    BeastContacts c;
    const double facing = frame_.mirrored_head ? 180 : 0;
    c.mouth = {frame_.face(head_.reach.mouth), frame_.head_angle + facing};
    // Between two humps or on one.
    c.back = {frame_.on(.46, a_.humps == 1 ? hump_height + .3 : 1), -frame_.pitch};
    c.head = {frame_.head, frame_.head_angle + facing};
    const Leg& foot = frame_.legs[near_fore];
    c.near_forefoot = {foot.at({0, foot.sole}), foot.turn};
    c.tail = {tail_.end, tail_.angle};
    const bool long_ears = a_.face && a_.face->ears == Ears::hare && !profile_;
    c.ears = {frame_.face({0, long_ears ? -25.0 : -head_.reach.radius}), c.head.angle};
    return c;
  }

  const Anatomy& a_;
  const FourLegged& pose_;
  const Fine& fine_;
  figures::Canvas canvas_;
  bool profile_ = false, merged_ = false;
  HeadDrawing head_;
  Frame frame_;
  TailDrawing tail_;
  Field body_{1}, own_{1}, skull_{1}, water_{1};
};

}  // namespace

PosedBeast draw_four_legged(const Anatomy& anatomy, const FourLegged& pose, const Expression& expression,
                            const std::optional<Point>& mouth, const Fine& fine) {
  return FourLeggedPen(anatomy, pose, expression, mouth, fine).draw();
}

}  // namespace drawing::beasts
