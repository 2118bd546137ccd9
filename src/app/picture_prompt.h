#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace app {

inline constexpr std::size_t max_prompt_length = 500;

// A prompt without outer white space. Throws base::AppError(invalid) for one that is empty, too long or not
// UTF-8.
std::string checked_prompt(std::string_view prompt);

}  // namespace app
