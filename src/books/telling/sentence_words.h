#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/word.h"

namespace books::telling {

// A word of a sentence, and where it stands.
struct SentenceWord {
  std::size_t at, size;  // bytes of the sentence
  std::string lower;
};

// The words of a sentence in order, without what stands between them.
std::vector<SentenceWord> words_of(const std::string& sentence);

// What the lexicon knows of a word in lower case; nothing for an unknown one.
std::optional<drawing::language::FormRecord> record_of(const std::string& lower);
// Whether it knows it as an adjective; it may be a noun as well.
bool is_adjective(const std::optional<drawing::language::FormRecord>& record);
// Whether it knows it as a first name.
bool is_first_name(const std::optional<drawing::language::FormRecord>& record);

template <std::size_t N>
bool is_one_of(std::string_view word, const std::array<std::string_view, N>& list) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// Whether two lists of names have one in common.
bool have_in_common(const std::vector<std::string>& here, const std::vector<std::string>& there);

// What stands apart from its verb at the end of a clause: "aus" of "lacht ihn aus".
inline constexpr std::array<std::string_view, 26> separable_particles = {
    "ab",       "an",     "auf",    "aus",  "ein",  "mit",    "vor",    "zu",     "los",
    "weg",      "hin",    "her",    "hoch", "um",   "fest",   "vorbei", "zurück", "herunter",
    "hinunter", "hinauf", "runter", "rein", "raus", "weiter", "nach",   "fort"};

// Whether it is an article, a pronoun or a number, by which a noun or a deed is led in. Lower case.
bool is_function_word(std::string_view lower);
// Whether it has a small letter inside of a sentence: those and adjectives.
bool is_small(const SentenceWord& word);
// Somebody's words as they stand inside of a sentence: "ein Löwe" of "Ein Löwe", but "Lena tanzt".
std::string inside_sentence(const std::string& phrase);

// Whether the verb comes last after it: "weil". Lower case, as all words here.
bool is_subordinating(std::string_view word);
// Whether another clause of the same kind may come after it: "und".
bool is_coordinating(std::string_view word);

}  // namespace books::telling
