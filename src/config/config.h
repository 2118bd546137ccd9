#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace config {

// Every setting of one process, checked. The defaults stand in the table of config/schema.cpp only: a Config
// comes from load().

// What an address to listen on begins with that is a socket's path.
inline constexpr std::string_view socket_prefix = "unix:";

struct Server {
  std::string host;             // address or name, an IPv6 address without brackets, or "unix:" and a path
  int port = 0;                 // 0 lets the system choose
  std::string tls_certificate;  // file; empty: not encrypted
  std::string tls_key;          // file
  std::string redirect_host;    // where visitors are led to https; empty: nowhere
  int redirect_port = 0;
  std::string public_url;  // "https://malbuch.example", without a slash at its end; empty if not set
  int drain_seconds = 0;   // between the first sign of an end and the end of listening
  std::string base_path;   // "/malbuch", where the app lies below the address; empty: at its root
  std::vector<std::string> trusted_proxies;  // addresses and networks ("10.0.0.0/8")
  std::string metrics_token;                 // empty: /metrics is for administrators only

  // False where a link to this server would lead its reader to their own machine: no public address is set,
  // and what is listened on is this machine itself or each of its addresses.
  bool has_reachable_address() const;
  bool is_in_file_system() const { return host.starts_with(socket_prefix); }
  // Whether browsers come by https: to this server, or to the one before it.
  bool is_encrypted() const { return !tls_certificate.empty() || public_url.starts_with("https://"); }
};

struct Data {
  std::string dir;
  std::string url;  // of a PostgreSQL database; empty: the SQLite file in the folder
};

struct Product {
  std::string name;
  std::string time_zone;  // an IANA name: "Europe/Berlin"
  bool voice_input = false;
};

enum class Registration { open, code, closed };
enum class SecondFactor { off, admins, staff };

struct Accounts {
  std::optional<Registration> registration;  // empty: decided by whom the installation is for
  std::string registration_code;
  int session_days = 0;
  std::string owner_email;  // empty: the first admin
  SecondFactor require_second_factor = SecondFactor::off;
};

// A service that signs people in (OpenID Connect); with an issuer it is there.
struct SignOn {
  std::string issuer;
  std::string name;
  std::string client_id;
  std::string client_secret;  // empty: a public client
  std::string scopes;
  std::vector<std::string> further_hosts;
  std::string groups_claim;
  std::vector<std::string> pupil_groups;
  std::vector<std::string> teacher_groups;
  std::vector<std::string> admin_groups;
  bool takes_others = false;
  std::string class_claim;
  std::string class_prefix;
  bool makes_accounts = true;
  bool signs_out = false;
};

// 0 means unlimited for the number of books.
struct Plan {
  int books = 0;  // in all for the free plan, a month for the others
  int pages = 0;  // of one book
  int price_cents = 0;
};

struct Plans {
  std::string everyone;  // "", "free", "basic" or "premium"
  Plan free;
  Plan basic;
  Plan premium;
};

// One number for each plan.
struct PlanNumbers {
  std::int64_t free = 0;
  std::int64_t basic = 0;
  std::int64_t premium = 0;
  bool operator==(const PlanNumbers&) const = default;
};

struct Limits {
  PlanNumbers pictures_per_day;
  PlanNumbers stored_megabytes;  // of one person's pictures
  int requests_per_minute = 0;   // of one address
};

// Plans can be bought when all three keys are there.
struct Stripe {
  std::string secret_key;
  std::string publishable_key;
  std::string webhook_secret;
  std::string price_basic;  // ids of prices at Stripe; empty: Stripe is told the price of the plan
  std::string price_premium;
  std::string api_base;

  bool is_complete() const {
    return !secret_key.empty() && !publishable_key.empty() && !webhook_secret.empty();
  }
};

enum class MailSecurity { starttls, tls, none };

struct Mail {
  std::string host;  // empty: no mail is sent
  int port = 0;
  MailSecurity security = MailSecurity::starttls;
  std::string user;
  std::string password;
  std::string from;
};

struct Drawing {
  std::string engine;  // "builtin"
};

enum class EngineKind { openai, sdcpp, automatic1111, comfyui };

// A remote engine: a section of the file for each.
struct Engine {
  std::string name;  // of the section
  EngineKind kind = EngineKind::openai;
  std::vector<std::string> urls;
  std::string label;  // empty: the name
  std::string model;
  std::string key;
  std::string workflow;  // path of ComfyUI's graph
  std::string size;      // "1024x1536"; empty: as usual with that kind
  int timeout_seconds = 0;
  int parallel = 0;
  int queue = 0;
  int cents_per_picture = 0;
  int cents_per_day = 0;  // 0: no limit
};

// A service that tells stories; with addresses it is there.
struct Stories {
  std::vector<std::string> urls;
  std::string label;
  std::string model;
  std::string key;
  int timeout_seconds = 0;
  int parallel = 0;
  int per_day = 0;  // 0: no limit
  int cents_per_story = 0;
  int cents_per_day = 0;  // 0: no limit
};

// A bucket of a store that speaks S3.
struct S3Bucket {
  std::string s3_url;  // "https://s3.example.org"; empty: none
  std::string s3_bucket;
  std::string s3_prefix;  // of names: "schule/"
  std::string s3_region;
  std::string s3_key;
  std::string s3_secret;
};

struct Backup : S3Bucket {
  int every_hours = 0;  // 0: none on a schedule
  int keep = 0;
  int keep_weekly = 0;
  int keep_monthly = 0;
  std::string dir;         // empty: "backups" in the data folder
  std::string second_dir;  // empty: none
};

// A store of objects for what is large of pictures; with an address it is there.
struct Pictures : S3Bucket {
  int from_kilobytes = 0;     // smaller ones stay in the database
  int cache_megabytes = 0;    // of memory
  int keep_removed_days = 0;  // after the picture is gone
};

// How many days something stays.
struct Retention {
  int audit_days = 0;
  int shares_days = 0;  // after the end of a share
  int mails_days = 0;
  int unused_accounts_days = 0;  // 0: until somebody deletes them
};

enum class LogFormat { text, json };

enum class LogLevel { debug, info, warning, error };

struct Log {
  LogLevel level = LogLevel::info;  // what is less than this is left out
  LogFormat format = LogFormat::text;
};

struct Config {
  Server server;
  Data data;
  Product product;
  Accounts accounts;
  SignOn sign_on;
  Plans plans;
  Limits limits;
  Stripe stripe;
  Mail mail;
  Drawing drawing;
  std::vector<Engine> engines;  // sorted by name
  Stories stories;
  Backup backup;
  Pictures pictures;
  Retention retention;
  Log log;

  // The keys that a flag, a variable or the file gives a value; the other settings have their defaults.
  std::set<std::string, std::less<>> given;
};

}  // namespace config
