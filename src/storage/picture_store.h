#pragma once

#include "app/ports/picture_store.h"
#include "storage/connection.h"

namespace storage {

class PictureStore final : public app::ports::PictureStore {
 public:
  explicit PictureStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::StoredPicture> find(std::string_view id) const override;
  std::optional<std::string> owner_of(std::string_view id) const override;
  std::vector<app::ports::PictureOutline> of_book(std::string_view book_id) const override;
  bool has_seed(std::uint32_t seed) const override;
  int count_of_user(std::string_view user_id) const override;
  void insert(const app::ports::StoredPicture& picture) override;

 private:
  std::optional<app::ports::PictureObject> object_of(std::string_view id) const;

  Connection& connection_;
};

}  // namespace storage
