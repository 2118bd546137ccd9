#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace base {

// One block of an embedded text: lines of "key: value" up to an empty line.
class TextBlock {
 public:
  void add(std::string key, std::string value) { lines_.emplace_back(std::move(key), std::move(value)); }
  bool empty() const { return lines_.empty(); }
  // All lines, in order.
  const std::vector<std::pair<std::string, std::string>>& lines() const { return lines_; }

  // The value of a key that stands once. Throws std::logic_error if it is missing: the build would be broken.
  const std::string& value(std::string_view key) const;
  // The values of a key that stands any number of times, in order.
  std::vector<std::string> values(std::string_view key) const;

 private:
  std::vector<std::pair<std::string, std::string>> lines_;
};

// Reads German texts that the executable carries as blocks; lines beginning with "#" are comments.
std::vector<TextBlock> parse_text_blocks(std::string_view text);

}  // namespace base
