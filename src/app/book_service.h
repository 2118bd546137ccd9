#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ports/book_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "app/template_books.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr std::size_t max_title_length = 120;
inline constexpr std::size_t max_description_length = 1000;
inline constexpr std::size_t max_book_pages = 200;  // whatever the plan says
inline constexpr int books_per_list_page = 12;

// What somebody wants to have as a book.
struct BookOrder {
  std::string title;
  std::string description;
  std::vector<std::string> picture_ids;  // the caller's own, in order
  std::optional<books::LessonWish> lesson = {};
  bool wants_story = false;
};

struct BookList {
  std::vector<ports::BookSummary> books;  // newest first
  int total = 0;
};

// A book to print, with a name for its file.
struct PrintedBook {
  std::string title;
  std::string pdf;
};

// Books of users, and the example books that everybody can read. Thread-safe.
class BookService {
 public:
  BookService(ports::Storage& storage, const TemplateBooks& templates, const ports::BookWriter& writer,
              const base::Clock& clock, base::IdSource& ids, const Settings& settings);

  // Returns the new book's id. Throws invalid for a field, not_found for a picture that is not the caller's,
  // limit_reached for the plan's limits, forbidden for lessons and stories without premium.
  std::string create(const Session& session, const BookOrder& order);
  // `page` from 1.
  BookList list(const Session& session, int page) const;
  // A book of the caller's, or anybody's for an admin. Throws not_found for any other.
  books::Book find(const Session& session, const std::string& id) const;
  // Only the owner's. What counts towards the plan's limit stays counted.
  void remove(const Session& session, const std::string& id);
  PrintedBook print(const Session& session, const std::string& id, const books::PrintOptions& options) const;
  PrintedBook print(const TemplateBook& book, const books::PrintOptions& options) const;

 private:
  void require_allowed(const ports::Stores& stores, const Session& session, const BookOrder& order,
                       std::chrono::year_month_day today) const;

  ports::Storage& storage_;
  const TemplateBooks& templates_;
  const ports::BookWriter& writer_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
