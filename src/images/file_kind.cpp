#include "images/file_kind.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace images {
namespace {

// The brands of an ISO base media file (ISO/IEC 14496-12): the major one, then those it is compatible with.
bool has_brand(std::string_view file, std::string_view brand) {
  constexpr std::size_t first = 8, version = 12, size = 4, most = 64;
  const std::string_view box = file.substr(0, most);
  for (std::size_t at = first; at + size <= box.size(); at += size)
    if (at != version && box.substr(at, size) == brand) return true;
  return false;
}

bool looks_like_svg(std::string_view file) {
  constexpr std::size_t looked_at = 4096;
  std::string_view head = file.substr(0, looked_at);
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  head.remove_prefix(std::min(head.size(), head.find_first_not_of(" \t\r\n")));
  return head.starts_with('<') && head.find("<svg") != head.npos;
}

}  // namespace

FileKind kind_of_file(std::string_view file) {
  if (file.starts_with("\xFF\xD8\xFF")) return FileKind::jpeg;
  if (file.starts_with("\x89PNG\r\n\x1A\n")) return FileKind::png;
  if (file.size() >= 12 && file.starts_with("RIFF") && file.substr(8, 4) == "WEBP") return FileKind::webp;
  if (file.starts_with("GIF8")) return FileKind::gif;
  if (file.size() >= 12 && file.substr(4, 4) == "ftyp") {
    for (const std::string_view brand : {"avif", "avis"})
      if (has_brand(file, brand)) return FileKind::avif;
    for (const std::string_view brand : {"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"})
      if (has_brand(file, brand)) return FileKind::heic;
  }
  if (looks_like_svg(file)) return FileKind::svg;
  return FileKind::unknown;
}

}  // namespace images
