#include "base/system_error.h"

#include <cerrno>
#include <system_error>

namespace base {

std::string german_system_error(int error_number) {
  switch (error_number) {
    case ENOENT:
      return "das gibt es nicht";
    case EACCES:
    case EPERM:
      return "die Zugriffsrechte fehlen";
    case EISDIR:
      return "das ist ein Ordner";
    case ENOTDIR:
      return "ein Teil des Pfades ist kein Ordner";
    case EEXIST:
      return "das gibt es schon";
    case ENOSPC:
      return "der Datenträger ist voll";
    case EFBIG:
      return "so große Dateien sind hier nicht erlaubt";
    case EDQUOT:
      return "das Speicherkontingent ist aufgebraucht";
    case EROFS:
      return "der Datenträger ist schreibgeschützt";
    case EIO:
      return "der Datenträger meldet einen Lesefehler oder Schreibfehler";
    case EMFILE:
    case ENFILE:
      return "es sind zu viele Dateien geöffnet";
    case ENOMEM:
      return "der Arbeitsspeicher reicht nicht";
    case ENAMETOOLONG:
      return "der Name ist zu lang";
    case ELOOP:
      return "der Pfad verweist im Kreis auf sich selbst";
    case EADDRINUSE:
      return "die Adresse wird schon benutzt";
    case EADDRNOTAVAIL:
      return "diese Adresse gehört nicht zu diesem Rechner";
    default:
      break;
  }
  return "Systemfehler " + std::to_string(error_number) + " (" +
         std::generic_category().message(error_number) + ")";
}

}  // namespace base
