#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace base {

// One file that the build put into the executable. All views live as long as the process.
struct Embedded {
  std::string_view name;    // path with forward slashes, no leading one
  std::string_view plain;   // the file's bytes; empty where only compressed forms are carried: see contents()
  std::string_view brotli;  // compressed form, empty where there is none
  std::string_view gzip;    // likewise
  std::string_view etag;    // 22 characters of the content's SHA-256, base64url
};

// Finds an entry by exact name in a table sorted by name; nullptr if it has none.
const Embedded* find_embedded(std::span<const Embedded> table, std::string_view name);

// The file's bytes, whichever form is carried. What is only carried compressed is inflated at the first call
// and kept as long as the process runs. May be called by several threads. Throws std::logic_error for damaged
// data: the build would be broken.
std::string_view contents(const Embedded& file);

// The files of resources/ that the executable carries: migrations, fonts, motif pack, licences.
std::span<const Embedded> embedded_resources();

// The content of one of them. Throws std::logic_error for an unknown name: the build would be broken.
std::string_view resource(std::string_view name);

}  // namespace base
