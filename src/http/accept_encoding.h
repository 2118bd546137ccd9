#pragma once

#include <string_view>

namespace http {

enum class Encoding { identity, gzip, brotli };

// Chooses the encoding that an Accept-Encoding value likes best among those on offer; brotli before gzip
// before identity where it likes them equally. Identity where it forbids everything.
Encoding choose_encoding(std::string_view accept_encoding, bool has_gzip, bool has_brotli);

}  // namespace http
