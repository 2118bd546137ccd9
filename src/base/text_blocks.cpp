#include "base/text_blocks.h"

#include <algorithm>
#include <stdexcept>

#include "base/utf8.h"

namespace base {

const std::string& TextBlock::value(std::string_view key) const {
  const auto found =
      std::find_if(lines_.begin(), lines_.end(), [&](const auto& line) { return line.first == key; });
  if (found == lines_.end()) throw std::logic_error("a block has no " + std::string(key));
  return found->second;
}

std::vector<std::string> TextBlock::values(std::string_view key) const {
  std::vector<std::string> values;
  for (const auto& [name, value] : lines_) {
    if (name == key) values.push_back(value);
  }
  return values;
}

std::vector<TextBlock> parse_text_blocks(std::string_view text) {
  std::vector<TextBlock> blocks(1);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with('#')) continue;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) {
      if (!blocks.back().empty()) blocks.emplace_back();
      continue;
    }
    blocks.back().add(std::string(trim(line.substr(0, colon))), std::string(trim(line.substr(colon + 1))));
  }
  if (blocks.back().empty()) blocks.pop_back();
  return blocks;
}

}  // namespace base
