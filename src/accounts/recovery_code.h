#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace accounts {

// Codes for who has lost the device that makes one-time codes. Each is good once.

inline constexpr std::size_t recovery_codes_given = 10;

// New ones, as they are written down: "K7MQ-2XTB-9RWA" (60 random bits, without letters that look alike).
std::vector<std::string> new_recovery_codes();

// A typed code without spaces and dashes, in capitals.
std::string tidy_code(std::string_view typed);

// Under what a tidy code of a user is kept, so that who reads the database cannot use it.
std::string recovery_code_hash(std::string_view user_id, std::string_view tidy);

}  // namespace accounts
