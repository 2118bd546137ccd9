#pragma once

#include <mutex>
#include <string>
#include <vector>

#include "app/book_service.h"
#include "app/ports/archive_writer.h"
#include "app/ports/book_writer.h"
#include "app/school_service.h"

namespace app {

// What a class gets: an archive with a book for each child, and a name for it.
struct ClassSet {
  std::string title;  // "Im Zoo, Klasse 2b"
  ports::PassingFile file;
};

// Prints one book for all children of a class: each with the child's name and with other numbers in its
// exercises. Thread-safe.
class ClassSetService {
 public:
  ClassSetService(const SchoolService& school, const BookService& books, const ports::BookWriter& writer,
                  const ports::ArchiveWriter& archives, const base::Clock& clock)
      : school_(school), books_(books), writer_(writer), archives_(archives), clock_(clock) {}

  // The books, and in a folder of their own the solutions, which are not in the children's books. The same
  // book and child give the same numbers each time. Throws not_found for a class or book that the caller may
  // not see, conflict for a class without children, unavailable while another set is made.
  ClassSet make(const Session& session, const std::string& class_id, const std::string& book_id);

 private:
  const SchoolService& school_;
  const BookService& books_;
  const ports::BookWriter& writer_;
  const ports::ArchiveWriter& archives_;
  const base::Clock& clock_;
  std::mutex busy_;  // held while a set is made
};

// What children call each other, in the same order: the first name, with the beginning of the last name where
// two have the same; the last name or the login name of who has no first name.
std::vector<std::string> names_in_class(const std::vector<accounts::User>& pupils);

// The same for books: a name that the writer cannot print whole gives way to the login name, so that no child
// has a book without one.
std::vector<std::string> printed_names(const std::vector<accounts::User>& pupils,
                                       const ports::BookWriter& writer);

}  // namespace app
