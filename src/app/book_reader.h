#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "app/template_books.h"
#include "books/page_plan.h"

namespace app {

// What a download wants otherwise than the book was ordered.
struct PrintWish {
  std::optional<books::BookPaper> paper = {};
  std::optional<bool> blank_backs = {};
  std::optional<books::HoleMargin> hole_margin = {};
  std::optional<bool> solutions = {};
  std::optional<bool> name_line = {};
  std::optional<std::optional<int>> ruling = {};  // 1 to 4, or the one of the level
  std::optional<books::LessonLevel> level = {};   // only where the book has a lesson
  books::BookPart part = books::BookPart::whole;
  std::optional<books::Imposition> imposition = {};
  std::optional<bool> bleed = {};
  std::optional<bool> colour_cover = {};
  std::optional<bool> sound_chart = {};
  // For one copy of a class set: whose it is, and what makes its numbers other ones.
  std::optional<std::string> child_name = {};
  std::string variant = {};
};

// A book that somebody may read: an example book, which everybody may, or a kept one.
using ReadableBook = std::variant<const TemplateBook*, books::Book>;

// All that is printed of a book, and how.
struct PrintJob {
  books::BookContent content;
  books::PrintOptions options;
};

// Finds books for those who may read them, and reads only as many of their pictures as are wanted.
// Thread-safe.
class BookReader {
 public:
  BookReader(const ports::Storage& storage, const TemplateBooks& templates, const Settings& settings)
      : storage_(storage), templates_(templates), settings_(settings) {}

  // An example book, the reader's own, or any for an admin. Throws unauthenticated where it would take
  // somebody who is signed in, not_found for any other.
  ReadableBook find(const std::optional<Session>& reader, const std::string& id) const;
  // The book with books::UnreadPicture in the place of its pictures. Sound bitmaps are read all the same:
  // only their content tells how they lie.
  PrintJob outline(const ReadableBook& book, const PrintWish& wish) const;
  // Puts the pictures of some of its pages in their place. Throws not_found for one that is damaged or that
  // was deleted meanwhile.
  void read_pictures(const ReadableBook& book, books::PageRange pages, PrintJob& job) const;

 private:
  PrintJob outline_of(const TemplateBook& book, const PrintWish& wish) const;
  PrintJob outline_of(const books::Book& book, const PrintWish& wish) const;
  using FoundPages = std::vector<std::pair<std::size_t, ports::StoredPicture>>;
  // Adds the stored picture of a page, with its number from 0.
  static void find_page(const ports::Stores& stores, const books::Book& book, std::size_t index,
                        FoundPages& pages);
  void put_page(std::size_t index, ports::StoredPicture stored, PrintJob& job) const;

  const ports::Storage& storage_;
  const TemplateBooks& templates_;
  const Settings& settings_;
};

// How an order is printed where a download wishes otherwise. Throws what books::require_possible throws.
books::PrintOptions options_of(books::PrintOptions options, const PrintWish& wish);

}  // namespace app
