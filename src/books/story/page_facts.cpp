#include "books/story/page_facts.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/story/cast.h"
#include "books/story/groups.h"
#include "books/story/remarks.h"
#include "books/story/story_texts.h"
#include "books/telling/antecedents.h"
#include "books/telling/sentence_words.h"
#include "books/telling/teller.h"
#include "drawing/language/parser.h"

namespace books::story {
namespace {

// The pieces between separators, none of them empty.
std::vector<std::string_view> pieces(std::string_view text, char separator) {
  std::vector<std::string_view> all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    if (end > 0) all.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

bool contains_word(const std::string& text, const std::string& word) {
  const auto words = telling::words_of(text);
  return std::any_of(words.begin(), words.end(),
                     [&](const auto& each) { return text.compare(each.at, each.size, word) == 0; });
}

// Whether a phrase calls the motif, by a name or by its noun.
bool calls_motif(const std::string& phrase, const drawing::WishedMotif& motif) {
  for (const std::string& name : motif.called) {
    if (contains_word(phrase, name)) return true;
  }
  const german::NounRecord* record = german::NounTable::embedded().find(motif.name);
  if (record == nullptr) return false;
  return contains_word(phrase, motif.name) ||
         contains_word(phrase, record->noun.form(german::Case::nominative, german::Number::plural));
}

// Whether a phrase has a longer word that begins with the noun: "Hasenmutter", of "Hase".
bool is_in_compound(const std::string& phrase, std::string noun) {
  constexpr std::size_t ending = 2;  // of a case or a plural, in bytes
  if (noun.ends_with('e')) noun.pop_back();
  const auto words = telling::words_of(phrase);
  return std::any_of(words.begin(), words.end(), [&](const auto& each) {
    return phrase.compare(each.at, noun.size(), noun) == 0 && each.size > noun.size() + ending + 1;
  });
}

// The first word with a capital letter: "Noah" of "Noah mit seinem Roboter".
std::string first_noun_of(const std::string& phrase) {
  for (const telling::SentenceWord& word : telling::words_of(phrase)) {
    std::string typed = phrase.substr(word.at, word.size);
    if (typed != word.lower) return typed;
  }
  return {};
}

std::string kind_of_doer(const drawing::WishedMotif& motif) {
  return telling::is_child(motif) ? "person" : kind_of(motif);
}

bool lacks_weather(const std::string& scene) {
  const SceneTexts* texts = StoryTexts::embedded().scene(scene);
  return texts != nullptr &&
         std::find(texts->lacks.begin(), texts->lacks.end(), "weather") != texts->lacks.end();
}

}  // namespace

PageFacts::PageFacts(const StoryPage& page, const std::optional<telling::PastSentence>& past,
                     drawing::Age age)
    : scene_(page.scene), age_(age), night_(is_night(page)) {
  for (const telling::SentenceWord& word : telling::words_of(page.text)) {
    std::string typed = page.text.substr(word.at, word.size);
    // What begins a sentence has a capital letter by that alone.
    const auto record = telling::record_of(word.lower);
    const bool noun = record && record->noun;
    words_.push_back(word.at == 0 && !noun ? word.lower : typed);
  }
  for (const std::string_view sign : {"Nacht", "nachts", "Mond", "Abend", "abends", "Sterne"}) {
    night_ = night_ || says(std::string(sign));
  }
  quotes_ = page.text.find("„") != std::string::npos || page.text.find('"') != std::string::npos;
  find_doers(page, past);
  if (!past) return;
  verb_ = past->particle + past->infinitive;
  read_subject(*past);
  read_places(*past);
}

// "Ein Krebs" of "Ein Krebs zwickte Papa" and of "Da zwickte ein Krebs Papa".
void PageFacts::read_subject(const telling::PastSentence& past) {
  const std::string& part = past.may_follow || past.rest.empty() ? past.front : past.rest;
  bool begun = false;
  for (const telling::SentenceWord& word : telling::words_of(part)) {
    const std::string typed = part.substr(word.at, word.size);
    if (!begun) new_subject_ = word.lower == "ein" || word.lower == "eine";
    begun = true;
    if (typed == word.lower || (word.at == 0 && telling::is_small(word))) continue;
    const german::NounRecord* record = german::NounTable::embedded().find(typed);
    constexpr std::array<std::string_view, 8> people = {"familie", "mannschaft", "klasse", "team",
                                                        "polizei", "feuerwehr",  "leute",  "freunde"};
    const auto known = telling::record_of(word.lower);
    const bool lives = record != nullptr ? record->kind == german::NounKind::being || record->vehicle
                                         : !known || !known->noun || telling::is_first_name(known);
    of_thing_ = doer_kind_ == "thing" || doer_kind_ == "sky" || doer_kind_ == "plant" ||
                (doers_.empty() && beings_.empty() && !lives && !telling::is_one_of(word.lower, people));
    return;
  }
}

void PageFacts::read_places(const telling::PastSentence& past) {
  constexpr std::array<std::string_view, 34> places = {
      "in",     "im",     "ins",   "auf",   "aufs",    "am",       "an",     "ans",  "unter",
      "unterm", "hinter", "vor",   "neben", "zu",      "zum",      "zur",    "nach", "aus",
      "bei",    "beim",   "durch", "über",  "um",      "zwischen", "dort",   "hier", "oben",
      "zurück", "los",    "heran", "unten", "drinnen", "davon",    "draußen"};
  constexpr std::array<std::string_view, 6> goals = {"ins", "ans", "zum", "zur", "nach", "aufs"};
  constexpr std::array<std::string_view, 6> accusatives = {"den", "die", "das", "einen", "eine", "ein"};
  no_place_ = true;
  // Who visits a princess is at no place of which the next page says "Dort".
  goal_ = (past.infinitive == "besuchen" && others_.empty()) || past.infinitive == "landen";
  const std::string whole = past.front + ' ' + past.rest;
  const auto words = telling::words_of(whole);
  for (std::size_t i = 0; i < words.size(); ++i) {
    no_place_ = no_place_ && !telling::is_one_of(words[i].lower, places);
    const bool into = words[i].lower == "in" || words[i].lower == "auf" || words[i].lower == "an";
    goal_ = goal_ || telling::is_one_of(words[i].lower, goals) ||
            (into && i + 1 < words.size() && telling::is_one_of(words[i + 1].lower, accusatives));
  }
}

void PageFacts::find_doers(const StoryPage& page, const std::optional<telling::PastSentence>& past) {
  constexpr std::array<std::string_view, 2> us = {"ich", "wir"};
  const StoryPage read = story_page(drawing::language::read_wish(page.text));
  for (const drawing::WishedMotif& motif : read.motifs) {
    if (!telling::is_being(motif)) continue;
    for (std::string& name : telling::names_of(motif)) beings_.push_back(std::move(name));
    beings_.push_back(motif.name);
  }
  if (std::any_of(words_.begin(), words_.end(),
                  [&](const std::string& word) { return telling::is_one_of(word, us); }))
    return;
  const auto add_other = [&](const drawing::WishedMotif& motif) {
    auto mention = known_mention(motif, german::NounTable::embedded());
    if (!mention) return;
    mention->adjectives.clear();
    others_.push_back(*std::move(mention));
  };
  const Group* group = GroupTable::embedded().on(page);
  if (group != nullptr && past && contains_word(past->front, group->noun.name())) {
    doers_ = {{group->noun}};
    doer_key_ = group->noun.name();
    beings_of_doers_ = group->members;
    doer_kind_ = "group";
    for (const drawing::WishedMotif& motif : read.motifs) {
      const bool member =
          std::find(group->members.begin(), group->members.end(), motif.name) != group->members.end();
      if (telling::is_being(motif) && !member) add_other(motif);
    }
    return;
  }
  std::vector<const drawing::WishedMotif*> found;
  const auto add = [&](const drawing::WishedMotif& motif) {
    if (std::find(found.begin(), found.end(), &motif) == found.end()) found.push_back(&motif);
  };
  if (past) {
    for (const drawing::WishedMotif& motif : read.motifs) {
      // "Es war einmal eine Prinzessin"
      const bool once = past->front == "Es" && past->rest.starts_with("einmal ");
      if (calls_motif(once ? past->rest.substr(0, past->rest.find(',')) : past->front, motif)) add(motif);
    }
    // "Im Wald trifft der Ritter einen Drachen": not the wood.
    std::erase_if(
        found, [](const auto* motif) { return !telling::is_being(*motif) && kind_of(*motif) != "vehicle"; });
  }
  if (found.empty() && !read.deeds.empty()) {
    for (const int agent : read.deeds.front().agents) add(read.motifs.at(static_cast<std::size_t>(agent)));
    // "Eine Hasenmutter" is no "er".
    if (past)
      std::erase_if(found, [&](const auto* motif) { return is_in_compound(past->front, motif->name); });
    // "Am Abend spielt Noah mit seinem Roboter": the two of them play, but it is told of Noah alone.
    if (past && found.size() > 1 && !past->verb.ends_with('n') &&
        past->rest.find(" und ") == std::string::npos)
      std::erase_if(found,
                    [&](const auto* motif) { return !calls_motif(first_noun_of(past->rest), *motif); });
  }
  for (const drawing::WishedMotif& motif : read.motifs) {
    if (telling::is_being(motif) && std::find(found.begin(), found.end(), &motif) == found.end())
      add_other(motif);
  }
  for (const drawing::WishedMotif* motif : found) {
    auto mention = known_mention(*motif, german::NounTable::embedded());
    if (!mention) {
      doers_.clear();
      return;
    }
    mention->adjectives.clear();
    for (std::string& name : telling::names_of(*motif)) beings_of_doers_.push_back(std::move(name));
    beings_of_doers_.push_back(motif->name);
    doer_key_ += german::bare_name(*mention) + (mention->count > 1 ? "s/" : "/");
    const std::string kind = kind_of_doer(*motif);
    doer_kind_ = doer_kind_.empty() || doer_kind_ == kind ? kind : "being";
    doers_.push_back(*std::move(mention));
  }
  // "Papa und Lukas", or "Sie entdeckten", of whom only one is known: nobody says "er".
  if (past && doers_.size() == 1 && doers_.front().count == 1 &&
      (past->front.find(" und ") != std::string::npos || past->verb.ends_with("en"))) {
    doers_.clear();
    doer_key_.clear();
  }
}

bool PageFacts::says(const std::string& stems) const {
  const auto parts = pieces(stems, '+');
  return !parts.empty() && std::all_of(parts.begin(), parts.end(), [&](std::string_view stem) {
    return std::any_of(words_.begin(), words_.end(),
                       [&](const std::string& word) { return word.starts_with(stem); });
  });
}

bool PageFacts::says_any(const std::vector<std::string>& stems) const {
  return std::any_of(stems.begin(), stems.end(), [&](const std::string& each) { return says(each); });
}

bool PageFacts::is(std::string_view mark, std::string_view place) const {
  using drawing::Age;
  const auto any_of = [&](std::string_view list) {
    const auto stems = pieces(list, ',');
    return std::any_of(stems.begin(), stems.end(),
                       [&](std::string_view stem) { return says(std::string(stem)); });
  };
  if (mark == "3") return age_ == Age::years_3_5;
  if (mark == "36") return age_ != Age::years_9_up;
  if (mark == "69") return age_ != Age::years_3_5;
  if (mark == "9") return age_ == Age::years_9_up;
  if (mark == "one") return !doers_.empty() && doer_kind_ != "group" && !german::is_plural(doers_);
  if (mark == "many") return doer_kind_ == "group" || (!doers_.empty() && german::is_plural(doers_));
  if (mark == "person") return is_of_people();
  if (mark == "being")
    return !doers_.empty() && doer_kind_ != "vehicle" && doer_kind_ != "thing" && doer_kind_ != "sky" &&
           doer_kind_ != "plant";
  if (mark == "animal" || mark == "vehicle") return doer_kind_ == mark;
  if (mark == "night") return night_;
  if (mark == "day") return !night_;
  if (mark == "in") return lacks_weather(scene_);
  if (mark == "out") return !scene_.empty() && !lacks_weather(scene_);
  if (mark == "calm") return true;  // of a book, not of a page
  if (mark == "neu") return new_subject_;
  if (mark == "ding") return of_thing_;
  if (mark == "ortlos") return no_place_;
  if (mark == "ziel") return goal_;
  if (constexpr std::string_view deed = "tat:"; mark.starts_with(deed)) {
    const auto verbs = pieces(mark.substr(deed.size()), ',');
    return std::find(verbs.begin(), verbs.end(), verb_) != verbs.end();
  }
  if (mark == "first" || mark == "inner" || mark == "last") return mark == place;
  for (const auto& [key, wanted] : {std::pair{std::string_view("mit:"), true}, {"ohne:", false}}) {
    if (mark.starts_with(key)) return any_of(mark.substr(key.size())) == wanted;
  }
  if (constexpr std::string_view at = "ort:"; mark.starts_with(at)) {
    const auto scenes = pieces(mark.substr(at.size()), ',');
    return std::find(scenes.begin(), scenes.end(), scene_) != scenes.end();
  }
  return false;
}

bool PageFacts::fits(const Pattern& line, std::string_view place) const {
  return (!line.needs('H') || !doers_.empty()) &&
         std::all_of(line.marks().begin(), line.marks().end(),
                     [&](const std::string& mark) { return is(mark, place); });
}

}  // namespace books::story
