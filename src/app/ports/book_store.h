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
  std::string first_picture_id;
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

  virtual void insert(const books::Book& book) = 0;
  virtual void remove(std::string_view id) = 0;
};

}  // namespace app::ports
