#pragma once

#include "app/ports/book_store.h"
#include "storage/connection.h"

namespace storage {

class BookStore final : public app::ports::BookStore {
 public:
  explicit BookStore(Connection& connection) : connection_(connection) {}

  std::optional<books::Book> find(std::string_view id) const override;
  std::vector<app::ports::BookSummary> of_user(std::string_view user_id, int limit,
                                               int offset) const override;
  int count_of_user(std::string_view user_id) const override;
  int count() const override;
  std::optional<app::ports::BookKey> find_key(std::string_view user_id, std::string_view key) const override;
  void insert(const books::Book& book) override;
  void update(const books::Book& book) override;
  void remove(std::string_view id) override;
  void insert_key(const app::ports::BookKey& key) override;
  void remove_keys_before(base::Time moment) override;

 private:
  std::optional<books::Story> find_story(std::string_view book_id) const;
  std::vector<books::ExerciseWish> find_exercises(std::string_view book_id) const;
  void insert_exercises(const books::Book& book);
  void insert_story(std::string_view book_id, const books::Story& story);

  Connection& connection_;
};

}  // namespace storage
