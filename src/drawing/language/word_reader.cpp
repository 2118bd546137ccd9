#include "drawing/language/word_reader.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "drawing/language/compounds.h"
#include "drawing/language/heard_spelling.h"
#include "drawing/language/numbers.h"
#include "drawing/language/sound.h"
#include "drawing/language/spelling.h"

namespace drawing::language {

namespace {

constexpr std::size_t longest_phrase = 6;

Reading from_form(const Form& form, std::string_view key, std::size_t tokens = 1) {
  Reading reading;
  reading.word = form.word;
  reading.number = form.number;
  reading.key = key;
  reading.count = form.word->count;
  reading.tokens = tokens;
  return reading;
}

bool is_noun(const FormRecord& record, const Token& token, WordContext context) {
  if (!record.noun || !record.other) return static_cast<bool>(record.noun);
  if (token.capitalised) return true;
  // "ein junge fängt den Ball", "ein junge der schläft": no adjective stands before these.
  if (context.before_clause && record.other.word->kind == WordKind::adjective) return true;
  if (context.after_speaker) return false;
  return context.after_determiner && !context.writes_capitals && record.other.word->kind == WordKind::verb;
}

Reading from_record(const FormRecord& record, const Token& token, WordContext context) {
  if (is_noun(record, token, context)) return from_form(record.noun, record.key);
  if (record.other) return from_form(record.other, record.key);
  return {};
}

// What is read of a word in the place of the one that was typed.
Reading as_mended(Reading reading, const FormRecord& record) {
  // A plural that no form of the lexicon says would be lost with its ending.
  reading.mended = reading && (reading.word != record.noun.word || reading.number == record.noun.number);
  return reading;
}

Reading read_number(const Token& token) {
  static const Word number = [] {
    Word word;
    word.kind = WordKind::number;
    return word;
  }();
  Reading reading;
  if (const auto value = read_number_word(token.key)) {
    reading.word = &number;
    reading.count = *value;
  }
  return reading;
}

// "Feuerwehr-Auto" was looked up as one word already; otherwise the last part is meant.
Reading read_hyphenated(const Lexicon& lexicon, const Token& token) {
  const auto record = lexicon.look_up(token.parts.back());
  if (!record || !record->noun) return {};
  Reading reading = from_form(record->noun, record->key);
  const auto first = lexicon.look_up(token.parts.front());
  if (first && first->first_part) reading.size = first->first_part.word->size;
  if (first && first->noun && !first->noun.word->scene.empty()) {
    reading.scene = first->noun.word->scene;
    reading.scene_rank = 1;
  }
  return reading;
}

// Whether a noun phrase may end with the first of `tokens`.
bool ends_phrase(const Lexicon& lexicon, std::span<const Token> tokens) {
  if (tokens.size() == 1 || tokens[1].kind == TokenKind::comma || tokens[1].kind == TokenKind::stop)
    return true;
  const auto next = lexicon.look_up(tokens[1].key);
  if (tokens[1].kind != TokenKind::word || !next || !next->other || next->noun) return false;
  const WordKind kind = next->other.word->kind;
  return kind == WordKind::preposition || kind == WordKind::conjunction || kind == WordKind::verb;
}

// Nothing for what is only a part of words: "ver".
std::optional<FormRecord> look_up_word(const Lexicon& lexicon, std::string_view key) {
  auto record = lexicon.look_up(key);
  const bool part = record && record->particle() != nullptr && !record->noun && !record->other;
  return part ? std::nullopt : record;
}

// "Feuerwehr Auto", "kroko dil": two words that the lexicon has as one noun.
Reading read_parted(const Lexicon& lexicon, std::span<const Token> tokens, WordContext context) {
  constexpr std::size_t shortest_part = 3, shortest_misspelt = 8;
  if (tokens.size() < 2 || tokens[1].kind != TokenKind::word) return {};
  const Token &first = tokens[0], &second = tokens[1];
  if (first.key.size() < shortest_part || second.key.size() < shortest_part || !first.parts.empty() ||
      !second.parts.empty() || first.quoted)
    return {};
  const auto before = look_up_word(lexicon, first.key), after = look_up_word(lexicon, second.key);
  // Two nouns, or scraps of one that are no words.
  if ((before && !before->noun) || (after && !after->noun)) return {};
  // "Lassen im Herbst Drachen steigen": when or where, and what.
  if (before && context.writes_capitals && before->noun.word->kind == WordKind::scene) return {};
  const std::string joined = first.key + second.key;
  auto record = lexicon.look_up(joined);
  if (!record && !before && joined.size() >= shortest_misspelt) record = correct_spelling(lexicon, joined);
  const bool drawable =
      record && record->noun &&
      (record->noun.word->kind == WordKind::motif || record->noun.word->kind == WordKind::collection);
  return drawable ? from_form(record->noun, record->key, 2) : Reading{};
}

// "junge fährt", "junge der".
bool stands_before_clause(const Lexicon& lexicon, std::span<const Token> tokens) {
  if (tokens.size() < 2 || tokens[1].kind != TokenKind::word || tokens[1].capitalised) return false;
  auto next = lexicon.look_up(tokens[1].key);
  // "ein junge schiest"
  if (!next) next = correct_as_heard(lexicon, tokens[1].key, HeardWord::verb, 1);
  if (!next) next = correct_spelling(lexicon, tokens[1].key);
  if (!next || !next->other || next->noun) return false;
  const WordKind kind = next->other.word->kind;
  return kind == WordKind::verb || kind == WordKind::definite;
}

// "ich schaukel", "ich kletter": without the -e, and like a noun.
Reading read_short_verb(const Lexicon& lexicon, const Token& token, WordContext context) {
  if (!context.after_speaker || token.capitalised) return {};
  // "ich decke": a noun has the form as well.
  const auto own = lexicon.look_up(token.key);
  if (token.key.ends_with('e') && own && own->noun && !own->other) {
    const auto infinitive = lexicon.look_up(token.key + 'n');
    if (infinitive && infinitive->other && infinitive->other.word->kind == WordKind::verb)
      return from_form(infinitive->other, infinitive->key);
  }
  const auto record = lexicon.look_up(token.key + 'n');
  const bool verb = record && record->other && record->other.word->kind == WordKind::verb;
  return verb && (token.key.ends_with("el") || token.key.ends_with("er"))
             ? from_form(record->other, record->key)
             : Reading{};
}

// "ein jung spielt": no adjective stands between an article and a verb.
Reading read_clipped_noun(const Lexicon& lexicon, const Token& token, WordContext context) {
  if (!context.after_determiner || !context.before_clause || context.writes_capitals) return {};
  const auto record = lexicon.look_up(token.key);
  if (!record || record->noun || !record->other || record->other.word->kind != WordKind::adjective) return {};
  const auto whole = lexicon.look_up(token.key + 'e');
  const bool somebody = whole && whole->noun && whole->noun.word->kind == WordKind::motif;
  return somebody ? from_form(whole->noun, whole->key) : Reading{};
}

// "weggerannt", "hochzuklettern": a particle and a form of the verb, where the lexicon does not have both
// together.
Reading read_prefixed_verb(const Lexicon& lexicon, const Token& token) {
  constexpr std::size_t shortest_verb = 4, longest_particle = 8;
  const std::string_view key = token.key;
  for (std::size_t i = std::min(longest_particle, key.size()); i >= 2; --i) {
    if (key.size() < i + shortest_verb) continue;
    const auto first = lexicon.look_up(key.substr(0, i));
    const Word* particle = first ? first->particle() : nullptr;
    if (particle == nullptr || particle->role != WordRole::separable) continue;
    const bool with_zu = key.substr(i).starts_with("zu") && key.size() >= i + 2 + shortest_verb;
    for (const std::size_t start : {i, with_zu ? i + 2 : i}) {
      const auto rest = lexicon.look_up(key.substr(start));
      if (rest && rest->other && rest->other.word->kind == WordKind::verb)
        return from_form(rest->other, rest->key);
    }
  }
  return {};
}

// Spellings of those who write what they hear: "zaubat", "komt", "fögel", "pupe".
Reading read_as_heard(const Lexicon& lexicon, const Token& token, WordContext context, bool may_be_noun,
                      int slips) {
  // Without an article a short one is rather a name: "Ole".
  constexpr std::size_t shortest_capitalised = 5, shortest_after_article = 2, shortest_within = 4,
                        shortest_other = 3;
  const bool named = token.capitalised && context.writes_capitals;
  // "Füttert mit Brod": most names end in a vowel.
  const bool noun_within =
      context.within_clause && std::string_view("aeiouy").find(token.key.back()) == std::string_view::npos;
  const std::size_t shortest = context.after_determiner ? shortest_after_article
                               : noun_within            ? shortest_within
                               : token.capitalised      ? shortest_capitalised
                                                        : shortest_other;
  if (token.key.size() < shortest) return {};
  const HeardWord wanted = named                      ? HeardWord::noun
                           : !may_be_noun             ? HeardWord::verb
                           : context.after_determiner ? HeardWord::noun_or_verb
                                                      : HeardWord::verb_or_noun;
  const auto record = correct_as_heard(lexicon, token.key, wanted, slips);
  if (!record) return {};
  const bool noun = record->noun && (!record->other || wanted == HeardWord::noun_or_verb);
  return as_mended(from_form(noun ? record->noun : record->other, record->key), *record);
}

// Whether the word that was heard is longer than what was typed and ends as the compound that could be read
// of it.
bool is_whole_word_of(const Reading& heard, const Reading& compound, const Token& token) {
  return heard && heard.word->kind == WordKind::motif && heard.key.size() > token.key.size() &&
         !compound.key.empty() && heard.key.ends_with(compound.key) && heard.key != compound.key;
}

// "verlaufen", "zertritt", "verzieht": a verb of its own, which no list has, and no slip of "verkaufen".
bool is_derived_verb(const Lexicon& lexicon, std::string_view key) {
  constexpr std::array<std::string_view, 6> prefixes{"be", "ent", "er", "miss", "ver", "zer"};
  constexpr std::size_t shortest_verb = 4;
  return std::any_of(prefixes.begin(), prefixes.end(), [&](std::string_view prefix) {
    if (!key.starts_with(prefix) || key.size() < prefix.size() + shortest_verb) return false;
    const auto rest = lexicon.look_up(key.substr(prefix.size()));
    return rest && rest->other && rest->other.word->kind == WordKind::verb;
  });
}

Reading read_misspelt(const Lexicon& lexicon, const Token& token, WordContext context, bool may_be_noun) {
  const bool noun_likely = token.capitalised && context.writes_capitals && context.after_determiner;
  if (!token.capitalised && is_derived_verb(lexicon, token.key)) return {};
  const auto record = correct_spelling(lexicon, token.key, noun_likely);
  if (!record) return {};
  const Reading corrected = as_mended(from_record(*record, token, context), *record);
  const bool noun = corrected && corrected.word == record->noun.word;
  // "sammelt die Pfeile ein": a noun that no list has is no slip of "pfeife".
  return noun != may_be_noun && (noun || noun_likely) ? Reading{} : corrected;
}

}  // namespace

Reading read_phrase(const Lexicon& lexicon, std::span<const Token> tokens) {
  if (!lexicon.starts_phrase(tokens.front().key)) return {};
  Reading longest;
  std::string key = tokens.front().key;
  for (std::size_t i = 1; i < tokens.size() && i < longest_phrase; ++i) {
    if (tokens[i].kind != TokenKind::word && tokens[i].kind != TokenKind::number) break;
    key += '_' + tokens[i].key;
    auto record = lexicon.look_up(key);
    // "ins waser"
    if (!record && !tokens[i].capitalised && !lexicon.look_up(tokens[i].key)) {
      const auto heard = correct_as_heard(lexicon, tokens[i].key, HeardWord::noun, 1);
      if (heard)
        record = lexicon.look_up(key.substr(0, key.size() - tokens[i].key.size()).append(heard->key));
    }
    if (record && (record->noun || record->other))
      longest = from_form(record->noun ? record->noun : record->other, record->key, i + 1);
  }
  // "ein Paar" is two, "ein paar" are some: only the capital tells.
  if (longest.tokens == 2 && tokens[1].key == "paar" && tokens[1].capitalised) longest.count = 2;
  return longest;
}

Reading read_word(const Lexicon& lexicon, std::span<const Token> tokens, WordContext context) {
  const Token& token = tokens.front();
  context.before_clause = stands_before_clause(lexicon, tokens);
  if (const Reading verb = read_short_verb(lexicon, token, context)) return verb;
  if (const Reading noun = read_clipped_noun(lexicon, token, context)) return noun;
  if (const Reading phrase = read_phrase(lexicon, tokens)) return phrase;
  if (const Reading parted = read_parted(lexicon, tokens, context)) return parted;
  if (const auto record = lexicon.look_up(token.key)) {
    if (const Reading exact = from_record(*record, token, context)) return exact;
  }
  if (const Reading number = read_number(token)) return number;
  const bool may_be_noun = token.capitalised || !context.writes_capitals ||
                           (context.after_determiner && ends_phrase(lexicon, tokens));
  if (may_be_noun) {
    if (const Reading compound = read_compound(lexicon, token.key, FirstPart::known)) {
      // "Regnbogen" is no bow.
      const Reading whole = read_as_heard(lexicon, token, context, true, 1);
      return is_whole_word_of(whole, compound, token) ? whole : compound;
    }
  }
  if (!token.capitalised) {
    if (const Reading verb = read_prefixed_verb(lexicon, token)) return verb;
  }
  if (!token.parts.empty()) {
    if (const Reading parts = read_hyphenated(lexicon, token)) return parts;
  }
  if (const Reading heard = read_as_heard(lexicon, token, context, may_be_noun, 1)) return heard;
  if (const Reading corrected = read_misspelt(lexicon, token, context, may_be_noun)) return corrected;
  if (const Reading heard = read_as_heard(lexicon, token, context, may_be_noun, 2)) return heard;
  if (!may_be_noun) return {};
  if (const Reading compound = read_compound(lexicon, token.key, FirstPart::any)) return compound;
  if (const auto record = correct_by_sound(lexicon, token.key)) return from_form(record->noun, record->key);
  return {};
}

}  // namespace drawing::language
