#include "app/retry_pause.h"

#include <array>

namespace app {

std::chrono::minutes retry_pause(int tries) {
  constexpr std::array<int, 4> first = {1, 5, 15, 60};
  const auto index = static_cast<std::size_t>(tries - 1);
  return std::chrono::minutes{index < first.size() ? first[index] : 360};
}

}  // namespace app
