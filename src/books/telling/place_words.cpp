#include "books/telling/place_words.h"

#include <stdexcept>
#include <vector>

#include "base/embedded.h"
#include "base/text_blocks.h"

namespace books::telling {
namespace {

// The value of a key that may be missing.
std::string only_one(const base::TextBlock& block, std::string_view key) {
  const std::vector<std::string> values = block.values(key);
  return values.empty() ? std::string() : values.front();
}

// "m Fluss"
std::optional<german::Noun> noun_of(const base::TextBlock& block) {
  const std::string line = only_one(block, "noun");
  if (line.empty()) return std::nullopt;
  const std::size_t gender = std::string_view("mfn").find(line.front());
  if (gender == std::string_view::npos || line.size() < 3 || line[1] != ' ')
    throw std::logic_error("noun of a place: " + line);
  const std::string noun = line.substr(2);
  return german::Noun(noun, noun, static_cast<german::Gender>(gender));
}

}  // namespace

const PlaceTable& PlaceTable::embedded() {
  static const PlaceTable table(base::resource("stories/scenes.txt"));
  return table;
}

PlaceTable::PlaceTable(std::string_view scenes) {
  for (const base::TextBlock& block : base::parse_text_blocks(scenes)) {
    places_[block.value("scene")] = {block.value("at"), only_one(block, "in"), only_one(block, "on"),
                                     noun_of(block)};
  }
}

const PlaceWords* PlaceTable::find(const std::string& place) const {
  const auto found = places_.find(place);
  return found == places_.end() ? nullptr : &found->second;
}

}  // namespace books::telling
