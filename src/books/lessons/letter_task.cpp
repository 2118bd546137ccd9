#include "books/lessons/letter_task.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "base/utf8.h"
#include "books/lessons/pen_letters.h"
#include "drawing/language/lexicon.h"
#include "drawing/motifs/catalogue.h"

namespace books::lessons {
namespace {

using drawing::Picture;

constexpr std::size_t longest_word = 16;  // letters; more do not fit on a ruled line

// Things that every child calls by the same name. A "Hase" some call "Kaninchen", so it is not among them.
constexpr std::string_view known_things[] = {
    "Apfel",       "Affe",       "Auto",    "Ball",    "Banane",   "Baum",  "Bus",     "Brot",   "Birne",
    "Dinosaurier", "Delfin",     "Ente",    "Elefant", "Erdbeere", "Esel",  "Eule",    "Fisch",  "Frosch",
    "Feuer",       "Fuchs",      "Giraffe", "Gitarre", "Gurke",    "Haus",  "Hund",    "Huhn",   "Hut",
    "Igel",        "Insel",      "Jacke",   "Kamel",   "Katze",    "Kerze", "Krone",   "Kuh",    "Kuchen",
    "Krokodil",    "Löwe",       "Lampe",   "Maus",    "Mond",     "Mais",  "Nashorn", "Nase",   "Nuss",
    "Orange",      "Ohr",        "Oktopus", "Pilz",    "Pinguin",  "Pizza", "Palme",   "Qualle", "Rakete",
    "Rose",        "Regenbogen", "Roboter", "Ring",    "Sonne",    "Salat", "Tiger",   "Tomate", "Traktor",
    "Tasse",       "Uhr",        "Vogel",   "Vulkan",  "Wolke",    "Wal",   "Wurm",    "Zebra",  "Zitrone",
    "Zahn",        "Zelt"};

// The noun of a name such as "kahler Baum".
std::string noun_of(std::string_view name) {
  const std::size_t space = name.rfind(' ');
  return std::string(space == std::string_view::npos ? name : name.substr(space + 1));
}

bool can_be_written(const std::string& word) {
  const std::u32string letters = base::decode_utf8(word);
  return letters.size() >= 2 && letters.size() <= longest_word &&
         std::all_of(letters.begin(), letters.end(), [](char32_t c) { return pen_letter(c) != nullptr; }) &&
         !(letters[0] >= U'0' && letters[0] <= U'9');
}

// The word with a capital first letter; "ß" has none and begins no word.
std::string capitalised(const std::string& word) {
  std::u32string letters = base::decode_utf8(word);
  if (!letters.empty()) letters[0] = initial_of(word);
  return base::encode_utf8(letters);
}

void add_word(std::vector<std::string>& words, const std::string& name) {
  const std::string word = capitalised(noun_of(name));
  if (can_be_written(word) && std::find(words.begin(), words.end(), word) == words.end())
    words.push_back(word);
}

// The longest writable word of a text, to have at least one.
void add_longest(std::vector<std::string>& words, std::string_view text) {
  std::string longest, word;
  const auto finish = [&] {
    if (can_be_written(word) && base::count_code_points(word) > base::count_code_points(longest))
      longest = word;
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
  if (!longest.empty()) add_word(words, longest);
}

// The asked motifs of a page by catalogue id and name.
std::vector<LetterChoice> motifs_of(const Page& page) {
  std::vector<LetterChoice> motifs;
  if (const auto* picture = std::get_if<Picture>(&page.picture)) {
    for (const drawing::Element& element : picture->elements) {
      if (element.asked && !element.motif.empty())
        motifs.push_back({element.motif, noun_of(element.name), false});
    }
  }
  return motifs;
}

const std::string* motif_named(std::string_view name) {
  for (const drawing::language::LexiconEntry& entry : drawing::language::Lexicon::embedded().entries()) {
    if (entry.singular == name) return &entry.motif;
  }
  return nullptr;
}

// Collects choices without repeating a name or a motif.
class Choices {
 public:
  explicit Choices(char32_t initial) : initial_(initial) {}

  std::size_t count(bool right) const {
    return static_cast<std::size_t>(
        std::count_if(all_.begin(), all_.end(), [&](const LetterChoice& c) { return c.right == right; }));
  }
  // Takes the motif if it is as wanted.
  void offer(const LetterChoice& motif, bool right) {
    const std::u32string name = base::decode_utf8(motif.name);
    if (name.empty() || name.size() > 14) return;
    if ((initial_of(motif.name) == initial_) != right) return;
    // Sch, St and Sp are no S to a child's ear, nor is A umlaut an A: neither right nor wrong.
    if (!right && sounds_like(name)) return;
    if (right && initial_ == U'S' && name.size() > 1 &&
        (name[1] == U'c' || name[1] == U't' || name[1] == U'p')) {
      if (!all_.empty()) return;  // only the page's own motif
    }
    for (const LetterChoice& known : all_) {
      if (known.motif == motif.motif || known.name == motif.name) return;
    }
    if (drawing::motifs::Catalogue::embedded().find(motif.motif) == nullptr) return;
    all_.push_back({motif.motif, motif.name, right});
  }
  std::vector<LetterChoice> take() { return std::move(all_); }

 private:
  bool sounds_like(const std::u32string& name) const {
    constexpr std::u32string_view alike[] = {U"AÄ", U"OÖ",  U"UÜ", U"FVP", U"VFW",
                                             U"WV", U"KCQ", U"ZC", U"CKZ"};
    const char32_t first = initial_of(base::encode_utf8(name));
    for (const std::u32string_view letters : alike) {
      if (letters[0] == initial_ && letters.find(first) != std::u32string_view::npos) return true;
    }
    return false;
  }

  char32_t initial_;
  std::vector<LetterChoice> all_;
};

}  // namespace

char32_t initial_of(const std::string& word) {
  const std::u32string letters = base::decode_utf8(word);
  if (letters.empty()) return 0;
  const char32_t c = letters[0];
  const bool small_latin = (c >= U'a' && c <= U'z') || (c >= U'à' && c <= U'þ' && c != U'÷');
  return small_latin ? c - 32 : c;
}

std::vector<std::string> words_of(const BookContent& content, std::size_t page) {
  const Page& here = content.pages[page];
  std::vector<std::string> words;
  if (const auto* picture = std::get_if<Picture>(&here.picture)) {
    for (const drawing::Element& element : picture->elements) {
      if (element.asked) add_word(words, element.name);
    }
  }
  for (const std::string& name : here.motif_names) add_word(words, name);
  if (words.empty()) add_longest(words, here.caption);
  if (words.empty()) add_longest(words, content.title);
  if (words.empty()) words.emplace_back("Bild");
  if (words.size() > 3) words.resize(3);
  return words;
}

LetterTask make_letter_task(const BookContent& content, std::size_t page, LessonLevel level,
                            base::Random random) {
  LetterTask task;
  task.words = words_of(content, page);
  task.initial = initial_of(task.words.front());
  const std::size_t count = 4 + static_cast<std::size_t>(level);
  const std::size_t right = 1 + static_cast<std::size_t>(level);
  std::vector<LetterChoice> known;
  for (const std::string_view name : known_things) {
    if (const std::string* motif = motif_named(name)) known.push_back({*motif, std::string(name), false});
  }
  random.shuffle(std::span<LetterChoice>(known));
  Choices choices(task.initial);
  for (const LetterChoice& motif : motifs_of(content.pages[page])) {
    if (choices.count(true) < right) choices.offer(motif, true);
  }
  for (const LetterChoice& motif : known) {
    if (choices.count(true) < right) choices.offer(motif, true);
  }
  // One or two from the book's other pages, the rest from what everybody knows.
  for (std::size_t i = 1; i < content.pages.size() && choices.count(false) < 2; ++i) {
    for (const LetterChoice& motif : motifs_of(content.pages[(page + i) % content.pages.size()])) {
      if (choices.count(false) < 2) choices.offer(motif, false);
    }
  }
  for (const LetterChoice& motif : known) {
    if (choices.count(true) + choices.count(false) < count) choices.offer(motif, false);
  }
  task.choices = choices.take();
  random.shuffle(std::span<LetterChoice>(task.choices));
  // Nothing that begins with the letter: no question.
  if (std::none_of(task.choices.begin(), task.choices.end(), [](const LetterChoice& c) { return c.right; })) {
    task.choices.clear();
  }
  return task;
}

}  // namespace books::lessons
