#include "drawing/places/atlas.h"

#include <optional>
#include <utility>

#include "base/resource_files.h"
#include "drawing/places/place_file.h"

namespace drawing::places {
namespace {

constexpr std::string_view ending = ".toml";
constexpr std::string_view neutral_stem = "neutral", letters_stem = "buchstaben";

// A file is named in letters that every file system keeps.
std::string stem_of(std::string_view id) {
  constexpr std::pair<std::string_view, std::string_view> spellings[] = {
      {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"ß", "ss"}};
  std::string stem(id);
  for (const auto& [letter, spelling] : spellings) {
    for (std::size_t at = stem.find(letter); at != std::string::npos; at = stem.find(letter))
      stem.replace(at, letter.size(), spelling);
  }
  return stem;
}

}  // namespace

struct Atlas::Entry {
  std::string file;
  std::string text;
  std::once_flag once;
  std::optional<Place> place;
};

Atlas::Atlas(const Files& files) {
  for (const auto& [file, text] : files) {
    if (!file.ends_with(ending)) continue;
    auto entry = std::make_unique<Entry>();
    entry->file = file;
    entry->text = text;
    entries_.emplace(file.substr(0, file.size() - ending.size()), std::move(entry));
  }
}

Atlas::Atlas(Atlas&& other) noexcept = default;
Atlas::~Atlas() = default;

const Atlas& Atlas::embedded() {
  static const Atlas atlas(base::embedded_files("places"));
  return atlas;
}

Atlas Atlas::with_folder(const std::string& folder) {
  Files files = base::embedded_files("places");
  for (auto& [name, text] : base::toml_files(folder, "places_unreadable"))
    files.insert_or_assign(name, std::move(text));
  Atlas atlas(files);
  for (const auto& [stem, entry] : atlas.entries_) atlas.read(stem);
  return atlas;
}

const Place* Atlas::read(std::string_view stem) const {
  const auto found = entries_.find(stem);
  if (found == entries_.end()) return nullptr;
  Entry& entry = *found->second;
  std::call_once(entry.once, [&] { entry.place = read_place(entry.text, entry.file); });
  return &*entry.place;
}

const Place* Atlas::find(std::string_view id) const {
  return read(stem_of(id));
}

const Place& Atlas::neutral() const {
  return *read(neutral_stem);
}

const Place& Atlas::letters() const {
  return *read(letters_stem);
}

std::vector<const Place*> Atlas::places() const {
  std::vector<const Place*> places;
  for (const auto& [stem, entry] : entries_) {
    if (stem != neutral_stem && stem != letters_stem) places.push_back(read(stem));
  }
  return places;
}

}  // namespace drawing::places
