#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"

namespace accounts {

// Time-based one-time passwords as authenticator apps make them (RFC 6238: HMAC-SHA-1, 30 s, 6 digits).

inline constexpr std::size_t one_time_key_bytes = 20;
inline constexpr int one_time_code_digits = 6;

// A new secret key: 20 random bytes.
std::string new_one_time_key();

// The key as people type it: base32 (RFC 4648) without padding.
std::string to_base32(std::string_view bytes);

// The code of one step of 30 s since 1970, with its leading zeros.
std::string one_time_code(std::string_view key, std::int64_t step);

// The step that a code belongs to: the one of `now`, or one before or after it, because clocks differ.
// Nothing for a wrong code, and for one of a step up to `last_step`, which was used before.
std::optional<std::int64_t> find_step(std::string_view key, std::string_view code, base::Time now,
                                      std::int64_t last_step);

// What an authenticator app reads from a QR code: "otpauth://totp/...". `issuer` is shown above `account`.
std::string one_time_address(std::string_view key, std::string_view issuer, std::string_view account);

}  // namespace accounts
