#pragma once

#include <memory>
#include <string>
#include <vector>

#include "storage/driver.h"

namespace storage {

// Where a PostgreSQL database is.
struct PostgresAddress {
  std::string url;  // postgresql://user:password@host:port/database?option=value, or "key=value key=value"
  std::string
      authorities;  // file of the authorities whose certificates are believed, where the URL names none
};

// The hosts, ports and the database of an address, to be told to people: without the user and password.
// Throws base::AppError(invalid, "postgres_address_wrong") with the reason in libpq's words.
std::string place_of(const PostgresAddress& address);

// A connection to PostgreSQL. Unless the URL says otherwise: encrypted with a certificate that is checked
// (sslmode=verify-full) but to this machine itself, and to the first of several hosts that can be written to.
class PostgresDriver : public Driver {
 public:
  // Connects. Throws PostgresError, and base::AppError as place_of().
  static std::unique_ptr<PostgresDriver> connect(const PostgresAddress& address);

  // Whether it was lost, or is in the middle of something.
  virtual bool is_usable() = 0;
  // Version of the server, for example 150020 for 15.20.
  virtual int server_version() const = 0;
  // Users whose row or one of whose sessions the statements since the last call have changed or removed, with
  // those that were undone, in no order and with repetitions.
  virtual std::vector<std::string> take_changed_users() = 0;
};

// Version of libpq as an integer, for example 170011 for 17.11.
int libpq_version();

}  // namespace storage
