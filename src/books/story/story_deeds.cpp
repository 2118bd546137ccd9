#include <algorithm>

#include "books/german/article_in_text.h"
#include "books/story/story_writer.h"

// How a StoryWriter tells what the pictures show that somebody does.

namespace books::story {
namespace {

constexpr std::size_t most_deeds = 3;  // of a page that are told

}  // namespace

std::string as_known(std::string place) {
  for (const auto& [article, known] : {std::pair{" einer ", " der "}, std::pair{" einem ", " dem "}}) {
    const std::size_t at = place.find(article);
    if (at != std::string::npos) place.replace(at, std::string_view(article).size(), known);
  }
  return place;
}

bool is_sleep(const drawing::Deed& deed) {
  return deed.pose == drawing::Pose::sleeping || deed.verb == "schlafen";
}

bool StoryWriter::is_entered(const StoryPage& page) {
  return std::any_of(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& deed) {
    const auto* place = deed.way ? std::get_if<std::string>(&deed.way->goal) : nullptr;
    return place != nullptr && *place == page.scene;
  });
}

namespace {

// "zwei Freunde" of those of the hero's own kind who have no names.
std::string companions(const german::Mention& others) {
  if (!others.called.empty()) return german::indefinite({others}, german::Case::nominative);
  const bool feminine = others.noun.gender() == german::Gender::feminine || others.noun.name() == "Mädchen";
  if (others.count == 1) return feminine ? "eine Freundin" : "ein Freund";
  return german::number_word(others.count) + (feminine ? " Freundinnen" : " Freunde");
}

}  // namespace

std::string StoryWriter::agents_of(const StoryPage& page, const drawing::Deed& deed, const PageCast& cast) {
  std::vector<std::string> names;
  const auto is_of_hero = [&](int agent) { return is_hero(page, agent); };
  if (std::any_of(deed.agents.begin(), deed.agents.end(), is_of_hero)) {
    const bool alone = deed.agents.size() == 1 && cast.others.empty();
    if (alone && (way_names_hero_ || hero_acts_)) {
      names.push_back(german::pronoun({hero_.mention}, german::Case::nominative));
    } else {
      names.push_back(hero_named_ ? german::bare_definite({hero_.mention}, german::Case::nominative)
                                  : german::definite({hero_.mention}, german::Case::nominative));
    }
    for (const Actor& other : cast.others) names.push_back(companions(other.mention));
  }
  for (const int agent : deed.agents) {
    if (is_of_hero(agent)) continue;
    const std::string& name = page.motifs[static_cast<std::size_t>(agent)].name;
    for (const std::vector<Actor>* list : {&cast.beings, &cast.things, &cast.sky}) {
      for (const Actor& actor : *list) {
        if (!actor.plays(name)) continue;
        german::Mentions mention{actor.mention};
        // Where somebody is the deed says.
        if (!mention.front().where.starts_with("mit ")) mention.front().where.clear();
        const bool known = is_met(actor.mention) || is_named(actor);
        const bool own = article_of(page, agent) == german::WrittenArticle::own && !names.empty() &&
                         actor.mention.called.empty();
        std::string called = known ? german::bare_definite(mention, german::Case::nominative)
                             : own ? german::possessive(german::possessive_stem({hero_.mention}),
                                                        mention.front(), german::Case::nominative)
                                   : german::indefinite(mention, german::Case::nominative);
        // A family comes in once, however many of it take part.
        if (std::find(names.begin(), names.end(), called) == names.end()) names.push_back(std::move(called));
      }
    }
  }
  return german::enumeration(names);
}

german::WrittenArticle StoryWriter::article_of(const StoryPage& page, int motif) const {
  const german::NounRecord* record = nouns_.find(page.motifs[static_cast<std::size_t>(motif)].name);
  return record == nullptr ? german::WrittenArticle::other : german::article_in_text(page.text, record->noun);
}

// "sein" of one man, "ihr" of a woman and of several.
std::string StoryWriter::owner_of(const StoryPage& page, const drawing::Deed& deed) const {
  const drawing::WishedMotif& owner = page.motifs[static_cast<std::size_t>(deed.agents.front())];
  const german::NounRecord* record = nouns_.find(owner.name);
  const bool girl = owner.name == "Mädchen" && !owner.called.empty();
  const bool several = deed.agents.size() > 1 || owner.count > 1;
  const bool feminine = record != nullptr && record->noun.gender() == german::Gender::feminine;
  return several || girl || feminine ? "ihr" : "sein";
}

// The deed of one where a single word calls all who do it: "die Familie picknickt".
drawing::Deed StoryWriter::as_one(const StoryPage& page, drawing::Deed deed, const PageCast& cast) {
  const bool all = std::any_of(cast.beings.begin(), cast.beings.end(), [&](const Actor& actor) {
    return !actor.members.empty() && std::all_of(deed.agents.begin(), deed.agents.end(), [&](int agent) {
      return actor.plays(page.motifs[static_cast<std::size_t>(agent)].name);
    });
  });
  if (all) deed.agents.resize(1);
  return deed;
}

// How the sentence begins that tells a deed.
std::string StoryWriter::deed_list(std::size_t index, const drawing::Deed& deed, bool heros) const {
  if (heros && hero_acts_) return "deed-also";
  const StoryPage& page = pages_[index];
  const bool for_hero =
      (deed.receiver && is_hero(page, *deed.receiver)) || (deed.patient && is_hero(page, *deed.patient));
  if (index == 0 && pages_.size() > 1 && (heros || for_hero)) {
    const auto& verbs = telling::VerbTable::embedded();
    return verbs.is_posture(verbs.parts(deed.verb).base) ? "state-first" : "deed-first";
  }
  if (for_hero && !heros) return "deed-to-hero";
  return heros ? "deed-hero" : "deed-other";
}

void StoryWriter::tell_deeds(std::size_t index, PageCast& cast) {
  const StoryPage& page = pages_[index];
  const drawing::Subject subject{page.motifs, page.relations, page.deeds, page.scene};
  telling::Teller teller(subject, telling::Tense::past);
  std::set<int> told, known;
  for (int i = 0; i < static_cast<int>(page.motifs.size()); ++i) {
    const german::NounRecord* record = nouns_.find(page.motifs[static_cast<std::size_t>(i)].name);
    if (is_hero(page, i) || (record != nullptr && is_met({record->noun}))) known.insert(i);
  }
  std::set<int> agents;
  for (const drawing::Deed& deed : page.deeds) agents.insert(deed.agents.begin(), deed.agents.end());
  for (int i = 0; i < static_cast<int>(page.motifs.size()); ++i) {
    // "deckt den Tisch", as the text of the page has it; who acts is introduced as a stranger first.
    if (!agents.contains(i) && article_of(page, i) == german::WrittenArticle::definite) known.insert(i);
  }
  for (const int motif : known) teller.set_met(motif);
  for (const drawing::Deed& deed : page.deeds) {
    // "winkt einem Papagei", whom nobody has seen before
    const bool is_new = deed.receiver && !known.contains(*deed.receiver) &&
                        article_of(page, *deed.receiver) == german::WrittenArticle::indefinite;
    if (is_new) teller.set_stranger(*deed.receiver);
  }
  for (const drawing::Deed& deed : page.deeds) teller.reserve(deed);
  std::size_t count = 0;
  for (const drawing::Deed& deed : page.deeds) {
    if (count == (pages_.size() <= 2 ? 2 : most_deeds)) break;
    parts_.agents = agents_of(page, deed, cast);
    if (parts_.agents.empty()) continue;
    ++count;
    for (const int agent : deed.agents) teller.set_known(agent);
    for (int i = 0; i < static_cast<int>(page.motifs.size()); ++i) {
      if (!known.contains(i) && article_of(page, i) == german::WrittenArticle::own)
        teller.set_owner(i, owner_of(page, deed));
    }
    std::string where = teller.spot(deed.agents.front(), false);
    if (where.empty() && needs_place(teller, deed, page.scene)) {
      where = telling::place_phrase(page.scene, &deed);
      const bool again = index > 0 && pages_[index - 1].scene == page.scene;
      if (again || has_named(where)) where = as_known(where);
    }
    set_predicate(teller.predicate(as_one(page, deed, cast), where));
    told.insert(deed.agents.begin(), deed.agents.end());
    for (const int motif : teller.motifs_of(deed)) told.insert(motif);
    const bool heros =
        std::any_of(deed.agents.begin(), deed.agents.end(), [&](int i) { return is_hero(page, i); });
    if (heros && is_sleep(deed)) {
      sleep_ = parts_;
      sleeps_alone_ = deed.agents.size() == 1 && cast.others.empty();
      hero_acts_ = true;
      continue;
    }
    way_names_hero_ = false;
    add(choose(texts_.list(deed_list(index, deed, heros))));
    hero_acts_ = hero_acts_ || heros;
    hero_named_ = hero_named_ || heros;
    const bool weeps = heros && deed.verb == "weinen";
    mood_told_ = mood_told_ || weeps;
    if (weeps) add(choose(texts_.list("comfort")));
  }
  const auto is_told = [&](const Actor& actor) {
    for (int i = 0; i < static_cast<int>(page.motifs.size()); ++i) {
      if (!actor.plays(page.motifs[static_cast<std::size_t>(i)].name)) continue;
      if (told.contains(i) || (teller.is_told(i) && !known.contains(i))) return true;
    }
    return false;
  };
  for (std::vector<Actor>* list :
       {&cast.beings, &cast.things, &cast.sky, &cast.hero_has, &cast.hero_spot.objects})
    std::erase_if(*list, is_told);
  if (hero_acts_) {
    cast.others.clear();
    cast.hero_spot.objects.clear();
  }
}

// Whether the verb would stand alone ("da rutschte der Pinguin") on a page that has not named its place yet.
// Who swims is always said to do so somewhere, but nobody swims "unter Wasser" right after it was blue there.
bool StoryWriter::needs_place(telling::Teller teller, const drawing::Deed& deed,
                              const std::string& scene) const {
  if (!teller.predicate(deed, "").rest.empty()) return false;
  const auto& verbs = telling::VerbTable::embedded();
  if (verbs.is_posture(deed.verb) || (!deed.patient && verbs.takes_place(deed.verb))) return true;
  const std::string place = telling::place_phrase(scene, &deed);
  if (verbs.is_in_water(deed.verb) || verbs.is_on_water(deed.verb)) {
    if (sentences_.empty()) return true;
    const std::string noun = place.substr(place.rfind(' ') + 1);
    return sentences_.back().find(noun) == std::string::npos;
  }
  return !has_named(place);
}

bool StoryWriter::has_named(const std::string& place) const {
  const std::string noun = place.substr(place.rfind(' ') + 1);
  return std::any_of(sentences_.begin(), sentences_.end(),
                     [&](const std::string& sentence) { return sentence.find(noun) != std::string::npos; });
}

// "kämmte sich der Bär": the pronoun comes before a noun.
void StoryWriter::set_predicate(const telling::Predicate& predicate) {
  constexpr std::string_view sich = "sich";
  parts_.finite = predicate.finite;
  parts_.rest = predicate.rest;
  const bool reflexive = parts_.rest == sich || parts_.rest.starts_with("sich ");
  const bool pronoun = parts_.agents == "er" || parts_.agents == "sie" || parts_.agents == "es";
  if (!reflexive || pronoun) return;
  parts_.finite += " sich";
  parts_.rest.erase(0, std::min(parts_.rest.size(), sich.size() + 1));
}

// Who sleeps or is eaten says nothing.
bool StoryWriter::is_silent(const Actor& actor) const {
  const StoryPage& page = pages_[index_];
  const auto is_it = [&](int motif) {
    return page.motifs.at(static_cast<std::size_t>(motif)).name == actor.name;
  };
  return actor.pose == drawing::Pose::sleeping ||
         std::any_of(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& deed) {
           if (is_sleep(deed)) return std::any_of(deed.agents.begin(), deed.agents.end(), is_it);
           return deed.patient && is_it(*deed.patient) && telling::VerbTable::embedded().is_meal(deed.verb);
         });
}

bool StoryWriter::is_foe(const Actor& actor) const {
  const StoryPage& page = pages_[index_];
  const auto is_it = [&](int motif) {
    return page.motifs.at(static_cast<std::size_t>(motif)).name == actor.name;
  };
  return std::any_of(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& deed) {
    const bool bears = (deed.patient && is_it(*deed.patient)) || (deed.receiver && is_it(*deed.receiver));
    const bool acts = std::any_of(deed.agents.begin(), deed.agents.end(), is_it);
    return telling::VerbTable::embedded().is_hostile(deed.verb) && (bears || acts);
  });
}

}  // namespace books::story
