#include "app/installation_service.h"

#include <array>

#include "app/audit.h"

namespace app {
namespace {

const char* audit_key(Audience audience) {
  constexpr std::array keys = {"audit_for_family", "audit_for_school", "audit_for_everybody"};
  return keys[static_cast<std::size_t>(audience)];
}

}  // namespace

Installation InstallationService::of(std::optional<Audience> audience) const {
  return {audience, registration_mode(settings_, audience), settings_.registration.has_value()};
}

Installation InstallationService::current() const {
  return of(storage_.read([](const ports::Stores& stores) { return audience_of(stores); }));
}

Installation InstallationService::choose(const Session& admin, Audience audience) {
  storage_.write([&](ports::Stores& stores) {
    if (audience_of(stores) == audience) return;
    stores.site().put_audience(to_string(audience));
    record_audit(stores, clock_.now(), admin.email, audit_key(audience));
  });
  return of(audience);
}

}  // namespace app
