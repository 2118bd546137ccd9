#pragma once

#include <chrono>
#include <string>

namespace test {

// Writes a certificate that vouches for itself, for one host's name, and its new key. It ends so long from
// now.
void write_certificate(const std::string& name, const std::string& certificate_file,
                       const std::string& key_file, std::chrono::seconds valid_for = std::chrono::hours(1));

}  // namespace test
