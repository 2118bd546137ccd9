#include "books/lessons/letter_task.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/utf8.h"
#include "books/german/initial_sound.h"
#include "books/lessons/crayon.h"
#include "books/lessons/known_pictures.h"
#include "books/lessons/pen_letters.h"
#include "books/page_exercise.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/parser.h"
#include "drawing/language/text_fold.h"

namespace books::lessons {
namespace {

using drawing::Picture;
using drawing::language::LexiconEntry;
using german::capitalised;

constexpr std::size_t longest_word = 16;  // letters; more do not fit on a ruled line

bool is_capital(char32_t c) {
  return base::to_lower(c) != c;
}

// The noun of a name such as "kahler Baum" or "Sonne hinter Wolke": its first word with a capital, else the
// last.
std::string noun_of(std::string_view name) {
  std::string last;
  for (std::size_t from = 0; from <= name.size();) {
    const std::size_t to = std::min(name.find(' ', from), name.size());
    last = name.substr(from, to - from);
    const std::u32string letters = base::decode_utf8(last);
    if (!letters.empty() && is_capital(letters[0])) return last;
    from = to + 1;
  }
  return last;
}

void add_word(std::vector<std::string>& words, const std::string& name) {
  const std::string word = capitalised(noun_of(name));
  if (can_be_written(word) && std::find(words.begin(), words.end(), word) == words.end())
    words.push_back(word);
}

// Whether the lexicon knows the word as anything but a noun: "ein", "auf", "lachend".
bool is_no_noun(const std::string& word) {
  using drawing::language::Lexicon;
  const std::string key = drawing::language::fold(base::decode_utf8(word));
  const auto record = Lexicon::embedded().look_up(key);
  return record && !record->noun && record->other;
}

// The writable words of a text that may be nouns.
std::vector<std::string> nouns_in(std::string_view text) {
  std::vector<std::string> nouns;
  std::string word;
  const auto finish = [&] {
    if (can_be_written(word) && !is_no_noun(word)) nouns.push_back(word);
    word.clear();
  };
  for (const char32_t c : base::decode_utf8(text)) {
    if (pen_letter(c) != nullptr) {
      base::append_utf8(word, c);
    } else {
      finish();
    }
  }
  finish();
  return nouns;
}

// The first of them with a capital, else the first.
void add_noun_of(std::vector<std::string>& words, std::string_view text) {
  const std::vector<std::string> nouns = nouns_in(text);
  if (nouns.empty()) return;
  const auto found = std::find_if(nouns.begin(), nouns.end(), [](const std::string& noun) {
    return is_capital(base::decode_utf8(noun)[0]);
  });
  add_word(words, found != nouns.end() ? *found : nouns.front());
}

// The names of what a sentence asks for: first what is not merely the place of something else.
std::vector<std::string> main_motifs_first(std::string_view sentence) {
  const drawing::Wish wish = drawing::language::read_wish(sentence);
  std::vector<std::pair<bool, std::string>> motifs;
  for (const drawing::WishedMotif& motif : wish.motifs) motifs.emplace_back(false, motif.name);
  for (const drawing::Relation& relation : wish.relations) {
    for (const int object : relation.objects) motifs[static_cast<std::size_t>(object)].first = true;
  }
  std::stable_sort(motifs.begin(), motifs.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> names;
  for (auto& [is_place, name] : motifs) names.push_back(std::move(name));
  return names;
}

// Collects choices without repeating a name or a motif.
class Choices {
 public:
  // `seen` are motifs and names that stand elsewhere on the sheet.
  Choices(std::string sound, std::vector<std::string> seen)
      : sound_(std::move(sound)), seen_(std::move(seen)) {}

  std::size_t count(bool right) const {
    return static_cast<std::size_t>(
        std::count_if(all_.begin(), all_.end(), [&](const LetterChoice& c) { return c.right == right; }));
  }
  // Takes the picture if it is as wanted beyond doubt.
  void offer(const LexiconEntry& picture, bool right) {
    const std::vector<std::string> names = names_of_motif(picture.motif);
    const auto seen = [this](std::string_view text) {
      return std::find(seen_.begin(), seen_.end(), text) != seen_.end();
    };
    if (names.empty() || seen(picture.motif) || seen(picture.shown_as)) return;
    if (std::any_of(names.begin(), names.end(), seen)) return;
    if (right && german::initial_sound(picture.shown_as) != sound_) return;
    const auto may_be_right = [this](std::string_view name) { return german::may_begin_with(name, sound_); };
    if (!right && (may_be_right(picture.shown_as) || std::any_of(names.begin(), names.end(), may_be_right)))
      return;
    const bool taken = std::any_of(all_.begin(), all_.end(), [&](const LetterChoice& known) {
      return known.motif == picture.motif || known.name == picture.shown_as;
    });
    if (!taken) all_.push_back({picture.motif, picture.shown_as, right});
  }
  std::vector<LetterChoice> take() { return std::move(all_); }

 private:
  std::string sound_;
  std::vector<std::string> seen_;
  std::vector<LetterChoice> all_;
};

// The asked motifs of a page by catalogue id.
std::vector<std::string> motifs_of(const Page& page) {
  std::vector<std::string> motifs;
  if (const auto* picture = std::get_if<Picture>(&page.picture)) {
    for (const drawing::Element& element : picture->elements) {
      if (element.asked && !element.motif.empty()) motifs.push_back(element.motif);
    }
  }
  return motifs;
}

// All that a child sees or reads on the sheet above the question.
std::vector<std::string> seen_on(const Page& page, const std::vector<std::string>& words) {
  std::vector<std::string> seen = words;
  const std::vector<std::string> motifs = motifs_of(page);
  seen.insert(seen.end(), motifs.begin(), motifs.end());
  if (const auto* picture = std::get_if<Picture>(&page.picture)) {
    for (const drawing::Element& element : picture->elements) {
      if (element.asked) seen.push_back(element.name);
    }
  }
  return seen;
}

}  // namespace

bool can_be_written(const std::string& word) {
  const std::u32string letters = base::decode_utf8(word);
  return letters.size() >= 2 && letters.size() <= longest_word &&
         std::all_of(letters.begin(), letters.end(),
                     [](char32_t c) { return pen_letter(c) != nullptr && !(c >= U'0' && c <= U'9'); }) &&
         letters[0] != U'-' && letters.back() != U'-';
}

namespace {

// What the sentence calls a thing whose drawing has a longer name: a "Stallgebäude" is a "Stall" there.
std::string as_said(const std::string& name, std::string_view sentence) {
  constexpr std::size_t shortest_word = 4;
  const std::vector<std::string> said = nouns_in(sentence);
  if (std::find(said.begin(), said.end(), name) != said.end()) return name;
  for (const std::string& word : said) {
    const bool is_noun = word.size() >= shortest_word && is_capital(base::decode_utf8(word)[0]);
    if (is_noun && word.size() < name.size() && (name.starts_with(word) || is_kind_of(name, word)))
      return word;
  }
  return name;
}

// The page's sentence, if it is one that the pen letters can write.
std::string copied_sentence(std::string_view caption) {
  const std::size_t first = caption.find_first_not_of(' ');
  if (first == std::string_view::npos || !caption.ends_with('.')) return "";
  const std::string_view sentence = caption.substr(first, caption.size() - 1 - first);
  const std::u32string letters = base::decode_utf8(sentence);
  const bool is_written = std::all_of(letters.begin(), letters.end(),
                                      [](char32_t c) { return c == U' ' || pen_letter(c) != nullptr; });
  return is_written && is_capital(letters[0]) ? std::string(sentence) : "";
}

}  // namespace

std::vector<std::string> words_of(const BookContent& content, std::size_t page) {
  const ExerciseWish& wish = exercise_wish(content, page);
  if (!wish.words.empty()) return wish.words;
  const Page& here = content.pages[page];
  std::vector<std::string> words;
  const std::vector<std::string>& drawn = here.motif_names;
  for (const std::string& name : main_motifs_first(here.caption)) {
    // What somebody typed is on the page only if the engine says so, where it says anything.
    if (drawn.empty() || std::find(drawn.begin(), drawn.end(), name) != drawn.end())
      add_word(words, as_said(name, here.caption));
  }
  for (const std::string& name : drawn) add_word(words, as_said(name, here.caption));
  if (const auto* picture = std::get_if<Picture>(&here.picture)) {
    for (const drawing::Element& element : picture->elements) {
      // The words of a lettering page are whatever somebody typed.
      if (element.asked && (!element.motif.empty() || !is_no_noun(element.name)))
        add_word(words, as_said(element.name, here.caption));
    }
  }
  if (words.empty()) add_noun_of(words, here.caption);
  if (words.empty()) add_noun_of(words, content.title);
  if (words.empty()) words.emplace_back("Bild");
  if (words.size() > most_written_words) words.resize(most_written_words);
  return words;
}

LetterTask make_letter_task(const BookContent& content, std::size_t page, LessonLevel level,
                            base::Random random) {
  LetterTask task;
  task.words = words_of(content, page);
  // What somebody wants to have written is written, however long.
  if (level == LessonLevel::easy && exercise_wish(content, page).words.empty()) {
    const auto is_short = [](const std::string& word) {
      return base::decode_utf8(word).size() <= longest_first_word;
    };
    const auto first_long = std::stable_partition(task.words.begin(), task.words.end(), is_short);
    task.written.assign(task.words.begin(), first_long);
  } else {
    task.written = task.words;
  }
  if (level == LessonLevel::hard) task.sentence = copied_sentence(content.pages[page].caption);
  const std::optional<std::string> sound = german::initial_sound(task.words.front());
  task.initial = sound.value_or(base::encode_utf8(base::decode_utf8(task.words.front()).substr(0, 1)));
  if (!sound) return task;
  // The second year writes the words below their pictures, which takes room.
  const std::size_t count = level == LessonLevel::medium ? 5 : 4;
  const std::size_t right = level == LessonLevel::easy ? 1 : 2;
  std::vector<const LexiconEntry*> known = known_pictures();
  random.shuffle(std::span<const LexiconEntry*>(known));
  Choices choices(*sound, seen_on(content.pages[page], task.words));
  for (const LexiconEntry* picture : known) {
    if (choices.count(true) < right) choices.offer(*picture, true);
  }
  // One or two from the book's other pages, the rest from what everybody knows.
  for (std::size_t i = 1; i < content.pages.size(); ++i) {
    for (const std::string& motif : motifs_of(content.pages[(page + i) % content.pages.size()])) {
      const auto found = std::find_if(known.begin(), known.end(),
                                      [&](const LexiconEntry* picture) { return picture->motif == motif; });
      if (found != known.end() && choices.count(false) < 2) choices.offer(**found, false);
    }
  }
  for (const LexiconEntry* picture : known) {
    if (choices.count(true) + choices.count(false) < count) choices.offer(*picture, false);
  }
  const bool question = choices.count(true) > 0;
  task.choices = question ? choices.take() : std::vector<LetterChoice>();
  random.shuffle(std::span<LetterChoice>(task.choices));
  return task;
}

}  // namespace books::lessons
