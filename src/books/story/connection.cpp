#include "books/story/connection.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "books/german/noun_table.h"
#include "books/story/page_facts.h"
#include "books/story/remarks.h"
#include "books/story/retold_texts.h"
#include "books/story/troubles.h"
#include "books/telling/antecedents.h"
#include "books/telling/past_sentence.h"
#include "books/telling/sentence_words.h"
#include "books/telling/teller.h"
#include "drawing/language/parser.h"

namespace books::story {
namespace {

// Whether a sentence speaks of several as of known ones: "die Kinder".
bool is_definite(const std::string& text, const drawing::WishedMotif& motif) {
  const german::NounRecord* record = german::NounTable::embedded().find(motif.name);
  if (record == nullptr) return false;
  const std::string noun = record->noun.form(german::Case::nominative, german::Number::plural);
  const auto words = telling::words_of(text);
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (text.compare(words[i].at, words[i].size, noun) == 0 && words[i - 1].lower == "die") return true;
  }
  return false;
}

// How many pages have somebody of a page before: none of "Mama kocht", "Opa angelt", "Das Baby schläft".
std::size_t returns_of_somebody(const std::vector<drawing::Wish>& wishes) {
  std::set<std::string> seen;
  std::size_t returns = 0;
  for (const drawing::Wish& wish : wishes) {
    std::set<std::string> here;
    for (const drawing::WishedMotif& motif : wish.motifs) {
      // "Kinder" here and "Kinder" there are others each time, "die Kinder" are the same.
      const bool others = motif.count > 1 && motif.called.empty() && !is_definite(wish.text, motif);
      if (others && !seen.empty()) continue;
      for (const std::string& name : telling::names_of(motif)) here.insert(name);
    }
    returns +=
        std::any_of(here.begin(), here.end(), [&](const std::string& name) { return seen.contains(name); });
    seen.insert(here.begin(), here.end());
  }
  return returns;
}

template <class Is>
bool says(const StoryPage& page, Is is) {
  const auto words = telling::words_of(page.text);
  return std::any_of(words.begin(), words.end(), [&](const auto& word) { return is(word.lower); });
}

template <class Is>
std::size_t count_saying(const std::vector<StoryPage>& pages, Is is) {
  return static_cast<std::size_t>(
      std::count_if(pages.begin(), pages.end(), [&](const StoryPage& page) { return says(page, is); }));
}

bool is_about_us(const std::string& lower) {
  return lower == "wir" || lower.starts_with("uns");
}

bool is_about_me(const std::string& lower) {
  return lower == "ich" || lower == "mir" || lower == "mich" || lower.starts_with("mein");
}

// Whether it speaks of somebody as "er", "sie" or "beide", or begins with what is theirs: whoever that is was
// named before.
bool speaks_by_pronoun(const StoryPage& page) {
  constexpr std::array<std::string_view, 7> pronouns = {"er", "sie", "ihn", "ihm", "ihr", "beide", "ihnen"};
  constexpr std::array<std::string_view, 4> owners = {"sein", "seine", "ihre", "alle"};
  const auto words = telling::words_of(page.text);
  return (!words.empty() && telling::is_one_of(words.front().lower, owners)) ||
         std::any_of(words.begin(), words.end(),
                     [&](const auto& word) { return telling::is_one_of(word.lower, pronouns); });
}

// Whether it begins with a word of time that has something before it, or with what several do together.
bool begins_with_time(const StoryPage& page) {
  constexpr std::array<std::string_view, 21> alone = {
      "plötzlich", "dann",  "danach",  "da",           "nun",       "jetzt",  "später",
      "endlich",   "bald",  "zuletzt", "gemeinsam",    "zusammen",  "abends", "schließlich",
      "trotzdem",  "darum", "deshalb", "anschließend", "daraufhin", "dabei",  "inzwischen"};
  constexpr std::array<std::string_view, 6> pairs = {"zum schluss", "am ende",     "am abend",
                                                     "kurz darauf", "am nächsten", "nach einer"};
  const auto words = telling::words_of(page.text);
  if (words.empty()) return false;
  if (telling::is_one_of(words.front().lower, alone)) return true;
  return words.size() > 1 && telling::is_one_of(words[0].lower + ' ' + words[1].lower, pairs);
}

// Whether it begins with somebody whom everybody knows: "Der Bauer", "Lena", "Opa", "Kapitän Rotbart"; or
// with the weather, "Es schneit".
bool begins_as_known(const StoryPage& page) {
  constexpr std::array<std::string_view, 7> known = {"der", "die", "das", "es", "mein", "meine", "unser"};
  const auto words = telling::words_of(page.text);
  if (words.empty()) return false;
  if (telling::is_one_of(words.front().lower, known)) return true;
  const auto is_name = [&](const telling::SentenceWord& word) {
    const std::string text = page.text.substr(word.at, word.size);
    return telling::is_first_name(telling::record_of(word.lower)) ||
           std::any_of(page.motifs.begin(), page.motifs.end(), [&](const drawing::WishedMotif& motif) {
             return std::find(motif.called.begin(), motif.called.end(), text) != motif.called.end();
           });
  };
  const german::NounRecord* record =
      german::NounTable::embedded().find(page.text.substr(words.front().at, words.front().size));
  // "Kapitän Rotbart"
  const bool called = words.size() > 1 &&
                      page.text.compare(words[1].at, words[1].size, words[1].lower) != 0 &&
                      !telling::is_small(words.front());
  return called || is_name(words.front()) || (record != nullptr && (record->like_name || record->title)) ||
         (words.size() > 1 && is_name(words[1]));
}

// Whether people are on it: "Anna", "der Bauer", "die Kinder"; no animals.
bool has_people(const StoryPage& page) {
  return std::any_of(page.motifs.begin(), page.motifs.end(), [](const drawing::WishedMotif& motif) {
    if (telling::is_child(motif)) return true;
    const std::string kind = kind_of(motif);
    return kind == "person" || kind == "figure";
  });
}

// What drives or digs does something as people do, on a building site.
bool has_vehicle(const StoryPage& page) {
  return std::any_of(page.motifs.begin(), page.motifs.end(),
                     [](const drawing::WishedMotif& motif) { return kind_of(motif) == "vehicle"; });
}

// Whether somebody of the book has a first name.
bool says_a_name(const std::vector<StoryPage>& pages) {
  return std::any_of(pages.begin(), pages.end(), [](const StoryPage& page) {
    return std::any_of(page.motifs.begin(), page.motifs.end(),
                       [](const drawing::WishedMotif& motif) { return !motif.called.empty(); });
  });
}

// How many feasts of the year have a page.
std::size_t feasts_of(const std::vector<StoryPage>& pages) {
  constexpr std::array<std::string_view, 11> feasts = {"fasching",  "karneval",  "oster",     "martin",
                                                       "nikolaus",  "advent",    "weihnacht", "silvester",
                                                       "halloween", "erntedank", "muttertag"};
  std::set<std::string_view> named;
  for (const StoryPage& page : pages) {
    for (const auto& word : telling::words_of(page.text)) {
      const auto found = std::find_if(feasts.begin(), feasts.end(),
                                      [&](std::string_view feast) { return word.lower.starts_with(feast); });
      if (found == feasts.end()) continue;
      // One winter has all of them.
      const bool of_winter = *found == "nikolaus" || *found == "advent" || *found == "weihnacht";
      named.insert(of_winter ? "weihnacht" : *found);
      break;
    }
  }
  return named.size();
}

}  // namespace

std::vector<std::string> nouns_on(const StoryPage& page) {
  std::vector<std::string> nouns;
  for (const telling::SentenceWord& word : telling::words_of(page.text)) {
    const bool capital = page.text.compare(word.at, word.size, word.lower) != 0;
    const auto record = telling::record_of(word.lower);
    // A word that nobody knows is a name where a sentence begins with it.
    const bool first_noun = !record || record->noun || telling::is_first_name(record);
    if (capital && (word.at > 0 || (first_noun && !telling::is_function_word(word.lower))))
      nouns.push_back(word.lower);
  }
  return nouns;
}

bool shares_stem(const StoryPage& page, const std::vector<std::string>& before) {
  constexpr std::size_t shortest_stem = 5;  // in bytes
  const std::vector<std::string> here = nouns_on(page);
  return std::any_of(here.begin(), here.end(), [&](const std::string& noun) {
    return std::any_of(before.begin(), before.end(), [&](const std::string& other) {
      const auto ends = std::mismatch(noun.begin(), noun.end(), other.begin(), other.end());
      return noun != other && ends.first - noun.begin() >= static_cast<std::ptrdiff_t>(shortest_stem);
    });
  });
}

bool quotes_somebody(const StoryPage& page) {
  return page.text.find("„") != std::string::npos || page.text.find('"') != std::string::npos;
}

Teller teller_of(const std::vector<StoryPage>& pages) {
  const std::size_t of_us = count_saying(pages, is_about_us);
  if (of_us * 2 >= pages.size() || (of_us > 1 && says(pages.front(), is_about_us))) return Teller::us;
  // "Mein Hund", "Meine Katze" are a list of pets.
  const bool speaks = count_saying(pages, [](const std::string& lower) { return lower == "ich"; }) > 0;
  return speaks && count_saying(pages, is_about_me) > 1 ? Teller::me : Teller::nobody;
}

bool goes_through_the_year(const std::vector<StoryPage>& pages) {
  constexpr std::array<std::string_view, 4> seasons = {"frühling", "sommer", "herbst", "winter"};
  constexpr std::size_t fewest = 3;
  std::set<std::string> named;
  for (const StoryPage& page : pages) {
    // "Im Frühling blühen die Tulpen", but not "Der Igel schläft den ganzen Winter".
    const auto words = telling::words_of(page.text);
    if (words.size() > 1 && telling::is_one_of(words[1].lower, seasons)) named.insert(words[1].lower);
  }
  if (named.size() < fewest && feasts_of(pages) < fewest) return false;
  std::map<std::string, std::size_t> pages_of;
  for (const StoryPage& page : pages) {
    for (const drawing::WishedMotif& motif : page.motifs) {
      for (const std::string& name : motif.called) ++pages_of[name];
    }
  }
  return std::none_of(pages_of.begin(), pages_of.end(),
                      [&](const auto& each) { return each.second * 2 > pages.size(); });
}

bool goes_on_by_words(const std::vector<StoryPage>& pages) {
  const Teller teller = teller_of(pages);
  std::vector<drawing::Wish> before;
  std::size_t connected = 0, leaning = 0;
  for (const StoryPage& page : pages) {
    drawing::Wish wish = drawing::language::read_wish(page.text);
    if (!before.empty()) {
      const bool anew = telling::brings_in_another(wish, before);
      const bool leans = speaks_by_pronoun(page) || quotes_somebody(page);
      const bool told =
          teller != Teller::nobody && says(page, teller == Teller::us ? is_about_us : is_about_me);
      leaning += leans;
      connected += leans || told || begins_with_time(page) || (!anew && telling::goes_on(wish, before));
    }
    before.push_back(std::move(wish));
  }
  // A farm has cows twice and is a list of animals all the same.
  const std::size_t fewest_returns = pages.size() > 4 ? 2 : 1;
  return pages.size() > 1 && connected * 2 >= pages.size() - 1 &&
         (pages.size() == 2 || teller != Teller::nobody ||
          returns_of_somebody(before) + leaning >= fewest_returns);
}

namespace {

// Whether it is a day of people whom everybody knows: on more than half of the pages somebody as known does
// something, on every third there are people, and somebody of them has a name or what happens goes on
// ("Feuer", "Feuerwehr"). So no list of animals is a story, nor one of "Ein Ritter", "Ein Koch".
bool is_a_day(const std::vector<StoryPage>& pages) {
  constexpr std::size_t fewest = 3;
  if (pages.size() < fewest) return false;
  std::size_t known = 0, people = 0, peopled = 0, deeds = 0, stems = 0;
  std::vector<std::string> before;
  for (const StoryPage& page : pages) {
    const std::vector<std::string> nouns = nouns_on(page);
    const bool again = std::any_of(nouns.begin(), nouns.end(), [&](const std::string& noun) {
      return std::find(before.begin(), before.end(), noun) != before.end();
    });
    // "Eine Prinzessin" again is another one.
    const bool anew = page.text.starts_with("Ein");
    // "Kurz vor Schluss trifft Luca"
    const bool named = std::any_of(page.motifs.begin(), page.motifs.end(),
                                   [](const drawing::WishedMotif& motif) { return !motif.called.empty(); });
    known += begins_as_known(page) || speaks_by_pronoun(page) || named || (again && !anew);
    people += has_people(page);
    peopled += has_people(page) || has_vehicle(page);
    deeds += telling::past_sentence(page.text).has_value();
    stems += (again && !anew) || shares_stem(page, before);
    before.insert(before.end(), nouns.begin(), nouns.end());
  }
  const bool all_known = known == pages.size();
  const bool runs = all_known || stems > 1 || peopled * 2 > pages.size() || says_a_name(pages);
  // An alarm that rings, smoke from a window: what happens to the fire brigade goes on.
  constexpr std::size_t many_stems = 2;
  const bool enough = known * 2 > pages.size() || (known * 2 == pages.size() && stems > many_stems);
  return enough && (all_known || (people > 0 && peopled * 3 >= pages.size())) && deeds == pages.size() &&
         runs;
}

// Whether most pages are about somebody whose name nobody knows: "Robi" on a page after "Robi ist ein kleiner
// Roboter".
bool is_about_one_name(const std::vector<StoryPage>& pages) {
  constexpr std::size_t fewest = 3;
  const auto all_told = std::all_of(pages.begin(), pages.end(), [](const StoryPage& page) {
    return telling::past_sentence(page.text).has_value();
  });
  if (pages.size() < fewest || !all_told) return false;
  const std::vector<telling::SentenceWord> words = telling::words_of(pages.front().text);
  return std::any_of(words.begin(), words.end(), [&](const telling::SentenceWord& word) {
    const std::string typed = pages.front().text.substr(word.at, word.size);
    // Words that are known are no such names.
    const auto record = telling::record_of(word.lower);
    if (typed == word.lower || (record && !telling::is_first_name(record))) return false;
    const auto named =
        static_cast<std::size_t>(std::count_if(pages.begin(), pages.end(), [&](const StoryPage& page) {
          const auto here = telling::words_of(page.text);
          return !page.text.starts_with("Ein") &&
                 std::any_of(here.begin(), here.end(), [&](const auto& each) {
                   return page.text.compare(each.at, each.size, typed) == 0;
                 });
        }));
    return named * 5 >= pages.size() * 3;
  });
}

// Whether the pages are about somebody whom everybody knows and the people around: "Der Bäcker knetet Teig",
// "Eine Frau kauft Brötchen".
bool is_around_somebody(const std::vector<StoryPage>& pages) {
  constexpr std::size_t fewest = 3;
  if (pages.size() < fewest || !begins_as_known(pages.front())) return false;
  const std::vector<std::string> first = nouns_on(pages.front());
  if (first.empty()) return false;
  std::size_t again = 0;
  for (const StoryPage& page : pages) {
    if (!telling::past_sentence(page.text) || !has_people(page)) return false;
    const std::vector<std::string> nouns = nouns_on(page);
    again += std::find(nouns.begin(), nouns.end(), first.front()) != nouns.end();
  }
  return again > 1 && again * 2 >= pages.size();
}

// Whether something goes wrong on one page and is made good on a later one: a house that burns, a fire that
// is put out.
bool goes_wrong_and_well(const std::vector<StoryPage>& pages) {
  constexpr std::size_t fewest = 3;
  if (pages.size() < fewest) return false;
  std::vector<PageFacts> facts;
  for (const StoryPage& page : pages) {
    const auto past = telling::past_sentence(page.text);
    if (!past) return false;
    facts.emplace_back(page, past, page.age);
  }
  const std::vector<TroubleOnPage> troubles = troubles_of(facts, RetoldTexts::embedded());
  return std::any_of(troubles.begin(), troubles.end(), [](const TroubleOnPage& page) {
    return page.healed != nullptr && page.healed->is_sudden && !page.healed->is_brief;
  });
}

}  // namespace

bool is_connected(const std::vector<StoryPage>& pages) {
  return goes_on_by_words(pages) || is_a_day(pages) || is_about_one_name(pages) ||
         is_around_somebody(pages) || goes_wrong_and_well(pages);
}

}  // namespace books::story
