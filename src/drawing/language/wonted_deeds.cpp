#include "drawing/language/wonted_deeds.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "base/embedded.h"
#include "base/toml_fields.h"

namespace drawing::language {
namespace {

struct Wont {
  std::string verb;             // as in resources/lexicon/deeds.toml
  std::string tool;             // a motif, empty for none
  std::string place;            // where it is done if the text names none,
  std::vector<std::string> at;  // or one of these, where that is what one calls it: skiing on a mountain
};

struct WontTable {
  std::map<std::string, Wont, std::less<>> by_motif;
  std::vector<std::string> moving;  // what one does on the thing that one is named after
};

WontTable read_wont_table(std::string_view text, const std::string& file) {
  WontTable out;
  const toml::table table = base::parse_toml(text, file);
  base::TomlFields fields(table, file);
  out.moving = fields.texts_or_none("moving");
  fields.each_table("wont", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    const Wont wont{own.text("verb").value_or(""), own.text("tool").value_or(""),
                    own.text("place").value_or(""), own.texts_or_none("at")};
    for (const std::string& motif : own.texts_or_none("motifs")) out.by_motif.emplace(motif, wont);
    own.refuse_unknown();
  });
  fields.refuse_unknown();
  return out;
}

const WontTable& wont_table() {
  static const WontTable table = read_wont_table(base::resource("lexicon/wonts.toml"), "wonts.toml");
  return table;
}

const Wont* wont_of(std::string_view motif) {
  const auto found = wont_table().by_motif.find(motif);
  return found == wont_table().by_motif.end() ? nullptr : &found->second;
}

bool is_busy(const Wish& wish, int index) {
  const auto takes_part = [&](const Deed& deed) {
    return std::find(deed.agents.begin(), deed.agents.end(), index) != deed.agents.end() ||
           deed.patient == index || deed.receiver == index ||
           (deed.tool && *deed.tool == std::variant<int, std::string>(index)) ||
           (deed.way && deed.way->goal == std::variant<int, std::string>(index));
  };
  const auto stands_to = [&](const Relation& relation) {
    return relation.subject == index ||
           std::find(relation.objects.begin(), relation.objects.end(), index) != relation.objects.end();
  };
  return std::any_of(wish.deeds.begin(), wish.deeds.end(), takes_part) ||
         std::any_of(wish.relations.begin(), wish.relations.end(), stands_to);
}

// "Eine Reiterin springt mit ihrem Pferd": the horse is what she is on, and no second one that jumps.
void leave_mount(const Wish& wish, Deed& deed, const std::string& tool) {
  if (tool.empty() || deed.agents.size() < 2) return;
  const auto mount = std::find_if(std::next(deed.agents.begin()), deed.agents.end(), [&](int agent) {
    return wish.motifs[static_cast<std::size_t>(agent)].motif == tool;
  });
  if (mount == deed.agents.end()) return;
  deed.tool = *mount;
  deed.agents.erase(mount);
}

}  // namespace

void add_wonted_deeds(Wish& wish) {
  for (Deed& deed : wish.deeds) {
    const Wont* wont = wont_of(wish.motifs[static_cast<std::size_t>(deed.agents.front())].motif);
    const std::vector<std::string>& moving = wont_table().moving;
    const bool moves = std::find(moving.begin(), moving.end(), deed.verb) != moving.end();
    if (wont != nullptr && !wont->tool.empty() && !deed.tool && !deed.patient && moves)
      deed.tool = wont->tool;
    if (wont == nullptr) continue;
    leave_mount(wish, deed, wont->tool);
    if (wish.scene && std::find(wont->at.begin(), wont->at.end(), *wish.scene) != wont->at.end())
      wish.scene = wont->place;
  }
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) {
    const int index = static_cast<int>(i);
    const Wont* wont = wont_of(wish.motifs[i].motif);
    // "Der Schwimmer schwimmt nicht".
    const bool denied =
        wont != nullptr && std::find(wish.denied.begin(), wish.denied.end(), wont->verb) != wish.denied.end();
    if (wont == nullptr || denied || wish.motifs[i].face_only || is_busy(wish, index)) continue;
    Deed deed;
    deed.agents = {index};
    deed.verb = wont->verb;
    if (!wont->tool.empty()) deed.tool = wont->tool;
    if (!wish.scene) {
      deed.place.emplace();
      deed.place->id = wont->place;
    }
    wish.deeds.push_back(std::move(deed));
  }
}

}  // namespace drawing::language
