#include "render/true_type_metrics.h"

#include <algorithm>
#include <stdexcept>

namespace render {
namespace {

// Big-endian numbers of a part of the file, each read checked against its end.
class Table {
 public:
  explicit Table(std::string_view bytes) : bytes_(bytes) {}

  std::uint16_t u16(std::size_t offset) const {
    if (offset + 2 > bytes_.size()) throw std::invalid_argument("font: table ends too early");
    return static_cast<std::uint16_t>(byte(offset) << 8 | byte(offset + 1));
  }
  std::uint32_t u32(std::size_t offset) const {
    return static_cast<std::uint32_t>(u16(offset)) << 16 | u16(offset + 2);
  }
  std::string_view part(std::size_t offset, std::size_t length) const {
    if (offset > bytes_.size() || length > bytes_.size() - offset) {
      throw std::invalid_argument("font: table lies outside of the file");
    }
    return bytes_.substr(offset, length);
  }
  std::size_t size() const { return bytes_.size(); }

 private:
  unsigned byte(std::size_t offset) const { return static_cast<unsigned char>(bytes_[offset]); }

  std::string_view bytes_;
};

Table find_table(const Table& file, std::string_view tag) {
  const std::size_t count = file.u16(4);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t record = 12 + 16 * i;
    if (file.part(record, 4) == tag) return Table(file.part(file.u32(record + 8), file.u32(record + 12)));
  }
  throw std::invalid_argument("font: no table " + std::string(tag));
}

// The Windows Unicode character map in format 4.
Table find_character_map(const Table& cmap) {
  const std::size_t count = cmap.u16(2);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t record = 4 + 8 * i;
    const std::size_t offset = cmap.u32(record + 4);
    if (cmap.u16(record) == 3 && cmap.u16(record + 2) == 1 && cmap.u16(offset) == 4) {
      // Its length field may be too small for large maps: take all that follows.
      return Table(cmap.part(offset, cmap.size() - offset));
    }
  }
  throw std::invalid_argument("font: no Unicode character map");
}

std::vector<std::uint16_t> read_glyphs(const Table& map) {
  std::vector<std::uint16_t> glyphs(65536, 0);
  const std::size_t twice = map.u16(6);  // twice the number of segments
  const std::size_t ends = 14, starts = ends + twice + 2, deltas = starts + twice, ranges = deltas + twice;
  for (std::size_t segment = 0; segment < twice; segment += 2) {
    const unsigned end = map.u16(ends + segment), start = map.u16(starts + segment);
    const unsigned delta = map.u16(deltas + segment), range = map.u16(ranges + segment);
    for (unsigned c = start; c <= end && c != 0xffff; ++c) {
      unsigned glyph = c;
      if (range != 0) {
        glyph = map.u16(ranges + segment + range + 2 * (c - start));
        if (glyph == 0) continue;
      }
      glyphs[c] = static_cast<std::uint16_t>(glyph + delta);
    }
  }
  return glyphs;
}

}  // namespace

TrueTypeMetrics::TrueTypeMetrics(std::string_view bytes) {
  const Table file(bytes);
  const double units_per_em = find_table(file, "head").u16(18);
  if (units_per_em < 16) throw std::invalid_argument("font: no units per em");
  const std::size_t count = find_table(file, "hhea").u16(34);
  const Table widths = find_table(file, "hmtx");
  if (count == 0) throw std::invalid_argument("font: no glyph widths");
  for (std::size_t i = 0; i < count; ++i) {
    advances_em_.push_back(static_cast<float>(widths.u16(4 * i) / units_per_em));
  }
  cap_height_em_ = find_table(file, "OS/2").u16(88) / units_per_em;
  glyphs_ = read_glyphs(find_character_map(find_table(file, "cmap")));
}

double TrueTypeMetrics::advance_em(char32_t character) const {
  const std::size_t glyph = glyph_of(character);
  return static_cast<double>(advances_em_[std::min(glyph, advances_em_.size() - 1)]);
}

std::uint16_t TrueTypeMetrics::glyph_of(char32_t character) const {
  return character < glyphs_.size() ? glyphs_[character] : std::uint16_t{0};
}

}  // namespace render
