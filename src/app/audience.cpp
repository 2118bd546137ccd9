#include "app/audience.h"

#include "base/error.h"

namespace app {

std::string_view to_string(Audience audience) {
  constexpr std::array<std::string_view, 3> words = {"family", "school", "public"};
  return words[static_cast<std::size_t>(audience)];
}

std::optional<Audience> parse_audience(std::string_view word) {
  for (const Audience audience : all_audiences) {
    if (word == to_string(audience)) return audience;
  }
  return std::nullopt;
}

Audience checked_audience(std::string_view word) {
  const auto audience = parse_audience(word);
  if (!audience) throw base::AppError(base::ErrorCode::invalid, "audience_unknown", "audience");
  return *audience;
}

std::string_view to_string(RegistrationMode mode) {
  constexpr std::array<std::string_view, 3> words = {"open", "code", "closed"};
  return words[static_cast<std::size_t>(mode)];
}

std::optional<Audience> audience_of(const ports::Stores& stores) {
  const auto word = stores.site().audience();
  return word ? parse_audience(*word) : std::nullopt;
}

RegistrationMode registration_mode(const Settings& settings, std::optional<Audience> audience) {
  if (settings.registration) return *settings.registration;
  const bool makes_accounts = audience == Audience::family || audience == Audience::school;
  return makes_accounts ? RegistrationMode::closed : RegistrationMode::open;
}

}  // namespace app
