#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "books/book_content.h"

namespace books::lessons {

// A picture to choose by the first letter of its name.
struct LetterChoice {
  std::string motif;  // catalogue id
  std::string name;   // German singular
  bool right = false;
};

// What a page's writing exercise is about.
struct LetterTask {
  char32_t initial = U'A';         // capital
  std::vector<std::string> words;  // nouns of the picture, 1 to 3, the first beginning with the initial
  // At least one right and two wrong, no name twice; empty where no known thing begins with the initial.
  std::vector<LetterChoice> choices;
};

// The words of a page: its motifs' names in their order, of two words the noun, without repetition and
// without what the pen letters cannot write; where there are none, the longest word of the page's caption or
// of the book's title; else "Bild".
std::vector<std::string> words_of(const BookContent& content, std::size_t page);

// `count` choices (4 to 6), of which 1, 2 or 3 are right as far as children know so many. The page's own
// motif is among the right ones, motifs of the book's other pages among the wrong ones.
LetterTask make_letter_task(const BookContent& content, std::size_t page, LessonLevel level,
                            base::Random random);

// The capital that a word begins with.
char32_t initial_of(const std::string& word);

}  // namespace books::lessons
