#include "drawing/figures/body.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "drawing/figures/foot.h"
#include "drawing/figures/hand.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

// A knee that is bent as somebody's who sits or kneels shows thigh and shin; rounded off like one that is
// almost straight, the leg would be an arc without a knee.
std::vector<Point> leg_line(const Limb& limb) {
  constexpr double usual = 0.47, most = 0.74, from_degrees = 50, to_degrees = 90;
  const double bent = std::clamp((limb.bend() - from_degrees) / (to_degrees - from_degrees), 0.0, 1.0);
  return limb.line(usual + (most - usual) * bent);
}

// What a top is made of: how far its sleeve reaches along the arm, its hem below the hip in parts of the
// trunk, its skirt along the leg and how much that widens.
struct Cut {
  double sleeve = 0.42, hem = 0.02, skirt = 0, flare = 0;
  double cuff = 0;  // how much wider than usual a sleeve ends
};

Cut cut_of(Top top) {
  switch (top) {
    case Top::pullover:
      return {.sleeve = 0.9, .hem = 0.06};
    case Top::dress:
      return {.sleeve = 0.36, .skirt = 0.56, .flare = 4};
    case Top::long_dress:
      return {.sleeve = 0.9, .skirt = 0.84, .flare = 4};
    case Top::coat:
      return {.sleeve = 0.9, .skirt = 0.44, .flare = 1.5};
    case Top::sleeveless:
      return {.sleeve = 0.17, .hem = 0.04};
    case Top::robe:
      return {.sleeve = 0.86, .skirt = 0.95, .flare = 4.6, .cuff = 2.2};
    case Top::overall:
      return {.sleeve = 0.9};
    case Top::bare:
    case Top::swimsuit:
      return {.sleeve = 0, .hem = -0.02};
    case Top::tshirt:
    case Top::fur:
      break;
  }
  return {.sleeve = 0.42, .hem = 0.04};
}

// How far down the legs a skirt reaches that is not a dress.
constexpr double short_skirt = 0.52;
// What is higher above the trunk has a neck of its own.
constexpr double usual_head_up = 20;

double trouser_length(Bottom bottom) {
  return bottom == Bottom::trousers ? 0.93
         : bottom == Bottom::shorts ? 0.42
         : bottom == Bottom::trunks ? 0.2
                                    : 0;
}

Chain placed(const Chain& chain, Point origin, double degrees, double size, bool mirrored) {
  Chain out;
  for (const geometry::Disc& disc : chain) {
    const Point p{disc.center.x * size, disc.center.y * size * (mirrored ? -1 : 1)};
    out.push_back({origin + turned(p, degrees), disc.radius * size});
  }
  return out;
}

std::vector<Point> placed(const std::vector<Point>& line, Point origin, double degrees, double size,
                          bool mirrored) {
  std::vector<Point> out;
  for (const Point p : line)
    out.push_back(origin + turned({p.x * size, p.y * size * (mirrored ? -1 : 1)}, degrees));
  return out;
}

}  // namespace

Body::Body(Canvas& canvas, const Clothes& clothes, const Pose& pose, const Skeleton& skeleton,
           const Held& held, const Drawn& drawn)
    : canvas_(canvas),
      clothes_(clothes),
      pose_(pose),
      s_(skeleton),
      cell_(canvas.cell()),
      strip_(1.6 * drawn.finest_mm / drawn.mm_per_unit),
      near_arm_(make_arm(skeleton.near_arm, pose.near_hand, true, held.near)),
      far_arm_(make_arm(skeleton.far_arm, pose.far_hand, false, held.far)),
      near_leg_(make_leg(skeleton.near_leg, pose.near_foot)),
      far_leg_(make_leg(skeleton.far_leg, pose.far_foot)),
      lower_(cell_),
      trunk_(cell_),
      shirt_(cell_),
      near_face_(cell_) {
  if (!pose.on_knees) return;
  // What is worn on shins that lie is flat where the ground is.
  for (LegFields* leg : {&near_leg_, &far_leg_}) {
    for (Field* field : {&leg->skin, &leg->trouser, &leg->shoe, &leg->sock})
      if (!field->empty()) field->cut({0, 0}, {0, 1});
  }
}

// Limbs

ArmFields Body::make_arm(const Limb& limb, const HandAim& aim, bool near, std::optional<double> held) const {
  const Build& b = s_.build;
  const Point forward = unit(limb.end - limb.joint);
  ArmFields arm{near,         limb,         limb.line(),  0, {}, forward.x >= -0.25, aim.shape, held,
                Field(cell_), Field(cell_), Field(cell_), {}};
  const Palm palm = palm_of(b, pose_, limb, aim);
  arm.hand_angle = palm.angle;
  arm.palm = palm.at;
  if (s_.front) arm.thumb_up = near ? forward.x > 0 : forward.x >= 0;
  // A hanging hand shows its thumb to the front.
  if (s_.front && std::abs(forward.x) < 0.5 && forward.y > 0) arm.thumb_up = !near;
  const auto place = [&](const auto& shape) {
    return placed(shape, limb.end, arm.hand_angle, b.hand, !arm.thumb_up);
  };

  const double sleeve = cut_of(clothes_.top).sleeve;
  const bool mitten = clothes_.gloves != Gloves::none && !whole_arms() && b.hands == HandKind::fingers;
  const HandDrawing hand = held     ? draw_palm()
                           : mitten ? draw_mitten(aim.shape)
                                    : draw_hand(aim.shape, b.hands);
  if (whole_arms()) {
    arm.sleeve = Field::chain(tube(arm.line, b.arm_width), cell_);
    for (const Chain& chain : hand.flesh)
      arm.sleeve.unite(Field::chain(place(chain), cell_), hand.rounding * b.hand);
    if (feathered()) add_feathers(arm.sleeve, limb, arm.line, 0);
    if (b.hands == HandKind::paw && !held) {
      for (const auto& line : hand.lines) arm.finger_lines.push_back(place(line));
    }
    return arm;
  }
  const double skin_from = sleeve - 0.06;
  const std::array<double, 3> widths = b.arm_width;
  const std::array<double, 3> skin_widths{eased(widths, skin_from), eased(widths, (skin_from + 1) / 2),
                                          widths[2]};
  arm.skin = Field::chain(tube(part_of(arm.line, skin_from, 1), skin_widths), cell_);
  for (const Chain& chain : hand.flesh)
    arm.skin.unite(Field::chain(place(chain), cell_), hand.rounding * b.hand);
  if (feathered()) add_feathers(arm.skin, limb, arm.line, sleeve + 0.1);
  if (clothes_.gloves == Gloves::none) {
    for (const auto& line : hand.lines) arm.finger_lines.push_back(place(line));
  } else {
    arm.glove = glove_field(hand, place, part_of(arm.line, 0.9, 1));
  }

  std::vector<Point> line = part_of(arm.line, 0, sleeve);
  const Point cuff = line.back(), along = unit(cuff - line[line.size() - 3]);
  line.push_back(cuff + along * 2);
  line.push_back(cuff + along * 4);
  const double first = widths[0] + 0.5,
               last = eased(widths, sleeve) + (sleeve < 0.6 ? 0.9 : 0.8) + cut_of(clothes_.top).cuff;
  arm.sleeve = Field::chain(tube(line, {first, first + (last - first) * 0.45, last}), cell_);
  arm.sleeve.cut_round(cuff, along, 5 * last, 13 + cut_of(clothes_.top).cuff);
  if (sleeve > 0.6) {
    arm.skin.cut(cuff, along * -1, 20);
    return arm;
  }
  // A short sleeve lies over the upper arm only: who bends the elbow has a whole forearm before it.
  constexpr double free_from = 0.66;
  Field forearm =
      Field::chain(tube(part_of(arm.line, free_from, 1),
                        {eased(widths, free_from), eased(widths, (free_from + 1) / 2), widths[2]}),
                   cell_);
  for (const Chain& chain : hand.flesh)
    forearm.unite(Field::chain(place(chain), cell_), hand.rounding * b.hand);
  arm.skin.subtract(arm.sleeve);
  arm.skin.unite(forearm);
  return arm;
}

// A mitten with its cuff; `place` puts the hand's chains where the hand is.
template <class Place>
geometry::Field Body::glove_field(const HandDrawing& hand, const Place& place,
                                  const std::vector<Point>& wrist) const {
  const Build& b = s_.build;
  Field glove(cell_);
  for (const Chain& chain : hand.flesh)
    glove.unite(Field::chain(place(chain), cell_), hand.rounding * b.hand);
  glove.grow(0.5);
  glove.unite(Field::chain(tube(wrist, {b.arm_width[2] + 1.7, b.arm_width[2] + 1.2}), cell_), 1);
  return glove;
}

geometry::Field Body::leg_tube(const std::vector<Point>& line, double from, double to, double extra,
                               double flare) const {
  std::vector<Point> part = part_of(line, from, to);
  const Point end = part.back(), along = unit(end - part[part.size() - 2]);
  std::vector<double> widths;
  for (int i = 0; i <= 6; ++i) {
    const double t = from + (to - from) * i / 6;
    widths.push_back(eased(s_.build.leg_width, t) + extra + flare * t);
  }
  part.push_back(end + along * 4);
  Field field = Field::chain(tube(part, widths), cell_);
  field.cut_round(end, along, 6 * widths.back(), 17);
  // Boots and socks begin with an edge.
  if (from > 0.3) field.cut_round(part.front(), unit(part.front() - part[1]), 6 * widths.front(), 9);
  return field;
}

bool Body::grown() const {
  constexpr double childs_trunk = 27;  // of the tallest
  return s_.build.trunk > childs_trunk;
}

double Body::foot_angle(const FootAim& aim) const {
  const double degrees = aim.angle > 90 ? aim.angle - 180 : aim.angle;
  return s_.front && std::abs(degrees) < 40 ? 0 : degrees;
}

geometry::Affine Body::foot_frame(const Limb& limb, const FootAim& aim) const {
  const Build& b = s_.build;
  return geometry::Affine::translation(limb.end.x, limb.end.y) *
         geometry::Affine::rotation(foot_angle(aim) * std::numbers::pi / 180) *
         geometry::Affine::scaling(aim.angle > 90 ? -b.foot : b.foot, b.ankle / sole_depth);
}

geometry::Field Body::shoe_field(const Limb& limb, const FootAim& aim) const {
  const Build& b = s_.build;
  const double degrees = foot_angle(aim);
  if (feathered() && clothes_.shoes == Shoes::paws) return bird_foot(limb, aim);
  Field shoe = Field::of(foot_outline(clothes_.shoes).transformed(foot_frame(limb, aim)), cell_);
  if (clothes_.shoes == Shoes::boots) {
    shoe.unite(leg_tube(leg_line(limb), 0.64, 0.98, 1.4, 0), 1.5);
    // The shaft ends at the sole, however the shin is tilted.
    shoe.cut(limb.end + turned({0, b.ankle}, degrees), turned({0, 1}, degrees));
  }
  return shoe;
}

LegFields Body::make_leg(const Limb& limb, const FootAim& aim) const {
  LegFields leg{limb, leg_line(limb), Field(cell_), Field(cell_), shoe_field(limb, aim), Field(cell_)};
  if (legless()) return leg.shoe = Field(cell_), leg;
  if (furry() && feathered()) return make_bird_leg(limb, aim);
  if (furry()) {
    leg.trouser = leg_tube(leg.line, leg_start(), 1, 0, 0);
    leg.trouser.unite(leg.shoe, 2);
    leg.shoe = Field(cell_);
    return leg;
  }
  const double length = trouser_length(clothes_.bottom);
  const bool boots = clothes_.shoes == Shoes::boots;
  if (length < 0.9) {
    leg.skin = leg_tube(leg.line, std::max(0.02, leg_start()), 1, 0, 0);
    // Below a grown-up's skirt, ankle socks would make a schoolgirl of her.
    if (clothes_.shoes == Shoes::shoes && !(grown() && length == 0)) {
      leg.sock = leg_tube(leg.line, 0.5, 1, 0.5, 0);
      const std::vector<Point> top = part_of(leg.line, 0.6, 0.7);
      leg.sock.cut(top.back(), unit(top.front() - top.back()));
      leg.sock.subtract(leg.shoe, -0.4);
    }
  }
  if (length > 0)
    leg.trouser =
        leg_tube(leg.line, leg_start(), boots && length > 0.9 ? 0.7 : length, 0.9, length < 0.9 ? 2.2 : 0.9);
  return leg;
}

// The trunk and what is worn on it

double Body::trunk_radius(double share) const {
  const Build& b = s_.build;
  const double hip =
      cut_of(clothes_.top).skirt > 0 || clothes_.bottom == Bottom::skirt || clothes_.bottom == Bottom::tutu
          ? 0.96
          : 1;
  return eased(std::array<double, 4>{b.round[0] * hip, b.round[1], b.round[2], b.round[2] * 0.74}, share) +
         0.5;
}

geometry::Field Body::trunk_field() const {
  const Build& b = s_.build;
  const double wide = b.flat * pose_.view;
  const auto column = [&](double side) {
    Chain chain;
    constexpr int steps = 8;
    for (int i = 0; i <= steps; ++i) {
      const double share = static_cast<double>(i) / steps;
      const double narrower = s_.front ? 1 : 1 - 0.3 * share;
      const double radius = trunk_radius(share) * (share > 0.85 ? 1 - (share - 0.85) * 1.4 : 1);
      chain.push_back({s_.spine(-0.06 + 0.94 * share) + s_.across * (side * wide * narrower), radius});
    }
    return chain;
  };
  const Point shoulders = s_.neck - s_.up * (b.arm_width[0] * 0.86);
  const double arm = b.arm_width[0];
  Field trunk = Field::chain(column(-1), cell_);
  trunk.unite(Field::chain(column(1), cell_), 4);
  trunk.unite(Field::chain({{s_.spine(0), trunk_radius(0)}, {s_.spine(0.8), trunk_radius(0.8)}}, cell_), 4);
  trunk.unite(Field::chain(tube({s_.near_arm.root, shoulders + s_.up * 1.4, s_.far_arm.root},
                                {arm * 0.98, arm, arm * 0.98}),
                           cell_),
              4);
  return trunk;
}

geometry::Field Body::pelvis_field() const {
  const Build& b = s_.build;
  const Point side = s_.across * (b.hip * pose_.view);
  const double radius = b.round[0] * 0.93;
  Field pelvis = Field::chain({{s_.hip - side, radius}, {s_.hip + side, radius}}, cell_);
  pelvis.unite(Field::chain({{s_.hip, b.round[0] * 0.9}, {s_.spine(0.3), b.round[1] * 0.9}}, cell_), 2);
  return pelvis;
}

Point Body::chest(double share, double side) const {
  return s_.spine(share) + s_.across * (side + (s_.front ? 0 : s_.build.round[1] * 0.4));
}

// Painting

PartName Body::sleeve_name() const {
  return furry() ? fur_of_limbs() : bare() ? PartName::skin : PartName::sleeve;
}

void Body::draw(const Field& head, const Field& face) {
  if (!pose_.hands_at_face) near_face_ = face;
  draw_far_side();
  draw_lower_half();
  draw_upper_half();
  decorate();
  draw_belt();
  draw_neckwear();
  if (s_.front) {
    draw_forearm(far_arm_, Layer::body, Layer::far_grip);
  } else if (pose_.far_arm_above) {
    draw_raised_forearm(far_arm_, Layer::far_grip, head);
  }
  if (pose_.near_arm_above) {
    draw_raised_forearm(near_arm_, Layer::near_grip, head);
  } else {
    draw_forearm(near_arm_, Layer::body, Layer::near_grip);
  }
}

void Body::draw_shoe(const LegFields& leg, Layer layer) {
  const bool barefoot = clothes_.shoes == Shoes::bare || clothes_.shoes == Shoes::paws;
  canvas_.region(barefoot ? PartName::skin : PartName::shoe, layer, leg.shoe);
  draw_shoe_details(leg, layer);
}

// Legs, then what is worn on them: trousers fall over shoes and end in boots.
void Body::draw_legs(std::initializer_list<const LegFields*> legs, Layer layer, const Field& garment) {
  const bool boots = clothes_.shoes == Shoes::boots;
  for (const LegFields* leg : legs) {
    canvas_.region(PartName::skin, layer, leg->skin);
    canvas_.region(PartName::sock, layer, leg->sock);
    if (!boots) draw_shoe(*leg, layer);
  }
  const bool skirt = clothes_.bottom == Bottom::skirt || clothes_.bottom == Bottom::tutu;
  if (clothes_.shoes == Shoes::slippers)
    for (const LegFields* leg : legs) draw_ribbons(*leg, layer);
  canvas_.region(furry() ? fur_of_limbs() : skirt ? PartName::skirt : PartName::trousers, layer, garment);
  for (const LegFields* leg : legs) draw_turn_up(*leg, layer);
  if (!boots) return;
  for (const LegFields* leg : legs) draw_shoe(*leg, layer);
}

void Body::draw_far_side() {
  if (s_.front) return;
  draw_separate_arm(far_arm_, Layer::far_arm, Layer::far_grip);
  draw_legs({&far_leg_}, Layer::far_leg, far_leg_.trouser);
}

void Body::draw_lower_half() {
  lower_ = pelvis_field();
  const bool dressed = cut_of(clothes_.top).skirt > 0;
  if (!near_leg_.trouser.empty()) {
    if (!near_leg_above()) lower_.unite(near_leg_.trouser, 2.6);
    if (s_.front) {
      if (!near_leg_above()) lower_.unite(far_leg_.trouser, 2.6);
    } else {
      lower_.swallow_strips(far_leg_.trouser, strip_ * 0.7);
    }
  } else if (clothes_.bottom == Bottom::skirt) {
    lower_.unite(skirt_field(down_legs(short_skirt), 3), 3);
  } else if (clothes_.bottom == Bottom::tutu) {
    lower_.unite(tutu_field(), 1);
  } else if (fish()) {
    lower_.unite(fish_tail_field(), 3);
  } else if (clothes_.bottom == Bottom::sheet) {
    lower_.unite(sheet_field(), 3);
  } else if (clothes_.bottom == Bottom::ball) {
    lower_.unite(ball_field(), 1);
  }
  // A dress hides what is below it, and fur is one with the trunk.
  const bool hidden = one_piece() || (dressed && near_leg_.trouser.empty());
  const Field garment = hidden ? Field(cell_) : lower_;
  if (near_leg_above()) {
    draw_legs({}, Layer::body, garment);
    if (s_.front) draw_leg_above(far_leg_);
    draw_leg_above(near_leg_);
  } else if (s_.front) {
    draw_legs({&far_leg_, &near_leg_}, Layer::body, garment);
    if (!near_leg_.trouser.empty() && !one_piece()) draw_inseam();
  } else {
    draw_legs({&near_leg_}, Layer::body, garment);
  }
  if (clothes_.bottom == Bottom::skirt && !near_leg_above())
    draw_folds(PartName::skirt, down_legs(short_skirt));
}

// The whole leg, with the skirt or the trouser leg that is on it; from the front only what comes over the
// shoulders of who is between both legs.
void Body::draw_leg_above(const LegFields& leg) {
  const Cut cut = cut_of(clothes_.top);
  if (!leg.trouser.empty()) return draw_legs({&leg}, Layer::near_leg, leg.trouser);
  draw_legs({&leg}, Layer::near_leg, Field(cell_));
  const double hem = down_legs(cut.skirt > 0 ? cut.skirt : 0.5);
  canvas_.region(cut.skirt > 0 ? PartName::shirt : PartName::skirt, Layer::near_leg,
                 leg_tube(leg.line, leg_start(), hem, 1.6, 2.4));
}

// Where both legs of the trousers run together, a line parts them.
void Body::draw_inseam() {
  const double length = furry() ? 1 : trouser_length(clothes_.bottom);
  const auto middle = [&](double share) {
    return geometry::lerp(part_of(near_leg_.line, 0, share).back(), part_of(far_leg_.line, 0, share).back(),
                          0.5);
  };
  std::vector<Point> line;
  constexpr int steps = 24;
  for (int i = 0; i <= steps; ++i) {
    const Point p = middle(std::max(0.02, length * (0.3 + 0.75 * i / steps)));
    if (lower_.at(p) < -0.1) line.push_back(p);
  }
  if (line.size() > 6) canvas_.line(PartName::trousers, Layer::body, line, 1);
}

void Body::draw_upper_half() {
  const Build& b = s_.build;
  const Cut cut = cut_of(clothes_.top);
  const double neck = b.arm_width[1] * 1.12;
  // A giraffe's neck is one with its trunk.
  const bool long_neck = furry() && (b.head_up > usual_head_up || clothes_.bottom == Bottom::sheet);
  if (!long_neck)
    canvas_.region(PartName::skin, Layer::body,
                   Field::chain({{s_.neck - s_.up * 5, neck * 1.1}, {s_.neck + s_.up * 9, neck}}, cell_));
  trunk_ = trunk_field();
  if (clothes_.bottom == Bottom::sheet) {
    trunk_.unite(Field::chain({{s_.spine(0.8), b.round[2] + 3}, {s_.head, 16.6 * b.head}}, cell_), 5);
  } else if (long_neck) {
    trunk_.unite(Field::chain({{s_.neck, neck * 1.4}, {s_.head, neck * 1.1}}, cell_), 4);
  }
  if (one_piece()) {
    trunk_.unite(lower_, 4);
    if ((legless() || feathered()) && !pose_.in_the_air) trunk_.cut({0, 0}, {0, 1});
    if (!s_.front && !furry()) trunk_.swallow_strips(far_leg_.trouser, strip_ * 0.7);
  } else if (cut.skirt > 0) {
    trunk_.cut_round(s_.hip + s_.up * (b.round[0] * 0.5), s_.up * -1, 70);
    trunk_.unite(skirt_field(down_legs(cut.skirt), cut.flare), 3);
    // Who kneels or crawls has the hem on the ground.
    if (!pose_.in_the_air) trunk_.cut({0, 0}, {0, 1});
  } else {
    // A bodice ends at the waist.
    const double low = clothes_.bottom == Bottom::tutu ? -0.2 : cut.hem;
    trunk_.cut_round(s_.hip - s_.up * (b.trunk * low), s_.up * -1, 70);
    Field below = lower_;
    below.unite(far_leg_.trouser);
    trunk_.swallow_strips(below, strip_);
    trunk_.cut_round(s_.hip - s_.up * (b.trunk * low), s_.up * -1, 70);
  }
  // Children have no neck to be seen.
  if (b.trunk > 26 && !whole_arms())
    trunk_.subtract(Field::chain({{s_.neck + s_.up * 1.2, neck * 1.22}}, cell_));
  shirt_ = trunk_;
  std::vector<ArmFields*> joined{&near_arm_};
  if (s_.front) joined.push_back(&far_arm_);
  for (ArmFields* arm : joined) {
    arm->sleeve.swallow_strips(trunk_, strip_);
    shirt_.unite(arm->sleeve, 2);
  }
  canvas_.region(furry() ? PartName::fur : bare() ? PartName::skin : PartName::shirt, Layer::body, shirt_);
  if (one_piece() && s_.front && !legless() && !feathered()) draw_inseam();
  // Dots, stars and aprons have no room for folds.
  const bool plain = clothes_.decoration != Decoration::dots && clothes_.decoration != Decoration::stars &&
                     clothes_.decoration != Decoration::apron;
  if (plain && (clothes_.top == Top::dress || clothes_.top == Top::long_dress) && !near_leg_above())
    draw_folds(PartName::shirt, down_legs(cut.skirt));
  // A space suit is so thick that its arms have an outline of their own, round the shoulder as well.
  const bool padded = clothes_.decoration == Decoration::space_suit;
  for (const ArmFields* arm : joined) {
    if (padded) {
      canvas_.region(sleeve_name(), Layer::body, arm->sleeve);
    } else if (!arm->near || !pose_.near_arm_above) {
      draw_arm_outline(*arm);
    }
  }
}

// The sleeve and the shirt are one region; where the arm lies before the trunk, its outline is an open line.
void Body::draw_arm_outline(const ArmFields& arm) {
  const double from = std::max(s_.build.arm_width[0] * 1.36, s_.build.arm_width[0] + 1.6);
  // Not where it runs beside the shirt's own outline, nor round the cuff: the skin's edge is the hem's line.
  const double sleeve = cut_of(clothes_.top).sleeve;
  const bool has_cuff = !whole_arms() && sleeve > 0;
  const std::vector<Point> line = has_cuff ? part_of(arm.line, 0, sleeve) : arm.line;
  const Point cuff = line.back(), along = unit(cuff - line[line.size() - 3]);
  const auto seen = [&](Point p) {
    if (has_cuff && geometry::dot(p - cuff, along) > 0.2) return false;
    return shirt_.at(p) < -0.05 && geometry::length(p - arm.limb.root) > from &&
           shirt_.at(p + arm.sleeve.slope(p) * 1.6) < -0.1;
  };
  for (const auto& run : runs_of(arm.sleeve.outlines(canvas_.least_area()), seen)) {
    const double length = geometry::length(run.back() - run.front());
    // A bit of the elbow that comes neither from the shoulder nor to the cuff would be a tear in the shirt.
    const auto near_to = [&](Point p, double far) {
      return std::min(geometry::length(run.front() - p), geometry::length(run.back() - p)) < far;
    };
    if (has_cuff && length < 0.4 * s_.build.arm_length() && !near_to(arm.limb.root, from + 2) &&
        !near_to(cuff, 2 * s_.build.arm_width[1] + 1))
      continue;
    if (length > 3.5 || run.size() > 20) canvas_.line(PartName::sleeve, Layer::body, run, 1);
  }
}

void Body::draw_forearm(const ArmFields& arm, Layer layer, Layer grip) {
  draw_cuff(arm, layer);
  canvas_.region(PartName::hand, layer, arm.skin);
  canvas_.region(PartName::hand, layer, arm.glove);
  for (const auto& line : arm.finger_lines) canvas_.line(PartName::hand, layer, line, 0.8);
  if (!arm.held) return;
  // The fingers come round the handle from the forearm's far side.
  const Point handle = turned({1, 0}, *arm.held);
  const Point forearm = turned({1, 0}, arm.hand_angle);
  const bool mirrored = geometry::dot(perpendicular(handle), forearm) < 0;
  const HandDrawing fingers = draw_fingers(s_.build.hands);
  Field field(cell_);
  for (const Chain& chain : fingers.flesh)
    field.unite(Field::chain(placed(chain, arm.palm, *arm.held, s_.build.hand, mirrored), cell_),
                fingers.rounding);
  field.swallow_strips(whole_arms() ? arm.sleeve : arm.glove.empty() ? arm.skin : arm.glove, strip_);
  canvas_.region(PartName::hand, grip, field);
  if (!arm.glove.empty()) return;
  for (const auto& line : fingers.lines)
    canvas_.line(PartName::hand, grip, placed(line, arm.palm, *arm.held, s_.build.hand, mirrored), 0.8);
}

// The sleeve is one with the shirt; what is before the head, the hair and whom the arm is round comes once
// more, from below the shoulder on. Where it begins it has no edge: it runs on in the sleeve below it. The
// far arm stays behind its own trunk.
void Body::draw_raised_forearm(ArmFields arm, Layer grip, const Field& head) {
  const double from = std::min(0.3, cut_of(clothes_.top).sleeve * 0.4);
  const double wide = s_.build.arm_width[0] * 1.7 + cut_of(clothes_.top).cuff;
  if (arm.near) arm.sleeve.subtract(near_face_);
  const Field whole = arm.sleeve;
  arm.sleeve.intersect(Field::chain(tube(part_of(arm.line, from, 1), {wide, wide}), cell_));
  if (!arm.near) {
    for (Field* field : {&arm.sleeve, &arm.skin, &arm.glove}) field->subtract(shirt_);
    std::erase_if(arm.finger_lines, [&](const std::vector<Point>& line) {
      return std::any_of(line.begin(), line.end(), [&](Point p) { return shirt_.at(p) < 0; });
    });
    canvas_.region(sleeve_name(), Layer::near_arm, arm.sleeve);
  } else {
    canvas_.region(sleeve_name(), Layer::near_arm, arm.sleeve, 0);
    // Hair that falls over the shoulder ends there.
    const auto edge = [&](Point p) { return whole.at(p) > -0.25 || head.at(p) < 0; };
    for (const auto& run : runs_of(arm.sleeve.outlines(canvas_.least_area()), edge))
      canvas_.line(sleeve_name(), Layer::near_arm, run, 1);
  }
  draw_forearm(arm, Layer::near_arm, grip);
}

void Body::draw_separate_arm(const ArmFields& arm, Layer layer, Layer grip) {
  canvas_.region(sleeve_name(), layer, arm.sleeve);
  draw_forearm(arm, layer, grip);
}

}  // namespace drawing::figures
