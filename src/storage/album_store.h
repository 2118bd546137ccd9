#pragma once

#include "app/ports/album_store.h"
#include "storage/connection.h"

namespace storage {

class AlbumStore final : public app::ports::AlbumStore {
 public:
  explicit AlbumStore(Connection& connection) : connection_(connection) {}

  std::vector<app::ports::AlbumPicture> pictures(std::string_view user_id,
                                                 const app::ports::AlbumFilter& filter, int limit,
                                                 int offset) const override;
  int count(std::string_view user_id, const app::ports::AlbumFilter& filter) const override;
  std::optional<app::ports::AlbumPicture> find(std::string_view user_id,
                                               std::string_view picture_id) const override;
  std::int64_t stored_bytes(std::string_view user_id) const override;
  std::vector<app::ports::Folder> folders(std::string_view user_id) const override;
  std::optional<app::ports::Folder> find_folder(std::string_view user_id, std::string_view id) const override;
  std::vector<app::ports::BookSummary> books_in(std::string_view user_id,
                                                std::string_view folder_id) const override;

  void set_favourite(std::string_view picture_id, bool is_favourite) override;
  void set_folder(std::string_view picture_id, const std::optional<std::string>& folder_id) override;
  void remove(std::string_view user_id, std::string_view picture_id) override;
  void insert_folder(std::string_view user_id, const app::ports::Folder& folder) override;
  void rename_folder(std::string_view id, std::string_view name) override;
  void remove_folder(std::string_view id) override;
  void set_book_folder(std::string_view book_id, const std::optional<std::string>& folder_id) override;

 private:
  app::ports::AlbumPicture picture_of(const Query& row) const;

  Connection& connection_;
};

}  // namespace storage
