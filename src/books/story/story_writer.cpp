#include "books/story/story_writer.h"

#include <algorithm>
#include <stdexcept>

#include "base/utf8.h"
#include "books/german/sentence.h"
#include "books/story/collection.h"
#include "books/story/retelling.h"
#include "books/story/year_book.h"
#include "drawing/language/lexicon.h"

namespace books::story {
namespace {

using drawing::Pose;
using drawing::language::Support;

constexpr std::size_t most_friends = 3;  // that an end names

std::string pose_list(Pose pose, const std::string& prefix) {
  switch (pose) {
    case Pose::flying:
      return prefix + "flying";
    case Pose::swimming:
      return prefix + "swimming";
    case Pose::sleeping:
      return prefix + "sleeping";
    case Pose::running:
      return prefix + "running";
    case Pose::jumping:
    case Pose::dancing:
      return prefix + "jumping";
    case Pose::sitting:
      return prefix + "sitting";
    case Pose::eating:
      return prefix + "eating";
    case Pose::as_is:
      break;
  }
  return {};
}

german::Mentions mentions_of(const std::vector<Actor>& actors) {
  german::Mentions mentions;
  for (const Actor& actor : actors) mentions.push_back(actor.mention);
  return mentions;
}

// So that two books of one seed differ as much as two seeds do.
std::string names_of(const std::vector<StoryPage>& pages) {
  std::string names;
  for (const StoryPage& page : pages) {
    for (const drawing::WishedMotif& motif : page.motifs) names += motif.name + ' ';
    names += '/';
  }
  return names;
}

bool contains(const std::vector<std::string>& list, const std::string& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

// Laub, snow, reed: what nobody says "ein" of.
bool is_mass(const Actor& thing) {
  const german::Noun& noun = thing.mention.noun;
  return !noun.countable() || telling::VerbTable::embedded().is_mass(noun.name());
}

}  // namespace

StoryWriter::StoryWriter(const std::vector<StoryPage>& pages, std::uint64_t seed, const StoryTexts& texts,
                         const german::NounTable& nouns)
    : pages_(pages),
      texts_(texts),
      nouns_(nouns),
      chance_(base::Random(seed).fork(names_of(pages))),
      hero_(choose_hero(pages, nouns, chance_)),
      arc_(choose_arc()) {
  if (pages.empty()) throw std::invalid_argument("a story needs a picture");
  parts_.mentions['H'] = {hero_.mention};
  if (!arc_.items.empty())
    parts_.mentions['D'] = {chance_.pick(std::span<const german::Mention>(arc_.items))};
}

bool StoryWriter::suits(const Arc& arc) const {
  const auto any_deed = [&](std::size_t pages, auto is) {
    for (std::size_t i = 0; i < pages; ++i) {
      for (const drawing::Deed& deed : pages_[i].deeds) {
        const bool heros = std::any_of(deed.agents.begin(), deed.agents.end(),
                                       [&](int agent) { return is_hero(pages_[i], agent); });
        if (heros && is(deed)) return true;
      }
    }
    return false;
  };
  switch (arc.suits) {
    case ArcHero::alone: {
      const PageCast first = cast_page(pages_.front(), hero_, nouns_);
      return first.beings.empty() && first.others.empty();
    }
    case ArcHero::moving:
      return !any_deed(pages_.size(), [](const drawing::Deed& deed) {
        const auto* entry = drawing::language::Lexicon::embedded().find_deed(deed.verb);
        return entry == nullptr || !entry->moves;
      });
    case ArcHero::awake:
      return !any_deed(pages_.size() - 1, is_sleep);
    case ArcHero::travelling: {
      std::set<std::string> places;
      for (const StoryPage& page : pages_) places.insert(page.scene);
      return places.size() * 2 > pages_.size();
    }
    case ArcHero::any:
      break;
  }
  return true;
}

const Arc& StoryWriter::choose_arc() {
  std::vector<const Arc*> fitting;
  for (const Arc& arc : texts_.arcs()) {
    const bool fits = std::none_of(pages_.begin(), pages_.end(),
                                   [&](const StoryPage& page) { return contains(arc.not_in, page.scene); }) &&
                      std::none_of(arc.unlike.begin(), arc.unlike.end(), [&](const std::string& word) {
                        return contains(hero_.mention.adjectives, word);
                      });
    if (fits && suits(arc) && has_words(arc)) fitting.push_back(&arc);
  }
  if (fitting.empty()) throw std::logic_error("no story arc fits");
  return *chance_.pick(std::span<const Arc* const>(fitting));
}

Story StoryWriter::write() {
  Story story;
  story.title = german::sentence_case(choose(arc_.titles)->fill(parts_));
  for (std::size_t i = 0; i < pages_.size(); ++i) story.pages.push_back(page_text(i));
  return story;
}

// The whole bow in one picture, in two, or with steps on the way between beginning and turn. However short
// the book, a page is no longer than children listen.
std::vector<StoryWriter::Stage> StoryWriter::stages(std::size_t index) const {
  const std::size_t last = pages_.size() - 1;
  if (last == 0) return {Stage::start, Stage::close};
  if (index == 0) return {Stage::begin};
  if (last == 1) return {Stage::close};
  if (index == last) return {Stage::end};
  return {index + 1 == last ? Stage::turn : Stage::middle};
}

std::string StoryWriter::page_text(std::size_t index) {
  index_ = index;
  PageCast cast = cast_page(pages_[index], hero_, nouns_);
  const PageCast whole = cast;
  sentences_.clear();
  hero_named_ = way_names_hero_ = hero_acts_ = mood_told_ = fell_asleep_ = false;
  sleep_.reset();
  for (const Actor& actor : cast.beings) {
    if (is_foe(actor)) foes_.insert(actor.mention.noun.name());
  }
  set_parts(cast, cast);
  const std::vector<Stage> told = stages(index);
  const bool begins = index == 0;
  if (begins) {
    // The hero is introduced before the others come in.
    tell_beginning();
    tell_stage(told.front());
  } else {
    tell_way(index, cast);
  }
  tell_deeds(index, cast);
  tell_mood(whole);
  set_parts(whole, cast);
  tell_presence(cast);
  // What the hero does goes before the next step, but rounds off an end.
  if (told.front() != Stage::end) tell_pose(cast);
  if (!begins || told.size() > 1) tell_stage(told.back());
  if (told.front() == Stage::end) tell_pose(cast);
  tell_sleep();
  meet(whole);
  std::string text;
  for (const std::string& sentence : sentences_) text += (text.empty() ? "" : " ") + sentence;
  return german::sentence_case(text);
}

void StoryWriter::tell_beginning() {
  const SceneTexts* scene = texts_.scene(pages_.front().scene);
  const bool enters = is_entered(pages_.front());
  if (pages_.size() == 1) return;
  if (const SceneTexts* weather = texts_.scene(pages_.front().weather)) {
    add(choose(weather->air));
  } else if (scene != nullptr && !enters) {
    add(choose(scene->air));
  }
}

void StoryWriter::tell_way(std::size_t index, const PageCast& cast) {
  const std::string& id = pages_[index].scene;
  const SceneTexts* scene = texts_.scene(id);
  const bool alone = cast.beings.empty() && cast.things.empty() && cast.sky.empty() && !cast.shows_hero;
  const StoryPage& before = pages_[index - 1];
  const bool morning = is_night(before) && !is_night(pages_[index]);
  if (scene != nullptr && morning && contains(scene->lacks, "dark")) add(choose(texts_.list("morning")));
  const bool been_there = std::any_of(pages_.begin(), pages_.begin() + static_cast<std::ptrdiff_t>(index),
                                      [&](const StoryPage& page) { return page.scene == id; });
  // Snow that fell already on the picture before does not come up once more.
  const bool goes_on = scene != nullptr && before.weather == id;
  const bool arrives = scene != nullptr && before.scene != id && !goes_on;
  const bool leaves = arrives ? is_entered(pages_[index])
                              : (scene == nullptr || goes_on) && texts_.scene(before.scene) != nullptr;
  if (arrives && been_there && contains(scene->lacks, "dark") && !contains(scene->lacks, "return")) {
    parts_.place = as_known(telling::place_phrase(id, nullptr));
    add(choose(texts_.list("return")));
  } else if (leaves) {
    add(choose(texts_.list("leave")));
  } else if (arrives) {
    std::vector<const Pattern*> ways = pointers(scene->go);
    // Nobody comes to a season or into a storm as to a place.
    if (!contains(scene->lacks, "return") && !contains(scene->lacks, "arrival")) {
      parts_.place = telling::place_phrase(id, nullptr);
      for (const Pattern* way : pointers(texts_.list("arrive"))) ways.push_back(way);
    }
    add(choose(ways));
  } else if (scene != nullptr && (alone || chance_.chance(0.6))) {
    const bool told = std::all_of(scene->air.begin(), scene->air.end(),
                                  [&](const Pattern& pattern) { return told_.contains(&pattern); });
    add(choose(told ? texts_.list("onward") : scene->air));
  } else if (alone || (!cast.beings.empty() && chance_.chance(0.4))) {
    add(choose(texts_.list("onward")));
  }
  way_names_hero_ = hero_named_;
  tell_weather(index);
}

// Snow or rain that a picture shows and the one before it did not.
void StoryWriter::tell_weather(std::size_t index) {
  const std::string& id = pages_[index].weather;
  const SceneTexts* weather = texts_.scene(id);
  if (weather == nullptr || pages_[index - 1].weather == id || pages_[index - 1].scene == id) return;
  add(choose(weather->air));
}

void StoryWriter::tell_presence(const PageCast& cast) {
  std::vector<Actor> anywhere;
  for (const Actor& actor : cast.beings) {
    if (actor.spot.objects.empty()) anywhere.push_back(actor);
  }
  tell_of("meet-being", anywhere);
  for (const Actor& actor : cast.beings) {
    if (actor.spot.objects.empty()) continue;
    parts_.place = place_of(actor.spot);
    tell_of("meet-placed", {actor});
  }
  std::vector<Actor> things = unnamed(cast.things), again;
  const auto is_here_again = [this](const Actor& thing) { return is_seen(thing); };
  std::copy_if(things.begin(), things.end(), std::back_inserter(again), is_here_again);
  std::erase_if(things, is_here_again);
  for (Actor& thing : again) thing.mention.unique = true;
  tell_of("thing-again", again);
  tell_of(cast.beings.empty() && again.empty() ? "meet-thing" : "also-thing", things);
  tell_of("sky-thing", unnamed(cast.sky));
  tell_of("meet-same", cast.others);
  std::vector<Actor> has = cast.hero_has, wears;
  std::copy_if(has.begin(), has.end(), std::back_inserter(wears),
               [](const Actor& thing) { return thing.worn; });
  std::erase_if(has, [](const Actor& thing) { return thing.worn; });
  tell_of("hero-wearing", wears);
  tell_of("hero-with", has);
  if (!cast.hero_spot.objects.empty()) {
    parts_.place = place_of(cast.hero_spot);
    add(choose(texts_.list("hero-place")));
  }
}

bool StoryWriter::is_hero(const StoryPage& page, int motif) const {
  return page.motifs.at(static_cast<std::size_t>(motif)).name == hero_.name;
}

bool StoryWriter::is_met(const german::Mention& mention) const {
  return std::any_of(met_.begin(), met_.end(), [&](const german::Mention& other) {
    return other.noun.name() == mention.noun.name() && other.called == mention.called;
  });
}

void StoryWriter::tell_sleep() {
  if (!sleep_) return;
  const bool again = hero_named_ && sleeps_alone_;
  parts_.agents = again ? german::bare_definite({hero_.mention}, german::Case::nominative) : sleep_->agents;
  parts_.finite = sleep_->finite;
  parts_.rest = sleep_->rest;
  add(choose(texts_.list(fell_asleep_ ? "deed-slept" : "deed-last")));
}

void StoryWriter::tell_pose(const PageCast& cast) {
  if (hero_acts_) return;
  const std::string list = pose_list(cast.hero_pose, "hero-");
  if (!list.empty()) add(choose(texts_.list(list)));
}

void StoryWriter::tell_mood(const PageCast& cast) {
  if (mood_told_ || sleep_ || !cast.shows_hero) return;
  if (cast.hero_mood != drawing::Mood::sad && cast.hero_mood != drawing::Mood::angry) return;
  const bool sad = cast.hero_mood == drawing::Mood::sad;
  add(choose(texts_.list(sad ? "hero-sad" : "hero-angry")));
  add(choose(texts_.list(sad ? "cheer" : "calm")));
}

bool StoryWriter::is_named(const Actor& actor) const {
  const std::string name = actor.mention.called.empty() ? actor.mention.noun.name() : actor.mention.called;
  return actor.mention.count == 1 &&
         std::any_of(sentences_.begin(), sentences_.end(),
                     [&](const std::string& sentence) { return sentence.find(name) != std::string::npos; });
}

std::vector<Actor> StoryWriter::unnamed(const std::vector<Actor>& actors) const {
  std::vector<Actor> rest;
  for (const Actor& actor : actors) {
    if (!is_named(actor)) rest.push_back(actor);
  }
  return rest;
}

std::string StoryWriter::place_of(const Spot& spot) const {
  german::Mentions mentions;
  for (const Actor& object : spot.objects) {
    mentions.push_back(object.mention);
    if (is_named(object) || is_mass(object)) mentions.back().unique = true;
  }
  std::string place = spot.preposition + ' ' + german::indefinite(mentions, german::Case::dative);
  // "im Laub" of what has no name of its own for one piece.
  const bool mass = mentions.size() == 1 && is_mass(spot.objects.front());
  for (const auto& [apart, joined] : {std::pair{"in dem ", "im "}, std::pair{"an dem ", "am "}}) {
    if (mass && place.starts_with(apart)) return joined + place.substr(std::string_view(apart).size());
  }
  return place;
}

void StoryWriter::tell_stage(Stage stage) {
  switch (stage) {
    case Stage::start:
      return add(choose(calling_hero(pointers(arc_.starts))));
    case Stage::begin:
      return add(choose(calling_hero(pointers(arc_.begins))));
    case Stage::middle:
      return add(choose_step());
    case Stage::turn:
      return add(choose(calling_hero(pointers(arc_.turns))));
    case Stage::end:
      return add(choose(calling_hero(pointers(arc_.ends))));
    case Stage::close:
      return add(choose(calling_hero(pointers(arc_.closes))));
  }
}

void StoryWriter::set_parts(const PageCast& cast, const PageCast& rest) {
  parts_.mentions.erase('G');
  parts_.mentions.erase('T');
  std::vector<Actor> guests = cast.beings.empty() ? cast.others : cast.beings;
  std::erase_if(guests, [&](const Actor& actor) { return is_silent(actor) || is_foe(actor); });
  if (!guests.empty()) parts_.mentions['G'] = {chance_.pick(std::span<const Actor>(guests)).mention};
  // Nobody looks behind a spoon, nor rests at what somebody is using.
  std::vector<Actor> things = rest.things.empty() ? rest.placed : rest.things;
  std::erase_if(things, [](const Actor& actor) { return !actor.hides; });
  if (!things.empty()) parts_.mentions['T'] = {chance_.pick(std::span<const Actor>(things)).mention};
  german::Mentions friends = met_;
  std::erase_if(friends, [&](const german::Mention& one) { return foes_.contains(one.noun.name()); });
  if (!friends.empty()) {
    const std::size_t count = std::min(friends.size(), most_friends);
    parts_.mentions['F'] =
        german::Mentions(friends.end() - static_cast<std::ptrdiff_t>(count), friends.end());
  }
}

bool StoryWriter::is_seen(const Actor& thing) const {
  const std::string& place = pages_[index_].scene;
  return !place.empty() && thing.mention.count == 1 && seen_.contains({place, thing.name});
}

void StoryWriter::meet(const PageCast& cast) {
  for (const drawing::WishedMotif& motif : pages_[index_].motifs) {
    if (motif.count == 1) seen_.emplace(pages_[index_].scene, motif.name);
  }
  for (const Actor& actor : cast.beings) {
    const std::string name = actor.mention.noun.name();
    const auto known = std::find_if(met_.begin(), met_.end(), [&](const german::Mention& mention) {
      return mention.noun.name() == name && mention.called == actor.mention.called;
    });
    if (known != met_.end()) continue;
    met_.push_back({actor.mention.noun, actor.mention.count, {}, false});
    met_.back().called = actor.mention.called;
    met_.back().called_alone = actor.mention.called_alone;
  }
}

void StoryWriter::tell_of(const std::string& list, const std::vector<Actor>& actors) {
  if (actors.empty()) return;
  parts_.mentions['X'] = mentions_of(actors);
  // Somebody who was met before is no stranger.
  for (german::Mention& mention : parts_.mentions['X']) {
    if (is_met(mention)) mention.unique = true;
  }
  const Pattern* pattern = choose(texts_.list(list));
  if (pattern->needs_doing()) parts_.doing = doing(actors);
  add(pattern);
  parts_.mentions.erase('X');
}

std::string StoryWriter::doing(const std::vector<Actor>& actors) {
  const auto all = [&](auto has) { return std::all_of(actors.begin(), actors.end(), has); };
  const Pose pose = actors.front().pose;
  const Support support = actors.front().record->support;
  std::string list = "doing-ground";
  if (pose != Pose::as_is && all([&](const Actor& actor) { return actor.pose == pose; })) {
    list = pose_list(pose, "doing-");
  } else if (all([&](const Actor& actor) { return actor.record->support == support; })) {
    if (support == Support::air) list = "doing-air";
    if (support == Support::under_water) list = "doing-under_water";
  }
  const Pattern* pattern = choose(texts_.list(list));
  told_.insert(pattern);
  return pattern->fill(parts_);
}

void StoryWriter::add(const Pattern* pattern) {
  if (pattern == nullptr) throw std::logic_error("a story list has nothing that fits");
  told_.insert(pattern);
  fell_asleep_ = fell_asleep_ || pattern->is_marked("asleep");
  parts_.hero = hero_named_ ? HeroName::bare : HeroName::full;
  if (way_names_hero_ && pattern->names_hero_at_once()) parts_.hero = HeroName::pronoun;
  way_names_hero_ = false;
  hero_named_ = hero_named_ || pattern->names_hero();
  sentences_.push_back(pattern->fill(parts_));
}

Story write_story(const std::vector<StoryPage>& pages, std::uint64_t seed, const std::string& title) {
  if (pages.empty()) throw std::invalid_argument("a story needs a picture");
  std::optional<Story> story = retell(pages, seed, title);
  if (!story) story = tell_year(pages, seed);
  if (!story) story = is_collection(pages) ? tell_collection(pages, seed, title) : invent_story(pages, seed);
  // What a book is called is what it tells of; "Mein Malbuch" says nothing of that.
  const std::string lower = base::to_lower_utf8(title);
  if (!title.empty() && lower.find("malbuch") == std::string::npos) story->title = title;
  return *std::move(story);
}

Story invent_story(const std::vector<StoryPage>& pages, std::uint64_t seed) {
  if (pages.empty()) throw std::invalid_argument("a story needs a picture");
  return StoryWriter(pages, seed, StoryTexts::embedded(), german::NounTable::embedded()).write();
}

}  // namespace books::story
