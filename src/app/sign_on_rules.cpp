#include "app/sign_on_rules.h"

#include <algorithm>
#include <string_view>

namespace app {
namespace {

std::string_view without_slash(std::string_view group) {
  return group.starts_with('/') ? group.substr(1) : group;
}

bool is_any_of(const std::vector<std::string>& groups, const std::vector<std::string>& wanted) {
  return std::any_of(groups.begin(), groups.end(), [&](const std::string& group) {
    return std::any_of(wanted.begin(), wanted.end(),
                       [&](const std::string& one) { return without_slash(group) == without_slash(one); });
  });
}

}  // namespace

std::optional<ExternalRole> role_by_groups(const SignOnRules& rules, const std::vector<std::string>& groups) {
  if (is_any_of(groups, rules.admin_groups)) return ExternalRole::admin;
  if (is_any_of(groups, rules.teacher_groups)) return ExternalRole::teacher;
  if (is_any_of(groups, rules.pupil_groups)) return ExternalRole::pupil;
  if (rules.takes_others) return ExternalRole::user;
  return std::nullopt;
}

std::string class_by_groups(const SignOnRules& rules, const std::vector<std::string>& classes) {
  if (!rules.names_classes) return {};
  const std::string_view prefix = without_slash(rules.class_prefix);
  for (const std::string& group : classes) {
    const std::string_view name = without_slash(group);
    if (name.starts_with(prefix) && name.size() > prefix.size()) {
      return std::string(name.substr(prefix.size()));
    }
  }
  return {};
}

}  // namespace app
