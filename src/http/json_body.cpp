#include "http/json_body.h"

#include <cmath>
#include <set>
#include <utility>

#include "base/composition.h"
#include "base/utf8.h"

namespace http {
namespace {

using base::AppError;
using base::ErrorCode;
using Json = nlohmann::json;

constexpr std::size_t max_depth = 32;
// A whole class on a sheet of login cards needs some thousand.
constexpr std::size_t max_values = 10'000;

// Reads a text without building anything, so that a hostile one is left early: refuses depth, repeated names
// and more values than any call needs. Each byte costs the same, which the library's own callback does not
// promise: at the end of each object it walks over all that stand before it.
class Checker final : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return count_value(); }
  bool boolean(bool) override { return count_value(); }
  bool number_integer(number_integer_t) override { return count_value(); }
  bool number_unsigned(number_unsigned_t) override { return count_value(); }
  bool number_float(number_float_t, const string_t&) override { return count_value(); }
  bool string(string_t&) override { return count_value(); }
  bool binary(binary_t&) override { return false; }  // JSON has none
  bool start_object(std::size_t) override {
    names_.emplace_back();
    return open();
  }
  bool key(string_t& name) override {
    if (!names_.back().insert(name).second)
      throw AppError(ErrorCode::invalid, "json_duplicate_field", name, {name});
    return true;
  }
  bool end_object() override {
    names_.pop_back();
    return close();
  }
  bool start_array(std::size_t) override { return open(); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const Json::exception&) override { return false; }

 private:
  bool open() {
    if (++depth_ > max_depth)
      throw AppError(ErrorCode::invalid, "json_too_deep", {}, {std::to_string(max_depth)});
    return count_value();
  }
  bool close() {
    --depth_;
    return true;
  }
  bool count_value() {
    if (++values_ > max_values)
      throw AppError(ErrorCode::invalid, "json_too_many_values", {}, {std::to_string(max_values)});
    return true;
  }

  std::vector<std::set<std::string>> names_;  // one set for each object that is still open
  std::size_t depth_ = 0;
  std::size_t values_ = 0;
};

Json parse_checked(std::string_view bytes) {
  Checker checker;
  if (!Json::sax_parse(bytes.begin(), bytes.end(), &checker))
    throw AppError(ErrorCode::invalid, "json_malformed");
  return Json::parse(bytes.begin(), bytes.end());
}

bool is_control(unsigned char c, Lines lines) {
  if (lines == Lines::many && (c == '\n' || c == '\r' || c == '\t')) return false;
  return c < 0x20 || c == 0x7f;
}

}  // namespace

JsonBody::JsonBody(Json object, std::string prefix)
    : object_(std::move(object)), prefix_(std::move(prefix)) {}

JsonBody JsonBody::parse(std::string_view bytes) {
  if (base::trim(bytes).empty()) return {Json::object(), {}};
  Json value = parse_checked(bytes);
  if (!value.is_object()) throw AppError(ErrorCode::invalid, "json_not_object");
  return {std::move(value), {}};
}

AppError JsonBody::refuse(std::string_view field, std::string reason,
                          std::vector<std::string> arguments) const {
  return {ErrorCode::invalid, std::move(reason), prefix_ + std::string(field), std::move(arguments)};
}

const Json* JsonBody::find(std::string_view field) const {
  const auto found = object_.find(field);
  return found == object_.end() || found->is_null() ? nullptr : &*found;
}

const Json& JsonBody::require(std::string_view field) const {
  const Json* value = find(field);
  if (!value) throw refuse(field, "field_missing");
  return *value;
}

bool JsonBody::has(std::string_view field) const {
  return find(field) != nullptr;
}

bool JsonBody::is_null(std::string_view field) const {
  const auto found = object_.find(field);
  return found != object_.end() && found->is_null();
}

std::string JsonBody::checked_text(std::string_view field, const Json& value, const TextRule& rule) const {
  if (!value.is_string()) throw refuse(field, "field_not_text", {std::string(field)});
  // What is kept as typed, such as a password, is compared byte for byte.
  const std::string& typed = value.get_ref<const std::string&>();
  const std::string whole = rule.trim == Trim::yes ? base::composed(typed) : typed;
  const std::string_view text = rule.trim == Trim::yes ? base::trim(whole) : std::string_view(whole);
  for (const char c : text)
    if (is_control(static_cast<unsigned char>(c), rule.lines)) throw refuse(field, "text_control_characters");
  const std::size_t length = base::count_code_points(text);
  if (length == 0 && rule.min > 0) throw refuse(field, "field_missing");
  if (length < rule.min) throw refuse(field, "text_too_short", {std::to_string(rule.min)});
  if (length > rule.max) throw refuse(field, "text_too_long", {std::to_string(rule.max)});
  return std::string(text);
}

std::string JsonBody::text(std::string_view field, const TextRule& rule) const {
  return checked_text(field, require(field), rule);
}

std::string JsonBody::text_or_empty(std::string_view field, const TextRule& rule) const {
  return has(field) ? text(field, rule) : std::string();
}

std::optional<std::string> JsonBody::optional_text(std::string_view field, const TextRule& rule) const {
  const Json* value = find(field);
  if (!value) return std::nullopt;
  if (value->is_string()) {
    const std::string& whole = value->get_ref<const std::string&>();
    if (whole.empty() || (rule.trim == Trim::yes && base::trim(whole).empty())) return std::nullopt;
  }
  return checked_text(field, *value, rule);
}

bool JsonBody::flag(std::string_view field) const {
  const Json& value = require(field);
  if (!value.is_boolean()) throw refuse(field, "field_not_flag", {std::string(field)});
  return value.get<bool>();
}

bool JsonBody::flag(std::string_view field, bool otherwise) const {
  return has(field) ? flag(field) : otherwise;
}

std::int64_t JsonBody::integer(std::string_view field, const IntegerRule& rule) const {
  const Json& value = require(field);
  const auto out_of_range = [&] {
    return refuse(field, "number_out_of_range", {std::to_string(rule.min), std::to_string(rule.max)});
  };
  std::int64_t number = 0;
  if (value.is_number_unsigned()) {
    const auto wide = value.get<std::uint64_t>();
    if (wide > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) throw out_of_range();
    number = static_cast<std::int64_t>(wide);
  } else if (value.is_number_integer()) {
    number = value.get<std::int64_t>();
  } else if (value.is_number_float() && std::trunc(value.get<double>()) == value.get<double>()) {
    const double wide = value.get<double>();  // 3.0 is a whole number to every JavaScript client
    if (std::abs(wide) > 9007199254740992.0) throw out_of_range();
    number = static_cast<std::int64_t>(wide);
  } else {
    throw refuse(field, "field_not_number", {std::string(field)});
  }
  if (number < rule.min || number > rule.max) throw out_of_range();
  return number;
}

std::optional<std::int64_t> JsonBody::optional_integer(std::string_view field,
                                                       const IntegerRule& rule) const {
  if (!has(field)) return std::nullopt;
  return integer(field, rule);
}

std::vector<std::string> JsonBody::text_list(std::string_view field, std::size_t max_items,
                                             const TextRule& rule) const {
  const Json* value = find(field);
  if (!value) return {};
  if (!value->is_array()) throw refuse(field, "field_not_list", {std::string(field)});
  if (value->size() > max_items) throw refuse(field, "list_too_long", {std::to_string(max_items)});
  std::vector<std::string> texts;
  texts.reserve(value->size());
  for (const Json& item : *value) texts.push_back(checked_text(field, item, rule));
  return texts;
}

std::optional<JsonBody> JsonBody::optional_object(std::string_view field) const {
  const Json* value = find(field);
  if (!value) return std::nullopt;
  if (!value->is_object()) throw refuse(field, "field_not_object", {std::string(field)});
  return JsonBody(*value, prefix_ + std::string(field) + ".");
}

std::vector<JsonBody> JsonBody::object_list(std::string_view field, std::size_t max_items) const {
  const Json& value = require(field);
  if (!value.is_array()) throw refuse(field, "field_not_list", {std::string(field)});
  if (value.empty()) throw refuse(field, "field_missing");
  if (value.size() > max_items) throw refuse(field, "list_too_long", {std::to_string(max_items)});
  std::vector<JsonBody> objects;
  objects.reserve(value.size());
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string name = std::string(field) + "[" + std::to_string(i) + "]";
    if (!value[i].is_object()) throw refuse(name, "field_not_object", {name});
    objects.push_back(JsonBody(value[i], prefix_ + name + "."));
  }
  return objects;
}

}  // namespace http
