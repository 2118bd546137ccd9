#pragma once

#include <string>

namespace base {

// What an errno means, as the German half sentence after a colon: "die Datei gibt es nicht". Numbers that
// have none give "Systemfehler 71 (Protocol error)".
std::string german_system_error(int error_number);

}  // namespace base
