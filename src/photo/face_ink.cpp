#include "photo/face_ink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <deque>

#include "photo/ink.h"
#include "photo/label_map.h"
#include "photo/texture.h"

namespace photo {
namespace {

using geometry::Point;

// The largest of 2 * reach + 1 values in a line.
void widen_line(std::vector<float>& line, int reach) {
  std::deque<std::size_t> best;
  const std::vector<float> in = line;
  const auto r = static_cast<std::size_t>(reach);
  for (std::size_t i = 0; i < in.size() + r; ++i) {
    if (i < in.size()) {
      while (!best.empty() && in[best.back()] <= in[i]) best.pop_back();
      best.push_back(i);
    }
    if (i < r) continue;
    while (best.front() + 2 * r < i) best.pop_front();
    line[i - r] = in[best.front()];
  }
}

void widen(std::vector<float>& values, int width, int height, int reach) {
  const auto w = static_cast<std::size_t>(width), h = static_cast<std::size_t>(height);
  std::vector<float> line(w);
  for (std::size_t y = 0; y < h; ++y) {
    std::copy_n(values.begin() + static_cast<std::ptrdiff_t>(y * w), w, line.begin());
    widen_line(line, reach);
    std::copy(line.begin(), line.end(), values.begin() + static_cast<std::ptrdiff_t>(y * w));
  }
  line.resize(h);
  for (std::size_t x = 0; x < w; ++x) {
    for (std::size_t y = 0; y < h; ++y) line[y] = values[y * w + x];
    widen_line(line, reach);
    for (std::size_t y = 0; y < h; ++y) values[y * w + x] = line[y];
  }
}

// How much darker each pixel is than the light that closes over it: what is dark and narrower than twice the
// reach (black top-hat: Serra, Image analysis and mathematical morphology, 1982).
std::vector<float> darkness_of(const std::vector<float>& lightness, int width, int height, int reach) {
  std::vector<float> closed = lightness;
  widen(closed, width, height, reach);
  for (float& value : closed) value = -value;
  widen(closed, width, height, reach);
  for (std::size_t i = 0; i < closed.size(); ++i) closed[i] = -closed[i] - lightness[i];
  return closed;
}

// A face cut out of the picture.
struct Portrait {
  int left = 0, top = 0, width = 0, height = 0;
  std::vector<float> lightness;
  std::vector<float> inside;    // 1 in the middle of the face, 0 at its edge and beyond
  std::vector<std::size_t> at;  // the same pixel in the picture
};

Portrait portrait_of(const Lab& lab, const Face& face) {
  constexpr double wide = 0.46, high = 0.56, reach = 0.62;
  Portrait portrait;
  portrait.left = std::max(0, static_cast<int>(face.middle.x - reach * face.size));
  portrait.top = std::max(0, static_cast<int>(face.middle.y - reach * face.size));
  portrait.width =
      std::min(lab.width, static_cast<int>(face.middle.x + reach * face.size) + 1) - portrait.left;
  portrait.height =
      std::min(lab.height, static_cast<int>(face.middle.y + reach * face.size) + 1) - portrait.top;
  for (int y = portrait.top; y < portrait.top + portrait.height; ++y) {
    for (int x = portrait.left; x < portrait.left + portrait.width; ++x) {
      const std::size_t i =
          static_cast<std::size_t>(y) * static_cast<std::size_t>(lab.width) + static_cast<std::size_t>(x);
      const double dx = (x - face.middle.x) / (wide * face.size),
                   dy = (y - face.middle.y) / (high * face.size);
      portrait.at.push_back(i);
      portrait.lightness.push_back(lab.channels[0][i]);
      portrait.inside.push_back(static_cast<float>(std::max(0.0, 1 - (dx * dx + dy * dy))));
    }
  }
  return portrait;
}

// The value that all but so small a share of the face lies below.
float high_value(const Portrait& portrait, const std::vector<float>& values, double share) {
  std::vector<float> within;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (portrait.inside[i] > 0) within.push_back(values[i]);
  if (within.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(static_cast<double>(within.size() - 1) * (1 - share));
  std::nth_element(within.begin(), within.begin() + at, within.end());
  return within[static_cast<std::size_t>(at)];
}

// Leaves of the marks what lies in the face, and nothing of those that reach far out of it: hair, a collar,
// the shadow beside a cheek.
void keep_within(Ink& ink, const Portrait& portrait, float edge) {
  constexpr double most_outside = 0.35, low = 0.08, middle = 0.12;
  for_each_piece(ink.set, 1, ink.width, [&](const std::vector<std::size_t>& mark) {
    std::size_t outside = 0;
    double sum_x = 0, sum_y = 0;
    for (const std::size_t at : mark) {
      if (portrait.inside[at] <= edge) ++outside;
      const std::size_t row = at / static_cast<std::size_t>(ink.width);
      sum_x += static_cast<double>(at - row * static_cast<std::size_t>(ink.width));
      sum_y += static_cast<double>(row);
    }
    const auto size = static_cast<double>(mark.size());
    const bool reaches_out = static_cast<double>(outside) > most_outside * size;
    // Below the eyes a face has marks in its middle only.
    const double dx = sum_x / size / portrait.width - 0.5, dy = sum_y / size / portrait.height - 0.5;
    const bool is_shadow = dy > low && std::abs(dx) > middle;
    for (const std::size_t at : mark)
      if (reaches_out || is_shadow || portrait.inside[at] <= edge) ink.set[at] = 0;
  });
}

Ink ink_of_portrait(const Portrait& portrait, const std::vector<float>& darkness, double px_per_mm2) {
  // As dark as what is darkest in this face, be its skin light or dark.
  constexpr double darkest_share = 0.04, least_mark_mm2 = 0.7;
  constexpr float edge = 0.22F;  // beyond are jaw and hair, which are borders
  constexpr float least = 14, weak = 0.5F, strong = 1;
  const float darkest = std::max(least, high_value(portrait, darkness, darkest_share));
  Ink ink = ink_of(darkness, portrait.width, portrait.height, weak * darkest, strong * darkest);
  keep_within(ink, portrait, edge);
  const auto least_px = static_cast<std::size_t>(least_mark_mm2 * px_per_mm2) + 1;
  despeckle(ink, least_px, least_px);
  return ink;
}

// Light without marks, and with less of a difference between the lit and the shadowed side.
void calm_skin(Lab& lab, const Portrait& portrait, const std::vector<float>& darkness) {
  double brightness = 0, weight = 0;
  for (std::size_t i = 0; i < darkness.size(); ++i) {
    brightness += static_cast<double>(portrait.inside[i] * (portrait.lightness[i] + darkness[i]));
    weight += static_cast<double>(portrait.inside[i]);
  }
  if (weight <= 0) return;
  const auto mean = static_cast<float>(brightness / weight);
  constexpr float calm = 0.75F, quickly = 2.5F;
  for (std::size_t i = 0; i < darkness.size(); ++i) {
    const float share = std::min(1.0F, quickly * portrait.inside[i]);
    float& value = lab.channels[0][portrait.at[i]];
    value += share * (darkness[i] + calm * (mean - value - darkness[i]));
  }
}

// Calls `visit` with the index of each pixel of the portrait in a box about a place of the face, in parts of
// its size, and where it lies in the box, -1 to 1.
template <class Visit>
void in_box(const Portrait& portrait, const Face& face, Point middle, Point half, const Visit& visit) {
  const Point at = face.middle + middle * face.size - Point{1.0 * portrait.left, 1.0 * portrait.top};
  const double wide = half.x * face.size, high = half.y * face.size;
  for (int y = std::max(0, static_cast<int>(at.y - high));
       y <= std::min(portrait.height - 1, static_cast<int>(at.y + high)); ++y) {
    for (int x = std::max(0, static_cast<int>(at.x - wide));
         x <= std::min(portrait.width - 1, static_cast<int>(at.x + wide)); ++x) {
      visit(static_cast<std::size_t>(y) * static_cast<std::size_t>(portrait.width) +
                static_cast<std::size_t>(x),
            Point{(x + 0.5 - at.x) / wide, (y + 0.5 - at.y) / high});
    }
  }
}

// Where the parts of a face are and how large, in parts of its size; down is positive.
struct FacePlan {
  double beside, eyes;  // how far each eye is from the middle line, and how low
  double lids, iris;    // half of the width of the one, the radius of the other
  Point nose, nose_half;
  Point mouth, mouth_half;  // of a person; a cat's hangs on its nose
};
constexpr FacePlan person{0.2, -0.13, 0.088, 0.036, {0, 0.1}, {0.1, 0.06}, {0, 0.26}, {0.22, 0.1}};
constexpr FacePlan cat{0.245, -0.085, 0.1, 0.05, {0, 0.22}, {0.08, 0.06}, {}, {}};

// Each eye where it is darkest near its usual place, and both about equally far from the middle.
void draw_eyes(const Portrait& portrait, const Face& face, const FacePlan& plan,
               const std::vector<float>& darkness, std::vector<Eye>& eyes) {
  constexpr Point half{0.11, 0.09};
  constexpr double most_apart = 0.07;
  std::array<Point, 2> found;
  for (std::size_t side = 0; side < found.size(); ++side) {
    const Point usual{side == 0 ? -plan.beside : plan.beside, plan.eyes};
    Point sum;
    double weight = 0;
    in_box(portrait, face, usual, half, [&](std::size_t i, Point in) {
      const auto black = static_cast<double>(darkness[i]);
      const double near = std::exp(-2 * geometry::dot(in, in));
      sum = sum + in * (black * black * near);
      weight += black * black * near;
    });
    if (weight <= 0) return;
    const Point off = sum * (1 / weight);
    found[side] = usual + Point{off.x * half.x, off.y * half.y};
  }
  // One that was found far below or above the other is its brow or a shadow.
  const double lower = (found[0].y + found[1].y) / 2;
  for (Point& eye : found) eye.y = std::clamp(eye.y, lower - most_apart / 2, lower + most_apart / 2);
  for (const Point eye : found)
    eyes.push_back({face.middle + eye * face.size, plan.iris * face.size, plan.lids * face.size});
}

// A curve y = height * (1 - x^2) over a place, x from -1 to 1, all in parts of the face.
InnerLine arc_in(const Face& face, Point middle, double half, double height) {
  InnerLine arc;
  constexpr int points = 16;
  for (int i = -points; i <= points; ++i) {
    const double x = 1.0 * i / points;
    arc.points.push_back(face.middle + (middle + Point{x * half, height * (1 - x * x)}) * face.size);
  }
  return arc;
}

void draw_brows(const Face& face, const std::vector<Eye>& eyes, std::vector<InnerLine>& lines) {
  constexpr double off = -0.115, rise = -0.03, half = 0.1;
  for (const Eye& eye : eyes) {
    const Point at = (eye.middle - face.middle) * (1 / face.size);
    lines.push_back(arc_in(face, at + Point{0, off}, half, rise));
  }
}

// Where it is darkest near the usual place of the nose, in parts of the face: between the nostrils.
Point nose_of(const Portrait& portrait, const Face& face, const FacePlan& plan,
              const std::vector<float>& darkness) {
  Point sum;
  double weight = 0;
  in_box(portrait, face, plan.nose, plan.nose_half, [&](std::size_t i, Point in) {
    const auto black = static_cast<double>(darkness[i]);
    sum = sum + in * black;
    weight += black;
  });
  if (weight <= 0) return plan.nose;
  // One nostril may lie in a shadow: the nose is near the middle all the same.
  constexpr double most_aside = 0.3;
  const Point off = sum * (1 / weight);
  return plan.nose +
         Point{std::clamp(off.x, -most_aside, most_aside) * plan.nose_half.x, off.y * plan.nose_half.y};
}

// The lower rim of a person's nose.
void draw_nose(const Face& face, Point nose, std::vector<InnerLine>& lines) {
  constexpr double half = 0.06, depth = 0.028, above = 0.01;
  lines.push_back(arc_in(face, nose - Point{0, above}, half, depth));
}

// A cat's nose is a triangle, from whose lower corner the mouth goes to both sides.
void draw_muzzle(const Face& face, Point nose, std::vector<InnerLine>& lines) {
  constexpr double half = 0.055, high = 0.07, down = 0.035, cheek = 0.065, hang = 0.035;
  const auto on_face = [&](double x, double y) { return face.middle + (nose + Point{x, y}) * face.size; };
  InnerLine triangle;
  const std::array<Point, 4> corners = {on_face(-half, -high / 2), on_face(half, -high / 2),
                                        on_face(0, high / 2), on_face(-half, -high / 2)};
  constexpr int points = 12;
  for (std::size_t k = 0; k + 1 < corners.size(); ++k)
    for (int i = 0; i < points; ++i)
      triangle.points.push_back(geometry::lerp(corners[k], corners[k + 1], 1.0 * i / points));
  triangle.closed = true;
  lines.push_back(std::move(triangle));
  // From one corner of the mouth to the other, by the middle.
  InnerLine mouth = arc_in(face, nose + Point{-cheek, high / 2 + down}, cheek, hang);
  const InnerLine right = arc_in(face, nose + Point{cheek, high / 2 + down}, cheek, hang);
  mouth.points.insert(mouth.points.end(), right.points.begin() + 1, right.points.end());
  lines.push_back(std::move(mouth));
  InnerLine between;
  for (int i = 0; i <= points; ++i) between.points.push_back(on_face(0, high / 2 + down * i / points));
  lines.push_back(std::move(between));
}

// The mouth as a line through what is dark there: a parabola by least squares, and a short line for the lip
// below.
void draw_mouth(const Portrait& portrait, const Face& face, const std::vector<float>& darkness,
                std::vector<InnerLine>& lines) {
  const Point middle = person.mouth, half = person.mouth_half;
  // Sums for y = a + c x^2, symmetrical but for a slope b.
  double w = 0, wx = 0, wxx = 0, wy = 0, wxy = 0, wx4 = 0, wxxy = 0, wxxx = 0;
  in_box(portrait, face, middle, half, [&](std::size_t i, Point in) {
    const auto black = static_cast<double>(darkness[i]);
    const double weight = black * black, x = in.x, xx = x * x;
    w += weight, wx += weight * x, wxx += weight * xx, wxxx += weight * xx * x, wx4 += weight * xx * xx;
    wy += weight * in.y, wxy += weight * x * in.y, wxxy += weight * xx * in.y;
  });
  if (w <= 0) return;
  const double det =
      w * (wxx * wx4 - wxxx * wxxx) - wx * (wx * wx4 - wxxx * wxx) + wxx * (wx * wxxx - wxx * wxx);
  double a = wy / w, b = 0, c = -0.35;
  if (std::abs(det) > 1e-6 * w * w * w) {
    a = (wy * (wxx * wx4 - wxxx * wxxx) - wx * (wxy * wx4 - wxxx * wxxy) + wxx * (wxy * wxxx - wxx * wxxy)) /
        det;
    b = (w * (wxy * wx4 - wxxy * wxxx) - wy * (wx * wx4 - wxxx * wxx) + wxx * (wx * wxxy - wxx * wxy)) / det;
    c = (w * (wxx * wxxy - wxxx * wxy) - wx * (wx * wxxy - wxx * wxy) + wy * (wx * wxxx - wxx * wxx)) / det;
  }
  a = std::clamp(a, -0.5, 0.6), b = std::clamp(b, -0.35, 0.35), c = std::clamp(c, -1.1, -0.5);
  const double centre = std::clamp(wx / w, -0.25, 0.25);
  const auto line = [&](double reach, double off) {
    constexpr int points = 24;
    InnerLine stroke;
    for (int i = -points; i <= points; ++i) {
      const double x = centre + reach * i / points, y = a + b * x + c * (x - centre) * (x - centre) + off;
      stroke.points.push_back(face.middle + Point{middle.x + x * half.x, middle.y + y * half.y} * face.size);
    }
    lines.push_back(std::move(stroke));
  };
  constexpr double mouth = 0.72, lip = 0.3, below = 0.62;
  line(mouth, 0);
  line(lip, below);
}

// All of a face that is printed large, instead of its ink.
void draw_large(const Portrait& portrait, const Face& face, const std::vector<float>& darkness,
                FaceInk& drawn) {
  const FacePlan& plan = face.is_cat ? cat : person;
  std::vector<Eye> eyes;
  draw_eyes(portrait, face, plan, darkness, eyes);
  drawn.eyes.insert(drawn.eyes.end(), eyes.begin(), eyes.end());
  const Point nose = nose_of(portrait, face, plan, darkness);
  if (face.is_cat) return draw_muzzle(face, nose, drawn.lines);
  draw_brows(face, eyes, drawn.lines);
  draw_mouth(portrait, face, darkness, drawn.lines);
  draw_nose(face, nose, drawn.lines);
}

}  // namespace

FaceInk ink_of_faces(Lab& lab, const std::vector<Face>& faces, double mm_per_px) {
  FaceInk drawn;
  if (faces.empty()) return drawn;
  drawn.black.assign(lab.pixels(), 0);
  for (const Face& face : faces) {
    const Portrait portrait = portrait_of(lab, face);
    if (portrait.width < 3 || portrait.height < 3) continue;
    constexpr double features_per_face = 22, blurs_per_face = 110;
    const std::vector<float> soft =
        surroundings_of(portrait.lightness, portrait.width, portrait.height,
                        std::max(1, static_cast<int>(face.size / blurs_per_face)));
    const std::vector<float> darkness = darkness_of(
        soft, portrait.width, portrait.height, std::max(2, static_cast<int>(face.size / features_per_face)));
    Ink ink = ink_of_portrait(portrait, darkness, 1 / (mm_per_px * mm_per_px));
    constexpr double least_large_mm = 38;
    if (face.size * mm_per_px >= least_large_mm) {
      draw_large(portrait, face, darkness, drawn);
      std::fill(ink.set.begin(), ink.set.end(), std::uint8_t{0});
    }
    for (std::size_t i = 0; i < ink.set.size(); ++i)
      if (ink.set[i] != 0) drawn.black[portrait.at[i]] = 1;
    calm_skin(lab, portrait, darkness);
  }
  return drawn;
}

}  // namespace photo
