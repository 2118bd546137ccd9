#include "storage/site_store.h"

namespace storage {

std::optional<double> SiteStore::average_stars() const {
  Query row = connection_.query("SELECT avg(stars) FROM ratings");
  if (!row.next() || row.is_null(0)) return std::nullopt;
  return row.real(0);
}

std::map<std::string, app::ports::LegalText> SiteStore::legal_texts() const {
  std::map<std::string, app::ports::LegalText> texts;
  Query row = connection_.query("SELECT type, html, version, updated_at FROM legal_texts");
  while (row.next()) {
    texts.emplace(row.text(0), app::ports::LegalText{row.text(1), row.count(2), row.time(3)});
  }
  return texts;
}

std::optional<std::string> SiteStore::secret(std::string_view name) const {
  Query row = connection_.query("SELECT value FROM secrets WHERE name = ?", name);
  if (!row.next()) return std::nullopt;
  return row.blob(0);
}

std::vector<std::string> SiteStore::refused_words() const {
  std::vector<std::string> words;
  Query row = connection_.query("SELECT word FROM refused_words ORDER BY word");
  while (row.next()) words.push_back(row.text(0));
  return words;
}

void SiteStore::put_refused_words(const std::vector<std::string>& words) {
  connection_.run("DELETE FROM refused_words");
  for (const std::string& word : words) connection_.run("INSERT INTO refused_words (word) VALUES (?)", word);
}

std::optional<std::string> SiteStore::audience() const {
  Query row = connection_.query("SELECT audience FROM installation");
  if (!row.next()) return std::nullopt;
  return row.text(0);
}

void SiteStore::put_audience(std::string_view word) {
  connection_.run(
      "INSERT INTO installation (id, audience) VALUES (1, ?)"
      " ON CONFLICT (id) DO UPDATE SET audience = excluded.audience",
      word);
}

void SiteStore::put_rating(std::string_view user_id, int stars, base::Time now) {
  connection_.run(
      "INSERT INTO ratings (user_id, stars, rated_at) VALUES (?, ?, ?)"
      " ON CONFLICT (user_id) DO UPDATE SET stars = excluded.stars, rated_at = excluded.rated_at",
      user_id, stars, now);
}

void SiteStore::put_legal_text(std::string_view type, const app::ports::LegalText& text) {
  connection_.run(
      "INSERT INTO legal_texts (type, html, version, updated_at) VALUES (?, ?, ?, ?) ON CONFLICT (type)"
      " DO UPDATE SET html = excluded.html, version = excluded.version, updated_at = excluded.updated_at",
      type, text.html, text.version, text.saved_at);
}

void SiteStore::put_secret(std::string_view name, std::string_view value) {
  connection_.run(
      "INSERT INTO secrets (name, value) VALUES (?, ?)"
      " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      name, Blob{value});
}

}  // namespace storage
