#include "accounts/csv_table.h"

#include <algorithm>
#include <array>

#include "base/composition.h"
#include "base/error.h"
#include "base/utf8.h"

namespace accounts {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr char separators[] = {';', ',', '\t'};

// The characters 0x80 to 0x9f of Windows-1252 (Unicode's mapping table CP1252.TXT); 0 where it has none.
constexpr std::array<char16_t, 32> windows_1252_signs = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

AppError not_a_table() {
  return {ErrorCode::invalid, "csv_not_text"};
}

std::string from_windows_1252(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char byte : bytes) {
    const auto code = static_cast<unsigned char>(byte);
    const bool is_sign = code >= 0x80 && code < 0xa0;
    const char32_t letter = is_sign ? windows_1252_signs[code - 0x80U] : char32_t{code};
    if (letter == 0) throw not_a_table();
    base::append_utf8(text, letter);
  }
  return text;
}

enum class ByteOrder : std::uint8_t { little, big };

std::string from_utf16(std::string_view bytes, ByteOrder order) {
  if (bytes.size() % 2 != 0) throw not_a_table();
  const auto unit = [&](std::size_t i) {
    const auto first = static_cast<unsigned char>(bytes[i]),
               second = static_cast<unsigned char>(bytes[i + 1]);
    return order == ByteOrder::little ? char32_t{first} | char32_t{second} << 8U
                                      : char32_t{first} << 8U | char32_t{second};
  };
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 2) {
    char32_t code = unit(i);
    if (code >= 0xd800 && code < 0xe000) {  // a pair of surrogates
      const bool has_second = code < 0xdc00 && i + 3 < bytes.size();
      const char32_t second = has_second ? unit(i + 2) : 0;
      if (second < 0xdc00 || second >= 0xe000) throw not_a_table();
      code = 0x10000 + ((code - 0xd800) << 10U) + (second - 0xdc00);
      i += 2;
    }
    base::append_utf8(text, code);
  }
  return text;
}

struct Decoded {
  std::string text;
  CsvEncoding encoding;
};

Decoded decode(std::string_view bytes) {
  using namespace std::string_view_literals;
  if (bytes.starts_with("PK\x03\x04"sv) || bytes.starts_with("\xd0\xcf\x11\xe0"sv)) {
    throw AppError(ErrorCode::invalid, "csv_is_excel");
  }
  if (bytes.starts_with("\xff\xfe"sv)) {
    return {base::composed(from_utf16(bytes.substr(2), ByteOrder::little)), CsvEncoding::utf16};
  }
  if (bytes.starts_with("\xfe\xff"sv))
    return {base::composed(from_utf16(bytes.substr(2), ByteOrder::big)), CsvEncoding::utf16};
  if (bytes.find('\0') != std::string_view::npos) throw not_a_table();
  if (bytes.starts_with("\xef\xbb\xbf"sv)) bytes.remove_prefix(3);
  if (base::is_valid_utf8(bytes)) return {base::composed(bytes), CsvEncoding::utf8};
  return {from_windows_1252(bytes), CsvEncoding::windows_1252};
}

// The separator that the first record with anything in it has most of; a semicolon where it has none.
char guess_separator(std::string_view text) {
  std::array<int, std::size(separators)> counts{};
  bool is_quoted = false, has_content = false;
  for (const char c : text) {
    if (c == '"') is_quoted = !is_quoted;
    if (is_quoted) continue;
    if ((c == '\n' || c == '\r') && has_content) break;
    has_content = has_content || (c != ' ' && c != '\n' && c != '\r');
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (c == separators[i]) ++counts[i];
    }
  }
  const auto most = std::max_element(counts.begin(), counts.end());
  return separators[static_cast<std::size_t>(most - counts.begin())];
}

// Takes the text apart, one record after the other.
class RecordReader {
 public:
  RecordReader(std::string_view text, char separator) : text_(text), separator_(separator) {}

  bool at_end() const { return at_ >= text_.size(); }

  CsvRecord read() {
    CsvRecord record{line_, {}};
    while (true) {
      const std::string cell = starts_quoted() ? quoted_cell() : plain_cell();
      record.cells.emplace_back(base::trim(cell));
      if (at_end() || text_[at_] != separator_) break;
      ++at_;
    }
    end_line();
    return record;
  }

 private:
  bool is_line_end() const { return text_[at_] == '\n' || text_[at_] == '\r'; }

  // Moves behind spaces before a quote, and stays where no quote follows.
  bool starts_quoted() {
    std::size_t quote = at_;
    while (quote < text_.size() && text_[quote] == ' ') ++quote;
    if (quote >= text_.size() || text_[quote] != '"') return false;
    at_ = quote;
    return true;
  }

  std::string plain_cell() {
    const std::size_t begin = at_;
    while (!at_end() && text_[at_] != separator_ && !is_line_end()) ++at_;
    return std::string(text_.substr(begin, at_ - begin));
  }

  std::string quoted_cell() {
    const int opened = line_;
    std::string cell;
    ++at_;
    while (true) {
      if (at_end()) throw AppError(ErrorCode::invalid, "csv_quote_open", {}, {std::to_string(opened)});
      const char c = text_[at_++];
      if (c == '\n') ++line_;
      if (c != '"') {
        cell += c;
      } else if (!at_end() && text_[at_] == '"') {
        cell += text_[at_++];
      } else {
        return cell + plain_cell();
      }
    }
  }

  void end_line() {
    if (at_end()) return;
    if (text_[at_] == '\r') ++at_;
    if (!at_end() && text_[at_] == '\n') ++at_;
    ++line_;
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  int line_ = 1;
};

bool is_empty(const CsvRecord& record) {
  return std::all_of(record.cells.begin(), record.cells.end(), [](const auto& cell) { return cell.empty(); });
}

// The separator of a first line "sep=;", which Excel writes and reads; 0 where there is none.
char named_separator(std::string_view text) {
  constexpr std::string_view prefix = "sep=";
  if (!text.starts_with(prefix) || text.size() <= prefix.size()) return 0;
  const char named = text[prefix.size()];
  const bool ends_line =
      text.size() == prefix.size() + 1 || text[prefix.size() + 1] == '\r' || text[prefix.size() + 1] == '\n';
  return ends_line && std::find(std::begin(separators), std::end(separators), named) != std::end(separators)
             ? named
             : '\0';
}

}  // namespace

CsvTable parse_csv(std::string_view bytes) {
  const Decoded decoded = decode(bytes);
  const char named = named_separator(decoded.text);
  CsvTable table{decoded.encoding, named != 0 ? named : guess_separator(decoded.text), {}};
  RecordReader reader(decoded.text, table.separator);
  if (named != 0) reader.read();
  while (!reader.at_end()) {
    CsvRecord record = reader.read();
    if (!is_empty(record)) table.records.push_back(std::move(record));
  }
  return table;
}

}  // namespace accounts
