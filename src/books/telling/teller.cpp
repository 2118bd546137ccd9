#include "books/telling/teller.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>
#include <vector>

#include "base/utf8.h"
#include "books/telling/place_words.h"
#include "drawing/language/lexicon.h"

namespace books::telling {
namespace {

using drawing::Deed;
using drawing::Way;
using drawing::WayPreposition;
using drawing::WishedMotif;
using drawing::language::Lexicon;
using german::Case;
using german::Determiner;
using german::Mention;
using german::Number;

// How a way is said: "um einen Baum", "an einem Bach entlang".
struct WayWords {
  WayPreposition preposition;
  std::string_view before;
  Case in;
  std::string_view after;
};

constexpr std::array way_words = {
    WayWords{WayPreposition::around, "um", Case::accusative, {}},
    WayWords{WayPreposition::through, "durch", Case::accusative, {}},
    WayWords{WayPreposition::over, "über", Case::accusative, {}},
    WayWords{WayPreposition::under, "unter", Case::dative, {}},
    WayWords{WayPreposition::along, "an", Case::dative, "entlang"},
    WayWords{WayPreposition::towards, "auf", Case::accusative, "zu"},
    WayWords{WayPreposition::away_from, "von", Case::dative, "weg"},
    WayWords{WayPreposition::out_of, "aus", Case::dative, {}},
    WayWords{WayPreposition::into, "in", Case::accusative, {}},
    WayWords{WayPreposition::onto, "auf", Case::accusative, {}},
    WayWords{WayPreposition::behind, "hinter", Case::dative, {}},
    WayWords{WayPreposition::in_front_of, "vor", Case::dative, {}},
};

// Joins what is there, with spaces.
std::string words(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    if (!part.empty()) text += (text.empty() ? "" : " ") + part;
  }
  return text;
}

bool contains(const std::vector<int>& list, int index) {
  return std::find(list.begin(), list.end(), index) != list.end();
}

// "Blätter sammeln" has the noun in it, be it one or several.
bool verb_names(const std::string& verb, const std::string& noun, const german::NounRecord* record) {
  if (verb.find(noun) != std::string::npos) return true;
  return record != nullptr && record->noun.countable() &&
         verb.find(record->noun.form(Case::nominative, Number::plural)) != std::string::npos;
}

// "vom Baum" of "von dem Baum".
std::string melted(std::string text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> pairs = {{{"von dem ", "vom "},
                                                                                   {"in dem ", "im "},
                                                                                   {"an dem ", "am "},
                                                                                   {"zu dem ", "zum "},
                                                                                   {"zu der ", "zur "},
                                                                                   {"in das ", "ins "},
                                                                                   {"an das ", "ans "}}};
  for (const auto& [apart, joined] : pairs) {
    for (std::size_t at = text.find(apart); at != std::string::npos; at = text.find(apart, at + 1)) {
      if (at == 0 || text[at - 1] == ' ') text.replace(at, apart.size(), joined);
    }
  }
  return text;
}

// A cap that somebody cooks with is on the head.
bool is_worn(const WishedMotif& motif) {
  const auto* entry = Lexicon::embedded().find(motif.motif);
  return entry != nullptr && entry->wear.at != drawing::language::WornAt::nowhere;
}

}  // namespace

std::string Teller::one(const WishedMotif& motif, Case in, bool known, bool with_mood) const {
  const bool all_named = static_cast<int>(motif.called.size()) == motif.count;
  const german::NounRecord* record = nouns_.find(motif.name);
  // "Oma", "Opa Karl"
  const bool like_name = record != nullptr && record->like_name && motif.count == 1;
  if (like_name && all_named) return motif.name + ' ' + motif.called.front();
  const bool titled = record != nullptr && record->title && motif.count == 1;
  if (titled && all_named && !known && motif.size == drawing::SizeWish::as_is)
    return motif.name + ' ' + motif.called.front();
  if (all_named && (is_child(motif) || (known && motif.count == 1))) return german::enumeration(motif.called);
  if (record == nullptr) return motif.name;
  if (like_name && motif.size == drawing::SizeWish::as_is) return motif.name;
  Mention mention{counted_noun(motif, *record), motif.count, {}, record->unique};
  if (known) return german::bare_definite({mention}, in);
  if (const auto size = size_adjective(motif.size)) mention.adjectives.push_back(*size);
  if (const auto mood = mood_adjective(motif.mood);
      mood && with_mood && record->kind == german::NounKind::being)
    mention.adjectives.push_back(*mood);
  mention.unique = mention.unique || all_named;
  std::string phrase = german::indefinite({mention}, in);
  return all_named ? phrase + ' ' + german::enumeration(motif.called) : phrase;
}

std::string Teller::name(int index, Case in, bool with_mood) {
  const bool known = !told_.insert(index).second;
  const auto owner = owners_.find(index);
  const german::NounRecord* record = nouns_.find(motif(index).name);
  if (!known && owner != owners_.end() && motif(index).called.empty() && record != nullptr &&
      !record->like_name)
    return german::possessive(owner->second, {record->noun, motif(index).count}, in);
  return one(motif(index), in, known, with_mood);
}

std::string Teller::names(const std::vector<int>& motifs, Case in, bool with_mood) {
  std::vector<std::string> parts;
  for (const int index : motifs) parts.push_back(words({name(index, in, with_mood), spot(index, true)}));
  return german::enumeration(parts);
}

Number Teller::number(const std::vector<int>& motifs) const {
  return motifs.size() > 1 || motif(motifs.front()).count > 1 ? Number::plural : Number::singular;
}

// What something is done with or to: of many there are "Äpfel", not "drei Äpfel".
std::string Teller::thing(int index, Case in) {
  const WishedMotif& wished = motif(index);
  const german::NounRecord* record = nouns_.find(wished.name);
  const bool many = wished.count > 1 && !owners_.contains(index) && record != nullptr &&
                    record->noun.countable() && record->kind != german::NounKind::being;
  if (!many || told_.contains(index)) return name(index, in);
  told_.insert(index);
  std::string phrase;
  if (const auto size = size_adjective(wished.size))
    phrase = german::adjective_form(*size, in, Number::plural, record->noun.gender(), Determiner::none) + ' ';
  for (const std::string& stem : record->noun.adjectives())
    phrase += german::adjective_form(stem, in, Number::plural, record->noun.gender(), Determiner::none) + ' ';
  return phrase + record->noun.form(in, Number::plural, Determiner::none);
}

Predicate Teller::predicate(const Deed& read, const std::string& place) {
  Deed deed = read;
  if (deed.receiver && !deed.patient && verbs_.receiver_is_object(deed.verb))
    deed.patient = std::exchange(deed.receiver, std::nullopt);
  const VerbParts verb = verbs_.parts(deed.verb);
  // "liegt im Krankenhaus" once
  const std::string noun = place.substr(place.rfind(' ') + 1);
  const std::string where = !noun.empty() && verb.tail.ends_with(noun) ? std::string() : place;
  const Number agents = number(deed.agents);
  const bool acts_on_itself = deed.patient && contains(deed.agents, *deed.patient);
  std::string receiver;
  if (deed.receiver && !contains(deed.agents, *deed.receiver)) {
    if (!strangers_.contains(*deed.receiver)) set_known(*deed.receiver);
    receiver = name(*deed.receiver, Case::dative);
  }
  const std::string object = object_phrase(deed), tool = tool_phrase(deed, verb);
  std::string sich;
  const Reflexive reflexive = verbs_.reflexive(deed.verb);
  const bool alone = !deed.patient && !deed.receiver && object.empty();
  if (reflexive == Reflexive::always || (reflexive == Reflexive::alone && (alone || acts_on_itself)))
    sich = "sich";
  if (acts_on_itself && sich.empty() && agents == Number::plural) sich = "einander";
  // "springt ins Wasser", wherever that is.
  const bool leads =
      verb.tail.starts_with("ins ") || verb.tail.starts_with("in die ") || verb.tail.starts_with("durch ");
  const std::string way =
      deed.way && !leads ? way_phrase(*deed.way, deed.patient.has_value()) : std::string();
  // "putzt sich im Bad die Zähne"
  const bool own = object.starts_with("sich ");
  const Transitive transitive = deed.patient && !acts_on_itself ? Transitive::yes : Transitive::no;
  return {verbs_.finite(verb.base, tense_, agents, transitive),
          melted(words({own ? "sich" : sich, receiver, where, own ? object.substr(5) : object, tool, way,
                        verb.tail, bearer_phrase(deed)}))};
}

std::optional<int> Teller::bearer(const Deed& deed) const {
  if (!verbs_.is_of_whom(deed.verb)) return std::nullopt;
  if (deed.patient) return deed.patient;
  for (const drawing::Relation& relation : subject_.relations) {
    if (relation.preposition == drawing::Preposition::on && contains(deed.agents, relation.subject))
      return relation.objects.front();
  }
  return std::nullopt;
}

// "sitzt auf der Schulter eines Piraten", but "von Oma".
std::string Teller::bearer_phrase(const Deed& deed) {
  const std::optional<int> whom = bearer(deed);
  if (!whom) return {};
  const german::NounRecord* record = nouns_.find(motif(*whom).name);
  const bool is_name = record == nullptr || record->like_name || !motif(*whom).called.empty();
  return is_name ? "von " + name(*whom, Case::dative) : name(*whom, Case::genitive);
}

std::string Teller::object_phrase(const Deed& deed) {
  if (deed.patient && (contains(deed.agents, *deed.patient) || bearer(deed))) return {};
  if (!deed.patient) {
    if (std::string usual = verbs_.usual_object(deed.verb, tool_noun(deed)); !usual.empty()) return usual;
    if (tool_index(deed)) return {};
    const std::string usual = verbs_.usual_object(deed.verb);
    const german::NounRecord* agent = nouns_.find(motif(deed.agents.front()).name);
    // "der Bus hält", but "das Kind hält etwas".
    if (deed.verb == "halten" && agent != nullptr && agent->vehicle) return {};
    return deed.receiver && usual == "jemandem" ? std::string() : usual;
  }
  const std::string& noun = motif(*deed.patient).name;
  // "spielen Topfschlagen": the verb has named the pot.
  if (verb_names(deed.verb, noun, nouns_.find(noun))) {
    told_.insert(*deed.patient);
    return {};
  }
  if (std::string phrase = verbs_.set_phrase(deed.verb, noun); !phrase.empty()) {
    told_.insert(*deed.patient);
    return phrase;
  }
  Government government = verbs_.object(deed.verb, noun);
  if (deed.receiver) government = {};  // "zeigt dem Kind die Sterne", but "zeigt auf die Sterne"
  std::string object = thing(*deed.patient, government.in);
  return words({government.preposition, object, spot(*deed.patient, false)});  // "Kerzen auf einer Torte"
}

std::vector<int> Teller::motifs_of(const Deed& deed) const {
  std::vector<int> motifs;
  for (const auto& index : {deed.patient, deed.receiver, tool_index(deed)}) {
    if (index) motifs.push_back(*index);
  }
  const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr;
  if (goal != nullptr) motifs.push_back(*goal);
  if (const auto whom = bearer(deed)) motifs.push_back(*whom);
  return motifs;
}

void Teller::reserve(const Deed& deed) {
  reserved_.insert(deed.agents.begin(), deed.agents.end());
  for (const int motif : motifs_of(deed)) reserved_.insert(motif);
  // "sucht Ostereier": the verb names them.
  for (int i = 0; i < static_cast<int>(subject_.motifs.size()); ++i) {
    if (!verb_names(deed.verb, motif(i).name, nouns_.find(motif(i).name))) continue;
    reserved_.insert(i);
    told_.insert(i);
  }
}

// The motif that it is done with; also where the verb means a drawing that the text names elsewhere.
std::optional<int> Teller::tool_index(const Deed& deed) const {
  if (!deed.tool) return std::nullopt;
  const int* named = std::get_if<int>(&*deed.tool);
  for (int i = 0; i < static_cast<int>(subject_.motifs.size()); ++i) {
    if (named != nullptr ? *named != i : motif(i).motif != std::get<std::string>(*deed.tool)) continue;
    return is_worn(motif(i)) ? std::nullopt : std::optional(i);
  }
  return std::nullopt;
}

// What it is called; empty where it is done with nothing.
std::string Teller::tool_noun(const Deed& deed) const {
  if (const std::optional<int> index = tool_index(deed)) return motif(*index).name;
  const std::string* meant = deed.tool ? std::get_if<std::string>(&*deed.tool) : nullptr;
  const auto* entry = meant == nullptr ? nullptr : Lexicon::embedded().find(*meant);
  if (entry == nullptr) return {};
  return verbs_.usual_name(entry->singular);
}

std::string Teller::tool_phrase(const Deed& deed, const VerbParts& verb) {
  const std::optional<int> index = tool_index(deed);
  const std::string noun = tool_noun(deed);
  if (noun.empty()) return {};
  if (index && (contains(deed.agents, *index) || deed.patient == *index || deed.receiver == *index))
    return {};
  // "pustet Seifenblasen": the verb has named it.
  if (deed.verb.find(noun) != std::string::npos) {
    if (index) told_.insert(*index);
    return {};
  }
  // "fährt Fahrrad", but "fährt mit dem Fahrrad zur Schule".
  const bool certain = index && (told_.contains(*index) || owners_.contains(*index));
  const bool by_it = index && verb.base == "fahren" && (deed.way || certain) && !verbs_.is_always_plain(noun);
  if (std::string plain = verbs_.plain_tool(verb.base, noun); !deed.patient && !plain.empty() && !by_it) {
    if (index) told_.insert(*index);
    return plain;
  }
  // What the verb means anyway nobody says.
  if (!index) return {};
  const Government government = verbs_.tool(deed.verb, motif(*index).name);
  return words({government.preposition, thing(*index, government.in)});
}

std::string Teller::way_phrase(const Way& way, bool has_object) {
  const auto found = std::find_if(way_words.begin(), way_words.end(),
                                  [&](const WayWords& each) { return each.preposition == way.preposition; });
  const int* index = std::get_if<int>(&way.goal);
  if (index != nullptr && way.preposition == WayPreposition::towards && motif(*index).name == "Haus") {
    told_.insert(*index);
    return "nach Hause";
  }
  if (index != nullptr && nouns_.find(motif(*index).name) != nullptr) {
    if (verbs_.is_mass(motif(*index).name)) told_.insert(*index);  // "durch das Laub"
    // "rettet die Katze von einem Baum", but "läuft von einem Baum weg".
    const bool away = !has_object || way.preposition != WayPreposition::away_from;
    return words({std::string(found->before), name(*index, found->in),
                  std::string(away ? found->after : std::string_view())});
  }
  // A building that stands on the page may be known as a place only: a school.
  if (index != nullptr) told_.insert(*index);
  const std::string place =
      index != nullptr ? base::to_lower_utf8(motif(*index).name) : std::get<std::string>(way.goal);
  const PlaceWords* scene = PlaceTable::embedded().find(place);
  if (scene == nullptr) return {};
  if (!scene->noun) return scene->at;  // "in den Bergen"
  // "zur Schule", but "auf den Baum zu".
  const bool to = way.preposition == WayPreposition::towards;
  const Case in = to ? Case::dative : found->in;
  return words({german::contracted(to ? "zu" : found->before, in, Number::singular, scene->noun->gender()),
                scene->noun->form(in, Number::singular),
                std::string(to ? std::string_view() : found->after)});
}

// "auf einem Sofa", "an einem Tisch", and "im Laub" of what nobody counts.
std::string Teller::objects_at(const drawing::Relation& relation, const std::vector<std::string>& objects) {
  const std::string& noun = motif(relation.objects.front()).name;
  const german::NounRecord* record = nouns_.find(noun);
  const bool at = relation.preposition == drawing::Preposition::beside && verbs_.is_sat_at(noun);
  const std::string_view before = at ? "an" : preposition_word(relation.preposition);
  if (objects.size() == 1 && record != nullptr && verbs_.is_mass(noun) && objects.front() == noun) {
    return german::contracted(before, Case::dative, Number::singular, record->noun.gender()) + ' ' + noun;
  }
  return std::string(before) + ' ' + german::enumeration(objects);
}

std::string Teller::spot(int index, bool with) {
  std::vector<std::string> spots, company;
  for (const drawing::Relation& relation : subject_.relations) {
    const bool has = relation.preposition == drawing::Preposition::with;
    if (relation.subject != index || has != with) continue;
    const bool borne = std::any_of(subject_.deeds.begin(), subject_.deeds.end(), [&](const Deed& deed) {
      return contains(deed.agents, index) && bearer(deed) == relation.objects.front();
    });
    if (borne) continue;
    const bool told = std::any_of(relation.objects.begin(), relation.objects.end(), [&](int object) {
      return (told_.contains(object) && !met_.contains(object)) || reserved_.contains(object) ||
             object == index;
    });
    if (told) continue;
    std::vector<std::string> objects;
    for (const int object : relation.objects) {
      const std::string& noun = motif(object).name;
      const bool when = relation.preposition == drawing::Preposition::beside && verbs_.is_time(noun);
      objects.push_back(when ? noun : thing(object, Case::dative));  // "bei Sonnenuntergang"
      told_.insert(object);
      met_.erase(object);
    }
    if (has) {
      company.insert(company.end(), objects.begin(), objects.end());
    } else {
      spots.push_back(objects_at(relation, objects));
    }
  }
  if (!company.empty()) spots.push_back("mit " + german::enumeration(company));
  return words(spots);
}

std::optional<std::string> size_adjective(drawing::SizeWish size) {
  using drawing::SizeWish;
  switch (size) {
    case SizeWish::tiny:
      return "winzig";
    case SizeWish::small:
      return "klein";
    case SizeWish::large:
      return "groß";
    case SizeWish::huge:
      return "riesig";
    case SizeWish::as_is:
      break;
  }
  return std::nullopt;
}

std::optional<std::string> mood_adjective(drawing::Mood mood) {
  using drawing::Mood;
  switch (mood) {
    case Mood::happy:
      return "fröhlich";
    case Mood::sad:
      return "traurig";
    case Mood::angry:
      return "wütend";
    case Mood::sleepy:
      return "müde";
    case Mood::as_is:
      break;
  }
  return std::nullopt;
}

bool is_child(const WishedMotif& motif) {
  constexpr std::array<std::string_view, 3> children = {"own-maedchen", "own-junge", "own-kind"};
  return std::find(children.begin(), children.end(), motif.motif) != children.end();
}

german::Noun counted_noun(const WishedMotif& motif, const german::NounRecord& record) {
  const bool mass = motif.count == 1 && VerbTable::embedded().is_mass(motif.name);
  return mass ? german::Noun(motif.name, "", record.noun.gender()) : record.noun;
}

void use_known_nouns(std::vector<WishedMotif>& motifs) {
  for (WishedMotif& motif : motifs) {
    if (motif.name == "Außerirdischen" || motif.name == "Außerirdische") motif.name = "Außerirdischer";
  }
}

std::string_view preposition_word(drawing::Preposition preposition) {
  using drawing::Preposition;
  switch (preposition) {
    case Preposition::on:
      return "auf";
    case Preposition::under:
      return "unter";
    case Preposition::above:
      return "über";
    case Preposition::beside:
      return "bei";  // also what a text says with "an"
    case Preposition::in_front_of:
      return "vor";
    case Preposition::behind:
      return "hinter";
    case Preposition::in:
      return "in";
    case Preposition::between:
      return "zwischen";
    case Preposition::with:
      break;
  }
  return "mit";
}

std::string place_phrase(const std::string& place, const Deed* deed) {
  const VerbTable& verbs = VerbTable::embedded();
  if (deed != nullptr) {
    if (std::string phrase = verbs.set_phrase(deed->verb, place); !phrase.empty()) return phrase;
  }
  const PlaceWords* scene = PlaceTable::embedded().find(place);
  if (scene == nullptr) return {};
  if (deed != nullptr && !deed->patient && scene->noun && verbs.takes_place(deed->verb)) {
    return german::indefinite_article(Case::accusative, scene->noun->gender()) + ' ' +
           scene->noun->form(Case::accusative, Number::singular, Determiner::indefinite);
  }
  if (deed == nullptr || scene->in_water.empty()) return scene->at;
  if (verbs.is_in_water(deed->verb)) return scene->in_water;
  return verbs.is_on_water(deed->verb) ? scene->on_water : scene->at;
}

}  // namespace books::telling
