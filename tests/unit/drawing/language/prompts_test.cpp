// tests/golden/prompts.toml: what people type, read as a whole.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/tomlplusplus.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

// What a page must show, as comparable items: "3x1f98b", "scene wiese", "special mandala".
using Items = std::vector<std::string>;

Items expected_items(const toml::table& prompt) {
  Items items;
  std::map<std::string, int> counts;
  for (const toml::node& motif : *prompt["motifs"].as_array()) {
    const toml::table& table = *motif.as_table();
    counts[*table["id"].value<std::string>()] += *table["count"].value<int>();
  }
  for (const auto& [id, count] : counts) items.push_back(std::to_string(count) + "x" + id);
  if (const auto scene = prompt["scene"].value<std::string>()) items.push_back("scene " + *scene);
  if (const auto special = prompt["special"].value<std::string>()) items.push_back("special " + *special);
  std::sort(items.begin(), items.end());
  return items;
}

Items read_items(const std::string& text) {
  const Wish wish = read_wish(text);
  std::map<std::string, int> counts;
  for (const WishedMotif& motif : wish.motifs) counts[motif.motif] += motif.count;
  Items items;
  for (const auto& [id, count] : counts) items.push_back(std::to_string(count) + "x" + id);
  if (wish.scene) items.push_back("scene " + *wish.scene);
  if (wish.special) items.push_back("special " + *wish.special);
  std::sort(items.begin(), items.end());
  return items;
}

std::string join(const Items& items) {
  std::string out;
  for (const std::string& item : items) out += (out.empty() ? "" : ", ") + item;
  return out;
}

toml::table prompts() {
  return toml::parse_file(BUNTSTIFT_SOURCE_DIR "/tests/golden/prompts.toml");
}

// A prompt that is read wrongly, and is known to be, says why: `known_failure`. One that is read right must
// not.
TEST(Prompts, AreReadAsTheyAreMeant) {
  const toml::table file = prompts();
  for (const toml::node& node : *file["prompt"].as_array()) {
    const toml::table& prompt = *node.as_table();
    const std::string text = *prompt["text"].value<std::string>();
    const std::string expected = join(expected_items(prompt)), read = join(read_items(text));
    if (prompt.contains("known_failure")) {
      EXPECT_NE(read, expected) << text << ": is no failure any more";
    } else {
      EXPECT_EQ(read, expected) << text;
    }
  }
}

TEST(Prompts, KnownFailuresAreFewAndSayWhy) {
  const toml::table file = prompts();
  int failures = 0;
  for (const toml::node& node : *file["prompt"].as_array()) {
    const auto* failure = node.as_table()->get("known_failure");
    if (failure == nullptr) continue;
    ++failures;
    EXPECT_GT(failure->value_or(std::string()).size(), 10U)
        << *(*node.as_table())["text"].value<std::string>();
  }
  EXPECT_LE(failures, 10) << "the list may only become shorter";
}

TEST(Prompts, AreAtLeastSixHundred) {
  EXPECT_GE(prompts()["prompt"].as_array()->size(), 600U);
}

TEST(Prompts, NameOnlyMotifsThatTheLexiconHas) {
  const toml::table file = prompts();
  for (const toml::node& prompt : *file["prompt"].as_array()) {
    for (const toml::node& motif : *(*prompt.as_table())["motifs"].as_array()) {
      const std::string id = *(*motif.as_table())["id"].value<std::string>();
      EXPECT_NE(Lexicon::embedded().find(id), nullptr) << id;
    }
  }
}

}  // namespace
}  // namespace drawing::language
