#pragma once

#include "app/ports/share_store.h"
#include "storage/connection.h"

namespace storage {

class ShareStore final : public app::ports::ShareStore {
 public:
  explicit ShareStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::Share> find(std::string_view id) const override;
  std::optional<app::ports::Share> find_by_token(std::string_view token_hash) const override;
  std::vector<app::ports::ShareSummary> of_user(std::string_view user_id) const override;
  std::optional<app::ports::ShareSummary> summary(std::string_view id) const override;
  std::vector<app::ports::ShareSummary> open_of_class(std::string_view class_id,
                                                      base::Time now) const override;
  app::ports::ShareSize size(std::string_view share_id) const override;

  std::vector<app::ports::ShareArtist> artists(std::string_view share_id) const override;
  std::optional<app::ports::ShareArtist> find_artist(std::string_view id) const override;
  std::optional<app::ports::ShareArtist> find_artist_of_user(std::string_view share_id,
                                                             std::string_view user_id) const override;
  std::vector<app::ports::ShareWork> works(std::string_view share_id) const override;
  std::vector<app::ports::ShareWork> works_of_artist(std::string_view artist_id) const override;
  std::vector<app::ports::ShareWork> works_of_user(std::string_view user_id) const override;

  void insert(const app::ports::Share& share) override;
  void update(const app::ports::Share& share) override;
  void remove(std::string_view id) override;
  void remove_ended_before(base::Time moment) override;
  void insert_artist(const app::ports::ShareArtist& artist) override;
  bool remove_artist(std::string_view share_id, std::string_view artist_id) override;
  void put_work(const app::ports::ShareWork& work) override;
  bool remove_work(std::string_view artist_id, std::string_view picture_id) override;

 private:
  Connection& connection_;
};

}  // namespace storage
