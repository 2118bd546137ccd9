#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "app/ports/storage.h"
#include "app/settings.h"

namespace app {

// For whom an installation is, as its first admin says when setting it up.
enum class Audience : std::uint8_t { family, school, everybody };
inline constexpr std::array all_audiences = {Audience::family, Audience::school, Audience::everybody};
inline constexpr std::array all_registration_modes = {RegistrationMode::open, RegistrationMode::code,
                                                      RegistrationMode::closed};

// "family", "school", "public".
std::string_view to_string(Audience audience);
// Nothing for any other word.
std::optional<Audience> parse_audience(std::string_view word);
// Throws base::AppError(invalid) for any other word.
Audience checked_audience(std::string_view word);
// "open", "code", "closed".
std::string_view to_string(RegistrationMode mode);

// What was said; nothing for an installation from before the question, or whose admin was made on the command
// line.
std::optional<Audience> audience_of(const ports::Stores& stores);

// Who may make an account: what the configuration says, else nobody where the accounts of a family or school
// are made for them, else everybody.
RegistrationMode registration_mode(const Settings& settings, std::optional<Audience> audience);

}  // namespace app
