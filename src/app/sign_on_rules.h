#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/ports/sign_on_provider.h"

namespace app {

// What the configuration says about signing in by a service of others (OpenID Connect).
struct SignOnRules {
  std::string name;  // of the service, on the button; empty: there is none
  std::vector<std::string> pupil_groups;
  std::vector<std::string> teacher_groups;
  std::vector<std::string> admin_groups;
  std::string class_prefix;    // what names of groups that are classes begin with
  bool names_classes = false;  // whether the service says who is in which class
  bool takes_others = false;   // who is in none of the groups may come, as a user without more rights
  bool makes_accounts = true;  // for who has none yet
  bool signs_out = false;      // who signs out here does so at the service as well

  bool is_offered() const { return !name.empty(); }
};

// What somebody is by the groups they are in. Pupils are users with a login name instead of an address.
enum class ExternalRole : std::uint8_t { pupil, user, teacher, admin };

// The highest role of the groups; nothing for who may not come. A slash before the name of a group, as some
// services write it, makes no difference.
std::optional<ExternalRole> role_by_groups(const SignOnRules& rules, const std::vector<std::string>& groups);

// The class that the service names, without the prefix: the first that has it; empty for none.
std::string class_by_groups(const SignOnRules& rules, const std::vector<std::string>& classes);

}  // namespace app
