#include "books/story/pattern.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <vector>

#include "base/toml_fields.h"

namespace books::story {
namespace {

using german::Case;
using german::Mentions;

constexpr std::string_view place_slot = "ort";
// Of a collection; what they stand for is in Parts::words.
constexpr std::array<std::string_view, 5> word_slots = {"satz", "folge", "bild", "zahl", "laut"};

bool is_word_slot(std::string_view body) {
  return std::find(word_slots.begin(), word_slots.end(), body) != word_slots.end();
}

enum class Form { definite, indefinite, pronoun, possessive, contracted };

// What the first word of a slot asks for.
struct SlotWord {
  std::string_view word;
  Form form;
  Case in;
  std::string_view with;  // the possessive's owner, or the preposition
};

constexpr std::array slot_words = {
    SlotWord{"der", Form::definite, Case::nominative, {}},
    SlotWord{"des", Form::definite, Case::genitive, {}},
    SlotWord{"dem", Form::definite, Case::dative, {}},
    SlotWord{"den", Form::definite, Case::accusative, {}},
    SlotWord{"ein", Form::indefinite, Case::nominative, {}},
    SlotWord{"eines", Form::indefinite, Case::genitive, {}},
    SlotWord{"einem", Form::indefinite, Case::dative, {}},
    SlotWord{"einen", Form::indefinite, Case::accusative, {}},
    SlotWord{"er", Form::pronoun, Case::nominative, {}},
    SlotWord{"ihm", Form::pronoun, Case::dative, {}},
    SlotWord{"ihn", Form::pronoun, Case::accusative, {}},
    SlotWord{"sein", Form::possessive, Case::nominative, "sein"},
    SlotWord{"seinem", Form::possessive, Case::dative, "sein"},
    SlotWord{"seinen", Form::possessive, Case::accusative, "sein"},
    SlotWord{"mein", Form::possessive, Case::nominative, "mein"},
    SlotWord{"meinem", Form::possessive, Case::dative, "mein"},
    SlotWord{"meinen", Form::possessive, Case::accusative, "mein"},
    SlotWord{"zum", Form::contracted, Case::dative, "zu"},
    SlotWord{"beim", Form::contracted, Case::dative, "bei"},
    SlotWord{"vom", Form::contracted, Case::dative, "von"},
};

// A slot as it stands between its braces: "den H", "sagte/sagten G", "h", "sein~", "tat X".
struct Slot {
  std::string_view body;  // without the part
  char part = 'H';
  bool bare = false;  // a small letter: without adjectives and numbers
};

Slot parse_slot(std::string_view text) {
  const std::size_t space = text.rfind(' ');
  const std::string_view last = space == std::string_view::npos ? text : text.substr(space + 1);
  const bool is_part = last.size() == 1;
  Slot slot{text};
  if (!is_part) return slot;
  slot.bare = last[0] >= 'a' && last[0] <= 'z';
  slot.part = slot.bare ? static_cast<char>(last[0] - 'a' + 'A') : last[0];
  slot.body = space == std::string_view::npos ? std::string_view{} : text.substr(0, space);
  if (std::string_view("HGTXDF").find(slot.part) == std::string_view::npos) {
    throw std::logic_error("story pattern: no such part in {" + std::string(text) + "}");
  }
  return slot;
}

const SlotWord* find_word(std::string_view body) {
  const auto found = std::find_if(slot_words.begin(), slot_words.end(),
                                  [&](const SlotWord& word) { return word.word == body; });
  return found == slot_words.end() ? nullptr : &*found;
}

bool is_known(const Slot& slot) {
  const bool name = slot.body.empty() && slot.bare;
  const bool of_deed = slot.body == "wer" || slot.body == "tut" || slot.body == "was";
  return name || of_deed || is_word_slot(slot.body) || slot.body == place_slot || slot.body == "tat" ||
         slot.body == "sein~" || slot.body.find('/') != std::string_view::npos ||
         find_word(slot.body) != nullptr;
}

// "zur Eule": the article of the first noun melts with the preposition.
std::string contracted_phrase(const Mentions& mentions, const SlotWord& word, bool bare) {
  const std::string phrase =
      bare ? german::bare_definite(mentions, word.in) : german::definite(mentions, word.in);
  const german::Mention& first = mentions.front();
  const auto article = german::definite_article(word.in, first.number(), first.noun.gender());
  // "zu Lena": who is called by name alone has no article.
  const bool has_article = phrase.starts_with(std::string(article) + ' ');
  if (!first.called.empty() && !has_article) return std::string(word.with) + ' ' + phrase;
  return german::contracted(word.with, word.in, first.number(), first.noun.gender()) +
         phrase.substr(article.size());
}

const Mentions& player(const Parts& parts, char part) {
  const auto found = parts.mentions.find(part);
  if (found == parts.mentions.end())
    throw std::logic_error(std::string("story pattern: nobody plays ") + part);
  return found->second;
}

// A phrase with the definite article. Who has come in already needs no adjectives: "der Igel"; things and
// friends keep theirs.
std::string definite_phrase(const Mentions& mentions, Case in, const Slot& slot, HeroName& hero) {
  if (slot.part == 'G' || slot.bare) return german::bare_definite(mentions, in);
  if (slot.part != 'H') return german::definite(mentions, in);
  switch (hero) {
    case HeroName::pronoun:
      return german::pronoun(mentions, in);
    case HeroName::bare:
      return german::bare_definite(mentions, in);
    case HeroName::full:
      break;
  }
  return german::definite(mentions, in);
}

std::string fill_word(const SlotWord& word, const Slot& slot, const Parts& parts, HeroName& hero) {
  const Mentions& mentions = player(parts, slot.part);
  switch (word.form) {
    case Form::definite: {
      std::string phrase = definite_phrase(mentions, word.in, slot, hero);
      if (slot.part == 'H') hero = HeroName::bare;
      return phrase;
    }
    case Form::indefinite:
      if (slot.part == 'H') hero = HeroName::bare;
      return german::indefinite(mentions, word.in);
    case Form::pronoun:
      return german::pronoun(mentions, word.in);
    case Form::possessive: {
      const std::string owner =
          word.with == "sein" ? german::possessive_stem(player(parts, 'H')) : std::string(word.with);
      return german::possessive(owner, mentions.front(), word.in);
    }
    case Form::contracted:
      return contracted_phrase(mentions, word, slot.bare);
  }
  return {};
}

std::string fill_slot(std::string_view text, const Parts& parts, HeroName& hero) {
  const Slot slot = parse_slot(text);
  if (slot.body.empty()) return german::bare_name(player(parts, slot.part).front());
  if (is_word_slot(slot.body)) {
    const auto word = parts.words.find(slot.body);
    if (word == parts.words.end()) throw std::logic_error("story pattern: no word for " + std::string(text));
    return word->second;
  }
  if (slot.body == "tat") return parts.doing;
  if (slot.body == place_slot) return parts.place;
  if (slot.body == "wer") return parts.agents;
  if (slot.body == "tut") return parts.finite;
  if (slot.body == "was") return parts.rest.empty() ? std::string() : ' ' + parts.rest;
  if (slot.body == "sein~") return german::possessive_stem(player(parts, slot.part));
  if (const std::size_t slash = slot.body.find('/'); slash != std::string_view::npos) {
    const bool plural = german::is_plural(player(parts, slot.part));
    return std::string(plural ? slot.body.substr(slash + 1) : slot.body.substr(0, slash));
  }
  return fill_word(*find_word(slot.body), slot, parts, hero);
}

// Calls `text` and `slot` for the pieces of a pattern, in order.
template <class Text, class Fill>
void for_each_piece(std::string_view pattern, Text text, Fill slot) {
  while (!pattern.empty()) {
    const std::size_t open = std::min(pattern.find('{'), pattern.size());
    text(pattern.substr(0, open));
    pattern.remove_prefix(open);
    if (pattern.empty()) return;
    const std::size_t close = pattern.find('}');
    if (close == std::string_view::npos) throw std::logic_error("story pattern: open brace");
    slot(pattern.substr(1, close - 1));
    pattern.remove_prefix(close + 1);
  }
}

}  // namespace

Pattern::Pattern(std::string text) : text_(std::move(text)) {
  if (text_.starts_with('[')) {
    const std::size_t close = text_.find("] ");
    if (close == std::string::npos) throw std::logic_error("story pattern: open bracket");
    for (const std::string_view mark : base::split_words(std::string_view(text_).substr(1, close - 1)))
      marks_.emplace_back(mark);
    text_.erase(0, close + 2);
  }
  bool in_first_sentence = true;
  for_each_piece(
      text_,
      [&](std::string_view words) {
        const bool ends = words.find_first_of(".!?:") != std::string_view::npos;
        if (ends) in_first_sentence = false;
      },
      [&](std::string_view body) {
        const Slot slot = parse_slot(body);
        if (!is_known(slot))
          throw std::logic_error("story pattern: unknown slot {" + std::string(body) + "}");
        if (!needs(slot.part)) parts_.push_back(slot.part);
        if (slot.body == "tat") needs_doing_ = true;
        const SlotWord* word = find_word(slot.body);
        const bool noun =
            slot.body.empty() ||
            (word != nullptr && (word->form == Form::definite || word->form == Form::indefinite));
        if (slot.part != 'H' || !noun) return;
        if (!names_hero_) names_hero_at_once_ = in_first_sentence;
        names_hero_ = true;
      });
}

bool Pattern::is_marked(std::string_view mark) const {
  return std::find(marks_.begin(), marks_.end(), mark) != marks_.end();
}

std::string Pattern::fill(const Parts& parts) const {
  std::string filled;
  HeroName hero = parts.hero;
  for_each_piece(
      text_, [&](std::string_view text) { filled += text; },
      [&](std::string_view body) { filled += fill_slot(body, parts, hero); });
  return filled;
}

std::vector<Pattern> patterns_of(const base::TextBlock& block, std::string_view key) {
  std::vector<Pattern> patterns;
  for (std::string& line : block.values(key)) patterns.emplace_back(std::move(line));
  return patterns;
}

std::vector<const Pattern*> pointers(const std::vector<Pattern>& patterns) {
  std::vector<const Pattern*> all;
  for (const Pattern& pattern : patterns) all.push_back(&pattern);
  return all;
}

}  // namespace books::story
