#include "app/legal_service.h"

#include <algorithm>
#include <array>

#include "app/audit.h"
#include "app/backup_service.h"
#include "app/retention_service.h"
#include "base/embedded.h"
#include "base/error.h"
#include "base/messages.h"
#include "base/utf8.h"
#include "markup/html_cleaner.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr std::array<const char*, 4> types = {"imprint", "privacy", "terms", "compliance"};
// What administrators call them, in the same order.
constexpr std::array<const char*, 4> titles = {"Impressum", "Datenschutz", "AGB", "Compliance"};

void check_type(const std::string& type) {
  const bool is_known =
      std::any_of(types.begin(), types.end(), [&](const char* known) { return type == known; });
  if (!is_known) throw AppError(ErrorCode::invalid, "legal_type_unknown", "type");
}

std::string title_of(const std::string& type) {
  const auto found = std::find(types.begin(), types.end(), type);
  return found == types.end() ? type : titles[static_cast<std::size_t>(found - types.begin())];
}

}  // namespace

std::string unused_accounts_sentence(const Settings& settings) {
  const auto days = settings.retention.unused_accounts;
  if (days == days.zero()) return base::german_sentence("privacy_unused_accounts_stay");
  const std::string arguments[] = {std::to_string(days.count()), std::to_string(removal_notice.count())};
  return base::german_sentence("privacy_unused_accounts_go", arguments);
}

std::string backup_sentence(const Settings& settings) {
  const std::string arguments[] = {std::to_string(settings.backups_kept),
                                   std::to_string(settings.backup_every.count())};
  const bool is_scheduled = settings.backup_every > std::chrono::hours::zero();
  std::string text = base::german_sentence(is_scheduled ? base::MessageKey("privacy_backups_scheduled")
                                                        : base::MessageKey("privacy_backups_by_hand"),
                                           arguments);
  if (is_scheduled && settings.weekly_backups_kept + settings.monthly_backups_kept > 0) {
    const std::string longer[] = {std::to_string(settings.weekly_backups_kept),
                                  std::to_string(settings.monthly_backups_kept)};
    text += " " + base::german_sentence("privacy_backups_kept_longer", longer);
  }
  if (settings.copies_backups) text += " " + base::german_sentence("privacy_backups_copied");
  return text;
}

namespace {

// What the terms say of plans: where nothing is sold there are no prices.
std::string plans_section(const Settings& settings) {
  return base::german_sentence(settings.can_sell() ? base::MessageKey("terms_plans_sold")
                                                   : base::MessageKey("terms_plans_given"));
}

std::string template_of(const std::string& type, const Settings& settings) {
  const std::string arguments[] = {markup::escape_html(settings.product_name),
                                   std::to_string(settings.session_lifetime / std::chrono::days{1}),
                                   std::to_string(settings.retention.audit.count()),
                                   backup_sentence(settings),
                                   std::to_string(snapshots_kept.count()),
                                   std::to_string(settings.retention.shares.count()),
                                   unused_accounts_sentence(settings),
                                   std::to_string(settings.retention.mails.count()),
                                   plans_section(settings)};
  return markup::clean_html(base::fill_placeholders(base::resource("legal/" + type + ".html"), arguments));
}

}  // namespace

std::map<std::string, std::string> LegalService::published() const {
  std::map<std::string, std::string> texts;
  for (const char* type : types) texts.try_emplace(type);
  const auto saved = storage_.read([](const ports::Stores& stores) { return stores.site().legal_texts(); });
  for (const auto& [type, text] : saved) texts[type] = text.html;
  return texts;
}

std::map<std::string, EditableText> LegalService::editable() const {
  auto saved = storage_.read([](const ports::Stores& stores) { return stores.site().legal_texts(); });
  std::map<std::string, EditableText> texts;
  for (const char* type : types) texts[type] = {saved[type], template_of(type, settings_)};
  return texts;
}

std::string LegalService::preview(const std::string& type, const std::string& html) const {
  check_type(type);
  if (!base::is_valid_utf8(html)) throw AppError(ErrorCode::invalid, "text_not_utf8", "content");
  if (base::count_code_points(html) > max_legal_text_length) {
    throw AppError(ErrorCode::invalid, "text_too_long", "content", {std::to_string(max_legal_text_length)});
  }
  std::string clean = markup::clean_html(html);
  return markup::is_blank_html(clean) ? template_of(type, settings_) : clean;
}

ports::LegalText LegalService::save(const Session& admin, const std::string& type, const std::string& html,
                                    std::optional<int> known_version) {
  ports::LegalText text{preview(type, html), 0, clock_.now()};
  storage_.write([&](ports::Stores& stores) {
    const int version = stores.site().legal_texts()[type].version;
    if (known_version && *known_version != version) {
      throw AppError(ErrorCode::conflict, "legal_text_changed", "version");
    }
    text.version = version + 1;
    stores.site().put_legal_text(type, text);
    record_audit(stores, text.saved_at, admin.email, "audit_legal_text_saved", title_of(type));
  });
  return text;
}

}  // namespace app
