#pragma once

#include <stdexcept>
#include <string>

#include "base/error.h"

namespace storage {

// A failure that PostgreSQL, or the way to it, has reported.
class PostgresError : public std::runtime_error {
 public:
  // `state` is the SQLSTATE of five characters, empty where the server did not answer. `is_lost`: the
  // connection is of no more use.
  PostgresError(const std::string& message, std::string state, bool is_lost)
      : std::runtime_error(message), state_(std::move(state)), is_lost_(is_lost) {}

  const std::string& state() const { return state_; }
  bool is_lost() const { return is_lost_; }
  // Whether another transaction was in the way, so that the same one may succeed now.
  bool is_collision() const { return state_ == "40001" || state_ == "40P01"; }

 private:
  std::string state_;
  bool is_lost_;
};

// The reason of base/messages that whoever uses the server is told: "database_unreachable",
// "database_read_only", "database_busy", "disk_full", "database_damaged" or "database_unwritable". Empty for
// a fault of ours.
std::string reason_of(const PostgresError& error);

// Throws base::AppError(unavailable) with that reason, or the error itself for a fault of ours.
[[noreturn]] void throw_translated(const PostgresError& error);

// What whoever operates the server is told where no connection can be made: base::AppError(unavailable) with
// a reason that begins with "postgres_"; its arguments are `place`, the server's address without the
// password, and its words.
base::AppError refusal_of_connection(const PostgresError& error, const std::string& place);

}  // namespace storage
