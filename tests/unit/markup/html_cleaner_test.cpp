#include "markup/html_cleaner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/refusal.h"

namespace markup {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Sample {
  const char* html;
  const char* clean;
};

const Sample samples[] = {
    // What an editor writes stays.
    {"<h2>Über uns</h2><p>Größe &amp; <strong>Mut</strong><br>neu</p>",
     "<h2>Über uns</h2><p>Größe &amp; <strong>Mut</strong><br>neu</p>"},
    {"<ol start=\"3\"><li>a</li><li>b</li></ol>", "<ol start=\"3\"><li>a</li><li>b</li></ol>"},
    {"<table><tr><td colspan=\"2\">x</td></tr></table>",
     "<table><tbody><tr><td colspan=\"2\">x</td></tr></tbody></table>"},
    {"nur Text mit < und > und \"\"", "nur Text mit &lt; und &gt; und &quot;&quot;"},
    // Links.
    {"<a href=\"https://example.de/?a=1&amp;b=2\">x</a>",
     "<a href=\"https://example.de/?a=1&amp;b=2\" rel=\"noopener noreferrer\">x</a>"},
    {"<a href=\"mailto:a@example.de\">x</a>",
     "<a href=\"mailto:a@example.de\" rel=\"noopener noreferrer\">x</a>"},
    {"<a href=\" HTTP://example.de \">x</a>",
     "<a href=\"HTTP://example.de\" rel=\"noopener noreferrer\">x</a>"},
    {"<a href=\"javascript:alert(1)\">x</a>", "<a>x</a>"},
    {"<a href=\"JaVaScRiPt:alert(1)\">x</a>", "<a>x</a>"},
    {"<a href=\"&#106;avascript:alert(1)\">x</a>", "<a>x</a>"},
    {"<a href=\"java\tscript:alert(1)\">x</a>", "<a>x</a>"},
    {"<a href=\"\x01javascript:alert(1)\">x</a>", "<a>x</a>"},
    {"<a href=\"https://a\nb\">x</a>", "<a>x</a>"},
    {"<a href=\"data:text/html,x\">x</a>", "<a>x</a>"},
    {"<a href=\"vbscript:x\">x</a>", "<a>x</a>"},
    {"<a href=\"//example.de\" target=\"_blank\" onclick=\"x()\" style=\"color:red\">x</a>", "<a>x</a>"},
    // Scripts and everything that acts like one.
    {"<script>alert(1)</script><p>x</p>", "<p>x</p>"},
    {"<SCRIPT SRC=//x></SCRIPT>x", "x"},
    {"<p onload=\"x()\" onerror='y' class=\"a\" id=\"b\" style=\"x\">x</p>", "<p>x</p>"},
    {"<img src=x onerror=alert(1)>x", "x"},
    {"<svg onload=alert(1)><a href=\"https://x\">y</a></svg>z", "z"},
    {"<math><mi>x</mi></math>z", "z"},
    {"<iframe src=\"https://x\">y</iframe>z", "z"},
    {"<style>p{}</style><p>x</p>", "<p>x</p>"},
    {"<form action=\"/x\"><p>x</p><input name=a><textarea>b</textarea></form>", "<p>x</p>"},
    {"<!-- <p>x</p> -->y<![CDATA[z]]>", "y"},
    {"<template><p>x</p></template>y", "y"},
    {"<base href=\"https://x\"><meta http-equiv=refresh content=0><link rel=stylesheet href=x>y", "y"},
    {"<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"></noscript>y", "<p>y</p>"},
    {"<body onload=\"x()\"><p>x</p></body>", "<p>x</p>"},
    {"<font color=red>x</font><custom-element>y</custom-element>", "xy"},
    // Broken nesting comes out well-formed.
    {"<p>a<p>b", "<p>a</p><p>b</p>"},
    {"<b><i>x</b>y</i>", "<b><i>x</i></b><i>y</i>"},
    {"<ul><li>a<li>b", "<ul><li>a</li><li>b</li></ul>"},
    {"</p></div>x", "x"},
    {"<b>a</p>b</b>", "<b>a<p></p>b</b>"},
    {"<p <b>x", "<p>x</p>"},
    {"<p title=\"x", ""},
    {"", ""},
    {"  \n ", ""},
};

TEST(HtmlCleaner, KeepsWhatReadersSeeAndNothingThatActs) {
  for (const Sample& sample : samples) EXPECT_EQ(clean_html(sample.html), sample.clean) << sample.html;
}

TEST(HtmlCleaner, CleaningTwiceChangesNothing) {
  for (const Sample& sample : samples) {
    const std::string once = clean_html(sample.html);
    EXPECT_EQ(clean_html(once), once) << sample.html;
  }
  const std::string pre = clean_html("<pre>\n\n  a</pre>");
  EXPECT_EQ(clean_html(pre), pre);
}

TEST(HtmlCleaner, NoPrefixOfAHostileTextActs) {
  const std::string hostile =
      "<p title='<script>'><a href='javascript:x' onclick='y'><svg><script>z</script></svg>"
      "<math><annotation-xml encoding='text/html'><img src=x onerror=x></annotation-xml></math><style>*{}"
      "</style><table><caption><form><select><template><script>a</script></template></select></form>";
  for (std::size_t length = 0; length <= hostile.size(); ++length) {
    const std::string clean = clean_html(hostile.substr(0, length));
    for (const char* bad :
         {"<script", "javascript", "onclick", "onerror", "<svg", "<img", "<style", "<form"}) {
      EXPECT_THAT(clean, Not(HasSubstr(bad))) << hostile.substr(0, length);
    }
    EXPECT_EQ(clean_html(clean), clean);
  }
}

TEST(HtmlCleaner, RefusesWhatIsNestedTooDeep) {
  const auto nested = [](const std::string& open, int levels) {
    std::string html;
    for (int i = 0; i < levels; ++i) html += open;
    return html + "x";
  };
  EXPECT_THAT(clean_html(nested("<div>", 40)), HasSubstr("x"));
  // The last ones look closed to who does not know where a tag ends.
  for (const char* open : {"<div>", "<b a=1>", "<ul><li>", "<table><tr><td>", "<div></b>", "<DIV>",
                           "<i/a=\"</i\">", "<i a='</i>'>", "<b><!--</b>-->", "<custom-element>"}) {
    const auto refusal = test::refusal_of([&] { clean_html(nested(open, 8'000)); });
    ASSERT_TRUE(refusal) << open;
    EXPECT_EQ(refusal->reason(), "html_too_nested");
    EXPECT_EQ(refusal->field(), "content");
  }
  EXPECT_THAT(clean_html(nested("<p>", 10'000)), HasSubstr("x"));
  EXPECT_THAT(clean_html(nested("<div></div>", 10'000)), HasSubstr("x"));
}

TEST(HtmlCleaner, ASmallTextCannotTakeMuchMemory) {
  // Each of these elements is opened again in every paragraph that follows: gigabytes, if it were done.
  std::string html;
  for (int i = 0; i < 2'000; ++i) html += "<i a=" + std::to_string(i) + ">";
  for (int i = 0; i < 20'000; ++i) html += "<p>x";
  const auto refusal = test::refusal_of([&] { clean_html(html); });
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->reason(), "html_too_nested");
}

TEST(HtmlCleaner, AnAttributeThatLooksLikeATagNestsNothing) {
  std::string html;
  for (int i = 0; i < 1'000; ++i) html += "<p title=\"<div><div>\">x</p>";
  EXPECT_THAT(clean_html(html), HasSubstr("<p>x</p><p>x</p>"));
}

TEST(HtmlCleaner, KnowsWhatShowsNothing) {
  EXPECT_TRUE(is_blank_html(""));
  EXPECT_TRUE(is_blank_html("<p></p><br>"));
  EXPECT_TRUE(is_blank_html("<p> \n</p>"));
  EXPECT_TRUE(is_blank_html("<p>\u00a0</p>"));
  EXPECT_FALSE(is_blank_html("<p>x</p>"));
  EXPECT_FALSE(is_blank_html("x"));
}

TEST(HtmlCleaner, EscapedTextIsReadBackAsItWas) {
  EXPECT_EQ(escape_html("<a href=\"x\">&amp;"), "&lt;a href=&quot;x&quot;&gt;&amp;amp;");
  EXPECT_EQ(clean_html(escape_html("<script>x</script>")), escape_html("<script>x</script>"));
}

}  // namespace
}  // namespace markup
