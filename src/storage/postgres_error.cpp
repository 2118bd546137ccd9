#include "storage/postgres_error.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace storage {
namespace {

// By the SQLSTATE, or the beginning of it (postgresql.org/docs/17/errcodes-appendix.html): what users are
// told, and what operators are told where it kept a connection from being made.
struct StateRow {
  std::string_view state;
  std::string_view reason;
  std::string_view refusal;
};

constexpr std::array<StateRow, 21> state_rows = {{
    {"08", "database_unreachable", "postgres_unreachable"},
    {"57P", "database_unreachable", "postgres_unreachable"},  // is being shut down or started
    {"25006", "database_read_only", "postgres_read_only"},
    {"25P03", "database_busy", "postgres_unreachable"},  // idle too long in a transaction
    {"28", "database_unreachable", "postgres_login_refused"},
    {"3D", "database_unreachable", "postgres_database_missing"},
    {"40", "database_busy", "postgres_unreachable"},
    {"42501", "database_unwritable", "postgres_rights_missing"},
    {"53100", "disk_full", "postgres_unreachable"},
    {"53200", "database_busy", "postgres_unreachable"},
    {"53300", "database_busy", "postgres_full"},
    {"53400", "database_busy", "postgres_full"},
    {"53", "database_busy", "postgres_unreachable"},
    {"54000", "database_busy", "postgres_unreachable"},
    {"55P03", "database_busy", "postgres_unreachable"},
    {"57014", "database_busy", "postgres_unreachable"},  // took too long
    {"58030", "disk_full", "postgres_unreachable"},
    {"58", "database_unreachable", "postgres_unreachable"},
    {"F0", "database_unreachable", "postgres_unreachable"},
    {"XX001", "database_damaged", "postgres_unreachable"},
    {"XX002", "database_damaged", "postgres_unreachable"},
}};

const StateRow* row_of(std::string_view state) {
  if (state.empty()) return nullptr;
  const auto row = std::find_if(state_rows.begin(), state_rows.end(),
                                [&](const StateRow& each) { return state.starts_with(each.state); });
  return row == state_rows.end() ? nullptr : &*row;
}

// libpq's own words, which are always English, where the server did not come to answer.
std::string_view refusal_in_words(std::string_view message) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 10> words = {
      {{"could not translate host name", "postgres_unreachable"},  // whatever the name holds
       {"read-only", "postgres_read_only"},
       {"server does not support SSL", "postgres_unencrypted"},
       {"server refused SSL", "postgres_unencrypted"},
       {"certificate", "postgres_certificate_refused"},
       {"does not match host name", "postgres_certificate_refused"},
       {"SSL error", "postgres_certificate_refused"},
       {"no password supplied", "postgres_login_refused"},
       {"password", "postgres_login_refused"},
       {"invalid", "postgres_address_wrong"}}};
  for (const auto& [part, refusal] : words) {
    if (message.find(part) != std::string_view::npos) return refusal;
  }
  return "postgres_unreachable";
}

// One line, without the questions that libpq adds in lines of their own, which begin with a tabulator.
std::string in_one_line(std::string_view message) {
  std::string line;
  bool is_question = false;
  for (const char c : message) {
    if (!line.empty() && line.back() == ' ' && c == '\t') is_question = true;
    if (c == '\n') is_question = false;
    if (is_question) continue;
    if (c != '\n') {
      line += c;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  while (!line.empty() && (line.back() == ' ' || line.back() == '.')) line.pop_back();
  return line;
}

// A replica that is asked for a connection answers everything as it should, and libpq leaves it.
bool is_of_replica(const PostgresError& error) {
  return std::string_view(error.what()).find("session is read-only") != std::string_view::npos;
}

}  // namespace

std::string reason_of(const PostgresError& error) {
  if (is_of_replica(error)) return "database_read_only";
  if (const StateRow* row = row_of(error.state())) return std::string(row->reason);
  return error.is_lost() ? "database_unreachable" : "";
}

void throw_translated(const PostgresError& error) {
  const std::string reason = reason_of(error);
  if (reason.empty()) throw error;
  throw base::AppError(base::ErrorCode::unavailable, reason);
}

base::AppError refusal_of_connection(const PostgresError& error, const std::string& place) {
  const StateRow* row = row_of(error.state());
  const std::string_view refusal =
      row != nullptr && !is_of_replica(error) ? row->refusal : refusal_in_words(error.what());
  return {base::ErrorCode::unavailable, std::string(refusal), {}, {place, in_one_line(error.what())}};
}

}  // namespace storage
