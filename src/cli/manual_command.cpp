#include <set>
#include <string>
#include <vector>

#include "cli/command_table.h"
#include "cli/commands.h"

namespace cli {
namespace {

// Text as roff takes it: nothing of it is a request, a macro or an escape.
std::string in_roff(std::string_view text) {
  std::string out;
  bool line_begins = true;
  for (const char c : text) {
    if (line_begins && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
    if (c == '\n') out += ".br\n";
    line_begins = c == '\n';
  }
  return out;
}

std::string option_in_roff(const OptionRule& option) {
  std::string out = ".TP\n";
  if (!option.short_name.empty()) out += "\\fB" + in_roff(option.short_name) + "\\fR, ";
  out += "\\fB" + in_roff(option.name) + "\\fR";
  if (!option.value_name.empty()) out += " \\fI" + in_roff(option.value_name) + "\\fR";
  return out + "\n" + in_roff(option.help) + "\n";
}

std::string command_in_roff(const CommandRule& rule) {
  std::string out = ".SS buntstift " + in_roff(rule.name);
  if (!rule.options.empty()) out += " [OPTIONEN]";
  if (!rule.positional.empty()) out += " " + in_roff(rule.positional);
  out += "\n" + in_roff(rule.summary) + "\n";
  for (const OptionRule& option : rule.options) out += option_in_roff(option);
  if (!rule.details.empty()) out += ".PP\n" + in_roff(rule.details) + "\n";
  return out;
}

constexpr std::string_view after_the_commands =
    ".SH EINSTELLUNGEN\nEine Option gilt vor einer Umgebungsvariablen (BUNTSTIFT_...), diese vor der "
    "Konfigurationsdatei. \\fBbuntstift config example\\fR erklärt jede Einstellung, \\fBbuntstift config "
    "check\\fR zeigt, was gilt.\n.SH DATEIEN\n.TP\n/etc/buntstift/config.toml\nKonfiguration des Pakets.\n"
    ".TP\n/var/lib/buntstift\nDatenordner des Pakets.\n.SH RÜCKGABEWERT\n0: erledigt. 1: nicht gelungen. 2: "
    "falscher Aufruf.\n";

// The words that may come first: "admin", "backup", "draw" ...
std::string first_words() {
  std::set<std::string_view> words;
  for (const Command& command : all_commands()) words.insert(command.name.substr(0, command.name.find(' ')));
  std::string out;
  for (const std::string_view word : words) out += (out.empty() ? "" : " ") + std::string(word);
  return out;
}

// What may follow each first word, as lines of a shell's `case`.
std::string shell_cases() {
  std::string out;
  std::set<std::string_view> groups;
  for (const Command& command : all_commands()) {
    std::string flags = "--help";
    std::string taking;
    for (const OptionRule& option : command.rule->options) {
      flags += " " + std::string(option.name);
      if (!option.value_name.empty()) taking += " " + std::string(option.name);
    }
    out.append("    '").append(command.name).append("') flags='").append(flags);
    out.append("' taking='").append(taking).append(" ' ;;\n");
    if (const std::size_t space = command.name.find(' '); space != std::string_view::npos) {
      groups.insert(command.name.substr(0, space));
    }
  }
  for (const std::string_view group : groups) {
    out += "    '" + std::string(group) + "') flags='";
    for (const Command& command : all_commands()) {
      if (command.name.starts_with(std::string(group) + " ")) {
        out += std::string(command.name.substr(group.size() + 1)) + " ";
      }
    }
    out += "--help' ;;\n";
  }
  return out;
}

}  // namespace

const CommandRule manual_rule{"manual",
                              "Gibt die Handbuchseite für „man“ aus.",
                              {},
                              {},
                              "Beispiel: buntstift manual > /usr/local/share/man/man1/buntstift.1"};

int manual_command(Words words, Surroundings& surroundings) {
  Arguments::parse(words, manual_rule);
  std::ostream& out = surroundings.out;
  out << ".TH BUNTSTIFT 1 \"\" \"Buntstift " << in_roff(surroundings.version) << "\" Handbuch\n"
      << ".SH NAME\nbuntstift \\- Ausmalbilder und Malbücher aus deutschen Sätzen\n"
      << ".SH ÜBERSICHT\n\\fBbuntstift\\fR \\fIBEFEHL\\fR [\\fIOPTIONEN\\fR]\n.SH BEFEHLE\n";
  for (const Command& command : all_commands()) out << command_in_roff(*command.rule);
  out << after_the_commands;
  return exit_done;
}

const CommandRule completion_rule{
    "completion",
    "Gibt aus, womit die Bash Befehle und Optionen ergänzt.",
    {},
    {},
    "Beispiel: buntstift completion > /etc/bash_completion.d/buntstift\nIn der zsh vorher: autoload -U "
    "bashcompinit && bashcompinit"};

int completion_command(Words words, Surroundings& surroundings) {
  Arguments::parse(words, completion_rule);
  surroundings.out
      << "_buntstift() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
         "  local flags='' taking=' ' name=${COMP_WORDS[1]} two\n"
         "  COMPREPLY=()\n"
         "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
         "    COMPREPLY=($(compgen -W '"
      << first_words()
      << " help' -- \"$word\"))\n    return\n  fi\n"
         "  two=\"$name ${COMP_WORDS[2]}\"\n"
         "  for name in \"$name\" \"$two\"; do\n"
         "    [ \"$name\" = \"$two\" ] && [ \"$COMP_CWORD\" -eq 2 ] && continue\n"
         "    case $name in\n"
      << shell_cases()
      << "    esac\n  done\n"
         "  case \"$taking\" in *\" $before \"*) COMPREPLY=($(compgen -f -- \"$word\")); return ;; "
         "esac\n"
         "  COMPREPLY=($(compgen -W \"$flags\" -- \"$word\"))\n"
         "}\ncomplete -o filenames -F _buntstift buntstift\n";
  return exit_done;
}

}  // namespace cli
