#include "render/svg_writer.h"

#include <cctype>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/base64.h"
#include "base/random.h"
#include "books/bitmap_reader.h"
#include "render/svg_bitmap.h"
#include "support/sample_books.h"

namespace {

using drawing::Fill;
using drawing::Picture;
using drawing::Role;
using drawing::Shape;
using geometry::Path;
using geometry::Point;

// Reads the path data that the writer may produce, after SVG 1.1, chapter 8.3: M m l h v c s z.
class PathReader {
 public:
  explicit PathReader(std::string_view text) : text_(text) {}

  Path read() {
    while (skip(), at_ < text_.size()) {
      const char next = text_[at_];
      if (std::isalpha(static_cast<unsigned char>(next))) {
        command_ = next;
        ++at_;
      }
      step();
    }
    return path_;
  }

 private:
  void step() {
    switch (command_) {
      case 'M':
        here_ = {number(), number()};
        start_ = here_;
        path_.move_to(here_);
        return;
      case 'm':
        here_ = relative();
        start_ = here_;
        path_.move_to(here_);
        return;
      case 'l':
        return line(relative());
      case 'h':
        return line({here_.x + number(), here_.y});
      case 'v':
        return line({here_.x, here_.y + number()});
      case 'c': {
        const Point c1 = relative(), c2 = relative();
        return cubic(c1, c2, relative());
      }
      case 's': {
        const Point c1 = here_ + (here_ - handle_), c2 = relative();
        return cubic(c1, c2, relative());
      }
      case 'z':
        path_.close();
        here_ = start_;
        return;
      default:
        FAIL() << "unexpected command " << command_;
    }
  }
  void line(Point to) {
    path_.line_to(to);
    here_ = to;
  }
  void cubic(Point c1, Point c2, Point to) {
    path_.cubic_to(c1, c2, to);
    handle_ = c2;
    here_ = to;
  }
  Point relative() {
    const double x = number(), y = number();
    return here_ + Point{x, y};
  }
  void skip() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',')) ++at_;
  }
  double number() {
    skip();
    std::string digits;
    bool point = false;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '-' && !digits.empty()) break;
      if (c == '.' && point) break;
      if (c != '-' && c != '.' && !std::isdigit(static_cast<unsigned char>(c))) break;
      point = point || c == '.';
      digits += c;
      ++at_;
    }
    EXPECT_FALSE(digits.empty()) << text_;
    return std::atof(digits.c_str());
  }

  std::string_view text_;
  std::size_t at_ = 0;
  char command_ = 0;
  Path path_;
  Point here_, start_, handle_;
};

// The values of an attribute, in document order.
std::vector<std::string> attributes(const std::string& svg, const std::string& name) {
  std::vector<std::string> values;
  const std::string opening = " " + name + "=\"";
  for (std::size_t at = svg.find(opening); at != std::string::npos; at = svg.find(opening, at + 1)) {
    const std::size_t from = at + opening.size();
    values.push_back(svg.substr(from, svg.find('"', from) - from));
  }
  return values;
}

// The path data of all shapes; the first path is the paper.
std::vector<std::string> shape_data(const std::string& svg) {
  auto values = attributes(svg, "d");
  EXPECT_FALSE(values.empty());
  values.erase(values.begin());
  return values;
}

Picture picture_of(Path path) {
  Picture picture;
  picture.elements.push_back({});
  Shape shape;
  shape.path = std::move(path);
  shape.line_mm = 0.7;
  picture.shapes.push_back(std::move(shape));
  return picture;
}

double coordinate(base::Random& random) {
  return random.uniform(-30, 240);
}

Path random_path(base::Random& random) {
  Path path;
  Point at;
  for (int subpath = 0; subpath < 3; ++subpath) {
    at = {coordinate(random), coordinate(random)};
    path.move_to(at);
    for (int i = 0; i < 8; ++i) {
      Point to{coordinate(random), coordinate(random)};
      const std::uint32_t kind = random.below(5);
      if (kind == 0) to.y = at.y;
      if (kind == 1) to.x = at.x;
      if (kind < 3) {
        path.line_to(to);
      } else {
        path.cubic_to({coordinate(random), coordinate(random)}, {coordinate(random), coordinate(random)}, to);
      }
      at = to;
    }
    path.close();
  }
  return path;
}

TEST(SvgWriter, CoordinatesComeBackWithinHalfAHundredth) {
  base::Random random(7);
  for (int round = 0; round < 50; ++round) {
    const Path path = random_path(random);
    const auto data = shape_data(render::write_svg(picture_of(path)));
    ASSERT_EQ(data.size(), 1u);
    const Path read = PathReader(data[0]).read();
    ASSERT_EQ(read.verbs(), path.verbs());
    for (std::size_t i = 0; i < path.points().size(); ++i) {
      EXPECT_NEAR(read.points()[i].x, path.points()[i].x, 0.0051);
      EXPECT_NEAR(read.points()[i].y, path.points()[i].y, 0.0051);
    }
  }
}

TEST(SvgWriter, SmoothJoinsAreShort) {
  Path circle;
  circle.add_ellipse({100, 100}, 20, 20);
  const std::string svg = render::write_svg(picture_of(circle));
  EXPECT_NE(svg.find('s', svg.find("d=\"M120")), std::string::npos);
  EXPECT_EQ(PathReader(shape_data(svg)[0]).read().verbs(), circle.verbs());
}

TEST(SvgWriter, NumbersAreShort) {
  Path path;
  path.move_to({0.5, -0.07});
  path.line_to({12.5, 3});
  path.line_to({12.504, 3.004});  // no length on the grid
  EXPECT_EQ(shape_data(render::write_svg(picture_of(path)))[0], "M.5-.07l12 3.07");
}

TEST(SvgWriter, ALineWithoutLengthStaysADot) {
  Path path;
  path.move_to({5, 5});
  path.line_to({5, 5});
  EXPECT_EQ(shape_data(render::write_svg(picture_of(path)))[0], "M5 5h0");
}

TEST(SvgWriter, SizeIsInMillimetres) {
  Picture picture;
  picture.width_mm = 148;
  picture.height_mm = 210;
  const std::string svg = render::write_svg(picture);
  EXPECT_EQ(attributes(svg, "width")[0], "148mm");
  EXPECT_EQ(attributes(svg, "height")[0], "210mm");
  EXPECT_EQ(attributes(svg, "viewBox")[0], "0 0 148 210");
}

TEST(SvgWriter, RegionsAreNumberedInPaintingOrderAndOthersAreNot) {
  Picture picture;
  picture.elements.resize(2);
  for (const Role role : {Role::region, Role::detail, Role::region, Role::solid, Role::region}) {
    Shape shape;
    shape.path.add_rect({1, 1, 2, 2});
    shape.role = role;
    shape.element = static_cast<std::uint16_t>(picture.shapes.size() / 3);
    picture.shapes.push_back(shape);
  }
  EXPECT_EQ(attributes(render::write_svg(picture), "data-region"), (std::vector<std::string>{"1", "2", "3"}));
}

TEST(SvgWriter, TitlesAreEscaped) {
  Path path;
  path.add_rect({1, 1, 2, 2});
  Picture picture = picture_of(path);
  picture.elements[0].name = "<Bär> & \"Käfer\"\n";
  const std::string svg = render::write_svg(picture);
  EXPECT_NE(svg.find("<title>&lt;Bär&gt; &amp; &quot;Käfer&quot; </title>"), std::string::npos) << svg;
}

TEST(SvgWriter, FillsAndLinesAreWritten) {
  Path path;
  path.add_rect({1, 1, 2, 2});
  Picture picture = picture_of(path);
  Shape open = picture.shapes[0];
  open.fill = Fill::none;
  open.role = Role::detail;
  open.line_mm = 0.5;
  Shape dark = picture.shapes[0];
  dark.fill = Fill::black;
  dark.role = Role::solid;
  dark.even_odd = true;
  dark.line_mm = 0;
  picture.shapes.push_back(open);
  picture.shapes.push_back(dark);
  const std::string svg = render::write_svg(picture);
  EXPECT_NE(svg.find("<path fill=\"none\" stroke-width=\".5\""), std::string::npos) << svg;
  EXPECT_NE(svg.find("<path fill=\"#000\" fill-rule=\"evenodd\" stroke-width=\"0\""), std::string::npos)
      << svg;
}

TEST(SvgWriter, FramesComeLastAndUnclipped) {
  Picture picture;
  picture.clip = {8, 8, 202, 289};
  picture.clip_radius_mm = 5;
  picture.elements.resize(1);
  Shape frame;
  frame.path.add_rect({8, 8, 202, 289});
  frame.role = Role::frame;
  frame.fill = Fill::none;
  frame.line_mm = 1;
  Shape region;
  region.path.add_rect({20, 20, 40, 40});
  picture.shapes = {frame, region};
  const std::string svg = render::write_svg(picture);
  EXPECT_NE(svg.find("<rect x=\"8\" y=\"8\" width=\"194\" height=\"281\" rx=\"5\"/>"), std::string::npos)
      << svg;
  const auto data = shape_data(svg);
  ASSERT_EQ(data.size(), 2u);
  EXPECT_EQ(data[0].substr(0, 6), "M20 20");
  EXPECT_EQ(data[1].substr(0, 4), "M8 8");
  // Outer group, element group and frame group are closed, the last one directly before the end.
  EXPECT_NE(svg.find("</g></g><g fill"), std::string::npos) << svg;
  EXPECT_EQ(svg.substr(svg.size() - 11), "</g></svg>\n");
}

TEST(SvgWriter, TheSamePictureGivesTheSameBytes) {
  base::Random one(3), two(3);
  EXPECT_EQ(render::write_svg(picture_of(random_path(one))), render::write_svg(picture_of(random_path(two))));
}

TEST(SvgBitmap, HoldsAllOfTheBitmap) {
  const books::Bitmap square = support::black_square(37, 21);
  const std::string svg = render::write_svg(square);
  EXPECT_NE(svg.find("viewBox=\"0 0 37 21\""), std::string::npos);
  const std::string mark = "href=\"data:image/png;base64,";
  const std::size_t begin = svg.find(mark) + mark.size(), end = svg.find('"', begin);
  std::string text = svg.substr(begin, end - begin);
  EXPECT_EQ(text.size() % 4, 0u);
  while (text.ends_with('=')) text.pop_back();
  for (char& c : text) c = c == '+' ? '-' : c == '/' ? '_' : c;
  const auto png = base::decode_base64url(text);
  ASSERT_TRUE(png);
  const books::Bitmap read = books::read_bitmap(*png);
  EXPECT_EQ(read.width_px, 37);
  EXPECT_EQ(read.bits, square.bits);
}

}  // namespace
