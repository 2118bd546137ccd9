#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accounts {

// How the file was written, as the preview tells.
enum class CsvEncoding : std::uint8_t { utf8, utf16, windows_1252 };

struct CsvRecord {
  int line = 0;                    // where it begins in the file, from 1
  std::vector<std::string> cells;  // UTF-8, without outer white space
};

struct CsvTable {
  CsvEncoding encoding = CsvEncoding::utf8;
  char separator = ';';
  std::vector<CsvRecord> records;  // without empty ones
};

// Reads a table as spreadsheets save it (RFC 4180, and what they do besides): UTF-8 or UTF-16 with a
// byte-order mark, UTF-8 without one, and otherwise Windows-1252, of which Latin-1 is a part; semicolons,
// commas or tabs, whichever the first record has most of, or the one that a first line "sep=;" names; cells
// in quotes, with doubled quotes and line breaks inside. Throws base::AppError(invalid) for what is no such
// table: an Excel file, other binary data, a quote that is never closed (with its line).
CsvTable parse_csv(std::string_view bytes);

}  // namespace accounts
