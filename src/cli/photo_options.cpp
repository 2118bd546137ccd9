#include "cli/photo_options.h"

#include <charconv>
#include <fstream>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/choose.h"
#include "cli/draw_options.h"
#include "images/read_image.h"

namespace cli {
namespace {

// More than a server takes, since nobody uploads it: a 60-megapixel camera's JPEG of best quality has about
// 50 MB.
constexpr std::size_t most_photo_bytes = std::size_t{100} << 20U;

// "0.1,0.2,0.8,0.7": so many numbers from 0 to 1.
std::vector<double> shares(const std::string& text, const std::string& option, std::size_t count) {
  std::vector<double> values;
  const char* at = text.data();
  const char* end = at + text.size();
  const UsageError wrong("option_not_shares", {option, text, std::to_string(count)});
  while (at < end) {
    double value = 0;
    const auto [next, error] = std::from_chars(at, end, value);
    if (error != std::errc{} || !(value >= 0 && value <= 1)) throw wrong;
    values.push_back(value);
    if (next < end && *next != ',') throw wrong;
    at = next < end ? next + 1 : next;
  }
  if (values.size() != count) throw wrong;
  return values;
}

}  // namespace

photo::Wishes parse_photo_wishes(const Arguments& arguments) {
  photo::Wishes wishes;
  choose_if_given(arguments, "--age", wishes.age, http::age_words);
  choose_if_given(arguments, "--paper", wishes.paper, page_papers);
  if (arguments.has("--landscape")) wishes.orientation = drawing::Orientation::landscape;
  if (const auto kind = arguments.value("--kind"))
    wishes.kind = choose(http::photo_kind_words, *kind, "--kind");
  if (const auto strength = arguments.value("--strength"))
    wishes.strength = static_cast<int>(parse_number(*strength, "--strength", 0, 100));
  constexpr http::Word<int> turns[] = {{"0", 0}, {"90", 90}, {"180", 180}, {"270", 270}};
  if (const auto turn = arguments.value("--turn")) wishes.turn = choose(turns, *turn, "--turn");
  if (const auto crop = arguments.value("--crop")) {
    const std::vector<double> values = shares(*crop, "--crop", 4);
    wishes.crop = {values[0], values[1], values[0] + values[2], values[1] + values[3]};
    if (wishes.crop.empty() || wishes.crop.right > 1 || wishes.crop.bottom > 1)
      throw base::AppError(base::ErrorCode::invalid, "photo_crop_invalid", "--crop");
  }
  if (const auto brush = arguments.value("--brush")) {
    const std::vector<double> values = shares(*brush, "--brush", 3);
    wishes.brush.push_back({values[2], {{values[0], values[1]}}});
  }
  return wishes;
}

photo::Page page_of_file(const std::string& path, const photo::Wishes& wishes) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes;
  std::vector<char> part(std::size_t{1} << 16U);
  while (file.read(part.data(), static_cast<std::streamsize>(part.size())) || file.gcount() > 0) {
    bytes.append(part.data(), static_cast<std::size_t>(file.gcount()));
    if (bytes.size() > most_photo_bytes)
      throw base::AppError(base::ErrorCode::invalid, "photo_file_too_large", path,
                           {path, std::to_string(most_photo_bytes >> 20U)});
  }
  if (!file.eof()) throw base::AppError(base::ErrorCode::invalid, "photo_file_unreadable", path, {path});
  if (bytes.empty()) throw base::AppError(base::ErrorCode::invalid, "photo_file_empty", path, {path});
  return photo::make_page(images::read_image(bytes, photo::wanted_side_px(wishes)), wishes);
}

}  // namespace cli
