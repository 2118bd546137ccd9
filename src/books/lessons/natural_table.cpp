#include "books/lessons/natural_table.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/embedded.h"
#include "base/toml_fields.h"

namespace books::lessons {
namespace {

using drawing::Material;

// The parts that a table may name.
constexpr std::pair<std::string_view, Material> named_parts[] = {
    {"skin", Material::skin},   {"light", Material::belly},   {"tail", Material::tail},
    {"ear", Material::ear},     {"muzzle", Material::muzzle}, {"hoof", Material::hoof},
    {"beak", Material::beak},   {"wing", Material::wing},     {"mane", Material::mane},
    {"horn", Material::horn},   {"tusk", Material::tusk},     {"fin", Material::fin},
    {"shell", Material::shell}, {"spines", Material::spines}, {"comb", Material::comb},
    {"mark", Material::mark},   {"beard", Material::hair},    {"sock", Material::sock},
    {"nose", Material::nose},
};

// The tables of what people have and wear.
constexpr std::pair<std::string_view, Material> tables_of_people[] = {{"hair", Material::hair},
                                                                      {"hat", Material::hat},
                                                                      {"shirt", Material::shirt},
                                                                      {"hand", Material::skin},
                                                                      {"nose", Material::nose}};

// A name that begins so stands for no longer word: a "Gast" is no "Ast".
constexpr char whole_word = '=';

std::vector<Crayon> crayons_of(std::string_view words, const std::string& file, const toml::node& node) {
  std::vector<Crayon> crayons;
  for (const std::string_view word : base::split_words(words)) {
    const auto crayon = crayon_named(word);
    if (!crayon) throw base::file_refusal("file_word_unknown", file, node, {std::string(word), "", ""});
    crayons.push_back(*crayon);
  }
  return crayons;
}

using CrayonsByName = std::map<std::string, std::vector<Crayon>, std::less<>>;

void read_names(const toml::table& table, const std::string& file, CrayonsByName& names) {
  for (const auto& [name, node] : table) {
    const auto words = node.value<std::string>();
    if (!words) throw base::file_refusal("file_word_unknown", file, node, {std::string(name.str()), "", ""});
    names[std::string(name.str())] = crayons_of(*words, file, node);
  }
}

// The longest of the names of which `name` is a kind.
std::span<const Crayon> best_of(const CrayonsByName& names, std::string_view name) {
  const CrayonsByName::value_type* best = nullptr;
  for (const auto& entry : names) {
    if (best != nullptr && best->first.size() >= entry.first.size()) continue;
    const bool is_whole_word = entry.first.starts_with(whole_word);
    if (is_whole_word ? name == std::string_view(entry.first).substr(1) : is_kind_of(name, entry.first))
      best = &entry;
  }
  return best == nullptr ? std::span<const Crayon>() : std::span<const Crayon>(best->second);
}

void add_new(std::vector<Crayon>& crayons, std::span<const Crayon> more) {
  for (const Crayon crayon : more) {
    if (std::find(crayons.begin(), crayons.end(), crayon) == crayons.end()) crayons.push_back(crayon);
  }
}

// What a table says of one animal; nothing of what it does not say.
AnimalColours read_colours(base::TomlFields& fields) {
  AnimalColours colours;
  const auto read = [&](std::string_view key) {
    const auto words = fields.text(key);
    return words ? crayons_of(*words, fields.file(), *fields.node(key)) : std::vector<Crayon>();
  };
  colours.fur = read("fur");
  colours.small = read("small");
  for (const auto& [key, material] : named_parts)
    colours.parts[static_cast<std::size_t>(material)] = read(key);
  return colours;
}

// What is not said is as usual, or like the body. Bare legs are like the beak where there is one.
void complete(AnimalColours& colours, const AnimalColours& usual) {
  const auto part = [&](Material material) -> std::vector<Crayon>& {
    return colours.parts[static_cast<std::size_t>(material)];
  };
  if (part(Material::skin).empty()) part(Material::skin) = part(Material::beak);
  if (part(Material::sock).empty()) part(Material::sock) = part(Material::belly);
  if (colours.small.empty()) colours.small = usual.small;
  const bool says_nose = !part(Material::nose).empty();
  for (std::size_t i = 0; i < colours.parts.size(); ++i) {
    if (colours.parts[i].empty()) colours.parts[i] = usual.parts[i].empty() ? colours.fur : usual.parts[i];
  }
  part(Material::eye) = {Crayon::white};
  if (says_nose) return;
  part(Material::nose) = part(Material::muzzle);
  add_new(part(Material::nose), colours.small);
}

}  // namespace

std::vector<Crayon> AnimalColours::large(bool is_deep) const {
  std::vector<Crayon> crayons = fur;
  add_new(crayons, of(Material::belly));
  add_new(crayons, of(Material::shell));
  if (is_deep) add_new(crayons, of(Material::mane));
  return crayons;
}

std::vector<Crayon> AnimalColours::any() const {
  std::vector<Crayon> crayons = large();
  for (const std::vector<Crayon>& part : parts) add_new(crayons, part);
  add_new(crayons, small);
  constexpr Crayon tongue[] = {Crayon::red, Crayon::pink};
  add_new(crayons, tongue);
  return crayons;
}

NaturalTable::NaturalTable(std::string_view text) {
  const std::string file = "natural.toml";
  const toml::table root = base::parse_toml(text, file);
  base::TomlFields fields(root, file);
  const std::string panelled = fields.text("panels").value_or("");
  for (const std::string_view name : base::split_words(panelled)) panelled_.emplace_back(name);
  fields.each_table("things", [&](const toml::table& table) { read_names(table, file, things_); });
  fields.each_table("said", [&](const toml::table& table) { read_names(table, file, said_); });
  for (const auto& entry : tables_of_people) {
    fields.each_table(entry.first,
                      [&](const toml::table& table) { read_names(table, file, of_people_[entry.second]); });
  }
  AnimalColours usual;
  fields.each_table("usual", [&](const toml::table& table) {
    base::TomlFields one(table, file);
    usual = read_colours(one);
    one.refuse_unknown();
  });
  fields.each_table("animal", [&](const toml::table& table) {
    base::TomlFields one(table, file);
    const std::string motifs = one.text("motifs").value_or("");
    AnimalColours colours = read_colours(one);
    one.refuse_unknown();
    complete(colours, usual);
    for (const std::string_view motif : base::split_words(motifs)) animals_[std::string(motif)] = colours;
  });
  fields.each_table("season", [&](const toml::table& table) {
    base::TomlFields one(table, file);
    SeasonColours season;
    const std::string places = one.text("places").value_or(""), names = one.text("shown_by").value_or("");
    for (const std::string_view id : base::split_words(places)) season.places.emplace_back(id);
    for (const std::string_view name : base::split_words(names)) season.names.emplace_back(name);
    season.least = one.count("least").value_or(1);
    one.each_table("things", [&](const toml::table& things) { read_names(things, file, season.things); });
    one.refuse_unknown();
    seasons_.push_back(std::move(season));
  });
  fields.refuse_unknown();
}

const NaturalTable& NaturalTable::embedded() {
  static const NaturalTable table(base::resource("colours/natural.toml"));
  return table;
}

std::span<const Crayon> NaturalTable::thing(std::string_view name) const {
  return best_of(things_, name);
}

bool NaturalTable::has_panels(std::string_view name) const {
  return std::any_of(panelled_.begin(), panelled_.end(),
                     [&](const std::string& kind) { return is_kind_of(name, kind); });
}

std::span<const Crayon> NaturalTable::of_person(std::string_view name, Material part) const {
  const auto names = of_people_.find(part);
  return names == of_people_.end() ? std::span<const Crayon>() : best_of(names->second, name);
}

std::optional<Crayon> NaturalTable::said(std::string_view word) const {
  const auto found = said_.find(word);
  return found == said_.end() ? std::nullopt : std::optional(found->second.front());
}

const AnimalColours* NaturalTable::animal(std::string_view motif) const {
  const auto found = animals_.find(motif);
  return found == animals_.end() ? nullptr : &found->second;
}

const SeasonColours* NaturalTable::season_of(const drawing::Picture& picture) const {
  for (const SeasonColours& season : seasons_) {
    const auto has = [](const std::vector<std::string>& words, const std::string& word) {
      return std::find(words.begin(), words.end(), word) != words.end();
    };
    if (has(season.places, picture.subject.place)) return &season;
    const auto shows = [&](const drawing::Element& element) { return has(season.names, element.name); };
    if (std::count_if(picture.elements.begin(), picture.elements.end(), shows) >= season.least)
      return &season;
  }
  return nullptr;
}

std::span<const Crayon> SeasonColours::thing(std::string_view name) const {
  return best_of(things, name);
}

std::span<const Crayon> natural_crayons(std::string_view name) {
  return NaturalTable::embedded().thing(name);
}

}  // namespace books::lessons
