#pragma once

#include "base/random.h"
#include "books/story/story.h"
#include "drawing/language/parser.h"
#include "support/lesson_books.h"
#include "support/sample_books.h"

// The books that are written for measurements, by the program itself and by its peer.
namespace bench {

// Twenty pages of so many flowers each, about 12 shapes a flower.
inline books::BookContent vector_book(int flowers) {
  books::BookContent book = support::meadow_book(20);
  for (std::size_t i = 0; i < book.pages.size(); ++i) {
    book.pages[i].picture = support::flower_meadow(support::Shape::portrait, flowers, i + 1);
  }
  return book;
}

// Twenty bitmaps of A4 at 300 dots an inch.
inline books::BookContent bitmap_book() {
  books::BookContent book = support::meadow_book(20);
  for (books::Page& page : book.pages) page.picture = support::black_square(2480, 3508);
  return book;
}

// Twenty drawn pages with a story and hard lessons of a kind, solutions included.
inline books::BookContent lesson_book(books::LessonKind kind) {
  std::vector<std::string> sentences;
  std::vector<books::story::StoryPage> cast;
  for (std::size_t i = 0; i < 20; ++i) {
    sentences.push_back(support::lesson_sentences()[i % support::lesson_sentences().size()]);
    cast.push_back(books::story::story_page(drawing::language::read_wish(sentences.back())));
  }
  books::BookContent book = support::drawn_book(sentences, {kind, books::LessonLevel::hard});
  book.story = books::story::write_story(cast, 1);
  return book;
}

}  // namespace bench
