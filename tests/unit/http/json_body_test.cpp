#include "http/json_body.h"

#include <gtest/gtest.h>

namespace http {
namespace {

// The reason and field that an action is refused with, as "reason" or "reason@field".
template <class Action>
std::string refusal(Action action) {
  try {
    action();
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.code(), base::ErrorCode::invalid);
    return error.field().empty() ? error.reason() : error.reason() + "@" + error.field();
  }
  return "accepted";
}

std::string parse_refusal(std::string_view text) {
  return refusal([&] { JsonBody::parse(text); });
}

constexpr TextRule short_text{.min = 1, .max = 5};

TEST(JsonBody, AnEmptyBodyIsTheEmptyObject) {
  EXPECT_FALSE(JsonBody::parse("").has("anything"));
  EXPECT_FALSE(JsonBody::parse(" \r\n").has("anything"));
}

TEST(JsonBody, OnlyOneObjectIsABody) {
  EXPECT_EQ(parse_refusal("[1]"), "json_not_object");
  EXPECT_EQ(parse_refusal("\"text\""), "json_not_object");
  EXPECT_EQ(parse_refusal("{} {}"), "json_malformed");
  EXPECT_EQ(parse_refusal("{"), "json_malformed");
  EXPECT_EQ(parse_refusal("{\"a\":1,}"), "json_malformed");
  EXPECT_EQ(parse_refusal("{'a':1}"), "json_malformed");
  EXPECT_EQ(parse_refusal("{\"a\":NaN}"), "json_malformed");
  EXPECT_EQ(parse_refusal("{\"a\":1e999}"), "json_malformed");
}

TEST(JsonBody, MalformedUtf8IsRefused) {
  EXPECT_EQ(parse_refusal("{\"a\":\"\xff\"}"), "json_malformed");
  EXPECT_EQ(parse_refusal("{\"a\":\"\xc0\xaf\"}"), "json_malformed");
  EXPECT_EQ(parse_refusal("{\"a\":\"\\ud800\"}"), "json_malformed");
}

TEST(JsonBody, AFieldStandsOnceInItsObject) {
  EXPECT_EQ(parse_refusal(R"({"a":1,"a":2})"), "json_duplicate_field@a");
  EXPECT_EQ(parse_refusal(R"({"o":{"a":1,"b":2,"a":3}})"), "json_duplicate_field@a");
  EXPECT_EQ(parse_refusal(R"({"a":{"a":1},"b":[{"a":1},{"a":2}]})"), "accepted");
}

TEST(JsonBody, DepthIsLimited) {
  const auto nested = [](std::size_t levels) {
    return "{\"a\":" + std::string(levels, '[') + std::string(levels, ']') + "}";
  };
  EXPECT_EQ(parse_refusal(nested(31)), "accepted");
  EXPECT_EQ(parse_refusal(nested(32)), "json_too_deep");
  EXPECT_EQ(parse_refusal("{\"a\":" + std::string(500000, '[')), "json_too_deep");
}

// A megabyte of these once cost fifteen seconds, because the library's callback walks over all siblings.
TEST(JsonBody, TheNumberOfValuesIsLimited) {
  const auto siblings = [](std::size_t count) {
    std::string text = "{\"a\":[{}";
    for (std::size_t i = 1; i < count; ++i) text += ",{}";
    return text + "]}";
  };
  EXPECT_EQ(parse_refusal(siblings(9'998)), "accepted");  // with the list and the object around them 10,000
  EXPECT_EQ(parse_refusal(siblings(9'999)), "json_too_many_values");
  EXPECT_EQ(parse_refusal(siblings(349'000)), "json_too_many_values");
  std::string pairs = "{\"0\":0";
  for (int i = 1; i < 10'000; ++i) pairs += ",\"" + std::to_string(i) + "\":0";
  EXPECT_EQ(parse_refusal(pairs + "}"), "json_too_many_values");
}

TEST(JsonBody, TextIsTrimmedAndCountedInCodePoints) {
  const auto body = JsonBody::parse(R"({"t":"  äöüß€ "})");
  EXPECT_EQ(body.text("t", short_text), "äöüß€");
  EXPECT_EQ(refusal([&] { body.text("t", {.min = 6, .max = 9}); }), "text_too_short@t");
  EXPECT_EQ(refusal([&] { body.text("t", {.min = 1, .max = 4}); }), "text_too_long@t");
  EXPECT_EQ(body.text("t", {.min = 1, .max = 8, .trim = Trim::no}), "  äöüß€ ");
}

TEST(JsonBody, ATextHasOneFormAndWhatIsKeptAsTypedItsOwn) {
  const JsonBody body = JsonBody::parse("{\"name\": \"Jo\u0308rg\"}");
  EXPECT_EQ(body.text("name", {.min = 1, .max = 4}), "J\u00f6rg");
  EXPECT_EQ(body.text("name", any_text), "Jo\u0308rg");
}

TEST(JsonBody, ATextIsRequiredUnlessItIsOptional) {
  const auto body = JsonBody::parse(R"({"empty":"","blank":"  ","nothing":null,"number":1})");
  for (const char* field : {"empty", "blank", "nothing", "absent"}) {
    EXPECT_EQ(refusal([&] { body.text(field, short_text); }), std::string("field_missing@") + field);
    EXPECT_EQ(body.optional_text(field, short_text), std::nullopt);
  }
  for (const char* field : {"empty", "nothing", "absent"}) EXPECT_EQ(body.text_or_empty(field), "");
  EXPECT_EQ(body.text_or_empty("blank"), "  ");
  EXPECT_EQ(refusal([&] { body.text_or_empty("number"); }), "field_not_text@number");
  EXPECT_EQ(refusal([&] { body.text("number", short_text); }), "field_not_text@number");
  EXPECT_EQ(refusal([&] { body.optional_text("number", short_text); }), "field_not_text@number");
  EXPECT_TRUE(body.is_null("nothing"));
  EXPECT_FALSE(body.is_null("absent"));
}

TEST(JsonBody, ControlCharactersAreRefusedAndLineBreaksOnlyWhereAllowed) {
  const auto body = JsonBody::parse(R"({"nul":"a\u0000b","line":"a\nb"})");
  EXPECT_EQ(refusal([&] { body.text("nul", {.lines = Lines::many}); }), "text_control_characters@nul");
  EXPECT_EQ(refusal([&] { body.text("line", {}); }), "text_control_characters@line");
  EXPECT_EQ(body.text("line", {.lines = Lines::many}), "a\nb");
}

TEST(JsonBody, FlagsAndIntegersAreOfTheirType) {
  const auto body = JsonBody::parse(
      R"({"yes":true,"one":1,"whole":3.0,"half":0.5,"big":18446744073709551615,"minus":-5,"text":"1","huge":1e300})");
  EXPECT_TRUE(body.flag("yes"));
  EXPECT_TRUE(body.flag("absent", true));
  EXPECT_EQ(refusal([&] { body.flag("one"); }), "field_not_flag@one");
  EXPECT_EQ(refusal([&] { body.flag("absent"); }), "field_missing@absent");
  EXPECT_EQ(body.integer("one", {}), 1);
  EXPECT_EQ(body.integer("whole", {}), 3);
  EXPECT_EQ(body.integer("minus", {}), -5);
  EXPECT_EQ(refusal([&] { body.integer("half", {}); }), "field_not_number@half");
  EXPECT_EQ(refusal([&] { body.integer("text", {}); }), "field_not_number@text");
  EXPECT_EQ(refusal([&] { body.integer("yes", {}); }), "field_not_number@yes");
  EXPECT_EQ(refusal([&] { body.integer("big", {}); }), "number_out_of_range@big");
  EXPECT_EQ(refusal([&] { body.integer("huge", {}); }), "number_out_of_range@huge");
  EXPECT_EQ(refusal([&] { body.integer("minus", {.min = 0, .max = 9}); }), "number_out_of_range@minus");
  EXPECT_EQ(body.optional_integer("absent", {}), std::nullopt);
}

TEST(JsonBody, ListsHoldTextsWithinTheirRule) {
  const auto body = JsonBody::parse(R"({"ok":["a","b"],"mixed":["a",1],"text":"a","long":["abcdef"]})");
  EXPECT_EQ(body.text_list("ok", 2, short_text), (std::vector<std::string>{"a", "b"}));
  EXPECT_TRUE(body.text_list("absent", 2, short_text).empty());
  EXPECT_EQ(refusal([&] { body.text_list("ok", 1, short_text); }), "list_too_long@ok");
  EXPECT_EQ(refusal([&] { body.text_list("mixed", 5, short_text); }), "field_not_text@mixed");
  EXPECT_EQ(refusal([&] { body.text_list("text", 5, short_text); }), "field_not_list@text");
  EXPECT_EQ(refusal([&] { body.text_list("long", 5, short_text); }), "text_too_long@long");
}

TEST(JsonBody, ErrorsOfANestedObjectNameTheWholePath) {
  const auto body = JsonBody::parse(R"({"options":{"age":"old"},"flat":1})");
  const auto options = body.optional_object("options");
  ASSERT_TRUE(options);
  EXPECT_EQ(refusal([&] { options->integer("age", {}); }), "field_not_number@options.age");
  EXPECT_EQ(refusal([&] { body.optional_object("flat"); }), "field_not_object@flat");
  EXPECT_FALSE(body.optional_object("absent"));
}

}  // namespace
}  // namespace http
