#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace app {

inline constexpr std::size_t max_prompt_length = 500;

// A prompt without outer white space. Throws base::AppError(invalid) for one that is empty, too long or not
// UTF-8.
std::string checked_prompt(std::string_view prompt);
// The same, such that it can be read without the sentences of the pages before it; as it is where it became
// too long by that.
std::string checked_prompt(std::string_view prompt, const std::vector<std::string>& before);

}  // namespace app
