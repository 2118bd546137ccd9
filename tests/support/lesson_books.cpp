#include "support/lesson_books.h"

#include <chrono>

#include "drawing/pipeline.h"

namespace support {

const std::vector<std::string>& lesson_sentences() {
  static const std::vector<std::string> sentences = {"Ein Löwe in der Savanne", "Drei Fische im Meer",
                                                     "Eine Katze und zwei Hunde im Garten",
                                                     "Eine Rakete im Weltraum"};
  return sentences;
}

books::BookContent drawn_book(const std::vector<std::string>& sentences, books::LessonWish lesson) {
  books::BookContent book;
  book.title = "Übungen für große Bären";
  book.description = "Rechnen, schreiben und malen.";
  book.created_at = base::Time{std::chrono::sys_days{std::chrono::year{2026} / 3 / 14}};
  book.lesson = lesson;
  drawing::Options options;
  for (const std::string& sentence : sentences) {
    ++options.seed;
    book.pages.push_back({drawing::draw(sentence, options).picture, "builtin", sentence});
  }
  return book;
}

}  // namespace support
