#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/error.h"

namespace http {

enum class Trim { yes, no };
enum class Lines { one, many };  // many: line breaks and tabs are allowed

// What a text field may be. Lengths are code points, counted after trimming.
struct TextRule {
  std::size_t min = 1;
  std::size_t max = 1000;
  Trim trim = Trim::yes;
  Lines lines = Lines::one;
};

// Where app knows the rule, and a text is only kept from being absurd.
inline constexpr TextRule any_text{.min = 0, .max = 1000, .trim = Trim::no};
inline constexpr TextRule id_rule{.min = 1, .max = 100};
inline constexpr TextRule word_rule{.min = 1, .max = 60};  // of a choice
inline constexpr TextRule picture_url_rule{.min = 0, .max = 500};

struct IntegerRule {
  std::int64_t min = std::numeric_limits<std::int64_t>::min();
  std::int64_t max = std::numeric_limits<std::int64_t>::max();
};

// A JSON object that a client sent. Every getter throws base::AppError{invalid} with the field's name where
// the field is missing, of another type or outside its rule. `null` counts as absent. Unknown fields are
// ignored.
class JsonBody {
 public:
  // Throws base::AppError{invalid} for anything but one JSON object in well-formed UTF-8 with at most 32
  // levels, 10,000 values and no field twice in one object. An empty body is the empty object.
  static JsonBody parse(std::string_view bytes);

  bool has(std::string_view field) const;      // there and not null
  bool is_null(std::string_view field) const;  // there and null

  std::string text(std::string_view field, const TextRule& rule) const;
  // Empty where it is absent or null; otherwise as `text`.
  std::string text_or_empty(std::string_view field, const TextRule& rule = any_text) const;
  // Absent, null and (after trimming) empty are all nullopt.
  std::optional<std::string> optional_text(std::string_view field, const TextRule& rule) const;

  bool flag(std::string_view field) const;
  bool flag(std::string_view field, bool otherwise) const;

  std::int64_t integer(std::string_view field, const IntegerRule& rule) const;
  std::optional<std::int64_t> optional_integer(std::string_view field, const IntegerRule& rule) const;

  // A list of texts, each within the rule. Absent is the empty list.
  std::vector<std::string> text_list(std::string_view field, std::size_t max_items,
                                     const TextRule& rule) const;

  // A nested object; its errors name "outer.inner".
  std::optional<JsonBody> optional_object(std::string_view field) const;

  // A list of 1 to `max_items` objects, whose errors name "field[0].inner".
  std::vector<JsonBody> object_list(std::string_view field, std::size_t max_items) const;

  // A field as it came, for rules that no getter here knows. Throws as all do where it is missing.
  const nlohmann::json& raw(std::string_view field) const { return require(field); }

  // The refusal of a field, for rules that only the caller knows: throw body.refuse("email",
  // "email_malformed").
  base::AppError refuse(std::string_view field, std::string reason,
                        std::vector<std::string> arguments = {}) const;

 private:
  JsonBody(nlohmann::json object, std::string prefix);

  const nlohmann::json* find(std::string_view field) const;  // null where absent or null
  const nlohmann::json& require(std::string_view field) const;
  std::string checked_text(std::string_view field, const nlohmann::json& value, const TextRule& rule) const;

  nlohmann::json object_;
  std::string prefix_;
};

}  // namespace http
