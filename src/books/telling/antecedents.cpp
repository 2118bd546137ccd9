#include "books/telling/antecedents.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/german/sentence.h"
#include "books/telling/past_sentence.h"
#include "books/telling/place_words.h"
#include "books/telling/sentence_words.h"
#include "books/telling/teller.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/parser.h"

namespace books::telling {
namespace {

using drawing::Wish;
using drawing::WishedMotif;
using german::Gender;
using german::NounTable;

// What "es" does that is nobody.
constexpr std::array<std::string_view, 20> impersonal = {
    "regnet", "schneit", "stürmt", "donnert", "blitzt", "hagelt", "dämmert", "taut",   "friert", "ist",
    "wird",   "war",     "gibt",   "geht",    "kommt",  "brennt", "duftet",  "riecht", "klopft", "klingelt"};
// "Es fängt an zu schneien."
constexpr std::array<std::string_view, 8> of_the_weather = {"regnen",  "schneien", "hageln", "donnern",
                                                            "stürmen", "blitzen",  "tauen",  "dämmern"};
constexpr std::array<std::string_view, 6> pronouns = {"sie", "er", "es", "wir", "beide", "beiden"};

bool is_human(const WishedMotif& motif) {
  const auto* entry = drawing::language::Lexicon::embedded().find(motif.motif);
  return is_being(motif) && (entry == nullptr || (!entry->is_animal && entry->kind != "snowman"));
}

Gender gender_of(const WishedMotif& motif) {
  if (motif.name == "Mädchen" && !motif.called.empty()) return Gender::feminine;
  const german::NounRecord* record = NounTable::embedded().find(motif.name);
  return record == nullptr ? Gender::neuter : record->noun.gender();
}

// Those who do something come first.
std::vector<int> beings_of(const Wish& wish) {
  std::vector<int> beings;
  const auto add = [&](int index) {
    if (std::find(beings.begin(), beings.end(), index) == beings.end() &&
        is_being(wish.motifs[static_cast<std::size_t>(index)]))
      beings.push_back(index);
  };
  for (const drawing::Deed& deed : wish.deeds) std::for_each(deed.agents.begin(), deed.agents.end(), add);
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) add(i);
  return beings;
}

// "Lena und der Hund Bello", as somebody who is known.
std::string phrase_of(const Wish& wish, const std::vector<int>& motifs) {
  std::vector<std::string> parts;
  for (const int index : motifs) {
    const WishedMotif& motif = wish.motifs[static_cast<std::size_t>(index)];
    const german::NounRecord* record = NounTable::embedded().find(motif.name);
    german::Mention mention{record->noun, motif.count, {}, true};
    const bool named = static_cast<int>(motif.called.size()) == motif.count;
    if (named && is_child(motif)) {
      parts.insert(parts.end(), motif.called.begin(), motif.called.end());
    } else if ((record->like_name || (record->title && named)) && motif.count == 1) {
      parts.push_back(named ? motif.name + ' ' + motif.called.front() : motif.name);
    } else {
      const std::string phrase = german::definite({mention}, german::Case::nominative);
      parts.push_back(named ? phrase + ' ' + german::enumeration(motif.called) : phrase);
    }
  }
  return german::enumeration(parts);
}

int count_of(const Wish& wish, const std::vector<int>& motifs) {
  int count = 0;
  for (const int index : motifs) count += wish.motifs[static_cast<std::size_t>(index)].count;
  return count;
}

std::vector<int> people_of(const Wish& wish) {
  std::vector<int> people = beings_of(wish);
  std::erase_if(people, [&](int index) { return !is_human(wish.motifs[static_cast<std::size_t>(index)]); });
  return people;
}

// Those who do something together, else the people of a page; nobody for one alone.
std::vector<int> group_of(const Wish& wish) {
  for (const drawing::Deed& deed : wish.deeds) {
    std::vector<int> agents = deed.agents;
    std::erase_if(agents, [&](int index) { return !is_being(wish.motifs[static_cast<std::size_t>(index)]); });
    const bool joined =
        agents.size() > 1 ||
        (agents.size() == 1 && is_human(wish.motifs[static_cast<std::size_t>(agents.front())]));
    if (joined && count_of(wish, agents) > 1) return agents;
  }
  std::vector<int> people = people_of(wish);
  return count_of(wish, people) > 1 ? people : std::vector<int>{};
}

// Whom "sie" of several means after these pages: those who were together last, else all people of the book,
// else all that live on the last page with several. `two`: "beide".
std::optional<std::string> several(const std::vector<Wish>& pages, bool two = false) {
  for (auto page = pages.rbegin(); page != pages.rend(); ++page) {
    std::vector<int> group = group_of(*page);
    if (group.empty() || (two && count_of(*page, group) != 2)) continue;
    // Whom the book began with is named first: "Lotte und der Drache".
    std::stable_partition(group.begin(), group.end(), [&](int index) {
      const std::string& name = page->motifs[static_cast<std::size_t>(index)].name;
      return std::any_of(pages.front().motifs.begin(), pages.front().motifs.end(),
                         [&](const WishedMotif& motif) { return motif.name == name; });
    });
    return phrase_of(*page, group);
  }
  std::vector<std::string> everybody;
  for (const Wish& page : pages) {
    for (const int index : people_of(page)) {
      const std::string phrase = phrase_of(page, {index});
      if (std::find(everybody.begin(), everybody.end(), phrase) == everybody.end())
        everybody.push_back(phrase);
    }
  }
  if (two ? everybody.size() == 2 : everybody.size() > 1) return german::enumeration(everybody);
  for (auto page = pages.rbegin(); page != pages.rend(); ++page) {
    const std::vector<int> all = beings_of(*page);
    const int count = count_of(*page, all);
    if (two ? count == 2 : count > 1) return phrase_of(*page, all);
  }
  return std::nullopt;
}

// Who of a page is meant by "er" or "sie". `alone`: nobody of those who do something together.
std::optional<std::string> single(const Wish& wish, Gender gender, bool alone) {
  const std::vector<int> group = alone ? group_of(wish) : std::vector<int>{};
  for (const int index : beings_of(wish)) {
    const WishedMotif& motif = wish.motifs[static_cast<std::size_t>(index)];
    const bool joined = std::find(group.begin(), group.end(), index) != group.end();
    if (!joined && motif.count == 1 && gender_of(motif) == gender) return phrase_of(wish, {index});
  }
  return std::nullopt;
}

// "Papa und ich" that begins an earlier sentence.
std::optional<std::string> with_me(const std::string& sentence) {
  constexpr std::size_t longest = 5;
  const std::vector<SentenceWord> words = words_of(sentence);
  for (std::size_t i = 1; i + 1 < words.size() && i < longest; ++i) {
    if (words[i].lower == "und" && words[i + 1].lower == "ich")
      return sentence.substr(words.front().at, words[i + 1].at + words[i + 1].size - words.front().at);
  }
  return std::nullopt;
}

// The verb of the pronoun at `at`, which says whether "sie" are several.
const SentenceWord* verb_of(const std::vector<SentenceWord>& words, std::size_t at) {
  const SentenceWord* before = at > 0 ? &words[at - 1] : nullptr;
  if (before != nullptr && is_subordinating(before->lower)) return &words.back();
  const bool first = before == nullptr || is_coordinating(before->lower);
  if (!first) return before;
  return at + 1 < words.size() ? &words[at + 1] : nullptr;
}

bool speaks_of_weather(const std::vector<SentenceWord>& words) {
  return std::any_of(words.begin(), words.end(),
                     [](const SentenceWord& word) { return is_one_of(word.lower, of_the_weather); });
}

class Rewriter {
 public:
  Rewriter(std::string sentence, const std::vector<std::string>& before)
      : sentence_(std::move(sentence)), before_(before) {
    constexpr std::array<std::string_view, 3> returning = {"wieder", "zurück", "endlich"};
    for (const SentenceWord& word : words_of(sentence_))
      comes_back_ = comes_back_ || is_one_of(word.lower, returning);
    for (const std::string& line : before) {
      read_.push_back(drawing::language::read_wish(line));
      use_known_nouns(read_.back().motifs);
      // "Es" that snows is nobody.
      if (speaks_of_weather(words_of(line))) read_.back() = {};
    }
  }

  std::string run() {
    replace_pronoun();
    add_nouns();
    return sentence_;
  }

 private:
  void replace_pronoun() {
    const std::vector<SentenceWord> words = words_of(sentence_);
    for (std::size_t i = 0; i < words.size(); ++i) {
      const SentenceWord& word = words[i];
      // Whom a pronoun after it means, but nobody who is a place: "In der Klasse setzt er sich".
      if (names_somebody(word) && !is_place(words, i)) return;
      if (!is_one_of(word.lower, pronouns)) continue;
      if (has_subject_before(words, i)) return;
      const SentenceWord* verb = verb_of(words, i);
      if (verb == nullptr) continue;
      if (word.lower == "es" && (speaks_of_weather(words) || is_one_of(verb->lower, impersonal))) continue;
      const bool both = word.lower.starts_with("beide");
      if (both && !is_alone(words, i)) continue;
      const std::string pronoun = both ? "sie" : word.lower;
      const auto whom = both ? several(read_, true)
                             : meant_by(pronoun, verb->lower.ends_with('n') || verb->lower == "sind");
      if (!whom) continue;
      const SentenceWord& first = word.lower == "beiden" ? words[i - 1] : word;  // "die beiden"
      const std::size_t end = word.at + word.size;
      sentence_.replace(first.at, end - first.at, first.at == 0 ? german::sentence_case(*whom) : *whom);
      return;
    }
  }

  // "Eine große Welle macht sie kaputt": she is no doer, and may be a thing.
  bool has_subject_before(const std::vector<SentenceWord>& words, std::size_t pronoun) const {
    constexpr std::array<std::string_view, 6> articles = {"ein", "eine", "der", "die", "das", "mein"};
    if (pronoun < 2 || !is_one_of(words.front().lower, articles)) return false;
    // "Die Welle macht sie": a noun between the first article and the verb, which stands before the pronoun.
    return std::any_of(words.begin() + 1, words.begin() + static_cast<std::ptrdiff_t>(pronoun) - 1,
                       [&](const SentenceWord& word) {
                         return sentence_.compare(word.at, word.size, word.lower) != 0;
                       }) &&
           sentence_.compare(words[pronoun - 1].at, words[pronoun - 1].size, words[pronoun - 1].lower) == 0 &&
           !is_coordinating(words[pronoun - 1].lower) && !is_subordinating(words[pronoun - 1].lower);
  }

  static bool is_place(const std::vector<SentenceWord>& words, std::size_t at) {
    constexpr std::array<std::string_view, 5> places = {"in", "im", "auf", "vor", "hinter"};
    return (at > 0 && is_one_of(words[at - 1].lower, places)) ||
           (at > 1 && is_one_of(words[at - 2].lower, places));
  }

  // Whether "beide" or "die beiden" are those of the pages before, and not "beide Hunde".
  bool is_alone(const std::vector<SentenceWord>& words, std::size_t at) const {
    if (words[at].lower == "beiden" && (at == 0 || words[at - 1].lower != "die")) return false;
    if (at + 1 >= words.size()) return true;
    const SentenceWord& next = words[at + 1];
    const bool noun = sentence_.compare(next.at, next.size, next.lower) != 0;
    return !noun && !is_adjective(record_of(next.lower));
  }

  bool names_somebody(const SentenceWord& word) const {
    const std::string text = sentence_.substr(word.at, word.size);
    if (text == word.lower) return false;  // no noun
    if (is_first_name(record_of(word.lower))) return true;
    const Wish wish = drawing::language::read_wish(text);
    return std::any_of(wish.motifs.begin(), wish.motifs.end(), is_being);
  }

  std::optional<std::string> meant_by(const std::string& pronoun, bool plural) const {
    if (pronoun == "sie" && plural) return several(read_);
    if (pronoun == "wir") {
      for (std::size_t i = before_.size(); i-- > 0;) {
        if (auto whom = with_me(before_[i])) return whom;
      }
      return std::nullopt;
    }
    const Gender gender = pronoun == "er"    ? Gender::masculine
                          : pronoun == "sie" ? Gender::feminine
                                             : Gender::neuter;
    // Who comes back to something is whom the book began with: "Jetzt liegt er wieder auf dem Sofa".
    if (comes_back_) {
      if (auto whom = hero_on(read_.back(), gender)) return whom;
    }
    // Who was spoken of just now; else whom the book began with; else whoever came last.
    if (auto whom = single(read_.back(), gender, true)) return whom;
    // "Das Einhorn Luna" may be "sie".
    if (auto whom = named_neuter(read_.back(), gender)) return whom;
    if (read_.size() > 1) {
      if (auto whom = single(read_.front(), gender, false)) return whom;
    }
    for (std::size_t i = read_.size(); i-- > 0;) {
      if (auto whom = single(read_[i], gender, false)) return whom;
    }
    return std::nullopt;
  }

  // Whom the book began with, where `page` speaks of it too and it can be meant.
  std::optional<std::string> hero_on(const Wish& page, Gender gender) const {
    const std::vector<int> first = beings_of(read_.front());
    if (first.empty()) return std::nullopt;
    const WishedMotif& hero = read_.front().motifs[static_cast<std::size_t>(first.front())];
    for (const int index : beings_of(page)) {
      const WishedMotif& motif = page.motifs[static_cast<std::size_t>(index)];
      const bool same = hero.called.empty() ? motif.name == hero.name : motif.called == hero.called;
      if (same && motif.count == 1 && gender_of(hero) == gender) return phrase_of(page, {index});
    }
    return std::nullopt;
  }

  static std::optional<std::string> named_neuter(const Wish& page, Gender gender) {
    if (gender == Gender::neuter) return std::nullopt;
    for (const int index : beings_of(page)) {
      const WishedMotif& motif = page.motifs[static_cast<std::size_t>(index)];
      if (motif.count == 1 && motif.called.size() == 1 && gender_of(motif) == Gender::neuter)
        return phrase_of(page, {index});
    }
    return std::nullopt;
  }

  // Who was introduced as "Pirat Jonas" or "Hamster Krümel", and is called by the name alone here.
  void add_nouns() {
    std::vector<std::string> seen;
    for (std::size_t i = read_.size(); i-- > 0;) {
      for (const WishedMotif& motif : read_[i].motifs) {
        if (is_child(motif) || !is_being(motif)) continue;
        for (const std::string& name : motif.called) {
          if (std::find(seen.begin(), seen.end(), name) != seen.end()) continue;
          seen.push_back(name);
          add_noun(motif, name);
        }
      }
    }
  }

  void add_noun(const WishedMotif& motif, const std::string& name) {
    const Wish wish = drawing::language::read_wish(sentence_);
    const bool known = std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& other) {
      return other.name == motif.name ||
             (!is_child(other) &&
              std::find(other.called.begin(), other.called.end(), name) != other.called.end());
    });
    if (known) return;
    for (const SentenceWord& word : words_of(sentence_)) {
      if (sentence_.compare(word.at, word.size, name) != 0) continue;
      sentence_.insert(word.at, motif.name + ' ');
      return;
    }
  }

  std::string sentence_;
  const std::vector<std::string>& before_;
  std::vector<Wish> read_;  // of `before_`
  bool comes_back_ = false;
};

}  // namespace

std::string stand_alone(const std::string& sentence, const std::vector<std::string>& before) {
  return before.empty() ? sentence : Rewriter(sentence, before).run();
}

namespace {

// Whether the last word belongs to the verb: "Eine Robbe will den Fisch haben", "Tom hat gelacht".
bool ends_with_bracket(const std::string& sentence, const SentenceWord& last) {
  const std::optional<PastSentence> told = past_sentence(sentence);
  if (!told || sentence.compare(last.at, last.size, last.lower) != 0) return false;
  return told->leads || told->infinitive == "sein" || told->infinitive == "haben";
}

// Whether it stands before a noun: an indefinite article, a possessive, an adjective.
bool leads_in(const SentenceWord& word) {
  constexpr std::array<std::string_view, 7> leads = {"ein", "mein", "dein", "sein", "ihr", "unser", "kein"};
  if (std::any_of(leads.begin(), leads.end(),
                  [&](std::string_view each) { return word.lower.starts_with(each); }))
    return true;
  return is_adjective(record_of(word.lower));
}

// Who lives on a page: "Katze", "Mimi".
std::vector<std::string> beings_named(const Wish& wish) {
  std::vector<std::string> names;
  for (const WishedMotif& motif : wish.motifs) {
    if (!is_being(motif)) continue;
    for (std::string& name : names_of(motif)) names.push_back(std::move(name));
  }
  return names;
}

bool begins_as_known(const Wish& wish, const std::vector<std::string>& names) {
  constexpr std::array<std::string_view, 17> known = {"der",    "die",  "das",   "sein", "seine", "ihr",
                                                      "ihre",   "er",   "sie",   "es",   "alle",  "unser",
                                                      "unsere", "mein", "meine", "wir",  "beide"};
  const std::vector<SentenceWord> words = words_of(wish.text);
  if (words.empty()) return false;
  if (is_one_of(words.front().lower, known)) return true;
  // Somebody without an article.
  const std::string first = wish.text.substr(words.front().at, words.front().size);
  return std::find(names.begin(), names.end(), first) != names.end();
}

}  // namespace

bool is_being(const WishedMotif& motif) {
  const german::NounRecord* record = NounTable::embedded().find(motif.name);
  return record != nullptr && record->kind == german::NounKind::being;
}

std::vector<std::string> names_of(const WishedMotif& motif) {
  return motif.called.empty() ? std::vector<std::string>{motif.name} : motif.called;
}

std::string by_name(const std::string& sentence, const std::string& noun, const std::string& name) {
  constexpr std::array<std::string_view, 5> known = {"der", "die", "das", "den", "dem"};
  const std::vector<SentenceWord> words = words_of(sentence);
  const auto is = [&](const SentenceWord& word, const std::string& text) {
    return sentence.compare(word.at, word.size, text) == 0;
  };
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is(words[i], noun) || !is(words[i + 1], name)) continue;
    const bool article = i > 0 && is_one_of(words[i - 1].lower, known);
    // "Ein Hund Rocky", "sein kleiner Hund Rocky".
    if (i > 0 && !article && leads_in(words[i - 1])) return sentence;
    const std::size_t from = words[article ? i - 1 : i].at;
    return sentence.substr(0, from) + sentence.substr(words[i + 1].at);
  }
  return sentence;
}

bool brings_in(const std::string& sentence, const std::string& noun) {
  constexpr std::size_t longest_phrase = 3;  // article, adjectives, noun
  const std::string lower = base::to_lower_utf8(noun);
  const std::vector<SentenceWord> words = words_of(sentence);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!words[i].lower.starts_with("ein")) continue;
    for (std::size_t j = i + 1; j < words.size() && j <= i + longest_phrase; ++j) {
      if (words[j].lower == lower) return true;
    }
  }
  return false;
}

bool shares_somebody(const Wish& one, const Wish& other) {
  return have_in_common(beings_named(one), beings_named(other));
}

bool somebody_comes(const Wish& wish) {
  return std::any_of(wish.deeds.begin(), wish.deeds.end(),
                     [](const drawing::Deed& deed) { return deed.verb.ends_with("kommen"); });
}

bool brings_in_another(const Wish& wish, const std::vector<Wish>& before) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& motif) {
    return motif.called.empty() && is_being(motif) && brings_in(wish.text, motif.name) &&
           std::any_of(before.begin(), before.end(), [&](const Wish& page) {
             return std::any_of(page.motifs.begin(), page.motifs.end(),
                                [&](const WishedMotif& other) { return other.name == motif.name; });
           });
  });
}

bool goes_on(const Wish& wish, const std::vector<Wish>& before) {
  const std::vector<std::string> names = beings_named(wish);
  const bool again = std::any_of(before.begin(), before.end(),
                                 [&](const Wish& page) { return shares_somebody(wish, page); });
  return again || begins_as_known(wish, names) || somebody_comes(wish);
}

std::string without_place(const std::string& sentence, const std::string& place) {
  const PlaceWords* known = PlaceTable::embedded().find(place);
  if (known == nullptr || known->at.empty()) return sentence;
  const std::size_t at = sentence.rfind(' ' + known->at);
  if (at == std::string::npos || at == 0) return sentence;
  const std::string rest = sentence.substr(at + 1 + known->at.size());
  // What follows is a full stop, or the particle of the verb: "schläft im Wald ein".
  const bool ends = rest.find(' ') == std::string::npos || rest.find(' ', 1) == std::string::npos;
  return ends && (rest.empty() || std::string_view(" .!").find(rest.front()) != std::string_view::npos)
             ? sentence.substr(0, at) + rest
             : sentence;
}

std::string set_at(const std::string& sentence, const std::string& place) {
  const PlaceWords* known = PlaceTable::embedded().find(place);
  const std::vector<SentenceWord> words = words_of(sentence);
  if (known == nullptr || known->at.empty() || words.empty() || sentence.find(',') != std::string::npos)
    return sentence;
  const Wish before = drawing::language::read_wish(sentence);
  // The particle of "Der Hund schläft ein" stays at the end.
  const SentenceWord& last = words.back();
  const bool particle = words.size() > 2 && is_one_of(last.lower, separable_particles);
  std::string set = sentence;
  if (particle || ends_with_bracket(sentence, last)) {
    set.insert(last.at, known->at + ' ');
  } else {
    set.insert(last.at + last.size, ' ' + known->at);
  }
  const Wish after = drawing::language::read_wish(set);
  const bool same = after.scene == place && after.motifs.size() == before.motifs.size() &&
                    after.deeds.size() == before.deeds.size() &&
                    after.unknown.size() == before.unknown.size();
  return same ? set : sentence;
}

}  // namespace books::telling
