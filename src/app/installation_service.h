#pragma once

#include <optional>

#include "app/audience.h"
#include "app/session.h"
#include "base/clock.h"

namespace app {

// For whom the server is, and what follows from it.
struct Installation {
  std::optional<Audience> audience;
  RegistrationMode registration = RegistrationMode::open;
  bool registration_is_configured = false;  // the configuration decides, whatever the audience
};

// What an admin says of the installation as a whole. Thread-safe.
class InstallationService {
 public:
  InstallationService(ports::Storage& storage, const base::Clock& clock, const Settings& settings)
      : storage_(storage), clock_(clock), settings_(settings) {}

  Installation current() const;
  // From now on the installation is for these. Accounts stay as they are.
  Installation choose(const Session& admin, Audience audience);

 private:
  Installation of(std::optional<Audience> audience) const;

  ports::Storage& storage_;
  const base::Clock& clock_;
  const Settings& settings_;
};

}  // namespace app
