#pragma once

#include "app/ports/site_store.h"
#include "storage/connection.h"

namespace storage {

class SiteStore final : public app::ports::SiteStore {
 public:
  explicit SiteStore(Connection& connection) : connection_(connection) {}

  std::optional<double> average_stars() const override;
  std::map<std::string, app::ports::LegalText> legal_texts() const override;
  std::optional<std::string> secret(std::string_view name) const override;
  void put_rating(std::string_view user_id, int stars, base::Time now) override;
  void put_legal_text(std::string_view type, const app::ports::LegalText& text) override;
  void put_secret(std::string_view name, std::string_view value) override;
  std::vector<std::string> refused_words() const override;
  void put_refused_words(const std::vector<std::string>& words) override;
  std::optional<std::string> audience() const override;
  void put_audience(std::string_view word) override;

 private:
  Connection& connection_;
};

}  // namespace storage
