#include "app/remote_prompt.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "drawing/pipeline.h"

namespace app {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string prompt_for(const std::string& sentence, drawing::Options options = {}) {
  return write_prompt(drawing::draw(sentence, options).wish, options).prompt;
}

TEST(RemotePrompt, SaysWhoIsThereAndWhere) {
  const std::string prompt = prompt_for("drei große Löwen im Wald");
  EXPECT_THAT(prompt, HasSubstr("3 x large lion"));
  EXPECT_THAT(prompt, HasSubstr("in a forest"));
  EXPECT_THAT(prompt, HasSubstr("line art"));
}

TEST(RemotePrompt, SaysWhoDoesWhat) {
  EXPECT_THAT(prompt_for("Ein Bär angelt am See"), HasSubstr("bear fishing"));
  EXPECT_THAT(prompt_for("Oma liest dem Kind ein Buch vor"), HasSubstr("grandmother reading aloud"));
}

TEST(RemotePrompt, FollowsTheAge) {
  drawing::Options young;
  young.age = drawing::Age::years_3_5;
  EXPECT_THAT(prompt_for("ein Hund", young), HasSubstr("very few large simple shapes"));
}

TEST(RemotePrompt, NamesNobody) {
  drawing::Options options;
  options.wishes.name = "Leonie";
  const std::string prompt = prompt_for("Kater Felix und ein Hund", options);
  EXPECT_THAT(prompt, Not(HasSubstr("elix")));
  EXPECT_THAT(prompt, Not(HasSubstr("eonie")));
}

TEST(RemotePrompt, ANewTrySaysWhatWasWrong) {
  const auto wish = drawing::draw("ein Hund", {}).wish;
  EXPECT_THAT(write_prompt(wish, {}, ports::LineFault::coloured).prompt, HasSubstr("no colour at all"));
  EXPECT_THAT(write_prompt(wish, {}, ports::LineFault::solid_black).prompt, HasSubstr("No black areas"));
}

TEST(RemotePrompt, NothingTypedIsACommand) {
  EXPECT_EQ(neutral_text("(Löwe:1.5) <lora:x:1> a | b BREAK AND %seed%"),
            "löwe 1 5 lora x 1 a b break and seed");
  EXPECT_EQ(neutral_text("<<lora:a>lora:b>"), "lora a lora b");
  EXPECT_EQ(neutral_text("__karte__ {a|b} [c] \"d\" \\ \n e×f"), "karte a b c d e f");
  EXPECT_EQ(neutral_text("\xff()"), "");
}

TEST(RemotePrompt, UnknownWordsArriveCleanedAndNotWithoutEnd) {
  drawing::Wish wish;
  wish.unknown = {"<Flupsi>", std::string(500, 'a'), "(Gnorf:2)"};
  const std::string prompt = write_prompt(wish, {}).prompt;
  EXPECT_THAT(prompt, HasSubstr("flupsi, gnorf 2"));
  EXPECT_THAT(prompt, Not(HasSubstr("aaaa")));
}

}  // namespace
}  // namespace app
