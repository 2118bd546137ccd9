#include "render/srgb_profile.h"

#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace render {
namespace {

void append(std::string& out, std::uint32_t value, int bytes) {
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) out += static_cast<char>((value >> shift) & 0xff);
}

void append_fixed(std::string& out, double value) {
  append(out, static_cast<std::uint32_t>(std::lround(value * 65536)), 4);
}

std::string xyz(double x, double y, double z) {
  std::string tag("XYZ \0\0\0\0", 8);
  for (const double value : {x, y, z}) append_fixed(tag, value);
  return tag;
}

std::string description(std::string_view name) {
  std::string tag("desc\0\0\0\0", 8);
  append(tag, static_cast<std::uint32_t>(name.size()) + 1, 4);
  tag += name;
  // Its end, and the forms for other alphabets, which are empty.
  return tag + std::string(1 + 4 + 4 + 2 + 1 + 67, '\0');
}

std::string curve() {
  constexpr int steps = 256;
  std::string tag("curv\0\0\0\0", 8);
  append(tag, steps, 4);
  for (int i = 0; i < steps; ++i) {
    const double in = i / (steps - 1.0);
    const double out = in <= 0.04045 ? in / 12.92 : std::pow((in + 0.055) / 1.055, 2.4);
    append(tag, static_cast<std::uint32_t>(std::lround(out * 65535)), 2);
  }
  return tag;
}

std::string header(std::size_t size) {
  std::string out;
  append(out, static_cast<std::uint32_t>(size), 4);
  out += std::string(4, '\0');
  append(out, 0x02100000, 4);
  out += "mntrRGB XYZ ";
  for (const std::uint32_t part : {2000U, 1U, 1U, 0U, 0U, 0U}) append(out, part, 2);
  out += "acsp";
  out += std::string(28, '\0');
  out += xyz(0.9642, 1, 0.8249).substr(8);  // what profiles are measured by: D50
  return out + std::string(128 - out.size(), '\0');
}

}  // namespace

std::string srgb_profile() {
  // The primaries of sRGB, adapted to D50.
  const std::vector<std::pair<std::string_view, std::string>> tags = {
      {"desc", description("sRGB IEC61966-2.1")},
      {"cprt", std::string("text\0\0\0\0", 8) + "No copyright, use freely" + '\0'},
      {"wtpt", xyz(0.9642, 1, 0.8249)},
      {"rXYZ", xyz(0.4360, 0.2225, 0.0139)},
      {"gXYZ", xyz(0.3851, 0.7169, 0.0971)},
      {"bXYZ", xyz(0.1431, 0.0606, 0.7141)},
      {"rTRC", curve()},
      {"gTRC", {}},
      {"bTRC", {}}};
  const std::size_t data_start = 128 + 4 + 12 * tags.size();
  std::string table, data;
  append(table, static_cast<std::uint32_t>(tags.size()), 4);
  std::size_t start = 0, size = 0;
  for (const auto& [name, content] : tags) {
    if (!content.empty()) {  // else the same as the one before
      data.resize((data.size() + 3) / 4 * 4);
      start = data_start + data.size();
      size = content.size();
      data += content;
    }
    table += name;
    append(table, static_cast<std::uint32_t>(start), 4);
    append(table, static_cast<std::uint32_t>(size), 4);
  }
  data.resize((data.size() + 3) / 4 * 4);
  return header(data_start + data.size()) + table + data;
}

}  // namespace render
