#include "drawing/figures/face.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "drawing/figures/headgear.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;
using Points = std::vector<Point>;

enum class EyeState { open, closed, smiling, wide };
enum class MouthState { own, flat, laugh, frown, wail, round, shout, pursed, kiss };
enum class BrowState { usual, raised, worried, angry };

struct Expression {
  EyeState eyes = EyeState::open;
  MouthState mouth = MouthState::own;
  BrowState brows = BrowState::usual;
  bool tears = false;
};

Expression expression_of(Mood mood) {
  switch (mood) {
    case Mood::neutral:
      return {.mouth = MouthState::flat};
    case Mood::laughing:
      return {.mouth = MouthState::laugh, .brows = BrowState::raised};
    case Mood::sad:
      return {.mouth = MouthState::frown, .brows = BrowState::worried};
    case Mood::angry:
      return {.mouth = MouthState::frown, .brows = BrowState::angry};
    case Mood::sleepy:
      return {.eyes = EyeState::closed};
    case Mood::surprised:
      return {.eyes = EyeState::wide, .mouth = MouthState::round, .brows = BrowState::raised};
    case Mood::crying:
      return {
          .eyes = EyeState::closed, .mouth = MouthState::wail, .brows = BrowState::worried, .tears = true};
    case Mood::shouting:
      return {.mouth = MouthState::shout, .brows = BrowState::raised};
    case Mood::blowing:
      return {.mouth = MouthState::pursed, .brows = BrowState::raised};
    case Mood::kissing:
      return {.eyes = EyeState::closed, .mouth = MouthState::kiss};
    case Mood::afraid:
      return {.eyes = EyeState::wide, .mouth = MouthState::wail, .brows = BrowState::worried};
    case Mood::happy:
      break;
  }
  return {};
}

class Face {
 public:
  Face(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull, const Field& field, const Field& hair,
       Mood mood)
      : canvas_(canvas),
        look_(look),
        skull_(skull),
        field_(field),
        hair_(hair),
        expression_(expression_of(mood)) {
    eyes_ = {skull.at(-24, eye_y).x, skull.at(24, eye_y).x};
    mouth_ = {skull.at(0, 10).x + skull.turn() * 0.8, eye_y + (grown() ? 9.5 : 9.2)};
    // Below the rims, or it would be a knot in them.
    nose_ = {skull.at(0, 6).x + skull.turn() * 1.4, eye_y + (has_rims() ? 6 : grown() ? 4.4 : 3.8)};
  }

  FaceFrame draw() {
    draw_beard();
    if (look_.mark == FaceMark::eye_mask) draw_eye_mask();
    if (look_.mark == FaceMark::clown_nose) draw_make_up();
    const bool has_brows = shows_brows();
    for (const std::size_t i : {0U, 1U}) {
      draw_eye(i);
      if (has_brows) draw_brow(i);
    }
    draw_nose();
    if (look_.stage == Stage::old) draw_wrinkles();
    if (!has_moustache() || expression_.mouth != MouthState::own) draw_mouth();
    if (expression_.mouth != MouthState::kiss) draw_moustache();
    if (look_.mark == FaceMark::fangs) draw_fangs();
    if (sucks()) draw_dummy();
    if (look_.mark == FaceMark::eye_patch) draw_eye_patch();
    if (look_.freckles && canvas_.fineness() == Fineness::all) draw_freckles();
    if (look_.glasses != Glasses::none) draw_glasses();
    if (expression_.tears) draw_tears();
    return {eye_y, mouth_};
  }

  // Brows that say how somebody feels are seen whatever hangs over the forehead.
  void draw_feeling() {
    if (expression_.brows == BrowState::usual || expression_.brows == BrowState::raised) return;
    for (const std::size_t i : {0U, 1U}) draw_brow(i);
  }

 private:
  static constexpr double eye_y = 1.2;
  // How thick glasses are, and how wide at least between both eyes.
  static constexpr double rim = 0.6, least_bridge = 1.5;
  // What is free between a brow and the hair above it.
  static constexpr double brow_room = 0.9;

  bool far(std::size_t i) const { return i == 1 && skull_.turn() > 0.2; }
  double squeeze(std::size_t i) const { return far(i) ? 0.88 : 1; }
  bool grown() const { return look_.stage == Stage::adult || look_.stage == Stage::old; }
  static double side(std::size_t i) { return i == 0 ? -1 : 1; }

  void line(PartName name, const Points& points, double weight) {
    canvas_.line(name, Layer::head,
                 points.size() > 2 ? geometry::curve(points) : geometry::line(points[0], points[1]), weight);
  }
  void region(PartName name, geometry::Path path, double weight = 1) {
    canvas_.region(name, Layer::head, std::move(path), weight);
  }

  bool has_rims() const { return look_.glasses == Glasses::round || look_.glasses == Glasses::square; }

  // Under hair or beside lashes the rest of a brow is a stroke that looks angry.
  bool shows_brows() const {
    if (expression_.brows != BrowState::usual && expression_.brows != BrowState::raised) return false;
    if (look_.glasses != Glasses::none || look_.eyes == Eyes::lashes) return false;
    for (const std::size_t i : {0U, 1U}) {
      for (const Point p : brow_points(i)) {
        if (hair_.at(p) < brow_room) return false;
      }
    }
    return true;
  }

  // Only who is asleep has the dummy in the mouth: others eat, drink, laugh and cry.
  bool sucks() const {
    return look_.mark == FaceMark::dummy && expression_.eyes == EyeState::closed && !expression_.tears;
  }

  // Its shield before the mouth, its ring below.
  void draw_dummy() {
    const auto [x, y] = mouth_;
    region(PartName::mark, geometry::ellipse({x, y + .6}, 5, 3.5));
    canvas_.line(PartName::mark, Layer::head, geometry::ellipse({x, y + 3.4}, 2.7, 2.7), 1);
  }

  // Covers the near eye, with its strap up to the hair.
  void draw_eye_patch() {
    const double x = eyes_[0];
    canvas_.solid(PartName::glasses, Layer::head,
                  geometry::rounded({{x - 4.4, eye_y - 3.4},
                                     {x + 4.4, eye_y - 3.4},
                                     {x + 3.6, eye_y + 3},
                                     {x, eye_y + 4.8},
                                     {x - 3.6, eye_y + 3}},
                                    0.2));
    line(PartName::glasses, {{x + 3.4, eye_y - 2.8}, skull_.at(40, -10)}, 1.3);
    line(PartName::glasses, {{x - 3.4, eye_y - 2.4}, skull_.at(-80, -4)}, 1.3);
  }

  // A mask over the eyes with a tip at each temple; the pupils lie on it, as holes would look like goggles.
  void draw_eye_mask() {
    Points mask{{0, -1.2}, {-28, -5.4}, {-62, -5.8}, {-84, -7}, {-70, 1}, {-40, 5.4}, {-14, 4}, {0, 2.2}};
    for (std::size_t i = mask.size() - 2; i > 0; --i) mask.push_back({-mask[i].x, mask[i].y});
    for (Point& p : mask) p = skull_.at(p.x, eye_y + p.y);
    Field field = Field::of(geometry::rounded(mask, 0.2), field_.cell());
    field.intersect(field_);
    field.swallow_strips(field_, 1.6);
    canvas_.region(PartName::glasses, Layer::head, field);
  }

  // A clown's white mouth and cheeks.
  void draw_make_up() {
    const auto [x, y] = mouth_;
    region(PartName::muzzle, geometry::blob({{x - 9.4, y - 2.4},
                                             {x - 5, y - 3},
                                             {x, y - 2.2},
                                             {x + 5, y - 3},
                                             {x + 9.4, y - 2.4},
                                             {x + 7, y + 3.6},
                                             {x, y + 6.4},
                                             {x - 7, y + 3.6}}));
  }

  void draw_fangs() {
    const bool shut = expression_.mouth == MouthState::own || expression_.mouth == MouthState::flat;
    if (!shut) return;
    const auto [x, y] = mouth_;
    for (const double s : {-1.0, 1.0})
      line(PartName::mouth, {{x + s * 0.8, y + 1.2}, {x + s * 2.2, y + 5}, {x + s * 3.6, y + 0.4}}, 1);
  }

  void draw_eye(std::size_t i) {
    // Large eyes make a child's face.
    const double x = eyes_[i], k = has_rims() ? 1.08 : grown() ? .88 : 1.06, f = squeeze(i) * k;
    if (i == 0 && look_.mark == FaceMark::eye_patch) return;
    if (expression_.eyes == EyeState::closed)
      return line(PartName::eye, {{x - 2.8, eye_y + .4}, {x, eye_y + 2.2}, {x + 2.8, eye_y + .4}}, 1.15);
    if (expression_.eyes == EyeState::smiling)
      return line(PartName::eye, {{x - 2.8, eye_y + .8}, {x, eye_y - 1.6}, {x + 2.8, eye_y + .8}}, 1.15);
    if (expression_.eyes == EyeState::wide && look_.glasses != Glasses::none) {
      // Within a rim there is no room for a white ring.
      canvas_.solid(PartName::eye, Layer::head, geometry::ellipse({x, eye_y}, 2.3 * f, 3));
      return;
    }
    if (expression_.eyes == EyeState::wide) {
      region(PartName::eye, geometry::ellipse({x, eye_y - .6}, 3.3 * f, 4.5));
      canvas_.solid(PartName::eye, Layer::head,
                    geometry::ellipse({x + skull_.turn() * .7, eye_y + .4}, 1.8 * f, 2.7));
      return;
    }
    // Behind glasses all have the same: lashes and wedges of light would run into the rims.
    const Eyes eyes = has_rims() ? Eyes::oval : look_.eyes;
    switch (eyes) {
      case Eyes::dot:
        canvas_.solid(PartName::eye, Layer::head, geometry::ellipse({x, eye_y}, 1.75 * f, 2.1 * k));
        break;
      case Eyes::lashes:
      case Eyes::oval:
        canvas_.solid(PartName::eye, Layer::head, geometry::ellipse({x, eye_y}, 1.9 * f, 2.75 * k));
        break;
      case Eyes::notched:
        draw_notched_eye({x, eye_y}, 2.2 * f, 3.1 * k);
        break;
    }
    if (eyes == Eyes::lashes) {
      const double out = side(i) * (far(i) ? 0.85 : 1);
      // One and flat: two are a smudge, a steep one is an angry brow.
      line(PartName::eye,
           {{x + out * 1.2, eye_y - .8}, {x + out * 3.2, eye_y - 1.1}, {x + out * 4.2, eye_y - 2.6}}, 1);
    }
  }

  // A pupil with a wedge of light that opens to the face, so that it is no region of its own.
  void draw_notched_eye(Point at, double rx, double ry) {
    Points points;
    constexpr int steps = 18;
    for (int i = 0; i <= steps; ++i) {
      const double angle = (-32 + 304.0 * i / steps) * std::numbers::pi / 180;
      points.push_back({at.x + rx * std::cos(angle), at.y + ry * std::sin(angle)});
    }
    geometry::Path path = geometry::curve(points);
    path.line_to({at.x + 0.2, at.y - 0.9});
    path.close();
    canvas_.solid(PartName::eye, Layer::head, std::move(path));
  }

  void draw_brow(std::size_t i) {
    if (look_.brows == Brows::none && expression_.brows == BrowState::usual) return;
    if (look_.mark == FaceMark::eye_mask) return;
    const bool strong = expression_.brows == BrowState::angry || expression_.brows == BrowState::worried;
    const bool hidden = hides_brows(look_);
    if (hidden && (!strong || expression_.eyes == EyeState::wide)) return;
    const double own = look_.brows == Brows::thick ? 1.6 : look_.brows == Brows::flat ? 1.3 : 1;
    const double weight = strong ? std::max(own, 1.5) : own;
    line(PartName::brow, brow_points(i), weight);
  }

  Points brow_points(std::size_t i) const {
    const double x = eyes_[i], s = side(i);
    const double y = eye_y - (expression_.eyes == EyeState::wide ? 7.2 : 5.7) -
                     (expression_.brows == BrowState::raised ? 0.9 : 0) + (hides_brows(look_) ? 1.2 : 0);
    const double inner = expression_.brows == BrowState::angry     ? 2.9
                         : expression_.brows == BrowState::worried ? -2.3
                                                                   : 0;
    return {{x - s * 2.4, y + inner + 0.1},
            {x + s * 0.4, y - (look_.brows == Brows::flat ? 0.1 : 0.8)},
            {x + s * 2.8, y + 0.3 - inner * 0.5}};
  }

  // On the forehead and round the smile, where neither a hat nor a beard is; more of them would be a grimace.
  void draw_wrinkles() {
    const double x = skull_.at(0, -9).x;
    if (look_.headgear == Headgear::none && look_.hair == HairStyle::bald) {
      for (const double up : {0.0, 2.4})
        line(PartName::face,
             {{x - 4.6 + up * .5, eye_y - 9.2 - up},
              {x, eye_y - 9.9 - up},
              {x + 4.6 - up * .5, eye_y - 9.2 - up}},
             0.85);
    }
    for (const std::size_t i : {0U, 1U}) {
      const double s = side(i);
      if (look_.beard == Beard::none || look_.beard == Beard::goatee)
        line(PartName::face,
             {{mouth_.x + s * 5.8, mouth_.y - 3.2},
              {mouth_.x + s * 7.3, mouth_.y - 1.4},
              {mouth_.x + s * 7.5, mouth_.y + .6}},
             0.85);
    }
  }

  void draw_nose() {
    const auto [x, y] = nose_;
    if (look_.mark == FaceMark::clown_nose)
      return region(PartName::nose, geometry::circle({x, y - 0.4}, 3.7));
    if (has_rims() && canvas_.fineness() == Fineness::few_lines) return;
    switch (has_rims() && look_.nose != Nose::hook_line ? Nose::dot : look_.nose) {
      case Nose::hook_line:
        return line(PartName::nose,
                    {{x - .3, y - 2.8}, {x + 1.8, y + .3}, {x + .4, y + 1.2}, {x - .9, y + .9}}, 0.9);
      case Nose::dot:
        return line(PartName::nose, {{x - .9, y}, {x, y + .7}, {x + .9, y}}, 0.95);
      case Nose::button:
        // Seen from the side it points to where the face does.
        if (skull_.turn() > three_quarter / 2)
          return line(PartName::nose,
                      {{x + .1, y - 1.5}, {x + 1.4, y - .5}, {x + 1.3, y + .6}, {x - .1, y + .9}}, 0.9);
        return line(PartName::nose,
                    {{x - 1.4, y - .7}, {x - .9, y + .6}, {x + .9, y + .6}, {x + 1.4, y - .7}}, 0.9);
      case Nose::curve:
        return line(PartName::nose,
                    {{x - 1.4, y - .2}, {x - .6, y + .7}, {x + .6, y + .7}, {x + 1.4, y - .2}}, 0.9);
    }
  }

  void draw_mouth() {
    const auto [x, y] = mouth_;
    switch (expression_.mouth) {
      case MouthState::flat:
        return line(PartName::mouth, {{x - 2.6, y + .6}, {x + 2.6, y + .5}}, 1.05);
      case MouthState::laugh:
        return draw_half_moon(4.7, 5.4);
      case MouthState::frown:
        return line(PartName::mouth,
                    {{x - 4.6, y + 3.2}, {x - 2.4, y + .7}, {x, y}, {x + 2.4, y + .7}, {x + 4.6, y + 3.2}},
                    1.2);
      case MouthState::wail:
        return region(PartName::mouth, geometry::rounded({{x - 4.6, y + 3.6},
                                                          {x - 3.4, y - .4},
                                                          {x, y - 1.4},
                                                          {x + 3.4, y - .4},
                                                          {x + 4.6, y + 3.6},
                                                          {x, y + 2.8}},
                                                         0.3));
      case MouthState::round:
        return region(PartName::mouth, geometry::ellipse({x, y + 1.2}, 2.3, 2.8));
      case MouthState::shout:
        return region(PartName::mouth, geometry::ellipse({x, y + 2}, 3.9, 4.6));
      case MouthState::pursed:
        return region(PartName::mouth, geometry::ellipse({x + skull_.turn() * 7, y + .2}, 1.9, 1.9));
      case MouthState::kiss: {
        // Both lips where the face ends, as it is that which touches.
        const double lips = skull_.turn() > three_quarter ? skull_.at(90, y).x - 3.4 : x;
        for (const double side : {-1.0, 1.0})
          line(PartName::mouth,
               {{lips - 1.2, y + side * 2.3},
                {lips + .7, y + side * 2},
                {lips + 1, y + side * .8},
                {lips - .6, y}},
               1.05);
        return;
      }
      case MouthState::own:
        break;
    }
    switch (look_.mouth) {
      case Mouth::smile:
        return line(PartName::mouth,
                    {{x - 3.8, y - .5}, {x - 2, y + 1.1}, {x, y + 1.6}, {x + 2, y + 1.1}, {x + 3.8, y - .5}},
                    1.05);
      case Mouth::grin:
        line(PartName::mouth,
             {{x - 5, y - 1.2}, {x - 2.4, y + 1.4}, {x, y + 2}, {x + 2.4, y + 1.4}, {x + 5, y - 1.2}}, 1.05);
        // Small on the page, dimples would close it.
        if (canvas_.fineness() == Fineness::few_lines) return;
        line(PartName::mouth, {{x - 5.7, y - .6}, {x - 4.5, y - 1.8}}, 1);
        return line(PartName::mouth, {{x + 5.7, y - .6}, {x + 4.5, y - 1.8}}, 1);
      case Mouth::smirk:
        return line(PartName::mouth, {{x - 2.6, y + .7}, {x + .6, y + 1.2}, {x + 4, y - .8}}, 1.05);
      case Mouth::teeth:
        return draw_half_moon(4.4, 4.2);
    }
  }

  // An open mouth, `half` of it wide and so deep; where that is too small to be coloured, a smile.
  void draw_half_moon(double half, double depth) {
    const auto [x, y] = mouth_;
    if (depth * 0.9 < std::sqrt(canvas_.least_area()))
      return line(PartName::mouth,
                  {{x - half, y - 1.1},
                   {x - half / 2, y + 1.3},
                   {x, y + 1.9},
                   {x + half / 2, y + 1.3},
                   {x + half, y - 1.1}},
                  1.05);
    const double top = y - 1.7;
    geometry::Path path;
    path.move_to({x - half, top});
    path.cubic_to({x - half * .4, top + .8}, {x + half * .4, top + .8}, {x + half, top});
    path.cubic_to({x + half, top + depth * .62}, {x + half * .56, top + depth}, {x, top + depth});
    path.cubic_to({x - half * .56, top + depth}, {x - half, top + depth * .62}, {x - half, top});
    path.close();
    region(PartName::mouth, std::move(path));
  }

  bool bearded() const { return look_.beard == Beard::full || look_.beard == Beard::long_beard; }

  void draw_beard() {
    if (look_.beard == Beard::goatee) {
      const Point mouth = mouth_;
      const double x = mouth.x, y = mouth.y;
      return region(PartName::beard, geometry::blob({{x - 4, y + 5.4},
                                                     {x, y + 4.6},
                                                     {x + 4, y + 5.4},
                                                     {x + 3, y + 9.4},
                                                     {x, y + 11.4},
                                                     {x - 3, y + 9.4}}));
    }
    if (!bearded()) return;
    const double turn = skull_.turn();
    Points edge;
    for (const Point p : {Point{-86, 1},
                          {-76, 6},
                          {-60, 8.8},
                          {-42, 8.2},
                          {-22, 8.8},
                          {0, 9.6},
                          {22, 8.8},
                          {42, 8.2},
                          {60, 8.8},
                          {76, 6},
                          {86, 1}}) {
      edge.push_back(skull_.at(p.x, p.y));
      // Beyond the far cheek's outline the edge would run into itself.
      if (skull_.turned_longitude(p.x) > 85) break;
    }
    // It stands off the face only below the cheeks: at its upper edge it ends on the face's own outline, or a
    // flap would stick out beside the far cheek.
    // Of a turned face it hangs lower instead, as it would stand off the far cheek all the way.
    const bool turned = turn > three_quarter;
    Field beard = turned ? Field::of(skull_.outline().transformed(geometry::Affine::translation(0.6, 2.6)),
                                     field_.cell())
                         : field_;
    if (!turned) beard.grow(2.2);
    Points below = geometry::flatten(geometry::curve(edge), 0.1).front().points;
    Points keep = below;
    for (Point& p : below) p.y += 7;
    below.insert(below.end(), {{40, below.back().y}, {40, 50}, {-40, 50}, {-40, below.front().y}});
    if (!turned) beard.intersect(Field::polygon(below, field_.cell()));
    beard.unite(field_, 3);
    const bool long_one = look_.beard == Beard::long_beard;
    Points chin = long_one
                      ? Points{{-14, 8}, {-13, 17}, {-7, 25}, {0, 29}, {7, 25}, {13, 17}, {14, 8}, {0, 4}}
                      : Points{{-12, 8}, {-9, 17}, {0, 20.4}, {9, 17}, {12, 8}, {0, 4}};
    // The far half is seen from the side: at its own width it would stand off the cheek as a flap.
    for (Point& p : chin) p.x = p.x * (p.x > 0 ? 1 - turn * 0.5 : 1) + turn * 2;
    beard.unite(Field::of(geometry::blob(chin), field_.cell()), 2);
    keep.insert(keep.end(), {{40, keep.back().y}, {40, 50}, {-40, 50}, {-40, edge.front().y}});
    beard.intersect(Field::polygon(keep, field_.cell()));
    beard.swallow_strips(field_, 1.6);
    canvas_.region(PartName::beard, Layer::head, beard);
  }

  // With a beard or small on the page, glasses and a moustache would fill the whole face.
  bool has_moustache() const {
    if (look_.beard == Beard::none || look_.beard == Beard::goatee) return false;
    return !has_rims() || (look_.beard == Beard::moustache && canvas_.fineness() == Fineness::all);
  }

  void draw_moustache() {
    if (!has_moustache()) return;
    const auto [x, y] = mouth_;
    const double w = far(1) ? .7 : 1;  // the far half is seen from the side
    Field moustache = Field::of(geometry::blob({{x, y - 3},
                                                {x + 3.4 * w, y - 3.8},
                                                {x + 7.4 * w, y - 1.4},
                                                {x + 9 * w, y - 1.6},
                                                {x + 6.4 * w, y + 1.3},
                                                {x + 2 * w, y + .1},
                                                {x, y - .7},
                                                {x - 2, y + .1},
                                                {x - 6.4, y + 1.3},
                                                {x - 9, y - 1.6},
                                                {x - 7.4, y - 1.4},
                                                {x - 3.4, y - 3.8}}),
                                field_.cell());
    // Its far tip would stick out beside the cheek.
    Field face = field_;
    face.grow(-0.6);
    moustache.intersect(face);
    canvas_.region(PartName::beard, Layer::head, moustache);
  }

  void draw_freckles() {
    for (const double s : {-1.0, 1.0}) {
      for (const Point p : {Point{-6, 0}, {0, 1.5}, {6, .2}})
        canvas_.solid(PartName::face, Layer::head,
                      geometry::circle(skull_.at(s * 42 + p.x, eye_y + 5.4 + p.y), 0.42));
    }
  }

  // One pane before both eyes, on a strap.
  void draw_goggles() {
    const double y = eye_y + 0.2, left = eyes_[0] - 7.4;
    const double right = far(1) ? std::min(eyes_[1] + 6.6, skull_.at(90, y).x + 0.2) : eyes_[1] + 7.4;
    canvas_.line(
        PartName::glasses, Layer::head,
        geometry::rounded({{left, y - 6}, {right, y - 6}, {right - .6, y + 6.4}, {left + .6, y + 6.4}}, 0.3),
        1.3);
    for (const double edge : {-2.2, 2.2}) {
      line(PartName::glasses, {{left, y + edge}, skull_.at(-88, y + edge)}, 1);
      if (!far(1)) line(PartName::glasses, {{right, y + edge}, skull_.at(88, y + edge)}, 1);
    }
  }

  void draw_glasses() {
    if (look_.glasses == Glasses::goggles) return draw_goggles();
    // Wider than high, so that the eye fills them: in a white ring it would stare.
    const bool round = look_.glasses == Glasses::round;
    const double r = round ? 5.9 : 5.8, y = eye_y + 0.8, deep = round ? 4.8 : 4.3;
    const Point far_edge = skull_.at(90, y);
    // The far rim ends where the face does.
    const std::array<double, 2> rx{r, far(1) ? std::min(r * 0.88, far_edge.x - eyes_[1] + 0.2) : r};
    const double apart = std::max(0.0, (rx[0] + rx[1] + least_bridge - (eyes_[1] - eyes_[0])) / 2);
    const std::array<double, 2> middle{eyes_[0] - apart, eyes_[1] + (far(1) ? 0 : apart)};
    for (const std::size_t i : {0U, 1U}) {
      const double x = middle[i], w = rx[i];
      canvas_.fine_line(
          PartName::glasses, Layer::head,
          round ? geometry::ellipse({x, y}, w, deep)
                : geometry::rounded(
                      {{x - w, y - deep}, {x + w, y - deep}, {x + w * .9, y + deep}, {x - w * .9, y + deep}},
                      0.3),
          rim);
    }
    const auto wire = [&](const Points& points) {
      canvas_.fine_line(PartName::glasses, Layer::head,
                        points.size() > 2 ? geometry::curve(points) : geometry::line(points[0], points[1]),
                        rim);
    };
    wire({{middle[0] + rx[0] * .96, y - 1.5},
          {(middle[0] + rx[0] + middle[1] - rx[1]) / 2, y - 2.1},
          {middle[1] - rx[1] * .96, y - 1.5}});
    wire({{middle[0] - rx[0] * .98, y - 1.2}, skull_.at(-86, y - 2)});
    if (!far(1)) wire({{middle[1] + rx[1] * .98, y - 1.2}, skull_.at(86, y - 2)});
  }

  void draw_tears() {
    for (const std::size_t i : {0U, 1U}) {
      const Point p{eyes_[i] + (far(i) ? -0.8 : side(i) * 1.6), eye_y + 3.4};
      region(PartName::tear, geometry::blob({{p.x, p.y},
                                             {p.x + 1.9, p.y + 3.2},
                                             {p.x + 1.3, p.y + 5},
                                             {p.x, p.y + 5.6},
                                             {p.x - 1.3, p.y + 5},
                                             {p.x - 1.9, p.y + 3.2}}));
    }
  }

  Canvas& canvas_;
  const HeadLook& look_;
  const TurnedSkull& skull_;
  const Field& field_;
  const Field& hair_;
  Expression expression_;
  std::array<double, 2> eyes_{};
  Point mouth_, nose_;
};

}  // namespace

FaceFrame draw_face(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull, const Field& face,
                    const Field& hair, Mood mood) {
  return Face(canvas, look, skull, face, hair, mood).draw();
}

void draw_feeling(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull, const Field& face,
                  const Field& hair, Mood mood) {
  Face(canvas, look, skull, face, hair, mood).draw_feeling();
}

}  // namespace drawing::figures
