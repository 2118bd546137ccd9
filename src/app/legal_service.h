#pragma once

#include <map>
#include <optional>
#include <string>

#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"

namespace app {

inline constexpr std::size_t max_legal_text_length = 100'000;

// What the privacy text says of backups, as they are configured: German sentences.
std::string backup_sentence(const Settings& settings);
// And of accounts that nobody uses.
std::string unused_accounts_sentence(const Settings& settings);

// A legal text as an admin edits it.
struct EditableText {
  ports::LegalText saved;  // empty, with version 0, before the first save
  std::string draft;       // the placeholder template, which an empty text is replaced by
};

// Imprint, privacy statement, terms and compliance rules. HTML is cleaned when it is saved, so that what is
// kept can be shown as it is. Thread-safe.
class LegalService {
 public:
  LegalService(ports::Storage& storage, const base::Clock& clock, const Settings& settings)
      : storage_(storage), clock_(clock), settings_(settings) {}

  // Clean HTML of "imprint", "privacy", "terms" and "compliance"; empty where unset.
  std::map<std::string, std::string> published() const;
  std::map<std::string, EditableText> editable() const;

  // Saves a text; an empty one becomes the template. `known_version` is the one that the edits began with:
  // throws conflict if there is a newer one, which somebody else has saved; without it nothing is checked.
  // Throws invalid for an unknown type, a text that is too long or nested too deep.
  ports::LegalText save(const Session& admin, const std::string& type, const std::string& html,
                        std::optional<int> known_version);
  // What save() would keep.
  std::string preview(const std::string& type, const std::string& html) const;

 private:
  ports::Storage& storage_;
  const base::Clock& clock_;
  const Settings& settings_;
};

}  // namespace app
