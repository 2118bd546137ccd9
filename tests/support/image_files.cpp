#include "support/image_files.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

#include <turbojpeg.h>
#include <webp/encode.h>
#include <zlib.h>

#include "base/random.h"

namespace test {
namespace {

using photo::Raster;

struct Colour {
  double red, green, blue;
};

// Paints with light from the left above, so that every shape is a gradient.
class Painter {
 public:
  Painter(int width, int height, Colour ground) : raster_(width, height) {
    for_all([&](double, double) { return true; }, ground, 0.1);
  }
  void ellipse(double x, double y, double rx, double ry, Colour colour) {
    for_all([&](double u, double v) { return std::hypot((u - x) / rx, (v - y) / ry) <= 1; }, colour, 0.35, x,
            y, rx);
  }
  void box(double left, double top, double right, double bottom, Colour colour) {
    for_all([&](double u, double v) { return u >= left && u <= right && v >= top && v <= bottom; }, colour,
            0.15, (left + right) / 2, (top + bottom) / 2, right - left);
  }
  void triangle(double x, double top, double bottom, double half, Colour colour) {
    for_all(
        [&](double u, double v) {
          return v >= top && v <= bottom && std::abs(u - x) <= half * (v - top) / (bottom - top);
        },
        colour, 0.2, x, bottom, half);
  }
  Raster noisy(std::uint32_t seed, double strength) {
    base::Random random(seed);
    for (std::uint8_t& value : raster_.rgb)
      value = static_cast<std::uint8_t>(std::clamp(value + random.uniform(-strength, strength), 0.0, 255.0));
    return std::move(raster_);
  }

 private:
  // Coordinates are parts of the width and the height.
  template <class Inside>
  void for_all(const Inside& inside, Colour colour, double shading, double x = 0.5, double y = 0.5,
               double size = 1) {
    for (int row = 0; row < raster_.height; ++row) {
      for (int column = 0; column < raster_.width; ++column) {
        const double u = (column + 0.5) / raster_.width, v = (row + 0.5) / raster_.height;
        if (!inside(u, v)) continue;
        const double light = 1 - shading * std::clamp(((u - x) + (v - y)) / size, -1.0, 1.0);
        std::uint8_t* to = raster_.at(column, row);
        for (const double channel : {colour.red, colour.green, colour.blue})
          *to++ = static_cast<std::uint8_t>(std::clamp(channel * light, 0.0, 255.0));
      }
    }
  }
  Raster raster_;
};

// How far a point is from the lines of the cat's face, in parts of the width; the gap lies at the top of the
// head.
double distance_to_cat(double x, double y, double gap) {
  double best = 1;
  const auto ring = [&](double cx, double cy, double r, bool with_gap) {
    if (with_gap && y < cy && std::abs(x - cx) < gap / 2) return;
    best = std::min(best, std::abs(std::hypot(x - cx, y - cy) - r));
  };
  const auto stroke = [&](double ax, double ay, double bx, double by) {
    const double dx = bx - ax, dy = by - ay;
    const double t = std::clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    best = std::min(best, std::hypot(x - ax - t * dx, y - ay - t * dy));
  };
  ring(0.5, 0.55, 0.3, true);
  ring(0.4, 0.5, 0.05, false);
  ring(0.6, 0.5, 0.05, false);
  ring(0.5, 0.62, 0.025, false);
  stroke(0.26, 0.37, 0.28, 0.15), stroke(0.28, 0.15, 0.42, 0.26);
  stroke(0.74, 0.37, 0.72, 0.15), stroke(0.72, 0.15, 0.58, 0.26);
  stroke(0.5, 0.645, 0.5, 0.7), stroke(0.5, 0.7, 0.42, 0.74), stroke(0.5, 0.7, 0.58, 0.74);
  return best;
}

void append_be32(std::string& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<char>(value >> shift & 0xff));
}

std::string deflated(const std::string& bytes) {
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  std::string out(size, '\0');
  compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
            static_cast<uLong>(bytes.size()), 6);
  out.resize(size);
  return out;
}

std::string png_of(int width, int height, const std::string& deflated_rows) {
  std::string out = "\x89PNG\r\n\x1A\n";
  const auto chunk = [&](const std::string& type, const std::string& content) {
    append_be32(out, static_cast<std::uint32_t>(content.size()));
    const std::string body = type + content;
    out += body;
    append_be32(out, static_cast<std::uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(body.data()),
                                                      static_cast<uInt>(body.size()))));
  };
  std::string header;
  append_be32(header, static_cast<std::uint32_t>(width));
  append_be32(header, static_cast<std::uint32_t>(height));
  header += std::string("\x08\x02\x00\x00\x00", 5);  // eight bits, red, green and blue
  chunk("IHDR", header);
  chunk("IDAT", deflated_rows);
  chunk("IEND", "");
  return out;
}

}  // namespace

Raster still_life(int width, int height, std::uint32_t seed) {
  Painter painter(width, height, {214, 204, 180});
  painter.box(0, 0.62, 1, 1, {140, 92, 52});
  painter.box(0.06, 0.06, 0.36, 0.42, {250, 250, 244});
  painter.box(0.09, 0.1, 0.2, 0.38, {120, 180, 232});
  painter.box(0.22, 0.1, 0.33, 0.38, {120, 180, 232});
  painter.box(0.62, 0.3, 0.82, 0.74, {64, 110, 170});
  painter.ellipse(0.72, 0.3, 0.1, 0.04, {40, 70, 120});
  painter.ellipse(0.3, 0.7, 0.13, 0.12, {204, 44, 36});
  painter.ellipse(0.48, 0.76, 0.1, 0.1, {236, 190, 40});
  painter.ellipse(0.14, 0.8, 0.09, 0.08, {90, 150, 60});
  painter.ellipse(0.88, 0.84, 0.07, 0.08, {150, 60, 130});
  return painter.noisy(seed, 9);
}

Raster landscape(int width, int height, std::uint32_t seed) {
  Painter painter(width, height, {130, 180, 226});
  painter.ellipse(0.2, 0.75, 0.5, 0.35, {96, 140, 70});
  painter.ellipse(0.85, 0.8, 0.5, 0.3, {120, 160, 80});
  painter.box(0, 0.78, 1, 1, {150, 180, 90});
  painter.ellipse(0.82, 0.16, 0.07, 0.09, {252, 230, 120});
  painter.box(0.42, 0.5, 0.68, 0.82, {206, 120, 90});
  painter.triangle(0.55, 0.32, 0.5, 0.17, {120, 50, 44});
  painter.box(0.52, 0.66, 0.58, 0.82, {90, 60, 40});
  painter.box(0.45, 0.56, 0.5, 0.64, {190, 220, 240});
  painter.box(0.6, 0.56, 0.65, 0.64, {190, 220, 240});
  painter.box(0.18, 0.55, 0.22, 0.85, {96, 66, 40});
  painter.ellipse(0.2, 0.46, 0.12, 0.15, {50, 104, 50});
  return painter.noisy(seed, 14);
}

Raster pencil_drawing(int width, int height, double gap_px, std::uint32_t seed) {
  base::Random random(seed);
  Raster raster(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const double u = (x + 0.5) / width, v = (y + 0.5) / width;
      const double light = 236 - 90 * u - 30 * v;  // a lamp on the left
      const double off = distance_to_cat(u, v, gap_px / width) * width / (0.006 * width);
      const double ink = std::clamp(1.4 - off, 0.0, 1.0) * 0.7;
      const double value = std::clamp(light * (1 - ink) + random.uniform(-5, 5), 0.0, 255.0);
      std::uint8_t* to = raster.at(x, y);
      to[0] = static_cast<std::uint8_t>(value);
      to[1] = static_cast<std::uint8_t>(value * 0.97);
      to[2] = static_cast<std::uint8_t>(value * 0.9);
    }
  }
  return raster;
}

Raster line_drawing(int width, int height) {
  Raster raster(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const double off = distance_to_cat((x + 0.5) / width, (y + 0.5) / width, 0) * width - 0.005 * width;
      const auto value = static_cast<std::uint8_t>(std::clamp(off, 0.0, 1.0) * 255);
      std::fill_n(raster.at(x, y), 3, value);
    }
  }
  return raster;
}

Raster white_wall(int width, int height, std::uint32_t seed) {
  return Painter(width, height, {226, 224, 218}).noisy(seed, 3);
}

Raster noise(int width, int height, std::uint32_t seed) {
  return Painter(width, height, {128, 128, 128}).noisy(seed, 127);
}

std::string encode_png(const Raster& raster) {
  std::string rows;
  const std::size_t row_bytes = 3 * static_cast<std::size_t>(raster.width);
  for (int y = 0; y < raster.height; ++y) {
    rows.push_back('\0');  // no filter
    rows.append(reinterpret_cast<const char*>(raster.at(0, y)), row_bytes);
  }
  return png_of(raster.width, raster.height, deflated(rows));
}

std::string png_bomb(int width, int height) {
  // Deflated piece by piece, as the rows are more than a test should hold.
  z_stream stream{};
  if (deflateInit(&stream, 9) != Z_OK) throw std::runtime_error("no deflater");
  std::string row(1 + 3 * static_cast<std::size_t>(width), '\xff'), out, piece(1 << 16, '\0');
  row[0] = '\0';
  for (int y = 0; y < height; ++y) {
    stream.next_in = reinterpret_cast<Bytef*>(row.data());
    stream.avail_in = static_cast<uInt>(row.size());
    const int flush = y + 1 == height ? Z_FINISH : Z_NO_FLUSH;
    do {
      stream.next_out = reinterpret_cast<Bytef*>(piece.data());
      stream.avail_out = static_cast<uInt>(piece.size());
      deflate(&stream, flush);
      out.append(piece, 0, piece.size() - stream.avail_out);
    } while (stream.avail_out == 0);
  }
  deflateEnd(&stream);
  return png_of(width, height, out);
}

std::string encode_jpeg(const Raster& raster, const JpegForm& form) {
  tjhandle handle = tjInitCompress();
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  std::vector<std::uint8_t> inks;
  // Adobe writes how much of each ink is missing; without black ink that is the colour itself.
  for (std::size_t i = 0; form.inks && i < raster.pixels(); ++i) {
    inks.insert(inks.end(), raster.rgb.begin() + static_cast<std::ptrdiff_t>(3 * i),
                raster.rgb.begin() + static_cast<std::ptrdiff_t>(3 * i + 3));
    inks.push_back(255);
  }
  const int failed = tjCompress2(handle, form.inks ? inks.data() : raster.rgb.data(), raster.width, 0,
                                 raster.height, form.inks ? TJPF_CMYK : TJPF_RGB, &bytes, &size, TJSAMP_420,
                                 form.quality, form.progressive ? TJFLAG_PROGRESSIVE : 0);
  std::string out(reinterpret_cast<char*>(bytes), size);
  tjFree(bytes);
  tjDestroy(handle);
  if (failed != 0) throw std::runtime_error("JPEG not written");
  return out;
}

std::string encode_webp(const Raster& raster, bool lossless) {
  std::uint8_t* bytes = nullptr;
  const int stride = 3 * raster.width;
  constexpr float quality = 85;
  const std::size_t size =
      lossless ? WebPEncodeLosslessRGB(raster.rgb.data(), raster.width, raster.height, stride, &bytes)
               : WebPEncodeRGB(raster.rgb.data(), raster.width, raster.height, stride, quality, &bytes);
  if (size == 0) throw std::runtime_error("WebP not written");
  std::string out(reinterpret_cast<char*>(bytes), size);
  WebPFree(bytes);
  return out;
}

std::string with_exif(std::string_view jpeg, int lie) {
  // One directory with one entry: tag 0x0112, a short, one of it.
  std::string block(
      "\xFF\xE1\x00\x22"
      "Exif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0",
      36);
  block[29] = static_cast<char>(lie);
  return std::string(jpeg.substr(0, 2)) + block + std::string(jpeg.substr(2));
}

}  // namespace test
