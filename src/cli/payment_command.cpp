#include "accounts/account_rules.h"
#include "app/payment_test_service.h"
#include "base/clock.h"
#include "base/id_source.h"
#include "base/log.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/settings.h"

namespace cli {
namespace {

constexpr OptionRule payment_test_options[] = {
    {"--email", "ADRESSE", "Für wen die Seite zum Bezahlen geöffnet wird."}, config_option, data_dir_option};

}  // namespace

const CommandRule payment_test_rule{
    "payment test",
    "Öffnet bei Stripe für jedes Paket die Seite zum Bezahlen und schließt sie wieder.",
    payment_test_options,
    {},
    "Abgebucht wird nichts. Was Stripe bei einer Ablehnung sagt, steht in den Protokollzeilen.\nBeispiel: "
    "buntstift payment test --email anna@schule.example"};

int payment_test_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, payment_test_rule);
  const auto address = arguments.value("--email");
  if (!address) throw UsageError("option_missing", {"--email", std::string(payment_test_rule.name)});
  const std::string buyer = accounts::checked_email(*address);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  const base::SystemClock clock;
  const base::Log log(clock, base::LogFormat::text,
                      [&surroundings](std::string_view lines) { surroundings.err << lines; });
  const auto gateway = make_payment_gateway(*config, log);
  if (!gateway) throw base::AppError(base::ErrorCode::conflict, "payment_test_unconfigured");
  base::SystemIdSource ids;
  const app::Settings settings = app_settings(*config, surroundings.version);
  const auto plans = app::try_payment(*gateway, settings, clock, ids, buyer);
  surroundings.out << app::payment_test_sentence(plans) << "\n";
  return exit_done;
}

}  // namespace cli
