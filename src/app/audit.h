#pragma once

#include <string>

#include "app/ports/storage.h"
#include "base/clock.h"

namespace app {

// Adds to the log as a part of a use case's transaction. How long that stays is RetentionService's matter.
// `actor` is an e-mail address, `action` a key of base/messages with the subject as its only argument.
void record_audit(ports::Stores& stores, base::Time now, const std::string& actor, const std::string& action,
                  const std::string& subject = {});

// The same for somebody who works on the server itself and has no account there: `person` is their name as it
// is to be shown.
void record_operator(ports::Stores& stores, base::Time now, const std::string& person,
                     const std::string& action, const std::string& subject);

// Takes an address out of the log, whose account has been deleted.
void forget_in_audit(ports::Stores& stores, const std::string& address);

}  // namespace app
