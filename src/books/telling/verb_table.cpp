#include "books/telling/verb_table.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <utility>

#include "base/embedded.h"
#include "base/toml_fields.h"
#include "drawing/language/lexicon.h"

namespace books::telling {
namespace {

using german::Case;
using german::Number;

constexpr std::string_view file = "verbs.toml";

const toml::table& section(const toml::table& all, std::string_view name) {
  const toml::table* found = all[name].as_table();
  if (found == nullptr) throw std::logic_error("verbs.toml: no section " + std::string(name));
  return *found;
}

// Calls `take` with the keys and texts of a section.
template <class Take>
void for_each_text(const toml::table& table, Take take) {
  for (const auto& [key, node] : table) {
    for (std::string& text : base::texts_of(node, key.str(), std::string(file)))
      take(std::string(key.str()), std::move(text));
  }
}

// Verbs by the preposition that they have.
void read_governments(const toml::table& all, std::string_view name, std::map<std::string, Government>& out) {
  const toml::table& cases = section(all, name);
  for (const auto& word_case : {std::pair("dat", Case::dative), std::pair("acc", Case::accusative)}) {
    for_each_text(section(cases, word_case.first), [&](std::string preposition, std::string verb) {
      out[std::move(verb)] = {std::move(preposition), word_case.second};
    });
  }
}

// That of a verb with this noun, else that of the verb.
std::optional<Government> government(const std::map<std::string, Government>& table,
                                     const std::string& infinitive, const std::string& noun) {
  std::string with_noun = infinitive;
  with_noun.append(" ").append(noun);
  for (const std::string& key : {with_noun, infinitive}) {
    if (const auto found = table.find(key); found != table.end()) return found->second;
  }
  return std::nullopt;
}

bool is_vowel_like(char c) {
  return std::string_view("aeiouhlr").find(c) != std::string_view::npos;
}

// "arbeit-et", "rechn-et", "atm-et", but "lern-t" and "träum-t".
bool needs_e(std::string_view stem) {
  if (stem.ends_with('t') || stem.ends_with('d')) return true;
  const bool nasal = stem.ends_with('n') || stem.ends_with('m');
  if (!nasal || stem.size() < 2) return false;
  const char before = stem[stem.size() - 2];
  const bool hissed = stem.size() > 2 && before == 'h' && stem[stem.size() - 3] == 'c';
  const bool umlaut = static_cast<unsigned char>(before) >= 0x80;
  return hissed || (!umlaut && !is_vowel_like(before) && before != 'n' && before != 'm');
}

// "lieg-en", "wander-n".
std::string stem_of(std::string_view infinitive) {
  infinitive.remove_suffix(infinitive.ends_with("en") ? 2 : infinitive.ends_with('n') ? 1 : 0);
  return std::string(infinitive);
}

// The plural of a past form: "sang-en", "brachte-n".
std::string past_plural(const std::string& past) {
  return past + (past.ends_with('e') ? "n" : "en");
}

constexpr std::array<std::string_view, 11> prefixes = {"be",   "ver", "er", "ent",    "zer",  "unter",
                                                       "über", "um",  "ge", "hinter", "wider"};

}  // namespace

const VerbTable& VerbTable::embedded() {
  static const VerbTable table(base::resource("stories/verbs.toml"));
  return table;
}

VerbTable::VerbTable(std::string_view text) {
  const toml::table all = base::parse_toml(text, std::string(file));
  for (auto [name, forms_of] :
       {std::pair{"irregular", &irregular_}, {"irregular_with_object", &irregular_with_object_}}) {
    for_each_text(section(all, name), [&, out = forms_of](std::string verb, const std::string& forms) {
      const auto words = base::split_words(forms);
      if (words.size() != 2) throw std::logic_error("verbs.toml: " + verb + " needs two forms");
      (*out)[std::move(verb)] = {std::string(words[0]), std::string(words[1])};
    });
  }
  for_each_text(section(all, "other_forms"), [&](std::string form, const std::string& means) {
    const auto words = base::split_words(means);
    if (words.size() != 2) throw std::logic_error("verbs.toml: " + form + " needs its past and its verb");
    other_forms_[std::move(form)] = {std::string(words[0]), std::string(words[1])};
  });
  for (auto [name, verbs] :
       {std::pair{"leading", &leading_}, {"unshown", &unshown_}, {"no_verbs", &no_verbs_}}) {
    for_each_text(section(all, name),
                  [out = verbs](const std::string&, std::string verb) { out->insert(std::move(verb)); });
  }
  for_each_text(section(all, "tails"),
                [&](std::string verb, std::string tail) { tails_[std::move(verb)] = std::move(tail); });
  for_each_text(section(all, "reflexive"), [&](const std::string& when, std::string verb) {
    (when == "always" ? always_reflexive_ : reflexive_alone_).insert(std::move(verb));
  });
  for_each_text(section(all, "usual_objects"), [&](const std::string& object, std::string verb) {
    usual_objects_[std::move(verb)] = object;
  });
  for_each_text(section(all, "usual_with_tool"), [&](std::string verb_and_tool, std::string object) {
    usual_with_tool_[std::move(verb_and_tool)] = std::move(object);
  });
  for_each_text(section(all, "set_phrases"), [&](std::string verb_and_object, std::string phrase) {
    set_phrases_[std::move(verb_and_object)] = std::move(phrase);
  });
  for_each_text(section(all, "receivers"),
                [&](const std::string&, std::string verb) { receivers_.insert(std::move(verb)); });
  for_each_text(section(all, "water"), [&](const std::string& where, std::string verb) {
    (where == "in" ? in_water_ : on_water_).insert(std::move(verb));
  });
  for_each_text(section(all, "of_whom"),
                [&](const std::string&, std::string verb) { of_whom_.insert(std::move(verb)); });
  for_each_text(section(all, "meal"),
                [&](const std::string&, std::string verb) { meal_.insert(std::move(verb)); });
  for_each_text(section(all, "hostile"),
                [&](const std::string&, std::string verb) { hostile_.insert(std::move(verb)); });
  for_each_text(section(all, "place_objects"),
                [&](const std::string&, std::string verb) { place_objects_.insert(std::move(verb)); });
  for_each_text(section(all, "posture"),
                [&](const std::string&, std::string verb) { posture_.insert(std::move(verb)); });
  for_each_text(section(all, "sat_at"),
                [&](const std::string&, std::string noun) { sat_at_.insert(std::move(noun)); });
  for_each_text(section(all, "times"),
                [&](const std::string&, std::string noun) { times_.insert(std::move(noun)); });
  for_each_text(section(all, "mass"),
                [&](const std::string&, std::string noun) { mass_.insert(std::move(noun)); });
  read_governments(all, "objects", objects_);
  read_governments(all, "tools", tools_);
  for_each_text(section(all, "plain"),
                [&](const std::string& verb, std::string noun) { plain_[verb].insert(std::move(noun)); });
  for_each_text(section(all, "always_plain"),
                [&](const std::string&, std::string noun) { always_plain_.insert(std::move(noun)); });
  for_each_text(section(all, "plain_names"),
                [&](std::string noun, std::string name) { plain_names_[std::move(noun)] = std::move(name); });
}

namespace {

std::string_view last_word(std::string_view words) {
  const std::size_t space = words.rfind(' ');
  return space == std::string_view::npos ? words : words.substr(space + 1);
}

}  // namespace

VerbParts VerbTable::parts(std::string_view infinitive) const {
  if (const std::size_t space = infinitive.rfind(' '); space != std::string_view::npos) {
    // "räumt die Spülmaschine aus", "streckt den Arm aus": the particle ends the clause, whether or not the
    // table's tail has it.
    const drawing::language::DeedEntry* entry = drawing::language::Lexicon::embedded().find_deed(infinitive);
    std::string_view base = infinitive.substr(space + 1);
    const auto found = tails_.find(std::string(infinitive));
    std::string tail = found == tails_.end() ? std::string(infinitive.substr(0, space)) : found->second;
    const std::string_view parted =
        entry == nullptr ? std::string_view() : last_word(entry->particle);  // of "Arm aus"
    if (const std::string_view told = last_word(tail); base.starts_with(told)) {
      base.remove_prefix(told.size());
    } else if (!parted.empty() && base.starts_with(parted)) {
      base.remove_prefix(parted.size());
      tail += ' ';
      tail += parted;
    }
    return {std::string(base), std::move(tail)};
  }
  const drawing::language::DeedEntry* deed = drawing::language::Lexicon::embedded().find_deed(infinitive);
  const std::string_view particle = deed == nullptr ? std::string_view() : deed->particle;
  return {std::string(infinitive.substr(particle.size())), std::string(particle)};
}

VerbTable::Irregular VerbTable::irregular(const std::string& base, Transitive transitive) const {
  if (const auto found = irregular_with_object_.find(base);
      transitive == Transitive::yes && found != irregular_with_object_.end())
    return {"", &found->second};
  if (const auto found = irregular_.find(base); found != irregular_.end()) return {"", &found->second};
  for (const std::string_view prefix : prefixes) {
    if (!base.starts_with(prefix)) continue;
    const auto found = irregular_.find(base.substr(prefix.size()));
    if (found != irregular_.end()) return {std::string(prefix), &found->second};
  }
  return {};
}

std::string VerbTable::finite(const std::string& base, Tense tense, Number number,
                              Transitive transitive) const {
  if (tense == Tense::present && number == Number::plural) return base;
  if (const auto [prefix, third] = irregular(base, transitive); third != nullptr) {
    if (tense == Tense::present) return prefix + third->present;
    return prefix + (number == Number::plural ? past_plural(third->past) : third->past);
  }
  const std::string stem = stem_of(base);
  const std::string link = needs_e(stem) ? "e" : "";
  if (tense == Tense::present) return stem + link + "t";
  return stem + link + (number == Number::plural ? "ten" : "te");
}

std::vector<std::string> VerbTable::common_verbs() const {
  std::vector<std::string> verbs(unshown_.begin(), unshown_.end());
  for (const auto& [verb, forms] : irregular_) verbs.push_back(verb);
  return verbs;
}

Reflexive VerbTable::reflexive(const std::string& infinitive) const {
  if (always_reflexive_.contains(infinitive)) return Reflexive::always;
  return reflexive_alone_.contains(infinitive) ? Reflexive::alone : Reflexive::never;
}

Government VerbTable::object(const std::string& infinitive, const std::string& noun) const {
  return government(objects_, infinitive, noun).value_or(Government{});
}

Government VerbTable::tool(const std::string& infinitive, const std::string& noun) const {
  return government(tools_, infinitive, noun).value_or(Government{"mit", Case::dative});
}

std::string VerbTable::set_phrase(const std::string& infinitive, const std::string& noun) const {
  const auto found = set_phrases_.find(infinitive + ' ' + noun);
  return found == set_phrases_.end() ? std::string() : found->second;
}

std::string VerbTable::usual_object(const std::string& infinitive) const {
  const auto found = usual_objects_.find(infinitive);
  return found == usual_objects_.end() ? std::string() : found->second;
}

std::string VerbTable::usual_object(const std::string& infinitive, const std::string& tool) const {
  const auto found = usual_with_tool_.find(infinitive + ' ' + tool);
  return found == usual_with_tool_.end() ? std::string() : found->second;
}

bool VerbTable::receiver_is_object(const std::string& infinitive) const {
  return receivers_.contains(infinitive);
}

bool VerbTable::is_in_water(const std::string& infinitive) const {
  return in_water_.contains(infinitive);
}

bool VerbTable::is_on_water(const std::string& infinitive) const {
  return on_water_.contains(infinitive);
}

bool VerbTable::is_mass(const std::string& noun) const {
  return mass_.contains(noun);
}

std::string VerbTable::usual_name(const std::string& noun) const {
  const auto renamed = plain_names_.find(noun);
  return renamed == plain_names_.end() ? noun : renamed->second;
}

std::string VerbTable::plain_tool(const std::string& base, const std::string& noun) const {
  const std::string name = usual_name(noun);
  const auto verb = plain_.find(base);
  return verb != plain_.end() && verb->second.contains(name) ? name : std::string();
}

}  // namespace books::telling
