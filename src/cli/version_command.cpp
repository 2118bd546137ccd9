#include <sodium.h>

#include "cli/commands.h"
#include "http/library_versions.h"
#include "render/pdf_document.h"
#include "storage/library_versions.h"

namespace cli {

const CommandRule version_rule{"version", "Zeigt die Version von Buntstift und der Bibliotheken darin."};

int version_command(Words words, Surroundings& surroundings) {
  Arguments::parse(words, version_rule);
  std::vector<base::LibraryVersion> libraries;
  for (const auto& part : {storage::library_versions(), http::library_versions()})
    libraries.insert(libraries.end(), part.begin(), part.end());
  libraries.push_back({"libharu", render::PdfDocument::library_version()});
  libraries.push_back({"libsodium", sodium_version_string()});
  surroundings.out << "Buntstift " << surroundings.version << "\n";
  for (const base::LibraryVersion& library : libraries)
    surroundings.out << "  " << library.name << " " << library.version << "\n";
  return exit_done;
}

}  // namespace cli
