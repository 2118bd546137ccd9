#include <algorithm>
#include <cmath>

#include "drawing/beasts/head.h"
#include "drawing/figures/animal_face.h"
#include "drawing/figures/skeleton.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using figures::smooth_line;
using figures::tube;
using figures::turned;
using geometry::Field;
using Points = std::vector<Point>;

class ProfileHead {
 public:
  ProfileHead(const Profile& profile, const HeadView& view)
      : p_(profile),
        view_(view),
        back_(view.cell, view.least_area, view.fineness),
        canvas_(view.cell, view.least_area, view.fineness),
        r_(profile.skull),
        muzzle_(profile.muzzle),
        jaw_(view.jaw_open ? jaw_of(profile, view) : 0) {}

  HeadDrawing draw() {
    HeadDrawing head;
    make_outline(head);
    outline_ = Field(view_.cell);
    for (const Chain& part : head.outline) outline_.unite(Field::chain(part, view_.cell), 4);
    if (p_.mane) draw_mane();
    if (view_.separate || p_.mane) {
      canvas_.region(PartName::face, Layer::head, outline_);
      head.outline.clear();
      head.skull = outline_.path(0);
    }
    draw_ears();
    draw_markings();
    draw_muzzle();
    const Point eye = p_.high_eyes                      ? Point{r_ * .42, -r_ * .92}
                      : p_.nose == Profile::Nose::horse ? Point{r_ * .42, -r_ * .12}
                                                        : Point{r_ * .42, -r_ * .2};
    const bool large = p_.nose == Profile::Nose::horse;
    figures::draw_animal_eye(canvas_, eye, (large ? Point{2.9, 4} : Point{2.5, 3.4}) * (p_.young ? 1.2 : 1),
                             view_.closed_eyes);
    if (view_.sad)
      canvas_.line(PartName::brow, Layer::head, geometry::line(eye + Point{-3, -4.4}, eye + Point{2.6, -5.8}),
                   1.1);
    if (view_.angry)
      canvas_.line(PartName::brow, Layer::head, geometry::line(eye + Point{-3.6, -5.6}, eye + Point{3, -2.8}),
                   1.3);
    draw_on_top();
    head.behind = back_.take();
    head.front = canvas_.take();
    const double end = p_.muzzle_width[1];
    head.reach = {muzzle_ + Point{end * .4, end * .8}, r_, r_, true};
    if (jaw_ > 0) head.reach.mouth = upper(muzzle_ + Point{end * .5, end * .5});
    return head;
  }

 private:
  // In degrees; thick jaws have to open wider for the mouth to be seen.
  static double jaw_of(const Profile& profile, const HeadView& view) {
    // Who is afraid does not roar.
    const double usual = view.sad ? 20 : profile.nose == Profile::Nose::horse ? 36 : view.angry ? 58 : 40;
    const double thick = std::max(0.0, profile.muzzle_width[1] - 6.6),
                 blunt = std::max(0.0, 13 - profile.muzzle.x);
    return usual + 6 * thick + 5 * blunt;
  }
  Point hinge() const { return {r_ * .2, r_ * .34}; }
  Point upper(Point p) const { return hinge() + turned(p - hinge(), -jaw_ * .2); }
  Point lower(Point p) const { return hinge() + turned(p - hinge(), jaw_ * .8); }

  void make_outline(HeadDrawing& head) {
    const double a = p_.muzzle_width[0], b = p_.muzzle_width[1];
    head.outline.push_back({{{0, 0}, r_}});
    if (p_.high_eyes) head.outline.push_back({{{r_ * .36, -r_ * .8}, 5.4}});
    if (jaw_ > 0) {
      const Point low{muzzle_.x * .84, muzzle_.y + b * .5};
      head.outline.push_back(
          {{{r_ * .2, muzzle_.y * .1}, a * .94}, {upper({muzzle_.x, muzzle_.y - b * .2}), b * .84}});
      head.outline.push_back({{hinge(), a * .7}, {lower(low), b * (view_.angry ? .6 : .46)}});
      back_.region(
          PartName::mouth, Layer::body,
          geometry::polygon({hinge() + Point{3, -2}, upper(muzzle_ + Point{-1, 1}), lower(low), hinge()}));
    } else {
      head.outline.push_back({{{r_ * .2, muzzle_.y * .15}, a}, {muzzle_, b}});
    }
    if (p_.cheek) {
      head.outline.push_back({{{-r_ * .2, r_ * .5}, 5}, {{-r_ * .1, r_ * 1.2}, 1}});
      head.outline.push_back({{{-r_ * .5, r_ * .4}, 5}, {{-r_ * .62, r_ * 1.04}, 1}});
    }
  }

  void region(PartName name, geometry::Path path) { canvas_.region(name, Layer::head, std::move(path)); }
  void line(PartName name, const Points& points, double weight = 1) {
    canvas_.line(name, Layer::head,
                 points.size() > 2 ? geometry::curve(points) : geometry::line(points[0], points[1]), weight);
  }
  void minor(PartName name, const geometry::Path& path) {
    double area = 0;
    for (const geometry::Polyline& outline : geometry::flatten(path, .2))
      area += geometry::signed_area(outline);
    if (std::abs(area) >= view_.least_area * 1.8) region(name, path);
  }
  void marking(PartName name, const Chain& discs) {
    Field field = Field::chain(discs, view_.cell);
    field.intersect(outline_);
    canvas_.region(name, Layer::head, field);
  }
  Points scaled(Points points) const {
    for (Point& p : points) p = p * r_;
    return points;
  }

  // Locks all around the skull.
  void draw_mane() {
    Points ring;
    constexpr int locks = 12;
    for (int i = 0; i < locks; ++i)
      ring.push_back(geometry::polar({-2.4, 0}, r_ * 1.44, 2 * 3.14159265 * (i + .5) / locks));
    region(PartName::mane, geometry::scallops(ring, .42));
  }

  void draw_markings() {
    if (p_.blaze)
      marking(PartName::mark,
              tube(smooth_line({{r_ * .86, -r_ * .86}, {r_ * 1.34, -r_ * .06}, muzzle_ + Point{2.4, -3.2}}),
                   {2, 2, 2.4}));
    if (p_.whiskers && jaw_ == 0)
      marking(PartName::muzzle, {{muzzle_ + Point{1, p_.muzzle_width[1] * .3}, p_.muzzle_width[1] * 1.2}});
  }

  void draw_muzzle() {
    const double b = p_.muzzle_width[1], x = muzzle_.x, y = muzzle_.y;
    switch (p_.nose) {
      case Profile::Nose::horse:
        if (jaw_ == 0) marking(PartName::muzzle, {{{x + b * .2, y + b * .25}, b * 1.28}});
        canvas_.solid(PartName::nose, Layer::head,
                      geometry::turned_ellipse(upper({x + b * .46, y - b * .14}), 1.1, 1.6, .35));
        if (jaw_ > 0) break;
        line(PartName::mouth,
             {{x + b * .5, y + b * .66}, {x - b * .2, y + b * .62}, {x - b * .66, y + b * .2}});
        break;
      case Profile::Nose::dog:
      case Profile::Nose::cat: {
        const double k = p_.nose == Profile::Nose::cat ? .74 : 1;
        const Point nose = upper({x + b * .72, y - b * .5});
        canvas_.solid(PartName::nose, Layer::head, geometry::turned_ellipse(nose, 2.9 * k, 2.3 * k, .35));
        if (jaw_ == 0)
          line(PartName::mouth, {{x + b * .6, y + b * .5},
                                 {x - 1, y + b * .62},
                                 {x * .58, y + p_.muzzle_width[0] * .1 + 1},
                                 {x * .44, y - .6}});
        if (p_.whiskers && jaw_ == 0) {
          for (const double row : {0.0, 1.0})
            line(PartName::mouth, {{x * .36, y + .4 + row * 3}, {x * .36 - 8, y - .8 + row * 5}}, .85);
        }
        break;
      }
      case Profile::Nose::pig:
        region(PartName::muzzle, geometry::turned_ellipse({x + b * .6, y}, 3.4, b * 1.02, -.14));
        canvas_.solid(PartName::nose, Layer::head, geometry::ellipse({x + b * .66, y - .4}, .9, 1.6));
        line(PartName::mouth, {{x - 1, y + b * .7}, {x * .6, y + b * .7}, {x * .4, y + 1}});
        break;
      case Profile::Nose::none:
        canvas_.solid(PartName::nose, Layer::head,
                      geometry::ellipse(upper({x + b * .4, y - b * .5}), .9, 1.2));
        // The fangs of a furious dragon.
        if (jaw_ > 0 && view_.angry) {
          for (const double at : {.94, .66})
            minor(PartName::tusk,
                  geometry::rounded({upper({x * at - 2.4, y + b * .34}), upper({x * at + 2.4, y + b * .34}),
                                     upper({x * at, y + b * .34 + 6.4})},
                                    .06));
        }
        if (jaw_ == 0)
          line(PartName::mouth,
               {{x + b * .84, y + b * .36}, {x, y + b * .5}, {x * .3, y + b * .3}, {x * .1, y - .6}});
        break;
    }
  }

  // One ear on each side: the far one stands behind the head.
  void ears(const Points& outer, const Points& inner, bool smooth = true) {
    Points far = scaled(outer);
    for (Point& p : far) p = p + Point{r_ * .52, r_ * .04};
    back_.region(PartName::ear, Layer::body, smooth ? geometry::blob(far) : geometry::rounded(far, .14));
    const Points near = scaled(outer);
    region(PartName::ear, smooth ? geometry::blob(near) : geometry::rounded(near, .14));
    if (!inner.empty())
      minor(PartName::skin, smooth ? geometry::blob(scaled(inner)) : geometry::rounded(scaled(inner), .1));
  }

  void draw_ears() {
    switch (p_.ears) {
      case Ears::pointed:
        return ears({{-.74, -.5}, {-.5, -1.86}, {.2, -.86}}, {{-.5, -.74}, {-.42, -1.44}, {-.04, -.88}},
                    false);
      case Ears::pricked:
        return ears({{-.86, -.4}, {-.62, -1.62}, {.14, -.9}}, {{-.6, -.7}, {-.52, -1.22}, {-.1, -.88}},
                    false);
      case Ears::hanging:
      case Ears::folded: {
        const bool hanging = p_.ears == Ears::hanging;
        return region(
            PartName::ear,
            geometry::blob(scaled(
                hanging ? Points{{-.3, -.92}, {.06, -.5}, {-.06, .5}, {-.48, 1}, {-.94, .6}, {-.84, -.3}}
                        : Points{{-.5, -.9}, {.2, -.86}, {.24, -.3}, {-.06, -.1}, {-.5, -.4}})));
      }
      case Ears::round:
      case Ears::lobes: {
        const double k = p_.ears == Ears::lobes ? 1.8 : 1;
        back_.region(PartName::ear, Layer::body, geometry::circle({r_ * .3, -r_ * .94}, r_ * .36 * k));
        region(PartName::ear, geometry::circle({-r_ * .44, -r_ * .84}, r_ * .43 * k));
        return minor(PartName::skin, geometry::circle({-r_ * .42, -r_ * .8}, r_ * .24 * k));
      }
      case Ears::leaf:
        back_.region(PartName::ear, Layer::body,
                     geometry::blob(scaled({{.1, -.7}, {0, -1.3}, {.2, -1.7}, {.5, -1.3}, {.5, -.8}})));
        region(PartName::ear,
               geometry::blob(scaled(
                   {{-.38, -.3}, {-.8, -.98}, {-1.56, -1.26}, {-1.9, -.9}, {-1.42, -.38}, {-.8, -.08}})));
        return minor(PartName::skin,
                     geometry::blob(scaled({{-.84, -.56}, {-1.4, -1}, {-1.64, -.84}, {-1.2, -.48}})));
      case Ears::upright:
      case Ears::long_upright: {
        const double k = p_.ears == Ears::long_upright ? 1.75 : 1;
        return ears(
            {{-.62, -.66}, {-.84, -.6 - .5 * k}, {-.5, -.7 - .98 * k}, {-.06, -.66 - .4 * k}, {-.06, -.82}},
            {{-.46, -.9}, {-.6, -.7 - .45 * k}, {-.48, -.7 - .74 * k}, {-.22, -.7 - .38 * k}});
      }
      case Ears::hare:
        return ears({{-.1, -.6}, {-.3, -1.5}, {-1.2, -2.5}, {-1.66, -2.3}, {-1.26, -1.3}, {-.7, -.5}},
                    {{-.5, -.94}, {-.66, -1.5}, {-1.2, -2.1}, {-1.36, -1.94}, {-1, -1.3}});
      case Ears::flopped:
        return ears({{-.8, -.5}, {-.1, -1.6}, {.34, -.7}}, {}, false);
      case Ears::small:
        return region(PartName::ear, geometry::circle({-r_ * .5, -r_ * .5}, r_ * .36));
      case Ears::none:
        break;
    }
  }

  void draw_on_top() {
    const double r = r_;
    if (p_.horns) {
      const Points line = smooth_line(scaled({{-.1, -.8}, {.1, -1.3}, {.5, -1.6}, {.86, -1.62}}));
      canvas_.region(PartName::horn, Layer::head, Field::chain(tube(line, {3.4, 2.8, 1.1}), view_.cell));
    }
    if (p_.curved_horns) {
      for (const bool far : {true, false}) {
        // A dragon's are shorter than a goat's.
        const double share = p_.nose == Profile::Nose::none ? .7 : 1;
        Points bow = scaled({{-.2, -.62}, {-.36, -1.24}, {-.78, -1.74}, {-1.4, -1.98}});
        const Point root = bow.front();
        for (Point& p : bow) p = root + (p - root) * share + Point{far ? r * (share < 1 ? .66 : .5) : 0, 0};
        (far ? back_ : canvas_)
            .region(PartName::horn, far ? Layer::body : Layer::head,
                    Field::chain(tube(smooth_line(bow), {3.9, 3.2, 2.2, .9}), view_.cell));
        if (!far && share == 1)
          for (const double y : {-1.06, -1.5})
            line(PartName::horn, {{r * (y * .5 + .03), r * (y + .06)}, {r * (y * .5 + .42), r * (y - .1)}},
                 .85);
      }
    }
    if (p_.horn) {
      region(PartName::horn,
             geometry::rounded({{r * .02, -r * .86}, {r * 1.26, -r * 3.2}, {r * .8, -r * .56}}, .05));
      line(PartName::horn, {{r * .34, -r * 1.42}, {r * .9, -r * 1.06}}, .9);
      line(PartName::horn, {{r * .66, -r * 2.04}, {r * 1, -r * 1.82}}, .9);
    }
    if (p_.antlers) {
      for (const bool far : {true, false}) {
        Field horn(view_.cell);
        const auto add = [&](const Points& points, double from, double to) {
          Points at = scaled(points);
          for (Point& p : at) p.x += far ? r * .5 : -r * .1;
          horn.unite(Field::chain(tube(smooth_line(at), {from, to}), view_.cell), .8);
        };
        add({{0, -.8}, {-.44, -1.7}, {-.1, -2.6}, {.44, -3.3}}, 2.4, 2);
        add({{-.4, -1.7}, {.44, -2.1}, {.6, -2.5}}, 2.1, 1.9);
        add({{-.18, -2.5}, {-.8, -3.2}}, 2.1, 1.9);
        (far ? back_ : canvas_).region(PartName::horn, far ? Layer::body : Layer::head, horn);
      }
    }
    if (p_.nose_horn) {
      const double b = p_.muzzle_width[1];
      for (const double size : {.56, 1.0}) {
        const double x = muzzle_.x * (size < 1 ? .5 : .98), y = muzzle_.y * (size < 1 ? .5 : 1) - b * .82;
        region(PartName::horn,
               geometry::rounded({upper({x - 5.4 * size, y + 2.6}), upper({x + 3 * size, y - 15 * size}),
                                  upper({x + 5.4 * size, y + 4})},
                                 .14));
      }
    }
    if (p_.knobs) {
      for (const bool far : {true, false}) {
        const double x = (far ? .6 : -.1) * r;
        (far ? back_ : canvas_)
            .region(PartName::horn, far ? Layer::body : Layer::head,
                    Field::chain({{{x, -r * .7}, 1.7}, {{x - .6, -r * 1.5}, 1.7}, {{x - .7, -r * 1.66}, 2.8}},
                                 view_.cell));
      }
    }
    if (p_.beard)
      region(PartName::beard, geometry::blob({{muzzle_.x - 6, muzzle_.y + p_.muzzle_width[1] * .7},
                                              {muzzle_.x - 6, muzzle_.y + p_.muzzle_width[1] + 4},
                                              {muzzle_.x - 3, muzzle_.y + p_.muzzle_width[1] + 8},
                                              {muzzle_.x, muzzle_.y + p_.muzzle_width[1] + 3},
                                              {muzzle_.x + .6, muzzle_.y + p_.muzzle_width[1] * .7}}));
  }

  const Profile& p_;
  const HeadView& view_;
  figures::Canvas back_, canvas_;
  double r_;
  Point muzzle_;
  double jaw_;
  Field outline_{1};
};

}  // namespace

HeadDrawing draw_profile(const Profile& profile, const HeadView& view) {
  return ProfileHead(profile, view).draw();
}

}  // namespace drawing::beasts
