#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace app::ports {

// A legal text as it was saved last.
struct LegalText {
  std::string html;     // clean
  int version = 0;      // counts the saves; 0 for a text that was never saved
  base::Time saved_at;  // of the last save
};

// What belongs to the server as a whole: ratings, legal texts, its own secrets. An instance belongs to one
// transaction.
class SiteStore {
 public:
  virtual ~SiteStore() = default;
  // The mean of all users' stars; nothing until somebody has rated.
  virtual std::optional<double> average_stars() const = 0;
  // By type ("imprint", "privacy", "terms", "compliance"); types without a text are missing.
  virtual std::map<std::string, LegalText> legal_texts() const = 0;
  virtual std::optional<std::string> secret(std::string_view name) const = 0;
  // What operators do not want to have drawn: lower case, sorted.
  virtual std::vector<std::string> refused_words() const = 0;
  // The word of for whom the installation is ("family", "school", "public"); nothing until somebody has said
  // it.
  virtual std::optional<std::string> audience() const = 0;

  // A user's rating of 1 to 5 stars; replaces an earlier one.
  virtual void put_rating(std::string_view user_id, int stars, base::Time now) = 0;
  virtual void put_legal_text(std::string_view type, const LegalText& text) = 0;
  virtual void put_secret(std::string_view name, std::string_view value) = 0;
  // Replaces them all.
  virtual void put_refused_words(const std::vector<std::string>& words) = 0;
  virtual void put_audience(std::string_view word) = 0;
};

}  // namespace app::ports
