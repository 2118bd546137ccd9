#include "books/story/caption.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/german/sentence.h"
#include "books/telling/alt_text.h"
#include "books/telling/past_sentence.h"
#include "books/telling/sentence_words.h"
#include "books/telling/verb_table.h"

namespace books::story {
namespace {

using telling::PastSentence;
using telling::SentenceWord;

// Who speaks to somebody orders a picture: no story has that sentence.
constexpr std::array<std::string_view, 8> wishing = {"mir",  "du",    "bitte",   "mal",
                                                     "male", "malst", "zeichne", "wünsche"};
// Likewise who says "ich" or "wir" with one of these; "Ich spiele mit meiner Freundin" is told as it is.
constexpr std::array<std::string_view, 2> speakers = {"ich", "wir"};
constexpr std::array<std::string_view, 8> wanting = {"will", "möchte", "hätte",   "brauche",
                                                     "mag",  "wollen", "möchten", "hätten"};

// Nouns written small, as children type them: "ein löwe".
bool has_small_noun(const std::string& text, const std::vector<SentenceWord>& words) {
  return std::any_of(words.begin(), words.end(), [&](const SentenceWord& word) {
    if (text.compare(word.at, word.size, word.lower) != 0) return false;
    const auto record = telling::record_of(word.lower);
    return record && record->noun && !record->other && !telling::is_function_word(word.lower);
  });
}

bool is_wish(const std::vector<SentenceWord>& words) {
  const auto has = [&](const auto& list) {
    return std::any_of(words.begin(), words.end(),
                       [&](const SentenceWord& word) { return telling::is_one_of(word.lower, list); });
  };
  return has(wishing) || (has(speakers) && has(wanting));
}

// A note and no sentence: "Fußballspieler schießt ein Tor".
bool lacks_article(const StoryPage& page, const std::vector<SentenceWord>& words) {
  // "Feuerwehrauto" is one, but "Weihnachten im Wald" needs none.
  if (page.deeds.empty() && words.size() > 1) return false;
  return std::any_of(page.motifs.begin(), page.motifs.end(), [&](const drawing::WishedMotif& motif) {
    const german::NounRecord* record = german::NounTable::embedded().find(motif.name);
    return words.front().lower == base::to_lower_utf8(motif.name) && motif.count == 1 &&
           motif.called.empty() && record != nullptr && !record->like_name && !record->unique &&
           record->noun.countable() && !telling::VerbTable::embedded().is_mass(motif.name);
  });
}

// Emoji and other signs, which are read aloud by nobody and which no print has.
std::string without_signs(const std::string& text) {
  constexpr char32_t last_of_text = 0x2122;
  std::string left;
  for (const char32_t c : base::decode_utf8(text)) {
    if (c <= last_of_text) base::append_utf8(left, c);
  }
  return std::string(base::trim(left));
}

// A verb that past_sentence() does not know, and not "Picknick", which is a deed as well.
bool has_verb(const std::string& text) {
  const std::vector<SentenceWord> words = telling::words_of(text);
  return std::any_of(words.begin(), words.end(), [&](const SentenceWord& word) {
    if (text.compare(word.at, word.size, word.lower) != 0) return false;
    const auto record = telling::record_of(word.lower);
    return record && record->other && record->other.word->kind == drawing::language::WordKind::verb;
  });
}

// As past_sentence(), with the verb that was typed. Nothing where a second verb would be in the past.
std::optional<PastSentence> typed_sentence(const std::string& text) {
  std::optional<PastSentence> sentence = telling::past_sentence(text);
  if (!sentence || sentence->front.empty() || !text.starts_with(sentence->front + ' ')) return std::nullopt;
  const std::size_t at = sentence->front.size() + 1;
  const std::size_t end = std::min(text.find_first_of(" ,", at), text.size());
  sentence->verb = text.substr(at, end - at);
  sentence->rest = base::trim(std::string_view(text).substr(end));
  return sentence;
}

}  // namespace

std::optional<Caption> caption_of(const StoryPage& page) {
  std::string text = without_signs(page.text);
  const std::vector<SentenceWord> typed = telling::words_of(text);
  const bool shows = !page.motifs.empty();
  if (typed.empty() ||
      (shows && (is_wish(typed) || has_small_noun(text, typed) || lacks_article(page, typed)))) {
    // A single noun names no place.
    const bool bare = typed.size() == 1;
    text = telling::alt_text({page.motifs, page.relations, page.deeds, bare ? std::string() : page.scene});
  }
  if (text.empty()) return std::nullopt;
  Caption caption;
  while (text.ends_with('.')) text.pop_back();
  caption.whole = text.find_first_of(".?!\"") != std::string::npos || text.find("„") != std::string::npos;
  caption.text = german::sentence_case(text);
  if (caption.whole) {
    if (!caption.text.ends_with('?') && !caption.text.ends_with('!') && !caption.text.ends_with("“"))
      caption.text += '.';
    caption.clause = true;
    return caption;
  }
  const std::optional<PastSentence> sentence = typed_sentence(caption.text);
  caption.clause = sentence || (!page.deeds.empty() && has_verb(text));
  caption.inside = telling::inside_sentence(caption.text);
  if (!sentence || !sentence->may_follow) return caption;
  // Without the full stop, and without the space that would stand after a word before the verb.
  caption.inverted = sentence->after({});
  caption.inverted.pop_back();
  caption.inverted.erase(0, 1);
  return caption;
}

}  // namespace books::story
