#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/message_keys.h"

namespace base {

// The German sentence for one reason. {0}, {1} ... stand for the error's arguments.
struct Message {
  std::string_view reason;
  std::string_view sentence;
};

// The one table of sentences, in the order of resources/texts/messages, of which scripts/messages.mjs makes
// it. Each sentence says what happened and, where there is something, what to do next. Lives as long as the
// process.
std::span<const Message> message_table();

// What a person reads about a refusal: the sentence of its reason with the arguments put in, or, for a reason
// that the table does not have, the general sentence of its code. An argument that is missing leaves its
// place empty.
std::string german_message(const AppError& error);

// The key of a sentence, written as a literal: one that the table does not have does not compile.
class MessageKey {
 public:
  template <std::size_t size>
  consteval MessageKey(const char (&key)[size]) : key_(key, size - 1) {
    if (!std::binary_search(std::begin(message_keys), std::end(message_keys), key_)) throw "no such sentence";
  }
  constexpr std::string_view text() const { return key_; }

 private:
  std::string_view key_;
};

// The sentence of a key that is no refusal, such as a notice.
std::string german_sentence(MessageKey key, std::span<const std::string> arguments = {});
// The same for a key that was stored or comes from the domain. Throws std::logic_error for one that the table
// does not have.
std::string stored_sentence(std::string_view key, std::span<const std::string> arguments);

// The general sentence of a code.
std::string_view fallback_message(ErrorCode code);

// `sentence` with {0}, {1} ... replaced by `arguments`, and {0|Seite|Seiten} by the first form if that
// argument is "1" and by the second otherwise. Braces inside an argument stay as they are.
std::string fill_placeholders(std::string_view sentence, std::span<const std::string> arguments);

}  // namespace base
