#pragma once

#include <string>
#include <string_view>

namespace accounts {

// What one request field must be: every function takes well-formed UTF-8, returns the value to store, and
// throws base::AppError(invalid) with the field's name otherwise.

inline constexpr std::size_t max_email_length = 254;  // RFC 5321, 4.5.3.1.3, less the angle brackets
inline constexpr std::size_t max_name_length = 80;
inline constexpr std::size_t min_password_length = 8;
inline constexpr std::size_t min_given_password_length = 6;  // that an admin thinks up for somebody
inline constexpr std::size_t max_password_length = 72;

// An address that mail can be sent to: an ASCII local part, "@" and a domain with a dot (umlauts allowed).
// Returns it without outer white space.
std::string checked_email(std::string_view email, const std::string& field = "email");

// The form in which addresses are compared: lower case. Two accounts never share one.
std::string email_key(std::string_view email);

// A first or last name of 1 to 80 characters without control characters, without outer white space.
std::string checked_name(std::string_view name, const std::string& field);

// A new password: `min_length` to 72 characters, not one of the common ones, not the account's own address.
std::string checked_password(std::string_view password, std::string_view email,
                             const std::string& field = "password",
                             std::size_t min_length = min_password_length);

}  // namespace accounts
