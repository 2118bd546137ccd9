#include "photo/faces.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/embedded.h"

namespace photo {
namespace {

struct Cell {
  int x = 0, y = 0, width = 0, height = 0;  // the upper left one of nine
  std::array<std::uint32_t, 8> patterns{};  // a bit for each of 256
  std::array<float, 2> marks{};             // for another pattern, and for one of these
};
struct Stage {
  float least = 0;
  std::vector<Cell> cells;
};
struct Cascade {
  int width = 0, height = 0;
  bool is_cat = false;
  std::vector<Stage> stages;
};

// The words of a line, read one after the other. Throws std::logic_error: the build would be broken.
class Words {
 public:
  explicit Words(std::string_view line) : rest_(line) {}

  std::string_view word() {
    const std::size_t end = std::min(rest_.find(' '), rest_.size());
    const std::string_view word = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return word;
  }
  template <class Number, class... Base>
  static Number number(std::string_view text, Base... base) {
    Number value{};
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value, base...);
    if (fault != std::errc{} || end != text.data() + text.size())
      throw std::logic_error("faces/faces.txt: " + std::string(text));
    return value;
  }
  int whole() { return number<int>(word()); }
  float real() { return number<float>(word()); }

 private:
  std::string_view rest_;
};

Cell read_cell(Words words) {
  constexpr std::size_t digits = 8;
  Cell cell;
  cell.x = words.whole(), cell.y = words.whole(), cell.width = words.whole(), cell.height = words.whole();
  const std::string_view set = words.word();
  if (set.size() != digits * cell.patterns.size()) throw std::logic_error("faces/faces.txt: patterns");
  for (std::size_t i = 0; i < cell.patterns.size(); ++i)
    cell.patterns[i] = Words::number<std::uint32_t>(set.substr(i * digits, digits), 16);
  cell.marks[1] = words.real(), cell.marks[0] = words.real();
  return cell;
}

std::vector<Cascade> read_cascades(std::string_view text) {
  std::vector<Cascade> cascades;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.front() == '#') continue;
    Words words(line);
    if (line.starts_with("cascade ")) {
      words.word();
      cascades.emplace_back();
      cascades.back().is_cat = words.word() == "cat";
      cascades.back().width = words.whole(), cascades.back().height = words.whole();
    } else if (line.starts_with("stage ")) {
      words.word();
      cascades.back().stages.push_back({words.real(), {}});
    } else {
      cascades.back().stages.back().cells.push_back(read_cell(words));
    }
  }
  return cascades;
}

const std::vector<Cascade>& cascades() {
  static const std::vector<Cascade> read = read_cascades(base::resource("faces/faces.txt"));
  return read;
}

struct Grey {
  int width = 0, height = 0;
  std::vector<float> values;

  float at(int x, int y) const {
    return values[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
  }
};

Grey halved(const Grey& grey) {
  Grey half{std::max(1, grey.width / 2), std::max(1, grey.height / 2), {}};
  half.values.reserve(static_cast<std::size_t>(half.width) * static_cast<std::size_t>(half.height));
  for (int y = 0; y < half.height; ++y) {
    for (int x = 0; x < half.width; ++x) {
      const int u = std::min(2 * x + 1, grey.width - 1), v = std::min(2 * y + 1, grey.height - 1);
      half.values.push_back((grey.at(2 * x, 2 * y) + grey.at(u, 2 * y) + grey.at(2 * x, v) + grey.at(u, v)) /
                            4);
    }
  }
  return half;
}

// Sums of all values above and to the left (summed-area table), of the picture made `scale` times smaller,
// which is 1 to 2. Windows that are looked at in turn lie `step` columns apart, and so their corners are kept
// one after the other: column x in part x % step.
class Sums {
 public:
  Sums(const Grey& grey, double scale, int columns_apart)
      : width(static_cast<int>(grey.width / scale)),
        height(static_cast<int>(grey.height / scale)),
        step(columns_apart),
        row_(static_cast<std::size_t>((width + step) / step)),
        part_(row_ * (static_cast<std::size_t>(height) + 1)) {
    sums_.assign(part_ * static_cast<std::size_t>(step), 0);
    std::vector<std::uint32_t> above(static_cast<std::size_t>(width) + 1, 0);
    for (int y = 0; y < height; ++y) {
      std::uint32_t row = 0;
      for (int x = 0; x < width; ++x) {
        row += sample(grey, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
        std::uint32_t& sum = above[static_cast<std::size_t>(x) + 1];
        sum += row;
        sums_[offset(x + 1, y + 1)] = sum;
      }
    }
  }

  const int width, height, step;

  // Where a corner of a window's cell is kept, for the window at the upper left.
  std::size_t offset(int x, int y) const {
    return static_cast<std::size_t>(x % step) * part_ + static_cast<std::size_t>(y) * row_ +
           static_cast<std::size_t>(x / step);
  }
  // The same for the `number`-th window of those at `y`, from the offset for the first of all.
  const std::uint32_t* of_window(int number, int y) const {
    return sums_.data() + static_cast<std::size_t>(y) * row_ + static_cast<std::size_t>(number);
  }

 private:
  // A lightness in hundredths, so that sums are exact.
  static std::uint32_t sample(const Grey& grey, double x, double y) {
    const int u = std::clamp(static_cast<int>(x), 0, grey.width - 1),
              v = std::clamp(static_cast<int>(y), 0, grey.height - 1);
    const int right = std::min(u + 1, grey.width - 1), below = std::min(v + 1, grey.height - 1);
    const auto p = static_cast<float>(std::max(0.0, x - u)), q = static_cast<float>(std::max(0.0, y - v));
    const float upper = grey.at(u, v) + (grey.at(right, v) - grey.at(u, v)) * p;
    const float lower = grey.at(u, below) + (grey.at(right, below) - grey.at(u, below)) * p;
    constexpr float hundredths = 100;
    return static_cast<std::uint32_t>(static_cast<std::int32_t>((upper + (lower - upper) * q) * hundredths));
  }

  std::size_t row_, part_;  // how many sums a row has, and a part
  std::vector<std::uint32_t> sums_;
};

// Looks at the windows of one picture with one cascade, a few in a row at once: nearly all are out after the
// first stages, which the processor decides for several together.
class Search {
 public:
  static constexpr int at_once = 64;

  Search(const Sums& sums, const Cascade& cascade) : sums_(sums), cascade_(cascade) {
    for (const Stage& stage : cascade.stages) {
      for (const Cell& cell : stage.cells) {
        Corners& corners = corners_.emplace_back();
        for (std::size_t k = 0; k < corners.size(); ++k)
          corners[k] = sums.offset(cell.x + static_cast<int>(k % 4) * cell.width,
                                   cell.y + static_cast<int>(k / 4) * cell.height);
      }
    }
  }

  // Calls `visit` with the number of each window that is a face, of `count` from `first` on in the row at
  // `y`, at most `at_once`.
  template <class Visit>
  void in_row(int first, int count, int y, const Visit& visit) {
    // One after the other costs about four times as much a window as all together.
    constexpr int dear = 4;
    for (int i = 0; i < count; ++i) left_[static_cast<std::size_t>(i)] = i;
    int left = count;
    const std::uint32_t* windows = sums_.of_window(first, y);
    const Corners* corners = corners_.data();
    for (const Stage& stage : cascade_.stages) {
      for (int k = 0; k < left; ++k) marks_[static_cast<std::size_t>(k)] = 0;
      const bool all = dear * left > count;
      for (const Cell& cell : stage.cells) {
        if (all) patterns_of_all(windows, *corners, count);
        for (int k = 0; k < left; ++k) {
          const auto window = static_cast<std::size_t>(left_[static_cast<std::size_t>(k)]);
          const auto pattern =
              static_cast<unsigned>(all ? patterns_[window] : pattern_at(windows, *corners, window));
          // By number: either is as likely, and no processor guesses right.
          marks_[static_cast<std::size_t>(k)] +=
              cell.marks[cell.patterns[pattern >> 5U] >> (pattern & 31U) & 1U];
        }
        ++corners;
      }
      int kept = 0;
      for (int k = 0; k < left; ++k)
        if (!(marks_[static_cast<std::size_t>(k)] < stage.least))
          left_[static_cast<std::size_t>(kept++)] = left_[static_cast<std::size_t>(k)];
      left = kept;
      if (left == 0) return;
    }
    for (int k = 0; k < left; ++k) visit(first + left_[static_cast<std::size_t>(k)]);
  }

 private:
  // Of nine cells of one size in a square, row by row.
  using Corners = std::array<std::size_t, 16>;

  // Which of the eight cells round the middle one are at least as light as it, clockwise from the upper left.
  // Sums of large light pictures wrap round; their differences are right all the same.
  static std::int32_t pattern_at(const std::uint32_t* windows, const Corners& corners, std::size_t at) {
    const auto corner = [&](std::size_t k) { return windows[corners[k] + at]; };
    const auto cell = [&](std::size_t k) {
      return static_cast<std::int32_t>((corner(k + 5) - corner(k + 4)) - (corner(k + 1) - corner(k)));
    };
    const std::int32_t middle = cell(5);
    return (cell(0) >= middle ? 128 : 0) | (cell(1) >= middle ? 64 : 0) | (cell(2) >= middle ? 32 : 0) |
           (cell(6) >= middle ? 16 : 0) | (cell(10) >= middle ? 8 : 0) | (cell(9) >= middle ? 4 : 0) |
           (cell(8) >= middle ? 2 : 0) | (cell(4) >= middle ? 1 : 0);
  }

  void patterns_of_all(const std::uint32_t* windows, const Corners& corners, int count) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
      patterns_[i] = static_cast<std::uint16_t>(pattern_at(windows, corners, i));
  }

  const Sums& sums_;
  const Cascade& cascade_;
  std::vector<Corners> corners_;  // of all stages' cells
  std::array<int, at_once> left_{};
  std::array<float, at_once> marks_{};
  // Of another kind than the sums, so that the compiler knows that filling these changes none of those.
  std::array<std::uint16_t, at_once> patterns_{};
};

// Adds what was found to the faces, or to the one that it is about the same as.
void gather(std::vector<Face>& faces, geometry::Point middle, double size, int times) {
  constexpr double same_place = 0.25, same_size = 1.4;
  for (Face& face : faces) {
    if (geometry::length(face.middle - middle) > same_place * face.size) continue;
    if (std::max(face.size, size) > same_size * std::min(face.size, size)) continue;
    face.found_times += times;
    const double share = static_cast<double>(times) / face.found_times;
    face.middle = geometry::lerp(face.middle, middle, share);
    face.size += (size - face.size) * share;
    return;
  }
  faces.push_back({middle, size, times, false});
}

}  // namespace

std::vector<Face> faces_of(const Lab& lab) {
  // The picture at half the working size: a face of the least size fills the window.
  // Of 50 photographs, faces were found 17 to 49 times and what is none at most 15 times: a swan.
  constexpr int look_px = 480, small_px = 220, least_times = 16;
  constexpr double scale_step = 1.12;
  constexpr std::size_t most_faces = 8;
  Grey grey{lab.width, lab.height, lab.channels[0]};
  double to_picture = 1;
  while (std::max(grey.width, grey.height) > look_px * 3 / 2) grey = halved(grey), to_picture *= 2;
  std::vector<std::vector<Face>> found(cascades().size());
  for (double scale = 1;; scale *= scale_step) {
    if (scale >= 2) grey = halved(grey), scale /= 2, to_picture *= 2;
    // Where large faces are looked for there are few places; each counts for as many as are passed over.
    const int step_px = std::max(grey.width, grey.height) / scale < small_px + 1 ? 1 : 2;
    const Sums sums(grey, scale, step_px);
    const double factor = scale * to_picture;
    bool fits = false;
    for (std::size_t k = 0; k < found.size(); ++k) {
      const Cascade& cascade = cascades()[k];
      if (sums.width < cascade.width || sums.height < cascade.height) continue;
      fits = true;
      Search search(sums, cascade);
      const int windows = (sums.width - cascade.width) / step_px + 1;
      for (int y = 0; y + cascade.height <= sums.height; y += step_px) {
        for (int first = 0; first < windows; first += Search::at_once) {
          search.in_row(first, std::min(Search::at_once, windows - first), y, [&](int number) {
            gather(found[k],
                   geometry::Point{number * step_px + cascade.width / 2.0, y + cascade.height / 2.0} * factor,
                   cascade.width * factor, step_px * step_px);
          });
        }
      }
    }
    if (!fits) break;
  }
  std::vector<Face> sure;
  for (std::size_t k = 0; k < found.size(); ++k) {
    for (Face& face : found[k]) {
      face.is_cat = cascades()[k].is_cat;
      if (face.found_times >= least_times) sure.push_back(face);
    }
  }
  std::stable_sort(sure.begin(), sure.end(),
                   [](const Face& a, const Face& b) { return a.found_times > b.found_times; });
  if (sure.size() > most_faces) sure.erase(sure.begin() + most_faces, sure.end());
  return sure;
}

}  // namespace photo
