#pragma once

#include <span>

#include "base/messages.h"

namespace base {

// The parts of the table of sentences. Each sentence says what happened and, where there is something, what
// to do next. Reasons stay in the section of the area that throws them, and tests/architecture checks that
// each reason in src/ stands here.

// What users of the app read: accounts, administration, school, mail, plans, pictures and books.
std::span<const Message> product_messages();
// What operators read, and everybody where the server itself refuses: server, storage, configuration, command
// line.
std::span<const Message> operation_messages();

}  // namespace base
