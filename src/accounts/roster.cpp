#include "accounts/roster.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>

#include "accounts/account_rules.h"
#include "accounts/login_name.h"
#include "base/utf8.h"

namespace accounts {
namespace {

using base::AppError;
using base::ErrorCode;

enum class Column : std::uint8_t { first_name, last_name, login, class_name };
constexpr std::size_t column_count = 4;

struct Heading {
  std::string_view text;  // in small letters
  Column column;
};

constexpr Heading headings[] = {
    {"vorname", Column::first_name},   {"vornamen", Column::first_name},
    {"rufname", Column::first_name},   {"first name", Column::first_name},
    {"firstname", Column::first_name}, {"nachname", Column::last_name},
    {"name", Column::last_name},       {"familienname", Column::last_name},
    {"last name", Column::last_name},  {"lastname", Column::last_name},
    {"klasse", Column::class_name},    {"lerngruppe", Column::class_name},
    {"gruppe", Column::class_name},    {"class", Column::class_name},
    {"e-mail", Column::login},         {"email", Column::login},
    {"mail", Column::login},           {"e-mail-adresse", Column::login},
    {"anmeldename", Column::login},    {"benutzername", Column::login},
    {"login", Column::login},          {"loginname", Column::login},
    {"username", Column::login},
};

// Where each column stands; nothing where the table does not have it.
using Columns = std::array<std::optional<std::size_t>, column_count>;

std::optional<std::size_t>& place_of(Columns& columns, Column column) {
  return columns[static_cast<std::size_t>(column)];
}

std::optional<Column> column_named(std::string_view cell) {
  const std::string text = base::to_lower_utf8(cell);
  const auto* found = std::find_if(std::begin(headings), std::end(headings),
                                   [&](const Heading& heading) { return heading.text == text; });
  return found == std::end(headings) ? std::nullopt : std::optional(found->column);
}

// The columns that a heading names. A line with one name of a column alone may be a child called "Name".
std::optional<Columns> named_columns(const CsvRecord& record) {
  Columns columns;
  int named = 0;
  for (std::size_t i = 0; i < record.cells.size(); ++i) {
    const auto column = column_named(record.cells[i]);
    if (!column) continue;
    ++named;
    // Two columns of one kind, such as "E-Mail" and "Anmeldename": the first counts.
    if (!place_of(columns, *column)) place_of(columns, *column) = i;
  }
  if (named < 2) return std::nullopt;
  if (!place_of(columns, Column::first_name) || !place_of(columns, Column::last_name)) {
    throw AppError(ErrorCode::invalid, "roster_columns_missing");
  }
  return columns;
}

// The columns of a line in a table without a heading.
Columns usual_columns(const CsvRecord& record) {
  Columns columns{0, 1, 2, 3};
  const bool third_is_class = record.cells.size() == 3 && record.cells[2].find('@') == std::string::npos;
  if (third_is_class) columns = {0, 1, std::nullopt, 2};
  return columns;
}

std::string cell_of(const CsvRecord& record, const Columns& columns, Column column) {
  const auto place = columns[static_cast<std::size_t>(column)];
  return place && *place < record.cells.size() ? record.cells[*place] : std::string();
}

std::string name_of(const CsvRecord& record, const Columns& columns, Column column) {
  const bool first = column == Column::first_name;
  const std::string name = cell_of(record, columns, column);
  if (name.empty()) {
    throw AppError(ErrorCode::invalid, first ? "roster_first_name_missing" : "roster_last_name_missing");
  }
  return checked_name(name, first ? "firstName" : "lastName");
}

// Turns the lines into children and problems.
class RosterReader {
 public:
  RosterReader(Roster& roster, std::string_view default_class)
      : roster_(roster), default_class_(default_class) {}

  void read(const CsvRecord& record, const Columns& columns) {
    try {
      RosterEntry entry = entry_of(record, columns);
      require_new(entry);
      roster_.entries.push_back(std::move(entry));
    } catch (const AppError& error) {
      roster_.problems.push_back({record.line, error});
    }
  }

 private:
  RosterEntry entry_of(const CsvRecord& record, const Columns& columns) const {
    RosterEntry entry;
    entry.line = record.line;
    entry.first_name = name_of(record, columns, Column::first_name);
    entry.last_name = name_of(record, columns, Column::last_name);
    const std::string login = cell_of(record, columns, Column::login);
    if (login.find('@') != std::string::npos) {
      entry.email = checked_email(login);
    } else if (!login.empty()) {
      entry.login_name = checked_login_name(login, "loginName");
    }
    const std::string class_name = cell_of(record, columns, Column::class_name);
    if (class_name.empty() && default_class_.empty())
      throw AppError(ErrorCode::invalid, "roster_class_missing");
    entry.class_name = checked_class_name(class_name.empty() ? default_class_ : class_name, "class");
    return entry;
  }

  // Throws where the child, the address or the login name stands in an earlier line.
  void require_new(const RosterEntry& entry) {
    const std::string login = login_key(entry.email + entry.login_name);
    const auto remember = [&](const std::string& key, const char* reason, const std::string& shown) {
      const auto [earlier, is_new] = lines_.emplace(key, entry.line);
      if (!is_new) {
        throw AppError(ErrorCode::invalid, reason, {}, {shown, std::to_string(earlier->second)});
      }
    };
    if (!login.empty()) return remember("@" + login, "roster_login_twice", entry.email + entry.login_name);
    const std::string name = entry.first_name + " " + entry.last_name;
    remember(class_key(entry.class_name) + "\n" + base::to_lower_utf8(name), "roster_child_twice", name);
  }

  Roster& roster_;
  std::string default_class_;
  std::map<std::string, int> lines_;  // what must not come twice, and where it stands
};

}  // namespace

Roster read_roster(std::string_view bytes, std::string_view default_class) {
  const CsvTable table = parse_csv(bytes);
  std::span<const CsvRecord> records = table.records;
  const auto named = records.empty() ? std::nullopt : named_columns(records.front());
  if (named) records = records.subspan(1);
  if (records.empty()) throw AppError(ErrorCode::invalid, "roster_empty");
  if (records.size() > max_roster_rows) {
    throw AppError(ErrorCode::invalid, "roster_too_long", {},
                   {std::to_string(max_roster_rows), std::to_string(records.size())});
  }
  Roster roster{table.encoding, table.separator, {}, {}};
  RosterReader reader(roster, base::trim(default_class));
  for (const CsvRecord& record : records) reader.read(record, named ? *named : usual_columns(record));
  return roster;
}

std::string checked_class_name(std::string_view name, const std::string& field) {
  const std::string_view trimmed = base::trim(name);
  if (trimmed.empty()) throw AppError(ErrorCode::invalid, "class_name_missing", field);
  if (base::count_code_points(trimmed) > max_class_name_length) {
    throw AppError(ErrorCode::invalid, "class_name_too_long", field, {std::to_string(max_class_name_length)});
  }
  const bool has_control = std::any_of(trimmed.begin(), trimmed.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
  });
  if (has_control) throw AppError(ErrorCode::invalid, "class_name_invalid", field);
  return std::string(trimmed);
}

std::string class_key(std::string_view name) {
  return base::to_lower_utf8(base::trim(name));
}

}  // namespace accounts
