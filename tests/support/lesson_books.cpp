#include "support/lesson_books.h"

#include <chrono>
#include <map>
#include <utility>

#include "drawing/pipeline.h"

namespace support {

const std::vector<std::string>& lesson_sentences() {
  static const std::vector<std::string> sentences = {"Ein Löwe in der Savanne", "Drei Fische im Meer",
                                                     "Eine Katze und zwei Hunde im Garten",
                                                     "Eine Rakete im Weltraum"};
  return sentences;
}

namespace {

// Drawing is what takes the tests' time, and the same pages are asked for again and again.
const drawing::Picture& drawn(const std::string& sentence, const drawing::Options& options) {
  static std::map<std::pair<std::string, std::uint64_t>, drawing::Picture> pictures;
  const auto [found, is_new] = pictures.try_emplace({sentence, options.seed});
  if (is_new) found->second = drawing::draw(sentence, options).picture;
  return found->second;
}

}  // namespace

books::BookContent drawn_book(const std::vector<std::string>& sentences, books::LessonWish lesson) {
  books::BookContent book;
  book.title = "Übungen für große Bären";
  book.description = "Rechnen, schreiben und malen.";
  book.created_at = base::Time{std::chrono::sys_days{std::chrono::year{2026} / 3 / 14}};
  book.lesson = lesson;
  drawing::Options options;
  for (const std::string& sentence : sentences) {
    ++options.seed;
    book.pages.push_back({drawn(sentence, options), "builtin", sentence});
  }
  return book;
}

}  // namespace support
