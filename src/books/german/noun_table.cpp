#include "books/german/noun_table.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "base/embedded.h"

namespace books::german {
namespace {

using drawing::language::Support;

// What there is only one of.
constexpr std::array<std::string_view, 13> unique_names = {
    "Sonne",      "Mond",           "Erde",     "Vollmond",  "Weihnachtsmann", "Osterhase", "Nikolaus",
    "Christkind", "lachende Sonne", "Sandmann", "Nordstern", "Wind",           "Feuerwehr"};

// Who is called so by everybody.
constexpr std::array<std::string_view, 25> names = {"Sankt Martin",
                                                    "Oma",
                                                    "Opa",
                                                    "Mama",
                                                    "Papa",
                                                    "Omi",
                                                    "Opi",
                                                    "Mami",
                                                    "Papi",
                                                    "Mutti",
                                                    "Vati",
                                                    "Opapa",
                                                    "Rotkäppchen",
                                                    "Hänsel",
                                                    "Gretel",
                                                    "Rapunzel",
                                                    "Dornröschen",
                                                    "Aschenputtel",
                                                    "Schneewittchen",
                                                    "Rumpelstilzchen",
                                                    "Frau Holle",
                                                    "Peter Pan",
                                                    "Biene Maja",
                                                    "Knecht Ruprecht",
                                                    "Sankt Nikolaus"};

// What stands before a name without an article.
constexpr std::array<std::string_view, 13> titles = {"Prinzessin", "Prinz", "König",   "Königin", "Ritter",
                                                     "Onkel",      "Tante", "Kapitän", "Doktor",  "Kaiser",
                                                     "Kaiserin",   "Graf",  "Gräfin"};

std::string_view take(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

int digit(std::string_view text, int largest) {
  if (text.size() != 1 || text[0] < '0' || text[0] - '0' > largest) {
    throw std::runtime_error("nouns.tsv: malformed number");
  }
  return text[0] - '0';
}

bool is_being(std::string_view topic, bool has_face, Support support) {
  if (!has_face || topic == "feelings" || topic == "food" || topic == "vehicles") return false;
  if (support == Support::wall_or_hand) return false;                             // a lantern with a face
  if (topic == "things" || topic == "nature") return support == Support::ground;  // the snowman, not the wind
  return true;
}

NounRecord record_of(std::string_view line) {
  const std::string_view name = take(line, '\t');
  const auto gender = static_cast<Gender>(digit(take(line, '\t'), 2));
  const std::string_view plural = take(line, '\t');
  const std::string_view topic = take(line, '\t');
  const bool has_face = digit(take(line, '\t'), 1) == 1;
  const auto support = static_cast<Support>(digit(line, 5));
  NounRecord record{Noun(name, plural, gender)};
  record.support = support;
  record.vehicle = topic == "vehicles";
  if (is_being(topic, has_face, support)) {
    record.kind = NounKind::being;
  } else if (support == Support::sky || support == Support::air) {
    record.kind = NounKind::sky;
  }
  record.may_be_little =
      topic == "animals" || topic == "fantasy" || topic == "children" || topic == "vehicles";
  record.unique = std::find(unique_names.begin(), unique_names.end(), name) != unique_names.end();
  record.like_name = std::find(names.begin(), names.end(), name) != names.end();
  record.title = std::find(titles.begin(), titles.end(), name) != titles.end();
  return record;
}

}  // namespace

const NounTable& NounTable::embedded() {
  static const NounTable table(base::resource("nouns.tsv"));
  return table;
}

NounTable::NounTable(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = take(text, '\n');
    if (line.empty()) continue;
    records_.emplace(std::string(line.substr(0, line.find('\t'))), record_of(line));
  }
}

const NounRecord* NounTable::find(const std::string& name) const {
  const auto found = records_.find(name);
  return found == records_.end() ? nullptr : &found->second;
}

}  // namespace books::german
