#include "app/session_service.h"

#include "base/error.h"
#include "base/fingerprint.h"
#include "base/utf8.h"

namespace app {
namespace {

constexpr std::size_t most_user_agent_bytes = 300;

// What a browser calls itself, cut to a length that is worth keeping.
std::string kept_user_agent(std::string_view text) {
  if (!base::is_valid_utf8(text)) return {};
  std::size_t length = std::min(text.size(), most_user_agent_bytes);
  while (!base::is_valid_utf8(text.substr(0, length))) --length;
  return std::string(text.substr(0, length));
}

}  // namespace

std::string session_id_of(std::string_view secret) {
  return base::fingerprint(secret);
}

SessionService::SessionService(ports::Storage& storage, const base::Clock& clock, base::IdSource& ids,
                               const Settings& settings)
    : storage_(storage), clock_(clock), ids_(ids), settings_(settings), cache_(storage) {}

StartedSession SessionService::start(ports::Stores& stores, const ports::StoredUser& user,
                                     const Client& client, SignedInBy by) {
  const base::Time now = clock_.now();
  StartedSession started;
  started.secret = ids_.next_id();
  started.stored = {session_id_of(started.secret),
                    user.user.id,
                    now,
                    now + settings_.session_lifetime,
                    kept_user_agent(client.user_agent),
                    by == SignedInBy::provider};
  started.account = account_of(user, settings_.plans, now);
  stores.users().note_sign_in(user.user.id, now);
  stores.sessions().remove_expired(now);
  std::size_t kept = 1;
  for (const ports::StoredSession& older : stores.sessions().of_user(user.user.id)) {
    if (kept++ < most_sessions_of_user) continue;
    stores.sessions().remove(older.id, user.user.id);
  }
  stores.sessions().insert(started.stored);
  return started;
}

std::optional<Session> SessionService::find(std::string_view secret) {
  const std::string id = session_id_of(secret);
  const std::optional<ports::SessionOfUser> found = cache_.find(id);
  if (!found) return std::nullopt;
  const base::Time now = clock_.now();
  if (now >= found->session.expires_at || !found->user.user.is_active) return std::nullopt;
  const accounts::User& user = found->user.user;
  const plans::Plan plan = plans::effective_plan(found->user.entitlement, settings_.plans, now);
  return Session{.session_id = id,
                 .user_id = user.id,
                 .email = user.email,
                 .first_name = user.first_name,
                 .last_name = user.last_name,
                 .role = user.role,
                 .plan = std::string(plans::to_string(plan)),
                 .is_pupil = accounts::is_pupil(user),
                 // How many steps a sign-in at the provider takes is the provider's matter.
                 .lacks_second_factor = !user.has_second_factor && !found->session.is_external &&
                                        requires_second_factor(settings_.second_factor_rule, user.role),
                 .is_external = found->session.is_external};
}

void SessionService::end(const Session& session) {
  storage_.write(
      [&](ports::Stores& stores) { stores.sessions().remove(session.session_id, session.user_id); });
}

std::vector<OwnSession> SessionService::list(const Session& session) const {
  const auto stored =
      storage_.read([&](const ports::Stores& stores) { return stores.sessions().of_user(session.user_id); });
  std::vector<OwnSession> own;
  for (const ports::StoredSession& entry : stored) {
    if (entry.expires_at > clock_.now()) own.push_back({entry, entry.id == session.session_id});
  }
  return own;
}

void SessionService::revoke(const Session& session, const std::string& session_id) {
  const bool removed = storage_.write(
      [&](ports::Stores& stores) { return stores.sessions().remove(session_id, session.user_id); });
  if (!removed) throw base::AppError(base::ErrorCode::not_found, "session_unknown");
}

std::string SessionService::signing_key() {
  constexpr std::string_view name = "token_key";
  return storage_.write([&](ports::Stores& stores) {
    if (const auto kept = stores.site().secret(name)) return *kept;
    std::string made = ids_.next_id() + ids_.next_id();  // 256 bits
    stores.site().put_secret(name, made);
    return made;
  });
}

}  // namespace app
