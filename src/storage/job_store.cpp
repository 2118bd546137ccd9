#include "storage/job_store.h"

#include "storage/column_values.h"
#include "storage/picture_options.h"

namespace storage {
namespace {

using app::ports::EngineCost;
using app::ports::EngineJob;

// Behind them stand the options' columns.
constexpr const char* columns =
    "SELECT p.id, p.user_id, p.engine, p.created_at, p.prompt, p.state, p.address, p.remote_id, p.tries,"
    " p.next_try_at, p.line_fault, p.notice, ";
constexpr int first_option = 12;

EngineJob job_of(const Query& row) {
  EngineJob job;
  job.id = row.text(0);
  job.user_id = row.text(1);
  job.engine = row.text(2);
  job.created_at = row.time(3);
  job.prompt = row.text(4);
  job.state = from_column<app::ports::JobState>(row.text(5));
  job.address = row.text(6);
  job.remote_id = row.text(7);
  job.tries = row.count(8);
  job.next_try_at = row.time(9);
  job.line_fault = row.count(10);
  job.notice = row.text(11);
  job.options = options_of(row, first_option);
  return job;
}

}  // namespace

std::optional<EngineJob> JobStore::find(std::string_view id) const {
  static const std::string sql = std::string(columns) + option_columns + " FROM jobs p WHERE p.id = ?";
  Query row = connection_.query(sql.c_str(), id);
  if (!row.next()) return std::nullopt;
  return job_of(row);
}

// Of two jobs of one moment the one that was accepted first is first: rows are numbered as they come.
std::vector<EngineJob> JobStore::open_of(std::string_view engine, int limit) const {
  static const std::string sql = std::string(columns) + option_columns +
                                 " FROM jobs p WHERE p.engine = ? AND p.state IN ('queued', 'asked')"
                                 " ORDER BY p.created_at, p.rowid LIMIT ?";
  std::vector<EngineJob> jobs;
  Query row = connection_.query(sql.c_str(), engine, limit);
  while (row.next()) jobs.push_back(job_of(row));
  return jobs;
}

int JobStore::count_open(std::string_view engine) const {
  Query row = connection_.query("SELECT count(*) FROM jobs WHERE engine = ? AND state IN ('queued', 'asked')",
                                engine);
  row.next();
  return row.count(0);
}

int JobStore::count_open_of_user(std::string_view user_id) const {
  Query row = connection_.query(
      "SELECT count(*) FROM jobs WHERE user_id = ? AND state IN ('queued', 'asked')", user_id);
  row.next();
  return row.count(0);
}

int JobStore::count_before(const EngineJob& job) const {
  Query row = connection_.query(
      "SELECT count(*) FROM jobs WHERE engine = ? AND state IN ('queued', 'asked')"
      " AND (created_at, rowid) < (SELECT created_at, rowid FROM jobs WHERE id = ?)",
      job.engine, job.id);
  row.next();
  return row.count(0);
}

EngineCost JobStore::cost(std::string_view engine, std::string_view day) const {
  Query row =
      connection_.query("SELECT pictures, cents FROM engine_costs WHERE engine = ? AND day = ?", engine, day);
  if (!row.next()) return {};
  return {row.count(0), row.count(1)};
}

bool JobStore::is_on(std::string_view engine) const {
  return !connection_.query("SELECT 1 FROM engines_off WHERE engine = ?", engine).next();
}

void JobStore::insert(const EngineJob& job) {
  const drawing::Options& options = job.options;
  const drawing::PageWishes& wishes = options.wishes;
  connection_.run(
      "INSERT INTO jobs (id, user_id, engine, created_at, prompt, seed, age, detail, orientation, paper,"
      " frame, line, style, weather, place, figures, figure_size, hair, outfit, glasses, lettering, state,"
      " address, remote_id, tries, next_try_at, line_fault, notice)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      job.id, job.user_id, job.engine, job.created_at, job.prompt, std::int64_t{options.seed},
      to_column(options.age), to_column(options.detail), to_column(options.orientation),
      to_column(options.paper), options.frame, to_column(wishes.line), to_column(wishes.style),
      wishes.weather, wishes.place, wishes.figures, to_column(wishes.size), to_column(wishes.looks.hair),
      to_column(wishes.looks.outfit), wishes.looks.glasses, wishes.name, to_column(job.state), job.address,
      job.remote_id, job.tries, job.next_try_at, job.line_fault, job.notice);
}

void JobStore::update(const EngineJob& job) {
  connection_.run(
      "UPDATE jobs SET state = ?, address = ?, remote_id = ?, tries = ?, next_try_at = ?, line_fault = ?,"
      " notice = ? WHERE id = ?",
      to_column(job.state), job.address, job.remote_id, job.tries, job.next_try_at, job.line_fault,
      job.notice, job.id);
}

void JobStore::add_cost(std::string_view engine, std::string_view day, const EngineCost& cost) {
  connection_.run(
      "INSERT INTO engine_costs (engine, day, pictures, cents) VALUES (?, ?, ?, ?)"
      " ON CONFLICT (engine, day) DO UPDATE SET pictures = engine_costs.pictures + excluded.pictures,"
      " cents = engine_costs.cents + excluded.cents",
      engine, day, cost.pictures, cost.cents);
}

void JobStore::set_on(std::string_view engine, bool is_on) {
  connection_.run("DELETE FROM engines_off WHERE engine = ?", engine);
  if (!is_on) connection_.run("INSERT INTO engines_off (engine) VALUES (?)", engine);
}

void JobStore::remove_ended_before(base::Time moment) {
  connection_.run("DELETE FROM jobs WHERE created_at < ? AND state NOT IN ('queued', 'asked')", moment);
}

}  // namespace storage
