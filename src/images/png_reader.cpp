#include "images/png_reader.h"

#include <algorithm>
#include <csetjmp>
#include <cstdint>
#include <cstring>
#include <vector>

#include <png.h>

#include "images/limits.h"
#include "images/on_white.h"

namespace images {
namespace {

constexpr std::size_t channels = 4;

// All that lives while the library may jump out: nothing with a destructor is made between.
struct Job {
  std::string_view file;
  std::size_t at = 0;
  bool cut_off = false;
  png_structp png = nullptr;
  png_infop info = nullptr;

  Job(std::string_view bytes) : file(bytes) {}
  ~Job() { png_destroy_read_struct(&png, &info, nullptr); }
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
};

void feed(png_structp png, png_bytep out, std::size_t size) {
  Job& job = *static_cast<Job*>(png_get_io_ptr(png));
  if (size > job.file.size() - job.at) {
    job.cut_off = true;
    png_error(png, "end of file");
  }
  std::memcpy(out, job.file.data() + job.at, size);
  job.at += size;
}

void ignore(png_structp, png_const_charp) {}
[[noreturn]] void fail(png_structp png, png_const_charp) {
  png_longjmp(png, 1);
}

// The three functions below return false where the library gave up.

bool read_header(Job& job) {
  if (setjmp(png_jmpbuf(job.png)) != 0) return false;
  png_set_read_fn(job.png, &job, feed);
  constexpr png_alloc_size_t most_text_bytes = 4U << 20;
  constexpr png_uint_32 most_chunks = 200;
  png_set_chunk_malloc_max(job.png, most_text_bytes);
  png_set_chunk_cache_max(job.png, most_chunks);
  png_set_user_limits(job.png, longest_side_px, longest_side_px);
  png_set_crc_action(job.png, PNG_CRC_ERROR_QUIT, PNG_CRC_QUIET_USE);
  png_read_info(job.png, job.info);
  return true;
}

// Every kind of PNG comes out as red, green, blue and opacity of 8 bits.
bool prepare(Job& job) {
  if (setjmp(png_jmpbuf(job.png)) != 0) return false;
  png_set_expand(job.png);
  png_set_scale_16(job.png);
  png_set_gray_to_rgb(job.png);
  constexpr png_uint_32 opaque = 0xFF;
  png_set_add_alpha(job.png, opaque, PNG_FILLER_AFTER);
  png_set_interlace_handling(job.png);
  png_read_update_info(job.png, job.info);
  return true;
}

bool read_row(Job& job, std::uint8_t* row) {
  if (setjmp(png_jmpbuf(job.png)) != 0) return false;
  png_read_row(job.png, row, nullptr);
  return true;
}

bool read_all(Job& job, std::uint8_t** rows) {
  if (setjmp(png_jmpbuf(job.png)) != 0) return false;
  png_read_image(job.png, rows);
  return true;
}

void require(const Job& job, bool done) {
  if (!done) throw refused(job.cut_off ? "image_cut_off" : "image_damaged");
}

// Shrinks rows by a whole factor as they come.
class Shrinker {
 public:
  Shrinker(int width, int height, int factor)
      : raster_((width + factor - 1) / factor, (height + factor - 1) / factor),
        factor_(factor),
        width_(width),
        sums_(static_cast<std::size_t>(raster_.width) * 3, 0) {}

  void add(const std::uint8_t* row, int y, bool is_last) {
    for (int x = 0; x < width_; ++x, row += channels) {
      std::uint8_t rgb[3];
      put_on_white(row, rgb);
      std::uint32_t* sum = sums_.data() + 3 * static_cast<std::size_t>(x / factor_);
      for (int c = 0; c < 3; ++c) sum[c] += rgb[c];
    }
    ++rows_;
    if (rows_ < factor_ && !is_last) return;
    std::uint8_t* to = raster_.at(0, y / factor_);
    for (int x = 0; x < raster_.width; ++x) {
      const auto columns = static_cast<std::uint32_t>(std::min(factor_, width_ - x * factor_));
      const std::uint32_t count = columns * static_cast<std::uint32_t>(rows_);
      for (int c = 0; c < 3; ++c, ++to)
        *to = static_cast<std::uint8_t>(
            (sums_[3 * static_cast<std::size_t>(x) + static_cast<std::size_t>(c)] + count / 2) / count);
    }
    std::fill(sums_.begin(), sums_.end(), 0U);
    rows_ = 0;
  }
  photo::Raster take() { return std::move(raster_); }

 private:
  photo::Raster raster_;
  int factor_;
  int width_;
  int rows_ = 0;
  std::vector<std::uint32_t> sums_;
};

}  // namespace

photo::Raster read_png(std::string_view file, int wanted_side_px) {
  Job job(file);
  job.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, fail, ignore);
  if (job.png == nullptr) throw std::bad_alloc();
  job.info = png_create_info_struct(job.png);
  if (job.info == nullptr) throw std::bad_alloc();
  require(job, read_header(job));
  const auto width = static_cast<int>(png_get_image_width(job.png, job.info));
  const auto height = static_cast<int>(png_get_image_height(job.png, job.info));
  require_size(width, height, most_png_pixels);
  const bool interlaced = png_get_interlace_type(job.png, job.info) != PNG_INTERLACE_NONE;
  require(job, prepare(job));

  Shrinker shrinker(width, height, std::max(1, std::max(width, height) / wanted_side_px));
  const std::size_t row_bytes = channels * static_cast<std::size_t>(width);
  std::vector<std::uint8_t> pixels(interlaced ? row_bytes * static_cast<std::size_t>(height) : row_bytes);
  if (interlaced) {
    std::vector<std::uint8_t*> rows;
    for (int y = 0; y < height; ++y) rows.push_back(pixels.data() + row_bytes * static_cast<std::size_t>(y));
    require(job, read_all(job, rows.data()));
    for (int y = 0; y < height; ++y) shrinker.add(rows[static_cast<std::size_t>(y)], y, y + 1 == height);
  } else {
    for (int y = 0; y < height; ++y) {
      require(job, read_row(job, pixels.data()));
      shrinker.add(pixels.data(), y, y + 1 == height);
    }
  }
  return shrinker.take();
}

}  // namespace images
