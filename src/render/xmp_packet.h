#pragma once

#include <string>

#include "base/clock.h"

namespace render {

// What a document says about itself, UTF-8.
struct XmpFacts {
  std::string title;
  std::string author;
  std::string subject;  // may be empty
  std::string language;
  std::string producer;
  base::Time created_at;
};

// The XMP packet (ISO 16684-1) that says the same as the document's information dictionary.
std::string xmp_packet(const XmpFacts& facts);

}  // namespace render
