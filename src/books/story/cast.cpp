#include "books/story/cast.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

#include "books/story/groups.h"
#include "books/telling/teller.h"
#include "drawing/language/lexicon.h"

namespace books::story {
namespace {

using drawing::Mood;
using drawing::WishedMotif;

// In a story nobody is worse than grim.
std::optional<std::string> mood_adjective(Mood mood) {
  return mood == Mood::angry ? "grimmig" : telling::mood_adjective(mood);
}

// The motifs of a picture that nouns are known for, each name once.
std::vector<WishedMotif> known_motifs(const StoryPage& page, const german::NounTable& nouns) {
  std::vector<WishedMotif> motifs;
  for (const WishedMotif& motif : page.motifs) {
    if (nouns.find(motif.name) == nullptr) continue;
    const auto same = std::find_if(motifs.begin(), motifs.end(),
                                   [&](const WishedMotif& other) { return other.name == motif.name; });
    if (same == motifs.end()) {
      motifs.push_back(motif);
    } else {
      same->count += motif.count;
      same->called.insert(same->called.end(), motif.called.begin(), motif.called.end());
    }
  }
  return motifs;
}

bool is_member(const Group* group, const std::string& name) {
  return group != nullptr &&
         std::find(group->members.begin(), group->members.end(), name) != group->members.end();
}

// How well somebody suits as hero: whoever has a name first, then more pictures, then one that is alone where
// it first shows.
struct Candidate {
  bool named = false;  // on any page
  int pages = 0;
  int order = 0;  // of appearance
  bool alone_at_first = false;
  WishedMotif first;

  bool better_than(const Candidate& other) const {
    if (named != other.named) return named;
    if (pages != other.pages) return pages > other.pages;
    if (alone_at_first != other.alone_at_first) return alone_at_first;
    return order < other.order;
  }
};

template <class MayBe>
std::optional<WishedMotif> best_candidate(const std::vector<StoryPage>& pages, const german::NounTable& nouns,
                                          MayBe may_be) {
  std::map<std::string, Candidate> candidates;
  int order = 0;
  for (const StoryPage& page : pages) {
    const Group* group = GroupTable::embedded().on(page);
    for (const WishedMotif& motif : known_motifs(page, nouns)) {
      // Nobody is picked out of a family.
      if (is_member(group, motif.name)) continue;
      const german::NounRecord& record = *nouns.find(motif.name);
      // A name has no plural, and is somebody all the same: "Rotkäppchen".
      if (!may_be(record) || (!record.noun.countable() && !record.like_name)) continue;
      Candidate& candidate = candidates[motif.name];
      if (candidate.pages++ == 0) {
        candidate.order = order++;
        candidate.alone_at_first = motif.count == 1;
        candidate.first = motif;
      }
      if (!candidate.named && !motif.called.empty()) {
        candidate.named = true;
        candidate.first.called = motif.called;
        candidate.first.count = motif.count;
      }
    }
  }
  const Candidate* best = nullptr;
  for (const auto& [name, candidate] : candidates) {
    if (best == nullptr || candidate.better_than(*best)) best = &candidate;
  }
  return best == nullptr ? std::nullopt : std::optional(best->first);
}

// Whether some picture shows somebody in tears or sad.
bool is_sad(const std::vector<StoryPage>& pages, const std::string& name) {
  return std::any_of(pages.begin(), pages.end(), [&](const StoryPage& page) {
    const auto is_named = [&](int motif) {
      return page.motifs.at(static_cast<std::size_t>(motif)).name == name;
    };
    return std::any_of(
               page.motifs.begin(), page.motifs.end(),
               [&](const WishedMotif& motif) { return motif.name == name && motif.mood == Mood::sad; }) ||
           std::any_of(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& deed) {
             return (deed.verb == "weinen" || deed.verb == "heulen") &&
                    std::any_of(deed.agents.begin(), deed.agents.end(), is_named);
           });
  });
}

// `sad`: nobody is called cheerful who is going to cry.
std::string hero_adjective(const WishedMotif& motif, const german::NounRecord& record, bool sad,
                           base::Random& chance) {
  static constexpr std::array<std::string_view, 5> little = {"klein", "klein", "neugierig", "mutig",
                                                             "fröhlich"};
  static constexpr std::array<std::string_view, 3> any = {"fröhlich", "neugierig", "freundlich"};
  const std::string_view picked = record.may_be_little
                                      ? chance.pick(std::span<const std::string_view>(little))
                                      : chance.pick(std::span<const std::string_view>(any));
  if (const auto size = telling::size_adjective(motif.size)) return *size;
  if (motif.mood == Mood::happy) return "fröhlich";
  return sad && picked == "fröhlich" ? "freundlich" : std::string(picked);
}

// Gives who has a name its name: "Lena", "der Kater Felix", "Oma".
void call(german::Mention& mention, const WishedMotif& motif, const german::NounRecord& record) {
  const bool girl = motif.name == "Mädchen";
  if (record.like_name && motif.count == 1) {
    // "Opa", "Opa Karl"
    mention.called = motif.called.empty() ? motif.name : motif.name + ' ' + motif.called.front();
    mention.called_alone = true;
  } else if (!motif.called.empty() && static_cast<int>(motif.called.size()) == motif.count) {
    mention.called = german::enumeration(motif.called);
    mention.called_alone = telling::is_child(motif);
    mention.titled = record.title && motif.count == 1;
    // "Lena" is "sie", though she is "das Mädchen".
    if (girl) mention.noun = german::Noun(motif.name, motif.name, german::Gender::feminine);
  }
}

german::Mention mention_of(const WishedMotif& motif, const german::NounRecord& record) {
  german::Mention mention{telling::counted_noun(motif, record), motif.count, {}, record.unique};
  call(mention, motif, record);
  if (mention.called_alone) return mention;
  if (const auto size = telling::size_adjective(motif.size)) mention.adjectives.push_back(*size);
  if (const auto mood = mood_adjective(motif.mood); mood && record.kind == german::NounKind::being) {
    mention.adjectives.push_back(*mood);
  }
  return mention;
}

Hero hero_of(const WishedMotif& motif, const std::vector<StoryPage>& pages, const german::NounTable& nouns,
             base::Random& chance) {
  const german::NounRecord& record = *nouns.find(motif.name);
  Hero hero{motif.name, {record.noun, 1, {}, record.unique}};
  WishedMotif alone = motif;
  if (static_cast<int>(motif.called.size()) == motif.count) alone.called.resize(1);
  alone.count = 1;
  if (!motif.called.empty() || record.like_name) call(hero.mention, alone, record);
  if (hero.mention.called_alone) return hero;
  if (record.noun.adjectives().empty() && !record.unique) {
    hero.mention.adjectives.push_back(hero_adjective(motif, record, is_sad(pages, motif.name), chance));
  }
  return hero;
}

// A relation of a picture between two different kinds, by their names.
struct NamedRelation {
  std::string subject;
  drawing::Preposition preposition;
  std::vector<std::string> objects;
};

bool is_in_deed(const StoryPage& page, int motif) {
  return std::any_of(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& deed) {
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr;
    return deed.patient == motif || deed.receiver == motif || (tool != nullptr && *tool == motif) ||
           (goal != nullptr && *goal == motif) ||
           std::find(deed.agents.begin(), deed.agents.end(), motif) != deed.agents.end();
  });
}

bool is_patient(const StoryPage& page, int motif) {
  return std::any_of(page.deeds.begin(), page.deeds.end(),
                     [&](const drawing::Deed& deed) { return deed.patient == motif; });
}

std::vector<NamedRelation> named_relations(const StoryPage& page) {
  std::vector<NamedRelation> named;
  const auto name = [&](int index) { return page.motifs.at(static_cast<std::size_t>(index)).name; };
  for (const drawing::Relation& relation : page.relations) {
    NamedRelation entry{name(relation.subject), relation.preposition, {}};
    for (const int object : relation.objects) {
      if (name(object) != entry.subject) entry.objects.push_back(name(object));
    }
    // What something is done to is told with its place by the deed.
    const bool told = is_patient(page, relation.subject) ||
                      std::any_of(relation.objects.begin(), relation.objects.end(),
                                  [&](int object) { return is_in_deed(page, object); });
    if (told) continue;
    if (entry.objects.size() == relation.objects.size() && !entry.objects.empty()) named.push_back(entry);
  }
  return named;
}

// Takes the actors of these names out of a list; nothing is taken unless all are there.
std::vector<Actor> take(std::vector<Actor>& actors, const std::vector<std::string>& names) {
  std::vector<Actor> taken;
  for (const std::string& name : names) {
    const auto found =
        std::find_if(actors.begin(), actors.end(), [&](const Actor& actor) { return actor.name == name; });
    if (found != actors.end()) taken.push_back(*found);
  }
  if (taken.size() != names.size()) return {};
  std::erase_if(actors, [&](const Actor& actor) {
    return std::find(names.begin(), names.end(), actor.name) != names.end();
  });
  return taken;
}

// What a relation places somebody at. Beings are places only to ride on; otherwise they play for themselves.
std::vector<Actor> take_objects(PageCast& cast, const NamedRelation& relation) {
  for (std::vector<Actor>* actors : {&cast.things, &cast.sky}) {
    if (std::vector<Actor> taken = take(*actors, relation.objects); !taken.empty()) return taken;
  }
  const bool may_ride = relation.preposition == drawing::Preposition::on;
  return may_ride ? take(cast.beings, relation.objects) : std::vector<Actor>{};
}

std::string with_phrase(const std::vector<Actor>& objects) {
  german::Mentions mentions;
  for (const Actor& object : objects) mentions.push_back(object.mention);
  return "mit " + german::indefinite(mentions, german::Case::dative);
}

Actor* find_actor(std::vector<Actor>& actors, const std::string& name) {
  const auto found =
      std::find_if(actors.begin(), actors.end(), [&](const Actor& actor) { return actor.name == name; });
  return found == actors.end() ? nullptr : &*found;
}

// A thing with what holds it or belongs to it: "ein Schatz in einer Truhe".
void place_thing(const NamedRelation& relation, PageCast& cast) {
  const Actor* subject = find_actor(cast.things, relation.subject);
  if (subject == nullptr || !subject->mention.where.empty()) return;
  const std::vector<Actor> objects = take(cast.things, relation.objects);
  // Two that hold each other: the first relation has taken the subject.
  Actor* found = find_actor(cast.things, relation.subject);
  if (found == nullptr || objects.empty()) return;
  german::Mentions mentions;
  for (const Actor& object : objects) mentions.push_back(object.mention);
  found->mention.where = std::string(telling::preposition_word(relation.preposition)) + ' ' +
                         german::indefinite(mentions, german::Case::dative);
}

// Things that a relation places somebody at are spoken of together with them, so that they leave their list.
void place_cast(const StoryPage& page, const Hero& hero, PageCast& cast) {
  for (const NamedRelation& relation : named_relations(page)) {
    const bool is_hero = relation.subject == hero.name;
    const bool with = relation.preposition == drawing::Preposition::with;
    const Actor* subject = find_actor(cast.beings, relation.subject);
    if (!is_hero && subject == nullptr) {
      place_thing(relation, cast);
      continue;
    }
    const Spot& spot = is_hero ? cast.hero_spot : subject->spot;
    if (!spot.objects.empty() || (is_hero && !cast.hero_has.empty())) continue;
    const std::vector<Actor> objects = take_objects(cast, relation);
    if (objects.empty()) continue;
    // Taking may have moved the beings.
    Actor* found = find_actor(cast.beings, relation.subject);
    const Spot place{std::string(telling::preposition_word(relation.preposition)), objects};
    const bool portable =
        std::none_of(objects.begin(), objects.end(), [](const Actor& thing) { return thing.hides; });
    if (with && !portable) {
      cast.things.insert(cast.things.end(), objects.begin(), objects.end());  // nobody has a tree along
    } else if (is_hero && with) {
      cast.hero_has = objects;
    } else if (is_hero) {
      cast.hero_spot = place;
    } else if (with) {
      found->mention.where = with_phrase(objects);
    } else {
      found->spot = place;
    }
    if (!with) cast.placed.insert(cast.placed.end(), objects.begin(), objects.end());
  }
}

}  // namespace

Hero choose_hero(const std::vector<StoryPage>& pages, const german::NounTable& nouns, base::Random& chance) {
  const auto being = [](const german::NounRecord& record) { return record.kind == german::NounKind::being; };
  if (const auto motif = best_candidate(pages, nouns, being)) return hero_of(*motif, pages, nouns, chance);
  const auto vehicle = [](const german::NounRecord& record) { return record.vehicle; };
  if (const auto motif = best_candidate(pages, nouns, vehicle)) return hero_of(*motif, pages, nouns, chance);
  const bool girl = chance.chance(0.5);
  const german::Noun child = girl ? german::Noun("Mädchen", "Mädchen", german::Gender::neuter)
                                  : german::Noun("Junge", "Jungen", german::Gender::masculine);
  return {"", {child, 1, {"neugierig"}, false}};
}

namespace {

// Those of the hero's kind that a picture shows beside it.
Actor others_of_kind(const WishedMotif& motif, const Hero& hero, const german::NounRecord& record) {
  Actor others{motif.name, {record.noun, motif.count - 1, {"ander"}, false}, &record, motif.pose};
  WishedMotif named = motif;
  std::erase(named.called, hero.mention.called);
  named.count = motif.count - 1;
  if (named.called.empty()) return others;
  call(others.mention, named, record);
  if (!others.mention.called.empty()) others.mention.adjectives.clear();
  return others;
}

bool hides(const WishedMotif& motif) {
  using drawing::language::SizeClass;
  const auto* entry = drawing::language::Lexicon::embedded().find(motif.motif);
  return entry != nullptr && entry->size >= SizeClass::medium && !entry->is_measure &&
         entry->support == drawing::language::Support::ground &&
         entry->wear.at == drawing::language::WornAt::nowhere;
}

bool is_worn(const WishedMotif& motif) {
  const auto* entry = drawing::language::Lexicon::embedded().find(motif.motif);
  return entry != nullptr && entry->wear.at != drawing::language::WornAt::nowhere;
}

}  // namespace

PageCast cast_page(const StoryPage& page, const Hero& hero, const german::NounTable& nouns) {
  PageCast cast;
  const Group* group = GroupTable::embedded().on(page);
  if (is_member(group, hero.name)) group = nullptr;
  for (const WishedMotif& motif : known_motifs(page, nouns)) {
    const german::NounRecord& record = *nouns.find(motif.name);
    if (is_member(group, motif.name)) {
      // All of them come in as the first one.
      if (motif.name != group->members.front()) continue;
      Actor all{group->noun.name(), {group->noun}, &record, motif.pose};
      all.members = group->members;
      cast.beings.push_back(std::move(all));
      continue;
    }
    if (motif.name == hero.name) {
      cast.shows_hero = true;
      cast.hero_pose = motif.pose;
      cast.hero_mood = motif.mood;
      if (motif.count > 1) cast.others.push_back(others_of_kind(motif, hero, record));
      continue;
    }
    const Actor actor{motif.name,    mention_of(motif, record), &record, motif.pose, {}, hides(motif),
                      is_worn(motif)};
    if (record.kind == german::NounKind::being) {
      cast.beings.push_back(actor);
    } else if (record.kind == german::NounKind::sky) {
      cast.sky.push_back(actor);
    } else {
      cast.things.push_back(actor);
    }
  }
  place_cast(page, hero, cast);
  return cast;
}

std::optional<german::Mention> known_mention(const WishedMotif& motif, const german::NounTable& nouns) {
  const german::NounRecord* record = nouns.find(motif.name);
  return record == nullptr ? std::nullopt : std::optional(mention_of(motif, *record));
}

bool is_night(const StoryPage& page) {
  return page.scene == "nacht" || page.weather == "nacht";
}

drawing::Age youngest_of(const std::vector<StoryPage>& pages) {
  drawing::Age age = drawing::Age::years_9_up;
  for (const StoryPage& page : pages) age = std::min(age, page.age);
  return age;
}

StoryPage story_page(const drawing::Wish& wish) {
  const bool cast = !wish.special || wish.special == "labyrinth";
  if (!cast) {
    StoryPage pattern{{}, {}, wish.scene.value_or("")};
    pattern.text = wish.text;
    return pattern;
  }
  std::string place = wish.scene.value_or("");
  for (const drawing::Deed& deed : wish.deeds) {
    if (place.empty() && deed.place) place = deed.place->id;
  }
  StoryPage page =
      story_page(drawing::subject_of(wish, std::vector<bool>(wish.deeds.size(), true), std::move(place)));
  page.text = wish.text;
  return page;
}

StoryPage story_page(const drawing::Subject& subject) {
  StoryPage page{subject.motifs, subject.relations, subject.place, subject.deeds};
  telling::use_known_nouns(page.motifs);
  return page;
}

StoryPage story_page(const drawing::Picture& picture) {
  // What falls from the sky, the heaviest first; then whether it is night. In space it always is.
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> weathers = {
      {{"Blitz", "sturm"}, {"Regentropfen", "regen"}, {"Schneeflocke", "winter"}, {"Mond", "nacht"}}};
  StoryPage page = story_page(picture.subject);
  for (const auto& [thing, weather] : weathers) {
    const bool shown = std::any_of(picture.elements.begin(), picture.elements.end(),
                                   [&, name = thing](const drawing::Element& element) {
                                     return !element.asked && element.name == name;
                                   });
    if (!shown || !page.weather.empty() || page.scene == weather || page.scene == "weltraum") continue;
    page.weather = weather;
  }
  return page;
}

}  // namespace books::story
