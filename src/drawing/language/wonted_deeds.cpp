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
  bool alone = false;           // only where the text names nobody and nothing else
  // With whom it is done where the text names nobody else: a motif and its noun, empty for none.
  std::string company, company_name;
  bool driven = false;       // it is a vehicle, and the company drives it
  bool when_moving = false;  // and does so only where the text says that it moves
};

// For whom somebody does what nobody does alone: who sells has a customer.
struct Guest {
  std::vector<std::string> verbs, agents;  // motifs; no agents: whoever it is
  std::string company, company_name;
  bool patient = false;  // it is done to them
};

struct WontTable {
  std::map<std::string, Wont, std::less<>> by_motif, by_name;
  std::vector<Guest> guests;
  std::vector<std::string> moving;  // what one does on the thing that one is named after
};

WontTable read_wont_table(std::string_view text, const std::string& file) {
  WontTable out;
  const toml::table table = base::parse_toml(text, file);
  base::TomlFields fields(table, file);
  out.moving = fields.texts_or_none("moving");
  fields.each_table("wont", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    const Wont wont{own.text("verb").value_or(""),          own.text("tool").value_or(""),
                    own.text("place").value_or(""),         own.texts_or_none("at"),
                    own.flag("alone").value_or(false),      own.text("company").value_or(""),
                    own.text("company_name").value_or(""),  own.flag("driven").value_or(false),
                    own.flag("when_moving").value_or(false)};
    for (const std::string& motif : own.texts_or_none("motifs")) out.by_motif.emplace(motif, wont);
    for (const std::string& name : own.texts_or_none("nouns")) out.by_name.emplace(name, wont);
    own.refuse_unknown();
  });
  fields.each_table("guest", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    out.guests.push_back({own.texts_or_none("verbs"), own.texts_or_none("agents"),
                          own.text("company").value_or(""), own.text("company_name").value_or(""),
                          own.flag("patient").value_or(false)});
    own.refuse_unknown();
  });
  fields.refuse_unknown();
  return out;
}

const WontTable& wont_table() {
  static const WontTable table = read_wont_table(base::resource("lexicon/wonts.toml"), "wonts.toml");
  return table;
}

// What goes with the noun comes before what goes with the drawing: Robin Hood is not every archer.
const Wont* wont_of(const WishedMotif& who) {
  const WontTable& table = wont_table();
  const auto named = table.by_name.find(who.name);
  if (named != table.by_name.end()) return &named->second;
  const auto drawn = table.by_motif.find(who.motif);
  return drawn == table.by_motif.end() ? nullptr : &drawn->second;
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

int add_companion(Wish& wish, const std::string& motif, const std::string& name) {
  WishedMotif other;
  other.motif = motif;
  other.name = name;
  wish.motifs.push_back(std::move(other));
  return static_cast<int>(wish.motifs.size()) - 1;
}

bool has_or_is_empty(const std::vector<std::string>& list, const std::string& one) {
  return list.empty() || std::find(list.begin(), list.end(), one) != list.end();
}

// "Die Verkäuferin verkauft Brötchen": somebody buys them.
void add_guests(Wish& wish) {
  for (Deed& deed : wish.deeds) {
    const WishedMotif& who = wish.motifs[static_cast<std::size_t>(deed.agents.front())];
    if (deed.agents.size() != 1 || who.count > 1 || deed.receiver) continue;
    const auto& guests = wont_table().guests;
    const auto guest = std::find_if(guests.begin(), guests.end(), [&](const Guest& each) {
      return !each.verbs.empty() && has_or_is_empty(each.verbs, deed.verb) &&
             has_or_is_empty(each.agents, who.motif) && !(each.patient && deed.patient);
    });
    if (guest == guests.end()) continue;
    const int other = add_companion(wish, guest->company, guest->company_name);
    (guest->patient ? deed.patient : deed.receiver) = other;
  }
}

// "Sankt Martin teilt den Mantel": somebody gets the other half, also where nobody is named.
void add_company(Wish& wish) {
  for (Deed& deed : wish.deeds) {
    if (deed.agents.size() != 1 || deed.patient || deed.receiver) continue;
    const Wont* wont = wont_of(wish.motifs[static_cast<std::size_t>(deed.agents.front())]);
    if (wont == nullptr || wont->company.empty() || wont->driven || deed.verb != wont->verb) continue;
    const int other = add_companion(wish, wont->company, wont->company_name);
    deed.agents.push_back(other);
    return;
  }
}

// "Ein Traktor fährt über das Feld": somebody sits at the wheel, unless the vehicle is a being itself, has
// somebody in it, or goes to something that a page shows with it.
void give_drivers(Wish& wish) {
  for (std::size_t i = 0; i < wish.deeds.size(); ++i) {
    const Deed& deed = wish.deeds[i];
    const int index = deed.agents.front();
    const WishedMotif& vehicle = wish.motifs[static_cast<std::size_t>(index)];
    const Wont* wont = wont_of(vehicle);
    if (wont == nullptr || !wont->driven || (deed.verb != wont->verb && deed.like != wont->verb)) continue;
    const bool to_thing = deed.way && std::holds_alternative<int>(deed.way->goal);
    const bool plain =
        vehicle.count == 1 && !vehicle.face_only && vehicle.mood == Mood::as_is && vehicle.called.empty();
    const bool related =
        std::any_of(wish.relations.begin(), wish.relations.end(), [&](const Relation& relation) {
          return relation.subject == index ||
                 std::find(relation.objects.begin(), relation.objects.end(), index) != relation.objects.end();
        });
    if (!plain || to_thing || related || deed.agents.size() > 1 || deed.patient || deed.receiver || deed.tool)
      continue;
    const int driver = add_companion(wish, wont->company, wont->company_name);
    wish.deeds[i].agents = {driver};
    wish.deeds[i].tool = index;
  }
}

// Whoever is busy with something else, or is said not to do it.
bool rests(const Wish& wish, int index, const Wont& wont) {
  // "Der Schwimmer schwimmt nicht".
  const bool denied = std::find(wish.denied.begin(), wish.denied.end(), wont.verb) != wish.denied.end();
  return denied || wish.motifs[static_cast<std::size_t>(index)].face_only || is_busy(wish, index);
}

void add_deed(Wish& wish, int index, const Wont& wont) {
  Deed deed;
  deed.verb = wont.verb;
  // "Ein Bagger auf der Baustelle": somebody sits in it.
  if (wont.driven) {
    deed.agents = {add_companion(wish, wont.company, wont.company_name)};
    deed.tool = index;
  } else {
    deed.agents = {index};
    if (!wont.tool.empty()) deed.tool = wont.tool;
  }
  if (!wish.scene && !wont.place.empty()) {
    deed.place.emplace();
    deed.place->id = wont.place;
  }
  wish.deeds.push_back(std::move(deed));
}

}  // namespace

void add_wonted_deeds(Wish& wish) {
  for (Deed& deed : wish.deeds) {
    const Wont* wont = wont_of(wish.motifs[static_cast<std::size_t>(deed.agents.front())]);
    const std::vector<std::string>& moving = wont_table().moving;
    const bool moves = std::find(moving.begin(), moving.end(), deed.verb) != moving.end();
    if (wont != nullptr && !wont->tool.empty() && !deed.tool && !deed.patient && moves)
      deed.tool = wont->tool;
    if (wont == nullptr) continue;
    leave_mount(wish, deed, wont->tool);
    if (wish.scene && std::find(wont->at.begin(), wont->at.end(), *wish.scene) != wont->at.end())
      wish.scene = wont->place;
  }
  give_drivers(wish);
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) {
    const int index = static_cast<int>(i);
    const Wont* wont = wont_of(wish.motifs[i]);
    if (wont == nullptr || wont->alone || wont->when_moving || rests(wish, index, *wont)) continue;
    add_deed(wish, index, *wont);
  }
}

void add_habits(Wish& wish) {
  if (wish.motifs.size() == 1) {
    const Wont* wont = wont_of(wish.motifs.front());
    const bool habit = wont != nullptr && wont->alone && !(wont->driven && wish.motifs.front().count > 1);
    if (habit && !rests(wish, 0, *wont)) add_deed(wish, 0, *wont);
  }
  add_company(wish);
  add_guests(wish);
}

}  // namespace drawing::language
