#include "cli/draw_json.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

#include "app/picture_notice.h"
#include "base/utf8.h"
#include "drawing/language/lexicon.h"
#include "drawing/motifs/catalogue.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

Json optional_text(const std::optional<std::string>& text) {
  return text ? Json(*text) : Json(nullptr);
}

constexpr std::string_view preposition_words[] = {"auf",    "unter", "über",     "neben", "vor",
                                                  "hinter", "in",    "zwischen", "mit"};

// "verschneite Tanne" becomes "own-verschneite-tanne".
std::string own_id(const std::string& name) {
  std::string id = "own-";
  for (const char32_t c : base::decode_utf8(base::to_lower_utf8(name))) {
    switch (c) {
      case U'ä':
        id += "ae";
        break;
      case U'ö':
        id += "oe";
        break;
      case U'ü':
        id += "ue";
        break;
      case U'ß':
        id += "ss";
        break;
      case U' ':
        id += '-';
        break;
      default:
        base::append_utf8(id, c);
    }
  }
  return id;
}

Json motifs_of(const drawing::Drawing& drawing) {
  Json list = Json::array();
  std::map<std::string, int> drawn;
  for (const drawing::Element& element : drawing.picture.elements) {
    if (element.asked) ++drawn[element.motif];
  }
  for (const drawing::WishedMotif& wished : drawing.wish.motifs) {
    // A large dog and a small one have one drawing between them.
    const int count = std::min(wished.count, drawn[wished.motif]);
    drawn[wished.motif] -= count;
    list.push_back({{"id", wished.motif}, {"name", wished.name}, {"count", count}, {"asked", true}});
  }
  std::map<std::string, std::pair<std::string, int>> props;
  for (const drawing::Element& element : drawing.picture.elements) {
    if (element.asked || element.name.empty()) continue;
    auto& [name, count] = props[element.motif.empty() ? own_id(element.name) : element.motif];
    name = element.name;
    ++count;
  }
  for (const auto& [id, prop] : props) {
    list.push_back({{"id", id}, {"name", prop.first}, {"count", prop.second}, {"asked", false}});
  }
  return list;
}

Json relations_of(const drawing::Wish& wish) {
  Json list = Json::array();
  const auto id = [&](int index) { return wish.motifs.at(static_cast<std::size_t>(index)).motif; };
  for (const drawing::Relation& relation : wish.relations) {
    Json objects = Json::array();
    for (const int object : relation.objects) objects.push_back(id(object));
    list.push_back({{"subject", id(relation.subject)},
                    {"preposition", preposition_words[static_cast<std::size_t>(relation.preposition)]},
                    {"objects", std::move(objects)}});
  }
  return list;
}

double rounded(double value, double steps) {
  return std::round(value * steps) / steps;
}

Json contacts_of(const drawing::Drawing& drawing) {
  Json list = Json::array();
  for (const auto& [of, with, gap] : drawing.performance.contacts)
    list.push_back({{"of", of}, {"with", with}, {"gapMm", rounded(gap, 10)}});
  return list;
}

constexpr std::string_view way_words[] = {"um",  "durch", "über", "unter", "entlang", "zu",
                                          "von", "aus",   "in",   "auf",   "hinter",  "vor"};

// One row for each agent.
Json deeds_of(const drawing::Drawing& drawing) {
  const drawing::Wish& wish = drawing.wish;
  Json list = Json::array();
  const auto id = [&](std::optional<int> index) {
    return index ? Json(wish.motifs.at(static_cast<std::size_t>(*index)).motif) : Json(nullptr);
  };
  // An index, or the id of what is meant.
  const auto thing = [&](const std::variant<int, std::string>& either) {
    const auto* meant = std::get_if<std::string>(&either);
    return meant != nullptr ? Json(*meant) : id(std::get<int>(either));
  };
  for (std::size_t i = 0; i < wish.deeds.size(); ++i) {
    const drawing::Deed& deed = wish.deeds[i];
    // Pages that are no scene, such as a mandala, show no deeds.
    const bool shown = i < drawing.performance.shown.size() && drawing.performance.shown[i];
    for (const int agent : deed.agents) {
      Json row = {{"agent", id(agent)},
                  {"verb", deed.verb},
                  {"patient", id(deed.patient)},
                  {"tool", deed.tool ? thing(*deed.tool) : Json(nullptr)},
                  {"receiver", id(deed.receiver)},
                  {"way", nullptr},
                  {"place", deed.place ? Json(deed.place->id) : Json(nullptr)},
                  {"shown", shown}};
      if (deed.way) {
        row["way"] = {{"preposition", way_words[static_cast<std::size_t>(deed.way->preposition)]},
                      {"goal", thing(deed.way->goal)}};
      }
      list.push_back(std::move(row));
    }
  }
  return list;
}

}  // namespace

std::string explain_json(const drawing::Drawing& drawing, std::uint32_t seed) {
  const drawing::Wish& wish = drawing.wish;
  Json json = {{"scene", optional_text(wish.scene)},
               {"special", optional_text(wish.special)},
               {"motifs", motifs_of(drawing)},
               {"relations", relations_of(wish)},
               {"deeds", deeds_of(drawing)},
               {"contacts", contacts_of(drawing)},
               {"unknown", wish.unknown},
               {"suggestions", wish.suggestions},
               {"seed", seed}};
  if (wish.weather) json["weather"] = *wish.weather;
  if (!wish.lettering.empty()) json["lettering"] = wish.lettering;
  if (const std::string notice = app::picture_notice(wish); !notice.empty()) json["notice"] = notice;
  return json.dump(2) + "\n";
}

std::string measure_json(const drawing::PageMeasure& measure) {
  Json asked = Json::array();
  for (const drawing::ElementMeasure& m : measure.asked) {
    asked.push_back({{"id", m.motif},
                     {"name", m.name},
                     {"pageShare", rounded(m.page_share, 1e4)},
                     {"boxShare", rounded(m.box_share, 1e4)},
                     {"visible", rounded(m.visible, 1e3)}});
  }
  const Json json = {{"ink", rounded(measure.ink, 1e4)},
                     {"regions", measure.regions},
                     {"openMm2", rounded(measure.open_mm2, 10)},
                     {"under2Mm2", rounded(measure.under_2_mm2, 1e4)},
                     {"under4Mm2", rounded(measure.under_4_mm2, 1e4)},
                     {"lineMinMm", rounded(measure.line_min_mm, 100)},
                     {"lineMaxMm", rounded(measure.line_max_mm, 100)},
                     {"asked", std::move(asked)}};
  return json.dump(2) + "\n";
}

std::string list_json() {
  constexpr std::string_view sizes[] = {"tiny", "small", "medium", "large", "huge", "giant"};
  constexpr std::string_view supports[] = {"ground", "waterSurface", "underWater",
                                           "air",    "wallOrHand",   "sky"};
  Json list = Json::array();
  const auto& catalogue = drawing::motifs::Catalogue::embedded();
  for (const drawing::language::LexiconEntry& entry : drawing::language::Lexicon::embedded().entries()) {
    if (catalogue.find(entry.motif) == nullptr) continue;
    list.push_back({{"id", entry.motif},
                    {"name", entry.singular},
                    {"plural", entry.plural},
                    {"size", sizes[static_cast<std::size_t>(entry.size)]},
                    {"support", supports[static_cast<std::size_t>(entry.support)]},
                    {"habitat", entry.habitat.empty() ? Json(nullptr) : Json(entry.habitat)}});
  }
  return list.dump(1) + "\n";
}

}  // namespace cli
