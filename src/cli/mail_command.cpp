#include "accounts/account_rules.h"
#include "app/mail_template.h"
#include "base/clock.h"
#include "base/id_source.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/settings.h"

namespace cli {
namespace {

constexpr OptionRule mail_test_options[] = {
    {"--to", "ADRESSE", "Wohin die Test-E-Mail geht."}, config_option, data_dir_option};

}  // namespace

const CommandRule mail_test_rule{"mail test",
                                 "Schickt eine Test-E-Mail über den Mailserver der Konfiguration.",
                                 mail_test_options,
                                 {},
                                 "Beispiel: buntstift mail test --to anna@schule.example"};

int mail_test_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, mail_test_rule);
  const auto address = arguments.value("--to");
  if (!address) throw UsageError("option_missing", {"--to", std::string(mail_test_rule.name)});
  const std::string recipient = accounts::checked_email(*address);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  const auto mailer = make_mailer(*config);
  if (!mailer) throw base::AppError(base::ErrorCode::conflict, "mail_server_missing");
  const app::Settings settings = app_settings(*config, surroundings.version);
  const app::MailContent mail = app::with_address(
      app::fill_mail(
          "test", {{"product", settings.product_name}, {"site", settings.public_address}, {"greeting", ""}}),
      settings.public_address);
  base::SystemIdSource ids;
  try {
    mailer->send({ids.next_id(), recipient, mail.subject, mail.text, mail.html, base::SystemClock().now()});
  } catch (const app::ports::MailError& error) {
    throw base::AppError(base::ErrorCode::unavailable, "mail_test_failed", {}, {error.what()});
  }
  surroundings.out << "Der Mailserver hat die Test-E-Mail an " << recipient << " angenommen.\n";
  return exit_done;
}

}  // namespace cli
