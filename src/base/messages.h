#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/error.h"

namespace base {

// The German sentence for one reason. {0}, {1} ... stand for the error's arguments.
struct Message {
  std::string_view reason;
  std::string_view sentence;
};

// The one table of sentences, in the order in which it is written down. Lives as long as the process.
std::span<const Message> message_table();

// What a person reads about a refusal: the sentence of its reason with the arguments put in, or, for a reason
// that the table does not have, the general sentence of its code. An argument that is missing leaves its
// place empty.
std::string german_message(const AppError& error);

// The sentence of a key that is no refusal, such as a notice. Throws std::logic_error for one that the table
// does not have.
std::string german_sentence(std::string_view key, std::span<const std::string> arguments = {});

// The general sentence of a code.
std::string_view fallback_message(ErrorCode code);

// `sentence` with {0}, {1} ... replaced by `arguments`, and {0|Seite|Seiten} by the first form if that
// argument is "1" and by the second otherwise. Braces inside an argument stay as they are.
std::string fill_placeholders(std::string_view sentence, std::span<const std::string> arguments);

}  // namespace base
