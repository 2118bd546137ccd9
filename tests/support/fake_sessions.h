#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "app/ports/session_verifier.h"

namespace test {

// Sessions in memory, by token.
class FakeSessions final : public app::SessionVerifier {
 public:
  // A user whose id is "user-<name>"; the token is the name itself.
  void add(const std::string& name, app::UserRole role) { add_session(name, name, role); }
  // A further session of that user, whose token is `token`.
  void add_session(const std::string& token, const std::string& name, app::UserRole role) {
    const std::lock_guard lock(mutex_);
    app::Session session;
    session.session_id = "session-" + token;
    session.user_id = "user-" + name;
    session.email = name + "@example.org";
    session.role = role;
    session.plan = "free";
    sessions_[token] = session;
  }
  // From now on every check fails as if the database were down.
  void break_down() {
    const std::lock_guard lock(mutex_);
    is_broken_ = true;
  }

  std::optional<app::Session> verify(std::string_view token) override {
    const std::lock_guard lock(mutex_);
    if (is_broken_) throw std::runtime_error("database is locked");
    const auto found = sessions_.find(std::string(token));
    return found == sessions_.end() ? std::nullopt : std::optional(found->second);
  }
  std::optional<std::string> user_of(std::string_view token) const override {
    const std::lock_guard lock(mutex_);
    const auto found = sessions_.find(std::string(token));
    return found == sessions_.end() ? std::nullopt : std::optional(found->second.user_id);
  }

 private:
  mutable std::mutex mutex_;  // guards what follows
  std::map<std::string, app::Session> sessions_;
  bool is_broken_ = false;
};

}  // namespace test
