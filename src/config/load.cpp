#include "config/load.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <stdexcept>

#include <unistd.h>

#include "base/nearest.h"
#include "base/utf8.h"
#include "config/read_file.h"
#include "config/toml_file.h"

namespace config {
namespace {

using base::AppError;

constexpr std::string_view variable_prefix = "BUNTSTIFT_";
constexpr std::string_view config_variable = "BUNTSTIFT_CONFIG";  // the command line's own

constexpr int fewest_unused_days = 180;
constexpr std::string_view own_machine[] = {"127.0.0.1", "localhost", "[::1]"};

struct Candidate {
  Value value;
  std::string source;
};

class Loader {
 public:
  explicit Loader(const Inputs& inputs) : inputs_(inputs) {}

  Loaded run() {
    read_file_values();
    for (const Setting& setting : settings()) {
      Origin origin = choose(setting);
      setting.assign(loaded_.config, origin.value);
      if (origin.is_given) loaded_.config.given.insert(setting.key());
      loaded_.origins.push_back(std::move(origin));
    }
    load_engines();
    check_together();
    check_engines();
    check_stories();
    check_sign_on();
    check_retention();
    notice_unknown_variables();
    notice_incomplete_payment();
    notice_idle_limits();
    notice_held_mails();
    return std::move(loaded_);
  }

 private:
  void report(std::string place, std::string key, AppError error) {
    loaded_.problems.push_back({std::move(place), std::move(key), std::move(error)});
  }

  void read_file_values() {
    if (!inputs_.file) return;
    try {
      file_ = read_toml(read_file(*inputs_.file), *inputs_.file);
      loaded_.problems = file_.problems;
    } catch (const AppError& error) {
      report(*inputs_.file, "", error);
    }
  }

  // The settings of each engine that the file has a section for; variables may fill it.
  void load_engines() {
    auto sections = std::make_shared<std::deque<EngineSection>>();
    for (const std::string& name : file_.engines) {
      EngineSection& section = sections->emplace_back();
      section.name = std::string(engine_sections) + name;
      section.settings = engine_settings(section.name);
      loaded_.config.engines.emplace_back().name = name;
      for (const Setting& setting : section.settings) {
        Origin origin = choose(setting);
        setting.assign(loaded_.config, origin.value);
        loaded_.origins.push_back(std::move(origin));
      }
    }
    loaded_.engines = std::move(sections);
  }

  void check_engines() {
    for (const Engine& engine : loaded_.config.engines) {
      const std::string section = std::string(engine_sections) + engine.name + ".";
      const auto need = [&](bool is_missing, const std::string& key) {
        if (!is_missing) return;
        report(origin_of(section + "kind").source, section + "kind",
               refusal("config_needs_other", {section + key}));
      };
      need(engine.urls.empty(), "urls");
      need(engine.kind == EngineKind::comfyui && engine.workflow.empty(), "workflow");
      for (const std::string& url : engine.urls) {
        if (!engine.key.empty() && !is_private(url)) {
          report(origin_of(section + "urls").source, section + "urls", refusal("config_engine_unencrypted"));
        }
      }
    }
  }

  void check_stories() {
    const Stories& stories = loaded_.config.stories;
    for (const std::string& url : stories.urls) {
      if (!stories.key.empty() && !is_private(url)) {
        report(origin_of("stories.urls").source, "stories.urls", refusal("config_engine_unencrypted"));
      }
    }
    if (!stories.key.empty() && stories.urls.empty()) {
      report(origin_of("stories.key").source, "stories.key", refusal("config_needs_other", {"stories.urls"}));
    }
  }

  void check_sign_on() {
    const SignOn& sign_on = loaded_.config.sign_on;
    const auto refuse_setting = [&](std::string_view key, AppError error) {
      report(origin_of(key).source, std::string(key), std::move(error));
    };
    if (sign_on.issuer.empty()) {
      if (!sign_on.client_id.empty())
        refuse_setting("sign_on.client_id", refusal("config_needs_other", {"sign_on.issuer"}));
      return;
    }
    const auto need = [&](bool is_missing, const std::string& key) {
      if (is_missing) refuse_setting("sign_on.issuer", refusal("config_needs_other", {key}));
    };
    need(sign_on.client_id.empty(), "sign_on.client_id");
    // Without it nobody could say where the provider is to lead people back to.
    need(loaded_.config.server.public_url.empty(), "server.public_url");
    need(!sign_on.takes_others && sign_on.makes_accounts && sign_on.pupil_groups.empty() &&
             sign_on.teacher_groups.empty() && sign_on.admin_groups.empty(),
         "sign_on.pupil_groups");
    if ((" " + sign_on.scopes + " ").find(" openid ") == std::string::npos)
      refuse_setting("sign_on.scopes", refusal("config_sign_on_scopes"));
    if (!is_private(sign_on.issuer)) refuse_setting("sign_on.issuer", refusal("config_sign_on_unencrypted"));
    for (const std::string& host : sign_on.further_hosts) {
      if (!is_private(host)) refuse_setting("sign_on.further_hosts", refusal("config_sign_on_unencrypted"));
    }
  }

  // The value from the strongest source. Weaker sources are checked too, so that all mistakes show at once.
  Origin choose(const Setting& setting) {
    const auto flag = from_flag(setting);
    const auto environment = from_environment(setting);
    const auto in_file = file_.values.find(setting.key());
    if (flag) return {&setting, flag->value, flag->source, true};
    if (environment) return {&setting, environment->value, environment->source, true};
    if (in_file != file_.values.end()) {
      return {&setting, in_file->second.value, *inputs_.file + ":" + std::to_string(in_file->second.line),
              true};
    }
    return {&setting, standard_of(setting), "Vorgabe", false};
  }

  static Value standard_of(const Setting& setting) { return parse_value(setting.rule, setting.standard); }

  std::optional<Candidate> parse(const Setting& setting, const std::string& text, const std::string& place) {
    try {
      PlanNumbers fallback;
      const Value standard = standard_of(setting);
      if (const auto* numbers = std::get_if<PlanNumbers>(&standard)) fallback = *numbers;
      return Candidate{parse_value(setting.rule, text, fallback), place};
    } catch (const AppError& error) {
      report(place, setting.key(), error);
      return std::nullopt;
    }
  }

  std::optional<Candidate> from_flag(const Setting& setting) {
    for (const FlagValue& flag : inputs_.flags)
      if (flag.key == setting.key()) return parse(setting, flag.value, flag.flag);
    return std::nullopt;
  }

  std::optional<Candidate> from_environment(const Setting& setting) {
    const std::string name = setting.environment_name();
    const auto plain = inputs_.environment.find(name);
    if (setting.secrecy == Secrecy::secret) {
      const auto file = inputs_.environment.find(name + "_FILE");
      if (file != inputs_.environment.end()) {
        if (plain != inputs_.environment.end())
          report(name, setting.key(), refusal("config_secret_twice", {name, name + "_FILE"}));
        return from_secret_file(setting, file->first, file->second);
      }
    }
    if (plain == inputs_.environment.end()) return std::nullopt;
    return parse(setting, plain->second, name);
  }

  std::optional<Candidate> from_secret_file(const Setting& setting, const std::string& variable,
                                            const std::string& path) {
    try {
      std::string secret = read_file(path);
      while (!secret.empty() && (secret.back() == '\n' || secret.back() == '\r')) secret.pop_back();
      return parse(setting, secret, variable);
    } catch (const AppError& error) {
      report(variable, setting.key(), error);
      return std::nullopt;
    }
  }

  const Origin& origin_of(std::string_view key) const {
    for (const Origin& origin : loaded_.origins)
      if (origin.setting->key() == key) return origin;
    throw std::logic_error("no setting " + std::string(key));
  }

  // Settings that only make sense together.
  void check_together() {
    const Config& config = loaded_.config;
    const auto need = [&](bool wrong, std::string_view key, std::string_view missing) {
      if (!wrong) return;
      report(origin_of(key).source, std::string(key), refusal("config_needs_other", {std::string(missing)}));
    };
    need(config.accounts.registration == Registration::code && config.accounts.registration_code.empty(),
         "accounts.registration", "accounts.registration_code");
    need(!config.mail.host.empty() && config.mail.from.empty(), "mail.host", "mail.from");
    need(!config.mail.user.empty() && config.mail.password.empty(), "mail.user", "mail.password");
    const auto need_store = [&](const S3Bucket& part, const std::string& section, const char* unencrypted) {
      if (part.s3_url.empty()) return;
      const std::string address = section + ".s3_url";
      need(part.s3_bucket.empty(), address, section + ".s3_bucket");
      need(part.s3_key.empty(), address, section + ".s3_key");
      need(part.s3_secret.empty(), address, section + ".s3_secret");
      if (!is_private(part.s3_url)) report(origin_of(address).source, address, refusal(unencrypted));
    };
    need_store(config.backup, "backup", "config_backup_unencrypted");
    need_store(config.pictures, "pictures", "config_pictures_unencrypted");
    need(!config.server.tls_certificate.empty() && config.server.tls_key.empty(), "server.tls_certificate",
         "server.tls_key");
    need(!config.server.tls_key.empty() && config.server.tls_certificate.empty(), "server.tls_key",
         "server.tls_certificate");
    need(!config.server.redirect_host.empty() && config.server.tls_certificate.empty(),
         "server.redirect_listen", "server.tls_certificate");
    if (listens_twice(config.server)) {
      report(origin_of("server.redirect_listen").source, "server.redirect_listen",
             refusal("config_listen_twice"));
    }
    if (!config.server.tls_certificate.empty() && config.server.public_url.starts_with("http://")) {
      report(origin_of("server.public_url").source, "server.public_url", refusal("config_tls_public_url"));
    }
    const auto need_length = [&](const std::string& secret, std::size_t least, std::string_view key) {
      if (secret.empty() || base::count_code_points(secret) >= least) return;
      report(origin_of(key).source, std::string(key),
             refusal("config_secret_too_short", {std::to_string(least)}));
    };
    if (config.accounts.registration == Registration::code)
      need_length(config.accounts.registration_code, 8, "accounts.registration_code");
    need_length(config.server.metrics_token, 16, "server.metrics_token");
    if (sends_key_readable(config.stripe)) {
      report(origin_of("billing.stripe.api_base").source, "billing.stripe.api_base",
             refusal("config_stripe_unencrypted", {}));
    }
  }

  // Both listeners at one port of one address; of all addresses each is one.
  static bool listens_twice(const Server& server) {
    const auto is_any = [](const std::string& host) {
      return host.empty() || host == "0.0.0.0" || host == "::";
    };
    if (server.redirect_host.empty() || server.is_in_file_system() || server.port == 0) return false;
    return server.port == server.redirect_port &&
           (server.host == server.redirect_host || is_any(server.host) || is_any(server.redirect_host));
  }

  // A secret key leaves this machine only encrypted.
  static bool is_private(std::string_view address) {
    constexpr std::string_view plain = "http://";
    if (!address.starts_with(plain)) return true;
    const std::string_view host = address.substr(plain.size());
    return std::any_of(std::begin(own_machine), std::end(own_machine), [&](std::string_view own) {
      return host.starts_with(own) &&
             (host.size() == own.size() || host[own.size()] == ':' || host[own.size()] == '/');
    });
  }
  static bool sends_key_readable(const Stripe& stripe) {
    return !stripe.secret_key.empty() && !is_private(stripe.api_base);
  }

  // Who fills in one key wants to sell, and would wonder why the button stays disabled.
  void notice_incomplete_payment() {
    const Stripe& stripe = loaded_.config.stripe;
    const std::pair<std::string_view, bool> keys[] = {
        {"billing.stripe.secret_key", !stripe.secret_key.empty()},
        {"billing.stripe.publishable_key", !stripe.publishable_key.empty()},
        {"billing.stripe.webhook_secret", !stripe.webhook_secret.empty()}};
    const auto is_set = [](const auto& key) { return key.second; };
    if (std::none_of(std::begin(keys), std::end(keys), is_set)) return;
    for (const auto& [key, present] : keys) {
      if (present) continue;
      loaded_.notices.push_back({origin_of(key).source, std::string(key),
                                 refusal("config_payment_incomplete", {std::string(key)})});
    }
  }

  // Without payment everybody has premium: who sets a limit of another plan would wait for it in vain.
  void notice_idle_limits() {
    if (loaded_.config.stripe.is_complete() || !loaded_.config.plans.everyone.empty()) return;
    for (const std::string_view key :
         {"plans.free.books_total", "plans.free.pages", "plans.basic.books_per_month", "plans.basic.pages"}) {
      const Origin& origin = origin_of(key);
      if (origin.value == standard_of(*origin.setting)) continue;
      loaded_.notices.push_back({origin.source, std::string(key), refusal("config_limit_idle")});
    }
  }

  void check_retention() {
    const int days = loaded_.config.retention.unused_accounts_days;
    if (days == 0 || days >= fewest_unused_days) return;
    const std::string_view key = "retention.unused_accounts_days";
    report(origin_of(key).source, std::string(key), refusal("config_unused_accounts_days"));
  }

  // A link in a mail that leads to the reader's own machine helps nobody.
  void notice_held_mails() {
    if (loaded_.config.mail.host.empty() || loaded_.config.server.has_reachable_address()) return;
    loaded_.notices.push_back(
        {origin_of("server.public_url").source, "server.public_url", refusal("config_mails_held")});
  }

  void notice_unknown_variables() {
    std::set<std::string> known = {std::string(config_variable)};
    for (const Setting& setting : settings()) {
      known.insert(setting.environment_name());
      if (setting.secrecy == Secrecy::secret) known.insert(setting.environment_name() + "_FILE");
    }
    for (const EngineSection& section : *loaded_.engines) {
      for (const Setting& setting : section.settings) {
        known.insert(setting.environment_name());
        if (setting.secrecy == Secrecy::secret) known.insert(setting.environment_name() + "_FILE");
      }
    }
    const std::vector<std::string_view> names(known.begin(), known.end());
    for (const auto& [name, value] : inputs_.environment) {
      if (known.contains(name)) continue;
      const auto similar = base::nearest(name, names);
      loaded_.notices.push_back({name, "",
                                 similar ? refusal("config_variable_unknown_similar", {std::string(*similar)})
                                         : refusal("config_variable_unknown")});
    }
  }

  const Inputs& inputs_;
  FileContent file_;
  Loaded loaded_;
};

}  // namespace

std::string Origin::shown_value() const {
  const auto* text = std::get_if<std::string>(&value);
  const bool hidden = setting->secrecy == Secrecy::secret && text != nullptr && !text->empty();
  return hidden ? "\"***\"" : to_toml(value);
}

Loaded load(const Inputs& inputs) {
  return Loader(inputs).run();
}

std::map<std::string, std::string> process_environment() {
  std::map<std::string, std::string> out;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    const std::size_t equals = text.find('=');
    if (!text.starts_with(variable_prefix) || equals == std::string_view::npos) continue;
    out.emplace(text.substr(0, equals), text.substr(equals + 1));
  }
  return out;
}

}  // namespace config
