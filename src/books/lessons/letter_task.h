#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "books/book_content.h"

namespace books::lessons {

// A picture to choose by the sound that its name begins with.
struct LetterChoice {
  std::string motif;  // catalogue id
  std::string name;   // German singular
  bool right = false;
};

// What a page's writing exercise is about.
struct LetterTask {
  // What the first word begins with, as first-year books write its sound: "L", "Sch", "Ei"; the capital
  // letter where it has no certain sound ("V").
  std::string initial;
  std::vector<std::string> words;  // nouns of the picture, 1 to 3, the first beginning with the initial
  // Those of them that children of the level write: before school the short ones, maybe none.
  std::vector<std::string> written;
  // The page's sentence without its full stop, for the second year, which copies it; else empty, as where the
  // pen letters cannot write it.
  std::string sentence;
  // At least one right and two wrong, no name twice, none of them to be seen or read elsewhere on the sheet;
  // empty where the initial has no certain sound or where no picture that children know begins with it.
  std::vector<LetterChoice> choices;
};

inline constexpr std::size_t most_written_words = 3;
// Before school nobody writes longer words: letters.
inline constexpr std::size_t longest_first_word = 5;

// Whether the pen letters can write the word on a ruled line: 2 to 16 letters, no spaces.
bool can_be_written(const std::string& word);

// The words of a page: those that somebody wants to have written, else what it is about first: who does
// something before where it is done, then in the order of the sentence. Of several words the noun, without
// repetition and without what the pen letters cannot write. Where no motif gives one, the first word of the
// page's caption or of the book's title that may be a noun; else "Bild".
std::vector<std::string> words_of(const BookContent& content, std::size_t page);

// Four or five choices, of which one or, in school, two are right as far as children know so many. Nobody can
// call a wrong one by a name that begins with the sound. The page's own motifs are not among them: they are
// printed above.
LetterTask make_letter_task(const BookContent& content, std::size_t page, LessonLevel level,
                            base::Random random);

}  // namespace books::lessons
