#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/book_service.h"
#include "app/ports/book_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr int most_redraws = 9999;

// One page of a book as it shall be.
struct EditedPage {
  std::string picture_id;
  std::string story;  // what is told of the picture; empty for nothing
  books::ExerciseWish exercise = {};
};

// A finished book as it shall be from now on, whole.
struct BookEdit {
  int version = 0;  // of the book that was changed: another one has been changed meanwhile
  std::string title;
  std::string description;
  std::string child_name;                       // empty for nobody in particular
  std::optional<std::string> cover_picture_id;  // one of the pages; nothing for the first one
  std::vector<EditedPage> pages;
  std::optional<books::LessonWish> lesson;
  std::optional<std::string> story_title;  // nothing: the book has no story
  books::PrintOptions print;
};

// How many books somebody has made of those that their plan allows.
struct BookAllowance {
  enum class Period { ever, month };
  int used = 0;
  std::optional<int> most;  // nothing: as many as one likes
  Period period = Period::ever;
  std::optional<int> pages;  // of one book
};

// Changes books that are finished. Only the owner's; any other is answered as one that does not exist.
// Thread-safe.
class BookEditService {
 public:
  BookEditService(ports::Storage& storage, const ports::BookWriter& writer, const base::Clock& clock,
                  base::IdSource& ids, const Settings& settings)
      : storage_(storage), writer_(writer), clock_(clock), ids_(ids), settings_(settings) {}

  // Returns the book as it is now. Throws invalid for a field ("pages[2].story"), conflict where the book is
  // another one than was changed, not_found for a picture that is not the caller's, limit_reached for more
  // pages than before and than the plan allows, forbidden for lessons and a story that the book did not have,
  // without premium.
  books::Book change(const Session& session, const std::string& id, const BookEdit& edit);
  // A new book like it, whose id is returned. Counts, and is refused, as one that is made anew.
  std::string copy(const Session& session, const std::string& id);
  // Another story about the book's pictures, which is not kept; each `turn` has its own. Premium only.
  books::Story tell(const Session& session, const std::string& id, int turn) const;
  BookAllowance allowance(const Session& session) const;

 private:
  books::Book own_book(const ports::Stores& stores, const Session& session, const std::string& id) const;
  books::Book edited(const books::Book& before, const BookEdit& edit) const;
  books::Story checked_story(const BookEdit& edit) const;
  void require_allowed(const ports::Stores& stores, const Session& session, const books::Book& before,
                       const books::Book& after) const;

  ports::Storage& storage_;
  const ports::BookWriter& writer_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
