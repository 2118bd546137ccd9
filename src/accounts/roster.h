#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "accounts/csv_table.h"
#include "base/error.h"

namespace accounts {

inline constexpr std::size_t max_roster_rows = 500;
inline constexpr std::size_t max_class_name_length = 40;

// One child of a class list.
struct RosterEntry {
  int line = 0;  // of the file, from 1
  std::string first_name;
  std::string last_name;
  std::string class_name;
  std::string email;  // at most one of these two; both empty: a login name is to be found
  std::string login_name;
};

// What is wrong with a line of a class list.
struct RosterProblem {
  int line = 0;
  base::AppError error;
};

// A class list as a file says it.
struct Roster {
  CsvEncoding encoding = CsvEncoding::utf8;
  char separator = ';';
  std::vector<RosterEntry> entries;     // the good lines, in their order
  std::vector<RosterProblem> problems;  // the others, in their order
};

// Reads a class list. The first line may name the columns in German or English, in any order: Vorname,
// Nachname, Klasse, E-Mail, Anmeldename. Without it they are first name, last name, address or login name,
// class; a line of three may leave out either of the last two. `default_class` is the class of lines that
// have none; may be empty. A child that stands in the list twice is a problem, unless the lines have login
// names or addresses of their own. Throws base::AppError(invalid) for what is no table, for one without
// children and for one with more than 500.
Roster read_roster(std::string_view bytes, std::string_view default_class);

// The name of a class: 1 to 40 characters, without control characters, without outer white space. Throws
// base::AppError(invalid).
std::string checked_class_name(std::string_view name, const std::string& field);

// The form in which names of classes are compared.
std::string class_key(std::string_view name);

}  // namespace accounts
