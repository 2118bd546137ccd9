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
// The same, as alone() reads it after the sentences of the pages before it, which are checked likewise.
std::string checked_prompt(std::string_view prompt, const std::vector<std::string>& before);

// The sentence of a book's page such that it can be drawn without those before it: it names whom "sie" means,
// and the place where the page before was, if it has none and nothing speaks against it. `before` are the
// pages before it, read alone likewise. As it is where it became longer than a prompt may be. Thread-safe.
std::string alone(const std::string& sentence, const std::vector<std::string>& before);

}  // namespace app
