#include "base/messages.h"

#include <algorithm>
#include <stdexcept>

// How the table's sentences are found and filled in.
namespace base {
namespace {

const Message* find_message(std::string_view reason) {
  const std::span<const Message> table = message_table();
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const Message& m) { return m.reason == reason; });
  return found == table.end() ? nullptr : &*found;
}

}  // namespace

std::string german_message(const AppError& error) {
  const Message* found = find_message(error.reason());
  if (found == nullptr) return std::string(fallback_message(error.code()));
  return fill_placeholders(found->sentence, error.arguments());
}

std::string german_sentence(MessageKey key, std::span<const std::string> arguments) {
  return stored_sentence(key.text(), arguments);
}

std::string stored_sentence(std::string_view key, std::span<const std::string> arguments) {
  const Message* found = find_message(key);
  if (found == nullptr) throw std::logic_error("no sentence for " + std::string(key));
  return fill_placeholders(found->sentence, arguments);
}

std::string_view fallback_message(ErrorCode code) {
  switch (code) {
    case ErrorCode::invalid:
      return "Diese Angabe ist ungültig. Bitte prüfen Sie Ihre Eingabe.";
    case ErrorCode::unauthenticated:
      return "Bitte melden Sie sich an.";
    case ErrorCode::invalid_credentials:
      return "Die Zugangsdaten stimmen nicht.";
    case ErrorCode::forbidden:
      return "Dafür fehlt Ihnen die Berechtigung.";
    case ErrorCode::not_found:
      return "Das wurde nicht gefunden. Vielleicht wurde es inzwischen gelöscht.";
    case ErrorCode::conflict:
      return "Das steht im Widerspruch zu einem vorhandenen Eintrag.";
    case ErrorCode::limit_reached:
      return "Die Grenze Ihres Tarifs ist erreicht.";
    case ErrorCode::rate_limited:
      return "Das waren zu viele Versuche. Bitte warten Sie einen Moment.";
    case ErrorCode::payment_required:
      return "Diese Funktion gehört zu einem bezahlten Tarif.";
    case ErrorCode::motif_refused:
      return "Dieses Motiv eignet sich nicht für ein Malbuch für Kinder. Bitte versuchen Sie es mit einem "
             "anderen.";
    case ErrorCode::unavailable:
      return "Das ist momentan nicht verfügbar. Bitte versuchen Sie es später erneut.";
    case ErrorCode::internal:
      break;
  }
  return "Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.";
}

std::string fill_placeholders(std::string_view sentence, std::span<const std::string> arguments) {
  std::string out;
  out.reserve(sentence.size() + 32);
  while (!sentence.empty()) {
    const std::size_t open = std::min(sentence.find('{'), sentence.size());
    out += sentence.substr(0, open);
    sentence.remove_prefix(open);
    const std::size_t close = sentence.find('}');
    const std::size_t number_end = std::min(sentence.find_first_not_of("0123456789", 1), sentence.size());
    const bool numbered = number_end == 2 || number_end == 3;  // up to {99}
    if (!numbered || close == std::string_view::npos ||
        (sentence[number_end] != '}' && sentence[number_end] != '|')) {
      out += sentence.substr(0, 1);
      sentence.remove_prefix(std::min<std::size_t>(1, sentence.size()));
      continue;
    }
    auto index = static_cast<std::size_t>(sentence[1] - '0');
    if (number_end == 3) index = index * 10 + static_cast<std::size_t>(sentence[2] - '0');
    const std::string_view argument =
        index < arguments.size() ? std::string_view(arguments[index]) : std::string_view();
    const std::string_view forms = sentence.substr(number_end, close - number_end);  // empty or "|one|many"
    const std::size_t bar = forms.find('|', 1);
    if (forms.empty()) {
      out += argument;
    } else if (argument == "1") {
      out += forms.substr(1, bar - 1);
    } else {
      out += forms.substr(std::min(bar, forms.size() - 1) + 1);
    }
    sentence.remove_prefix(close + 1);
  }
  return out;
}

}  // namespace base
