#include "cli/command_line.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <vector>

#include "base/messages.h"
#include "base/nearest.h"
#include "cli/command_table.h"
#include "cli/commands.h"

namespace cli {
namespace {

int draw(Words words, Surroundings& surroundings) {
  return draw_command(words, surroundings.out, surroundings.err);
}

constexpr Command commands[] = {
    {"serve", "Startet den Server.", &serve_rule, serve_command},
    {"draw", "Zeichnet eine Seite aus einem Satz.", &draw_rule, draw},
    {"book", "Macht aus Sätzen ein Malbuch als PDF.", &book_rule, book_command},
    {"sound-chart", "Schreibt die Anlauttabelle als PDF.", &sound_chart_rule, sound_chart_command},
    {"admin create", "Legt ein Konto mit Verwaltungsrechten an.", &admin_create_rule, admin_create_command},
    {"admin reset-password", "Setzt das Passwort eines Kontos neu.", &admin_reset_password_rule,
     admin_reset_password_command},
    {"admin reset-second-factor", "Schaltet die Anmeldung in zwei Schritten eines Kontos aus.",
     &admin_reset_second_factor_rule, admin_reset_second_factor_command},
    {"backup create", "Sichert die Datenbank, auch im laufenden Betrieb.", &backup_create_rule,
     backup_create_command},
    {"backup list", "Zeigt die Sicherungen.", &backup_list_rule, backup_list_command},
    {"backup verify", "Prüft eine Sicherung.", &backup_verify_rule, backup_verify_command},
    {"backup restore", "Stellt eine Sicherung wieder her.", &backup_restore_rule, backup_restore_command},
    {"backup test", "Prüft die anderen Orte für Sicherungen.", &backup_test_rule, backup_test_command},
    {"mail test", "Schickt eine Test-E-Mail.", &mail_test_rule, mail_test_command},
    {"payment test", "Prüft, ob bezahlt werden kann.", &payment_test_rule, payment_test_command},
    {"privacy record", "Macht das Verzeichnis von Verarbeitungstätigkeiten.", &privacy_record_rule,
     privacy_record_command},
    {"config check", "Prüft die Konfiguration.", &config_check_rule, config_check_command},
    {"config example", "Gibt eine Vorlage für die Konfiguration aus.", &config_example_rule,
     config_example_command},
    {"data copy", "Kopiert alle Daten in eine andere Datenbank.", &data_copy_rule, data_copy_command},
    {"data pictures", "Bringt große Bilder in den Bildspeicher oder zurück.", &data_pictures_rule,
     data_pictures_command},
    {"doctor", "Untersucht, ob alles bereit ist.", &doctor_rule, doctor_command},
    {"health", "Fragt den laufenden Server, ob er bereit ist.", &health_rule, health_command},
    {"manual", "Gibt die Handbuchseite aus.", &manual_rule, manual_command},
    {"completion", "Gibt die Ergänzung für die Befehlszeile aus.", &completion_rule, completion_command},
    {"version", "Zeigt die Versionen.", &version_rule, version_command},
};

// The commands whose names start with `group` ("" for all), one a line.
std::string overview(std::string_view group) {
  std::string out =
      "Aufruf: buntstift " + (group.empty() ? "" : std::string(group) + " ") + "BEFEHL [OPTIONEN]\n\n";
  if (group.empty()) out += "Buntstift macht aus deutschen Sätzen Ausmalbilder und daraus Malbücher.\n\n";
  out += "Befehle:\n";
  std::size_t width = 0;
  for (const Command& command : commands) width = std::max(width, command.name.size());
  for (const Command& command : commands) {
    if (!group.empty() && !command.name.starts_with(std::string(group) + " ")) continue;
    out += "  " + std::string(command.name) + std::string(width + 3 - command.name.size(), ' ') +
           std::string(command.summary) + "\n";
  }
  return out + "\n„buntstift BEFEHL --help“ erklärt einen Befehl mit allen Optionen.\n";
}

bool is_group(std::string_view word) {
  for (const Command& command : commands)
    if (command.name.starts_with(std::string(word) + " ")) return true;
  return false;
}

bool asks_for_help(std::string_view word) {
  return word == "--help" || word == "-h" || word == "help";
}

struct Choice {
  const Command* command;
  Words rest;
};

// The command that the words start with; the longest name wins. Throws UsageError if there is none.
Choice choose(Words words) {
  const std::string& one = words[0];
  const std::string two = words.size() > 1 ? one + " " + words[1] : one;
  for (const Command& command : commands) {
    if (command.name == one) return {&command, words.subspan(1)};
    if (words.size() > 1 && command.name == two) return {&command, words.subspan(2)};
  }
  std::vector<std::string_view> names;
  for (const Command& command : commands) names.push_back(command.name);
  const std::string& typed = is_group(one) ? two : one;
  const auto similar = base::nearest(typed, names);
  if (similar) throw UsageError("command_unknown_similar", {typed, std::string(*similar)});
  throw UsageError("command_unknown", {typed});
}

int run_throwing(Words words, Surroundings& surroundings) {
  if (words.empty()) {
    surroundings.err << overview("");
    return exit_wrong_use;
  }
  if (asks_for_help(words[0])) {
    surroundings.out << overview("");
    return exit_done;
  }
  if (words[0] == "--version") return version_command(words.subspan(1), surroundings);
  if (is_group(words[0]) && (words.size() == 1 || asks_for_help(words[1]))) {
    const bool asked = words.size() > 1;
    (asked ? surroundings.out : surroundings.err) << overview(words[0]);
    return asked ? exit_done : exit_wrong_use;
  }
  const Choice choice = choose(words);
  if (Arguments::parse(choice.rest, *choice.command->rule).help()) {
    surroundings.out << help_text(*choice.command->rule);
    return exit_done;
  }
  return choice.command->run(choice.rest, surroundings);
}

}  // namespace

std::span<const Command> all_commands() {
  return commands;
}

int run(std::span<const std::string> words, Surroundings& surroundings) {
  try {
    const int code = run_throwing(words, surroundings);
    surroundings.out.flush();
    if (surroundings.out.good()) return code;
    surroundings.err << "Die Ausgabe konnte nicht vollständig geschrieben werden.\n";
    return exit_failed;
  } catch (const UsageError& error) {
    surroundings.err << base::german_message(error) << "\n";
    return exit_wrong_use;
  } catch (const base::AppError& error) {
    surroundings.err << base::german_message(error) << "\n";
    if (error.code() == base::ErrorCode::internal) surroundings.err << "(" << error.what() << ")\n";
    return exit_failed;
  } catch (const std::exception& error) {
    surroundings.err << "Ein unerwarteter Fehler hat Buntstift beendet: " << error.what() << "\n";
    return exit_failed;
  }
}

}  // namespace cli
