#include "http/sign_on_tickets.h"

#include <charconv>
#include <utility>

#include "http/keyed_hash.h"

namespace http {
namespace {

constexpr std::string_view ticket_cookie_name = "buntstift_sign_on";

// "<id>.<milliseconds since 1970>.<id of the session, or nothing>".
std::string ticket_text(const app::SignOnTicket& ticket) {
  return ticket.id + "." + std::to_string(ticket.ends_at.time_since_epoch().count()) + "." +
         ticket.session_id;
}

std::optional<app::SignOnTicket> ticket_in(std::string_view text) {
  const std::size_t first = text.find('.');
  const std::size_t second = first == std::string_view::npos ? first : text.find('.', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const std::string_view digits = text.substr(first + 1, second - first - 1);
  std::int64_t end = 0;
  const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), end);
  if (error != std::errc() || rest != digits.data() + digits.size()) return std::nullopt;
  return app::SignOnTicket{std::string(text.substr(0, first)), base::Time{std::chrono::milliseconds{end}},
                           std::string(text.substr(second + 1))};
}

}  // namespace

SignOnTickets::SignOnTickets(std::string key, CookieOptions options)
    : key_(std::move(key)), options_(std::move(options)) {}

std::string SignOnTickets::signature_of(std::string_view text) const {
  return keyed_hash(key_, "sign-on ticket\n" + std::string(text));
}

std::string SignOnTickets::cookie(const app::SignOnTicket& ticket) const {
  const std::string text = ticket_text(ticket);
  return set_cookie(ticket_cookie_name, signature_of(text) + "." + text, app::SignOnService::longest_absence,
                    options_, SameSite::lax);
}

std::string SignOnTickets::expired_cookie() const {
  return set_cookie(ticket_cookie_name, {}, std::chrono::seconds{0}, options_, SameSite::lax);
}

std::optional<app::SignOnTicket> SignOnTickets::read(std::string_view cookies) const {
  for (const std::string_view value : cookies_named(cookies, ticket_cookie_name)) {
    const std::size_t dot = value.find('.');
    if (dot == std::string_view::npos) continue;
    const std::string_view text = value.substr(dot + 1);
    if (is_same_secret(value.substr(0, dot), signature_of(text))) return ticket_in(text);
  }
  return std::nullopt;
}

app::ports::SignOnSecrets SignOnTickets::secrets(const app::SignOnTicket& ticket) const {
  const auto made_for = [&](const char* use) {
    return keyed_hash(key_, std::string("sign-on ") + use + "\n" + ticket.id);
  };
  return {made_for("state"), made_for("nonce"), made_for("verifier")};
}

}  // namespace http
