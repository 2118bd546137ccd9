#include "books/story/completed.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/german/sentence.h"
#include "books/story/connection.h"
#include "books/telling/past_sentence.h"
#include "books/telling/sentence_words.h"

namespace books::story {
namespace {

using telling::SentenceWord;

// One page of so many may have no verb.
constexpr std::size_t most_notes = 3;

// A noun and what stands by it, without a verb: "Ein großes Fest im Burgsaal".
struct Note {
  std::string text;   // as it stands inside of a sentence: "ein großes Fest im Burgsaal"
  std::string lead;   // "ein", lower case; empty before a name
  std::string head;   // "Fest"
  std::string whole;  // who or what alone: "ein großes Fest"
  std::string tail;   // what follows that: "im Burgsaal"
  std::string next;   // the first word of that, lower case
  bool several = false;
};

bool is_capital(const std::string& text, const SentenceWord& word) {
  return text.compare(word.at, word.size, word.lower) != 0;
}

// Whether no word of it may be a verb, of those that are known or not.
bool is_without_verb(const std::string& text, const std::vector<SentenceWord>& words) {
  return std::all_of(words.begin() + 1, words.end(), [&](const SentenceWord& word) {
    if (is_capital(text, word) || telling::is_function_word(word.lower)) return true;
    const auto record = telling::record_of(word.lower);
    return record && (!record->other || record->other.word->kind != drawing::language::WordKind::verb);
  });
}

// Whether a noun of that form is a plural: "Enten".
bool is_plural(const StoryPage& page, const std::string& noun) {
  return std::any_of(page.motifs.begin(), page.motifs.end(), [&](const drawing::WishedMotif& motif) {
    const german::NounRecord* record = german::NounTable::embedded().find(motif.name);
    return motif.count > 1 && record != nullptr &&
           record->noun.form(german::Case::nominative, german::Number::plural) == noun;
  });
}

bool is_name(const StoryPage& page, const std::string& word) {
  const german::NounRecord* record = german::NounTable::embedded().find(word);
  return (record != nullptr && record->like_name) ||
         telling::is_first_name(telling::record_of(base::to_lower_utf8(word))) ||
         std::any_of(page.motifs.begin(), page.motifs.end(), [&](const drawing::WishedMotif& motif) {
           return std::find(motif.called.begin(), motif.called.end(), word) != motif.called.end();
         });
}

std::optional<Note> note_of(const StoryPage& page) {
  constexpr std::array<std::string_view, 5> known = {"ein", "eine", "der", "die", "das"};
  constexpr std::array<std::string_view, 13> numbers = {"zwei",   "drei",    "vier", "fünf", "sechs",
                                                        "sieben", "acht",    "neun", "zehn", "viele",
                                                        "einige", "mehrere", "alle"};
  // Whoever typed "sie" speaks of somebody else than the page alone names.
  if (!page.typed.empty() && page.typed != page.text && page.typed.find(' ') == std::string::npos)
    return std::nullopt;
  std::string text(base::trim(page.text));
  while (text.ends_with('.') || text.ends_with('!')) text.pop_back();
  if (text.empty() || text.find_first_of(".,;:!?\"()") != std::string::npos || telling::past_sentence(text))
    return std::nullopt;
  const std::vector<SentenceWord> words = telling::words_of(text);
  if (words.empty() || !is_without_verb(text, words)) return std::nullopt;
  Note note;
  const bool counted = telling::is_one_of(words.front().lower, numbers);
  const bool led = counted || telling::is_one_of(words.front().lower, known);
  const std::string first = text.substr(0, words.front().size);
  if (!led && !is_name(page, first)) return std::nullopt;
  std::size_t head = 0;
  if (led) {
    note.lead = words.front().lower;
    while (++head < words.size() && !is_capital(text, words[head])) {
      // "Ein Paar", but not "Ein in Gold".
      if (!telling::is_adjective(telling::record_of(words[head].lower))) return std::nullopt;
    }
    if (head == words.size()) return std::nullopt;
  }
  note.text = led ? words.front().lower + text.substr(words.front().size) : text;
  note.head = text.substr(words[head].at, words[head].size);
  const std::size_t end = words[head].at + words[head].size;
  note.whole = note.text.substr(0, end);
  note.tail = base::trim(std::string_view(text).substr(end));
  note.next = head + 1 < words.size() ? words[head + 1].lower : "";
  const bool pair = note.next == "und";
  note.several = counted || pair || (note.lead == "die" && is_plural(page, note.head));
  return note;
}

// What happens and stands nowhere: "ein Fest", "ein Ausflug". Nothing is drawn by that name.
bool is_event(const Note& note) {
  return !note.several && german::NounTable::embedded().find(note.head) == nullptr &&
         note.lead.starts_with("ein");
}

// After "gab es": "einen großen Ausflug". Nothing where nobody knows the gender, which is that of no drawing.
std::optional<std::string> accusative(const Note& note) {
  constexpr std::array<std::string_view, 12> neuters = {"fest",    "konzert", "feuerwerk", "picknick",
                                                        "spiel",   "rennen",  "essen",     "gewitter",
                                                        "theater", "treffen", "feuer",     "wetter"};
  if (note.lead != "ein") return note.text;
  const std::vector<SentenceWord> words = telling::words_of(note.whole);
  if (words.size() == 2) {
    const bool neuter = std::any_of(neuters.begin(), neuters.end(), [&](std::string_view noun) {
      return words.back().lower.ends_with(noun);
    });
    return neuter ? std::optional(note.text) : std::nullopt;
  }
  if (words[1].lower.ends_with("es")) return note.text;
  std::string text = note.text;
  for (std::size_t i = words.size() - 1; i-- > 1;) {
    // "großer"
    if (!words[i].lower.ends_with("er")) return std::nullopt;
    text[words[i].at + words[i].size - 1] = 'n';
  }
  return "einen" + text.substr(note.lead.size());
}

std::string with_verb(const Note& note, std::size_t index, std::size_t pages) {
  constexpr std::array<std::string_view, 14> places = {"in",    "im",   "am",       "an",     "auf",
                                                       "unter", "bei",  "beim",     "hinter", "neben",
                                                       "vor",   "über", "zwischen", "zu"};
  const bool last = index + 1 == pages;
  const std::string verb = note.several ? "waren " : "war ";
  if (is_event(note)) {
    const std::string when = index == 0 ? "Eines Tages" : last ? "Zum Schluss" : "Da";
    if (const auto whom = accusative(note)) return when + " gab es " + *whom;
  }
  const bool anew = note.lead.starts_with("ein") || (note.several && note.lead != "die");
  // "Der Drache war auf dem Turm"
  if (!anew && telling::is_one_of(note.next, places))
    return german::sentence_case(note.whole) + ' ' + verb + note.tail;
  if (index == 0 && anew && !is_event(note)) return "Es " + verb + "einmal " + note.text;
  return last ? "Zum Schluss " + verb + "da " + note.text : "Da " + verb + note.text;
}

}  // namespace

std::vector<StoryPage> completed(const std::vector<StoryPage>& pages) {
  std::vector<StoryPage> all = pages;
  std::size_t notes = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::optional<Note> note = note_of(all[i]);
    if (!note) continue;
    std::string text = with_verb(*note, i, all.size());
    if (!telling::past_sentence(text)) continue;
    ++notes;
    all[i].text = std::move(text);
    all[i].typed.clear();
  }
  // A book is told in the past as a whole or not at all.
  const bool told = std::all_of(all.begin(), all.end(), [](const StoryPage& page) {
    return telling::past_sentence(page.typed.empty() ? page.text : page.typed).has_value();
  });
  return !told || notes * most_notes > pages.size() ? pages : all;
}

bool are_connected_but_for_notes(const std::vector<StoryPage>& pages, const std::vector<StoryPage>& told) {
  if (is_connected(pages)) return true;
  std::vector<StoryPage> typed;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (pages[i].text == told[i].text) typed.push_back(pages[i]);
  }
  return typed.size() > 1 && typed.size() < pages.size() && is_connected(typed);
}

}  // namespace books::story
