#pragma once

#include <optional>
#include <string>

#include "base/error.h"
#include "base/messages.h"

namespace test {

// The error that `run` throws; nothing if it throws none. Other exceptions pass.
template <class Run>
std::optional<base::AppError> refusal_of(Run run) {
  try {
    run();
    return std::nullopt;
  } catch (const base::AppError& error) {
    return error;
  }
}

// The reason of that error, "" if none was thrown.
template <class Run>
std::string reason_of(Run run) {
  const auto error = refusal_of(run);
  return error ? error->reason() : std::string();
}

// What people are told of that error, "" if none was thrown.
template <class Run>
std::string refusal_sentence(Run run) {
  const auto error = refusal_of(run);
  return error ? base::german_message(*error) : std::string();
}

}  // namespace test
