#include "render/png_writer.h"

#include <cmath>
#include <csetjmp>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include <agg_conv_curve.h>
#include <agg_conv_stroke.h>
#include <agg_path_storage.h>
#include <agg_pixfmt_gray.h>
#include <agg_rasterizer_scanline_aa.h>
#include <agg_renderer_scanline.h>
#include <agg_scanline_u.h>
#include <png.h>

namespace render {
namespace {

using geometry::Point;

// Draws a path in millimetres into AGG's path in pixels.
class AggPath final : public geometry::PathSink {
 public:
  AggPath(agg::path_storage& out, double scale) : out_(out), scale_(scale) {}
  void move_to(Point to) override { out_.move_to(to.x * scale_, to.y * scale_); }
  void line_to(Point to) override { out_.line_to(to.x * scale_, to.y * scale_); }
  void cubic_to(Point c1, Point c2, Point to) override {
    out_.curve4(c1.x * scale_, c1.y * scale_, c2.x * scale_, c2.y * scale_, to.x * scale_, to.y * scale_);
  }
  void close() override { out_.close_polygon(); }

 private:
  agg::path_storage& out_;
  double scale_;
};

// A grey bitmap that shapes are painted into, white at first.
class Canvas {
 public:
  Canvas(int width, int height, double scale)
      : width_(width),
        height_(height),
        scale_(scale),
        pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 255),
        buffer_(pixels_.data(), static_cast<unsigned>(width), static_cast<unsigned>(height), width),
        format_(buffer_),
        base_(format_),
        renderer_(base_) {
    rasterizer_.clip_box(0, 0, width, height);
  }

  void paint(const drawing::Shape& shape) {
    agg::path_storage path;
    AggPath sink(path, scale_);
    shape.path.send_to(sink);
    agg::conv_curve<agg::path_storage> curve(path);
    if (shape.fill != drawing::Fill::none) {
      fill(curve, shape.even_odd, shape.fill == drawing::Fill::black ? 0 : 255);
    }
    if (shape.line_mm > 0) {
      agg::conv_stroke<agg::conv_curve<agg::path_storage>> stroke(curve);
      stroke.width(shape.line_mm * scale_);
      stroke.line_join(agg::round_join);
      stroke.line_cap(agg::round_cap);
      stroke.inner_join(agg::inner_round);
      fill(stroke, false, 0);
      if (shape.role == drawing::Role::detail) paint_dots(shape);
    }
  }

  // Everything outside of the rounded rectangle becomes white again: what the clip path does in SVG.
  void clear_outside(const geometry::Rect& clip, double radius_mm) {
    geometry::Path outside;
    // One pixel more than the page, so that the outer edge is not anti-aliased.
    outside.add_rect(geometry::Rect{0, 0, width_ / scale_, height_ / scale_}.inflated(1 / scale_));
    outside.add_rounded_rect(clip, radius_mm);
    drawing::Shape shape;
    shape.path = std::move(outside);
    shape.fill = drawing::Fill::white;
    shape.even_odd = true;
    paint(shape);
  }

  const std::vector<std::uint8_t>& pixels() const { return pixels_; }

 private:
  using Format = agg::pixfmt_gray8;
  using Base = agg::renderer_base<Format>;

  template <typename Source>
  void fill(Source& source, bool even_odd, unsigned grey) {
    rasterizer_.reset();
    rasterizer_.filling_rule(even_odd ? agg::fill_even_odd : agg::fill_non_zero);
    rasterizer_.add_path(source);
    renderer_.color(agg::gray8(grey));
    agg::render_scanlines(rasterizer_, scanline_, renderer_);
  }

  // AGG draws nothing for a line of no length; SVG and PDF draw a round dot.
  void paint_dots(const drawing::Shape& shape) {
    const auto& verbs = shape.path.verbs();
    const auto& points = shape.path.points();
    if (verbs.size() != 2 || points.size() != 2 || !(points[0] == points[1])) return;
    drawing::Shape dot;
    dot.path.add_ellipse(points[0], shape.line_mm / 2, shape.line_mm / 2);
    dot.fill = drawing::Fill::black;
    paint(dot);
  }

  int width_;
  int height_;
  double scale_;  // pixels per millimetre
  std::vector<std::uint8_t> pixels_;
  agg::rendering_buffer buffer_;
  Format format_;
  Base base_;
  agg::renderer_scanline_aa_solid<Base> renderer_;
  agg::rasterizer_scanline_aa<> rasterizer_;
  agg::scanline_u8 scanline_;
};

void append_bytes(png_structp png, png_bytep data, png_size_t length) {
  static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<const char*>(data), length);
}

// Rows of pixels as they lie in memory: grey bytes, or bits of which a set one is black.
struct Pixels {
  const std::uint8_t* first;
  unsigned width, height;
  std::size_t row_bytes;
  int bit_depth;  // 8 or 1
  double per_mm;  // 0 where the size on paper is open
};

// libpng reports errors by longjmp: nothing in here may own memory. Returns false for an error.
bool encode(const Pixels& pixels, std::string* out) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png ? png_create_info_struct(png) : nullptr;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  png_set_write_fn(png, out, append_bytes, nullptr);
  png_set_IHDR(png, info, pixels.width, pixels.height, pixels.bit_depth, PNG_COLOR_TYPE_GRAY,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  // Line art is long runs of equal pixels: filters gain nothing and cost time.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 6);
  png_set_compression_mem_level(png, 9);
  const auto per_metre = static_cast<png_uint_32>(std::lround(pixels.per_mm * 1000));
  if (per_metre > 0) png_set_pHYs(png, info, per_metre, per_metre, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  if (pixels.bit_depth == 1) png_set_invert_mono(png);
  for (unsigned y = 0; y < pixels.height; ++y) {
    png_write_row(png, pixels.first + static_cast<std::size_t>(y) * pixels.row_bytes);
  }
  png_write_end(png, nullptr);
  png_destroy_write_struct(&png, &info);
  return true;
}

void require_width(int width_px) {
  if (width_px < 64 || width_px > 5000) {
    throw std::invalid_argument("PNG width must be from 64 to 5000 pixels");
  }
}

// Grey pixels, each of them the mean of the bits that it covers, whole ones only.
std::vector<std::uint8_t> scaled(const books::Bitmap& bitmap, int width, int height) {
  const auto row_bytes = (static_cast<std::size_t>(bitmap.width_px) + 7) / 8;
  // The bits that output pixel `i` of `count` covers, of `bits` in all: at least one.
  struct Span {
    int first, last;  // the last one is not in it
  };
  const auto span_of = [](int i, int count, int bits) {
    const auto edge = [&](int k) { return static_cast<int>(std::int64_t{k} * bits / count); };
    return Span{edge(i), std::max(edge(i) + 1, edge(i + 1))};
  };
  std::vector<std::uint8_t> grey;
  grey.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  for (int y = 0; y < height; ++y) {
    const Span rows = span_of(y, height, bitmap.height_px);
    for (int x = 0; x < width; ++x) {
      const Span columns = span_of(x, width, bitmap.width_px);
      int black = 0;
      for (int row = rows.first; row < rows.last; ++row) {
        const char* bits = bitmap.bits.data() + static_cast<std::size_t>(row) * row_bytes;
        for (int column = columns.first; column < columns.last; ++column) {
          black += static_cast<unsigned char>(bits[column / 8]) >> (7 - column % 8) & 1;
        }
      }
      const int all = (rows.last - rows.first) * (columns.last - columns.first);
      grey.push_back(static_cast<std::uint8_t>(255 - 255 * std::int64_t{black} / all));
    }
  }
  return grey;
}

}  // namespace

std::string write_png(const drawing::Picture& picture, int width_px) {
  require_width(width_px);
  if (!(picture.width_mm > 0) || !(picture.height_mm > 0) || picture.height_mm > 10 * picture.width_mm) {
    throw std::invalid_argument("a page needs a width and a height");
  }
  const double scale = width_px / picture.width_mm;
  const int height_px = std::max(1, static_cast<int>(std::lround(picture.height_mm * scale)));
  Canvas canvas(width_px, height_px, scale);
  for (const auto& shape : picture.shapes) {
    if (shape.role != drawing::Role::frame) canvas.paint(shape);
  }
  if (!picture.clip.empty()) canvas.clear_outside(picture.clip, picture.clip_radius_mm);
  for (const auto& shape : picture.shapes) {
    if (shape.role == drawing::Role::frame) canvas.paint(shape);
  }
  std::string png;
  const Pixels pixels{canvas.pixels().data(),
                      static_cast<unsigned>(width_px),
                      static_cast<unsigned>(height_px),
                      static_cast<std::size_t>(width_px),
                      8,
                      scale};
  if (!encode(pixels, &png)) throw std::runtime_error("PNG could not be encoded");
  return png;
}

std::string write_png(const books::Bitmap& bitmap) {
  const auto row_bytes = (static_cast<std::size_t>(bitmap.width_px) + 7) / 8;
  const Pixels pixels{reinterpret_cast<const std::uint8_t*>(bitmap.bits.data()),
                      static_cast<unsigned>(bitmap.width_px),
                      static_cast<unsigned>(bitmap.height_px),
                      row_bytes,
                      1,
                      0};
  std::string png;
  if (!encode(pixels, &png)) throw std::runtime_error("PNG could not be encoded");
  return png;
}

std::string write_png(const books::Bitmap& bitmap, int width_px) {
  require_width(width_px);
  if (bitmap.width_px < 1 || bitmap.height_px < 1 || bitmap.height_px / 10 > bitmap.width_px) {
    throw std::invalid_argument("a bitmap needs a width and a height");
  }
  const int height_px = std::max(
      1, static_cast<int>(std::lround(static_cast<double>(width_px) * bitmap.height_px / bitmap.width_px)));
  const std::vector<std::uint8_t> grey = scaled(bitmap, width_px, height_px);
  std::string png;
  const Pixels pixels{grey.data(),
                      static_cast<unsigned>(width_px),
                      static_cast<unsigned>(height_px),
                      static_cast<std::size_t>(width_px),
                      8,
                      0};
  if (!encode(pixels, &png)) throw std::runtime_error("PNG could not be encoded");
  return png;
}

}  // namespace render
