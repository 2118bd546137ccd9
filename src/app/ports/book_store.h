#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "books/book.h"

namespace app::ports {

// A book as lists show it.
struct BookSummary {
  std::string id;
  std::string title;
  base::Time created_at;
  int page_count = 0;
  std::string first_picture_id;  // that of the cover
  std::string child_name = {};
};

// That a key of a user's has made a book.
struct BookKey {
  std::string user_id;
  std::string key;         // as the client made it up
  std::string order_hash;  // of what was ordered
  std::string book_id;     // may have been deleted since
  base::Time created_at;
};

// Books. An instance belongs to one transaction.
class BookStore {
 public:
  virtual ~BookStore() = default;
  virtual std::optional<books::Book> find(std::string_view id) const = 0;
  // Newest first.
  virtual std::vector<BookSummary> of_user(std::string_view user_id, int limit, int offset) const = 0;
  virtual int count_of_user(std::string_view user_id) const = 0;
  virtual int count() const = 0;
  virtual std::optional<BookKey> find_key(std::string_view user_id, std::string_view key) const = 0;

  virtual void insert(const books::Book& book) = 0;
  // Everything of the book but whose it is and when it was made.
  virtual void update(const books::Book& book) = 0;
  virtual void remove(std::string_view id) = 0;
  // The caller has made sure, in the same transaction, that the user has no such key.
  virtual void insert_key(const BookKey& key) = 0;
  // Everybody's that were made before the moment.
  virtual void remove_keys_before(base::Time moment) = 0;
};

}  // namespace app::ports
