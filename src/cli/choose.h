#pragma once

#include <cstddef>
#include <string>

#include "cli/arguments.h"
#include "http/words.h"

namespace cli {

// The value of a word as the API knows it. Throws UsageError that names the option and what is possible.
template <class Value, std::size_t count>
Value choose(const http::Word<Value> (&choices)[count], const std::string& text, const std::string& option) {
  std::string possible;
  for (const auto& [name, value] : choices) {
    if (name == text) return value;
    if (!possible.empty()) possible += ", ";
    possible += name;
  }
  throw UsageError("option_no_choice", {option, text, possible});
}

// Sets `field` to the value of the option's word, where the option was given; `field` keeps its value
// otherwise. Throws as choose().
template <class Field, class Words>
void choose_if_given(const Arguments& arguments, const char* option, Field& field, const Words& words) {
  if (const auto word = arguments.value(option)) field = choose(words, *word, option);
}

}  // namespace cli
