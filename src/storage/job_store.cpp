#include "storage/job_store.h"

#include "storage/column_values.h"
#include "storage/lease.h"
#include "storage/picture_options.h"

namespace storage {
namespace {

using app::ports::EngineCost;
using app::ports::EngineJob;

// Behind them stand the options' columns.
constexpr const char* columns =
    "SELECT p.id, p.user_id, p.engine, p.created_at, p.prompt, p.state, p.address, p.remote_id, p.tries,"
    " p.next_try_at, p.line_fault, p.notice, p.lease_holder, p.lease_until, p.lease_token, ";
constexpr int first_option = 15;

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
  job.lease_holder = row.text(12);
  job.lease_until = row.time(13);
  job.lease_token = row.integer(14);
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

int JobStore::count_at(std::string_view address, const app::ports::Claim& claim) const {
  Query row = connection_.query(
      "SELECT count(*) FROM jobs WHERE state IN ('queued', 'asked') AND lease_address = ?"
      " AND lease_until > ? AND lease_until <= ?",
      address, claim.free_until, claim.longest);
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

std::optional<EngineJob> JobStore::take(std::string_view id, const app::ports::Claim& claim,
                                        std::string_view address) {
  static const std::string sql = "UPDATE jobs SET " + take_lease +
                                 ", lease_address = ? WHERE id = (SELECT id FROM jobs WHERE id = ?"
                                 " AND state IN ('queued', 'asked') AND " +
                                 lease_is_free + " FOR UPDATE SKIP LOCKED)";
  const int changed = connection_.run(sql.c_str(), claim.holder, claim.until, address, id, claim.free_until,
                                      claim.longest, claim.holder);
  return changed == 0 ? std::nullopt : find(id);
}

void JobStore::give_back(const EngineJob& job) {
  static const std::string sql = "UPDATE jobs SET " + free_lease;
  connection_.run(sql.c_str(), job.id, job.lease_token);
}

bool JobStore::update(const EngineJob& job) {
  return connection_.run(
             "UPDATE jobs SET state = ?, address = ?, remote_id = ?, tries = ?, next_try_at = ?,"
             " line_fault = ?, notice = ? WHERE id = ? AND lease_token = ?",
             to_column(job.state), job.address, job.remote_id, job.tries, job.next_try_at, job.line_fault,
             job.notice, job.id, job.lease_token) > 0;
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
