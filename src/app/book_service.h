#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/book_reader.h"
#include "app/book_text.h"
#include "app/ports/book_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"
#include "base/kept_bytes.h"

namespace app {

inline constexpr std::size_t max_book_pages = 200;  // whatever the plan says
inline constexpr int books_per_list_page = 12;
inline constexpr std::size_t min_book_key_length = 8, max_book_key_length = 64;
// How long a repeated order is known for one.
inline constexpr std::chrono::hours book_key_lifetime{24};

// What somebody wants to have as a book.
struct BookOrder {
  std::string title;
  std::string description;
  std::vector<std::string> picture_ids;  // the caller's own, in order
  std::optional<books::LessonWish> lesson = {};
  bool wants_story = false;
  // The caller's own words, kept as they are; where they are empty, the machine's. White space separates
  // paragraphs as books::story::deal_story says.
  std::string story_title = {};
  std::string story_text = {};
  books::PrintOptions print = {};
  std::string child_name = {};  // whom the book is for; empty for nobody in particular
  // Made up by the client for this one order: letters, digits, hyphens and underscores. An order that comes
  // again with its key makes no second book.
  std::optional<std::string> key = {};
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

// One side of a printed book, and what somebody hears who does not see it: what its picture shows, empty for
// sides without one and where nothing is known of it.
struct BookSide {
  books::PlannedSide planned;
  std::string description;
};

// Books of users, and the example books that everybody can read. Thread-safe.
class BookService {
 public:
  BookService(ports::Storage& storage, const TemplateBooks& templates, const ports::BookWriter& writer,
              const base::Clock& clock, base::IdSource& ids, const Settings& settings);

  // Returns the new book's id. Throws invalid for a field, not_found for a picture that is not the caller's,
  // limit_reached for the plan's limits, forbidden for lessons and stories without premium. Whose key has
  // made a book within book_key_lifetime gets that book's id again, even if it was deleted meanwhile, and
  // nothing is counted; conflict if that order was another one, since the answer would name a book that was
  // not ordered.
  std::string create(const Session& session, const BookOrder& order);
  // `page` from 1.
  BookList list(const Session& session, int page) const;
  // What BookReader::find finds for the reader, and throws.
  ReadableBook find(const std::optional<Session>& reader, const std::string& id) const {
    return reader_.find(reader, id);
  }
  // Only the owner's. What counts towards the plan's limit stays counted.
  void remove(const Session& session, const std::string& id);
  // Of whatever find() finds. An example book is made once and kept.
  PrintedBook print(const std::optional<Session>& reader, const std::string& id, const PrintWish& wish) const;
  // The chart of letters and sounds as a PDF, which is made once and kept.
  std::string sound_chart() const;
  // The sides of the printed book in their order, to be shown one by one. Throws not_found, reason
  // book_picture_damaged, where one of them could not be.
  std::vector<BookSide> sides(const std::optional<Session>& reader, const std::string& id,
                              const PrintWish& wish) const;
  // One of them as SVG; reads no other pictures than it shows. Throws not_found beyond the last one.
  std::string side_svg(const std::optional<Session>& reader, const std::string& id, const PrintWish& wish,
                       std::size_t side) const;

 private:
  // The book with all its pictures.
  PrintJob whole(const ReadableBook& book, const PrintWish& wish) const;
  // What is made of a book: kept under a name of its own where it is an example book, which never changes and
  // which anybody may ask for.
  std::string kept_or_made(const ReadableBook& book, const std::string& what, const PrintWish& wish,
                           const std::function<std::string()>& make) const;
  // The caller's own story, or one about the caller's pictures; nothing where one of them is no picture of
  // the caller's.
  std::optional<books::Story> story_for(const Session& session, const BookOrder& order,
                                        const books::Book& book) const;
  books::Story given_story(const BookOrder& order, const books::Book& book) const;
  void require_allowed(const ports::Stores& stores, const Session& session, const BookOrder& order,
                       std::chrono::year_month_day today) const;

  ports::Storage& storage_;
  BookReader reader_;
  const ports::BookWriter& writer_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
  mutable base::KeptBytes kept_;
};

}  // namespace app
