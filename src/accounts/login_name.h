#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace accounts {

// Names to sign in with, for children without an e-mail address. They have no "@", so that a login name never
// equals an address and both can be typed into one field.

inline constexpr std::size_t min_login_name_length = 3;
inline constexpr std::size_t max_login_name_length = 40;

// "Jürgen", "Groß" -> "juergen.gross": letters of the Latin alphabet without accents, digits and hyphens,
// first and last name joined by a dot, at most 36 characters, so that a number fits behind it. "kind" where
// nothing of the names can be written so.
std::string proposed_login_name(std::string_view first_name, std::string_view last_name);

// A login name that somebody thought up, in the form in which it is kept. Throws base::AppError(invalid) for
// one that is too short, too long or has other characters than letters, digits, ".", "-" and "_".
std::string checked_login_name(std::string_view name, const std::string& field);

// The form in which what somebody typed into the login field is compared: an address as email_key() has it, a
// login name in small letters without accents, so that "Jürgen.Groß" finds "juergen.gross".
std::string login_key(std::string_view typed);

// What was typed into the login field, without outer white space. Throws base::AppError(invalid) for what can
// be neither an address nor a login name.
std::string checked_login(std::string_view typed, const std::string& field);

}  // namespace accounts
