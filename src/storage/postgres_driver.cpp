#include "storage/postgres_driver.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <new>
#include <string_view>
#include <utility>

#include <libpq-fe.h>

#include "base/error.h"
#include "storage/kept_text.h"
#include "storage/postgres_error.h"
#include "storage/sql_dialect.h"

extern "C" const char* buntstift_last_sqlstate(const PGconn* connection);

namespace storage {
namespace {

// Types of parameters, from PostgreSQL's catalogue (pg_type.dat).
constexpr Oid bytea_type = 17, bigint_type = 20, text_type = 25, double_type = 701;

struct ResultDeleter {
  void operator()(PGresult* result) const { PQclear(result); }
};
using Result = std::unique_ptr<PGresult, ResultDeleter>;

struct PgConnectionDeleter {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
using PgConnection = std::unique_ptr<PGconn, PgConnectionDeleter>;

int digit_of(char c) {
  return c <= '9' ? c - '0' : c - 'a' + 10;
}

// The bytes of a bytea in the server's form: \x and two digits each.
std::string bytes_of(std::string_view hex) {
  std::string bytes;
  bytes.reserve(hex.size() / 2);
  for (std::size_t i = 2; i + 1 < hex.size(); i += 2) {
    bytes.push_back(static_cast<char>(digit_of(hex[i]) * 16 + digit_of(hex[i + 1])));
  }
  return bytes;
}

// The column that says whom an UPDATE or DELETE concerns, of users and of sessions; null where nobody.
const char* changed_user_column(std::string_view sql) {
  for (const std::string_view verb : {"UPDATE ", "DELETE FROM "}) {
    if (!sql.starts_with(verb)) continue;
    const std::string_view table = sql.substr(verb.size(), sql.find(' ', verb.size()) - verb.size());
    if (table == "users") return "id";
    if (table == "sessions") return "user_id";
  }
  return nullptr;
}

class PostgresConnection;

// A statement that is prepared when it first runs, because the types of its values are not known before.
class PostgresStatement final : public DriverStatement {
 public:
  PostgresStatement(PostgresConnection& connection, const char* sql);

  void bind(int index, std::string_view value) override {
    put(index, text_type, std::string(kept_text(value)), 1);
  }
  void bind(int index, std::int64_t value) override { put(index, bigint_type, std::to_string(value), 0); }
  void bind(int index, double value) override {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    put(index, double_type, std::string(digits.data(), end), 0);
  }
  void bind(int index, Blob value) override { put(index, bytea_type, std::string(value.bytes), 1); }
  void bind_null(int index, ValueKind kind) override {
    constexpr std::array<Oid, 4> types = {text_type, bigint_type, double_type, bytea_type};
    put(index, types.at(static_cast<std::size_t>(kind)), {}, 0);
    values_[static_cast<std::size_t>(index - 1)].is_null = true;
  }

  bool next() override;
  std::string text(int column) const override { return std::string(view(column)); }
  std::string blob(int column) const override { return bytes_of(view(column)); }
  std::int64_t integer(int column) const override { return number<std::int64_t>(column); }
  double real(int column) const override { return number<double>(column); }
  bool is_null(int column) const override { return PQgetisnull(result_.get(), row_, column) != 0; }
  void reset() noexcept override {
    result_.reset();
    row_ = -1;
    values_.clear();
  }

 private:
  struct Value {
    Oid type = text_type;
    std::string bytes;
    int format = 0;  // 0: as text, 1: as bytes
    bool is_null = false;
  };

  void put(int index, Oid type, std::string bytes, int format) {
    const auto at = static_cast<std::size_t>(index - 1);
    if (values_.size() <= at) values_.resize(at + 1);
    values_[at] = {type, std::move(bytes), format, false};
  }
  void run();
  void require_prepared();
  std::string_view view(int column) const {
    return {PQgetvalue(result_.get(), row_, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row_, column))};
  }
  // 0 for NULL, as with SQLite.
  template <class Number>
  Number number(int column) const {
    const std::string_view digits = view(column);
    Number value{};
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  }

  PostgresConnection& connection_;
  std::string sql_;
  bool tells_users_ = false;
  std::string name_;  // on the server; empty: not prepared
  std::vector<Oid> types_;
  std::vector<Value> values_;
  Result result_;
  int row_ = -1;
};

class PostgresConnection final : public PostgresDriver {
 public:
  explicit PostgresConnection(PgConnection connection) : connection_(std::move(connection)) {}

  std::unique_ptr<DriverStatement> prepare(const char* sql) override {
    return std::make_unique<PostgresStatement>(*this, sql);
  }
  // Not translated: whoever writes for one database only knows which.
  void execute(const std::string& sql) override {
    const Result result(PQexec(handle(), sql.c_str()));
    require_success(result);
    note_changes(result);
    // A transaction that failed before ends with "ROLLBACK" here, which must not pass for kept.
    if (sql == "COMMIT" && std::string_view(PQcmdStatus(result.get())) != "COMMIT") {
      throw PostgresError("the transaction was undone", "40001", false);
    }
  }
  bool in_transaction() override {
    const PGTransactionStatusType status = PQtransactionStatus(handle());
    return status == PQTRANS_INTRANS || status == PQTRANS_INERROR || status == PQTRANS_ACTIVE;
  }
  int changes() override { return changes_; }
  bool is_usable() override {
    return !is_broken_ && PQstatus(handle()) == CONNECTION_OK &&
           PQtransactionStatus(handle()) == PQTRANS_IDLE;
  }
  int server_version() const override { return PQserverVersion(connection_.get()); }
  std::vector<std::string> take_changed_users() override { return std::exchange(changed_users_, {}); }

  PGconn* handle() { return connection_.get(); }
  // Throws unless a statement has succeeded.
  void require_success(const Result& result) {
    const ExecStatusType status = PQresultStatus(result.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return;
    const char* state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
    // What has no SQLSTATE the server did not say. libpq takes a connection for good as long as it has only
    // failed to write to it.
    if (state == nullptr) is_broken_ = true;
    throw PostgresError(PQerrorMessage(handle()), state == nullptr ? "" : state,
                        is_broken_ || PQstatus(handle()) != CONNECTION_OK);
  }
  std::string next_name() { return "s" + std::to_string(++names_); }
  void note_changes(const Result& result) {
    changes_ = 0;
    const std::string_view digits = PQcmdTuples(result.get());
    std::from_chars(digits.data(), digits.data() + digits.size(), changes_);
  }
  void note_users(const Result& result) {
    for (int row = 0; row < PQntuples(result.get()); ++row) {
      changed_users_.emplace_back(PQgetvalue(result.get(), row, 0));
    }
  }

 private:
  PgConnection connection_;
  bool is_broken_ = false;
  int names_ = 0;
  int changes_ = 0;
  std::vector<std::string> changed_users_;
};

PostgresStatement::PostgresStatement(PostgresConnection& connection, const char* sql)
    : connection_(connection), sql_(to_postgres_statement(sql)) {
  if (const char* column = changed_user_column(sql_)) {
    sql_ += std::string(" RETURNING ") + column;
    tells_users_ = true;
  }
}

void PostgresStatement::require_prepared() {
  std::vector<Oid> types;
  for (const Value& value : values_) types.push_back(value.type);
  if (!name_.empty() && types == types_) return;
  const std::string name = connection_.next_name();
  const Result result(PQprepare(connection_.handle(), name.c_str(), sql_.c_str(),
                                static_cast<int>(types.size()), types.data()));
  connection_.require_success(result);
  name_ = name;
  types_ = std::move(types);
}

void PostgresStatement::run() {
  require_prepared();
  std::vector<const char*> bytes;
  std::vector<int> lengths, formats;
  for (const Value& value : values_) {
    bytes.push_back(value.is_null ? nullptr : value.bytes.c_str());
    lengths.push_back(static_cast<int>(value.bytes.size()));
    formats.push_back(value.format);
  }
  result_.reset(PQexecPrepared(connection_.handle(), name_.c_str(), static_cast<int>(values_.size()),
                               bytes.data(), lengths.data(), formats.data(), 0));
  connection_.require_success(result_);
  connection_.note_changes(result_);
  if (tells_users_) connection_.note_users(result_);
}

bool PostgresStatement::next() {
  if (!result_) run();
  if (tells_users_) return false;
  return ++row_ < PQntuples(result_.get());
}

// What a URL says, as libpq reads it.
std::map<std::string, std::string> options_of(const PostgresAddress& address) {
  char* fault = nullptr;
  PQconninfoOption* const options = PQconninfoParse(address.url.c_str(), &fault);
  if (options == nullptr) {
    const std::string words = fault == nullptr ? "" : fault;
    PQfreemem(fault);
    // Behind a quotation mark may stand all of it, with the password.
    std::string reason = words.substr(0, words.find('"'));
    while (!reason.empty() && (reason.back() == ' ' || reason.back() == ':')) reason.pop_back();
    if (reason == "missing") reason = "sie beginnt nicht mit „postgresql://“";  // libpq misses a '='
    throw base::AppError(base::ErrorCode::invalid, "postgres_address_wrong", {},
                         {"„url“ im Abschnitt [data]", reason});
  }
  std::map<std::string, std::string> found;
  for (const PQconninfoOption* option = options; option->keyword != nullptr; ++option) {
    if (option->val != nullptr && *option->val != '\0') found[option->keyword] = option->val;
  }
  PQconninfoFree(options);
  return found;
}

// Every host is a socket in the file system or this machine.
bool is_local(const std::string& hosts) {
  if (hosts.empty()) return true;
  for (std::size_t from = 0; from <= hosts.size();) {
    const std::size_t end = std::min(hosts.find(',', from), hosts.size());
    const std::string_view host = std::string_view(hosts).substr(from, end - from);
    const bool is_here = host.starts_with('/') || host == "localhost" || host == "127.0.0.1" || host == "::1";
    if (!is_here) return false;
    from = end + 1;
  }
  return true;
}

// What libpq is told besides.
void complete(std::map<std::string, std::string>& options, const PostgresAddress& address) {
  const std::string host = options.contains("host") ? options["host"] : options["hostaddr"];
  const auto say = [&](const char* key, const std::string& value) { options.try_emplace(key, value); };
  say("user", "buntstift");  // else libpq asks the host's name-service modules
  say("dbname", "buntstift");
  say("sslmode", is_local(host) ? "prefer" : "verify-full");
  if (options["sslmode"].starts_with("verify-") && !address.authorities.empty()) {
    say("sslrootcert", address.authorities);
  }
  say("target_session_attrs", "read-write");
  say("connect_timeout", "5");       // s
  say("tcp_user_timeout", "10000");  // ms
  say("keepalives_idle", "30");      // s
  say("application_name", "buntstift");
  options["client_encoding"] = "UTF8";
  options["gssencmode"] = "disable";
  std::erase_if(options, [](const auto& option) { return option.second.empty(); });
}

}  // namespace

std::string place_of(const PostgresAddress& address) {
  auto options = options_of(address);
  std::string place = options.contains("host") ? options["host"] : options["hostaddr"];
  if (place.empty()) place = "localhost";
  const std::string& port = options["port"];
  if (port.find_first_not_of(',') != std::string::npos) place += ":" + port;  // one for each of several hosts
  return place + "/" + (options.contains("dbname") ? options["dbname"] : "buntstift");
}

std::unique_ptr<PostgresDriver> PostgresDriver::connect(const PostgresAddress& address) {
  auto options = options_of(address);
  complete(options, address);
  std::vector<const char*> keys, values;
  for (const auto& [key, value] : options) {
    keys.push_back(key.c_str());
    values.push_back(value.c_str());
  }
  keys.push_back(nullptr);
  values.push_back(nullptr);
  PgConnection connection(PQconnectdbParams(keys.data(), values.data(), 0));
  if (!connection) throw std::bad_alloc();
  if (PQstatus(connection.get()) != CONNECTION_OK) {
    throw PostgresError(PQerrorMessage(connection.get()), buntstift_last_sqlstate(connection.get()), true);
  }
  PQsetNoticeProcessor(
      connection.get(), [](void*, const char*) {},
      nullptr);  // else libpq writes notices to the standard error
  auto driver = std::make_unique<PostgresConnection>(std::move(connection));
  // In milliseconds. What takes longer was not made for a request, and holds up others.
  driver->execute(
      "SET statement_timeout = 30000; SET idle_in_transaction_session_timeout = 60000;"
      " SET lock_timeout = 10000");
  return driver;
}

int libpq_version() {
  return PQlibVersion();
}

}  // namespace storage
