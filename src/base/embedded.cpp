#include "base/embedded.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace base {

const Embedded* find_embedded(std::span<const Embedded> table, std::string_view name) {
  auto found = std::lower_bound(table.begin(), table.end(), name,
                                [](const Embedded& entry, std::string_view key) { return entry.name < key; });
  return found != table.end() && found->name == name ? &*found : nullptr;
}

std::string_view resource(std::string_view name) {
  const Embedded* found = find_embedded(embedded_resources(), name);
  if (found == nullptr) throw std::logic_error("no embedded resource " + std::string(name));
  return found->data;
}

}  // namespace base
