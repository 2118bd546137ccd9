#include <chrono>
#include <string>

#include "app/legal_service.h"
#include "base/clock.h"
#include "base/iso8601.h"
#include "base/messages.h"
#include "base/resource_files.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/settings.h"

namespace cli {
namespace {

constexpr OptionRule privacy_options[] = {config_option, data_dir_option};

std::string recipient(const std::string& who, const std::string& what) {
  return "   - " + who + ": " + what + "\n";
}

// Everybody that this configuration lets the server speak to.
std::string recipients_of(const config::Config& config) {
  std::string out;
  if (!config.mail.host.empty()) {
    out += recipient("Mailserver " + config.mail.host,
                     "Adresse und Text der E-Mails (Passwort vergessen, geändert)");
  }
  if (!config.sign_on.issuer.empty()) {
    out += recipient("Anmeldedienst " + config.sign_on.issuer,
                     "dass sich jemand hier anmeldet; von dort kommen Kennung, Name, Gruppen und bei "
                     "Erwachsenen die E-Mail-Adresse");
  }
  if (takes_payment(config)) {
    out += recipient("Bezahldienst " + config.stripe.api_base,
                     "Adresse und gebuchtes Paket der Person, die bezahlt");
  }
  for (const config::Engine& engine : config.engines) {
    for (const std::string& url : engine.urls) {
      out += recipient(
          "Zeichenwerk „" + engine.name + "“ " + url,
          "Beschreibung des Bildes auf Englisch, ohne erkannte Vornamen und ohne Angaben zur Person");
    }
  }
  for (const std::string& url : config.stories.urls) {
    out += recipient("Erzähldienst " + url,
                     "was die Bilder zeigen und die Altersstufe, Vornamen als Platzhalter");
  }
  const config::Backup& backup = config.backup;
  if (!backup.second_dir.empty()) out += recipient("Ordner " + backup.second_dir, "Kopien der Sicherungen");
  if (!backup.s3_url.empty()) {
    out += recipient("Speicher " + backup.s3_url + "/" + backup.s3_bucket,
                     "Kopien der Sicherungen, also alle Daten; von Buntstift nicht verschlüsselt");
  }
  if (!config.pictures.s3_url.empty()) {
    out += recipient("Bildspeicher " + config.pictures.s3_url + "/" + config.pictures.s3_bucket,
                     "große Bilder ohne Namen und ohne Angaben zur Person, von Buntstift nicht "
                     "verschlüsselt; gelöschte bleiben dort noch " +
                         std::to_string(config.pictures.keep_removed_days) + " Tage");
  }
  if (config.product.voice_input) {
    out += recipient("Hersteller des Browsers",
                     "je nach Browser, was in das Mikrofon gesprochen wird (voice_input)");
  }
  return out.empty() ? "   Keine. Der Server spricht niemanden an."
                     : out +
                           "   Mit jedem davon ist zu prüfen: "
                           "[Vertrag zur Auftragsverarbeitung]";
}

bool speaks_to_others(const config::Config& config) {
  return !config.mail.host.empty() || !config.sign_on.issuer.empty() || takes_payment(config) ||
         !config.engines.empty() || !config.stories.urls.empty() || !config.backup.s3_url.empty() ||
         !config.pictures.s3_url.empty() || config.product.voice_input;
}

std::string encryption_of(const config::Config& config) {
  if (!config.server.tls_certificate.empty()) return "TLS ab 1.2 mit eigenem Zertifikat";
  if (config.server.is_encrypted()) return "TLS durch den vorgeschalteten Webserver [Angaben dazu]";
  return "KEINE zwischen Browser und Server. Bitte einrichten, bevor mehr als dieser Rechner sie benutzt.";
}

}  // namespace

const CommandRule privacy_record_rule{
    "privacy record",
    "Gibt aus der Konfiguration das Verzeichnis von Verarbeitungstätigkeiten (Art. 30 DSGVO) als Text aus.",
    privacy_options,
    {},
    "Was nur Sie wissen, steht in eckigen Klammern. Das ist eine Vorlage und keine "
    "Rechtsberatung.\nBeispiel: "
    "buntstift privacy record --config /etc/buntstift/config.toml > verzeichnis.txt"};

int privacy_record_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, privacy_record_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  const app::Settings settings = app_settings(*config, surroundings.version);
  const std::string values[] = {
      config->product.name,
      settings.public_address,
      takes_payment(*config) ? ", zahlende Personen" : "",
      recipients_of(*config),
      speaks_to_others(*config) ? "[Für jeden Empfänger unter 6 prüfen: Ort der Verarbeitung und Garantien]"
                                : "Keine.",
      std::to_string(settings.session_lifetime / std::chrono::days{1}),
      std::to_string(settings.retention.audit.count()),
      app::backup_sentence(settings),
      encryption_of(*config),
      base::to_iso8601(base::SystemClock().now()).substr(0, 10) + " mit Buntstift " + surroundings.version,
      std::to_string(settings.retention.shares.count()),
      std::to_string(settings.retention.mails.count()),
      app::unused_accounts_sentence(settings)};
  surroundings.out << base::fill_placeholders(base::resource("legal/record.txt"), values);
  return exit_done;
}

}  // namespace cli
