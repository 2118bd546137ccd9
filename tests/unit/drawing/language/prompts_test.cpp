// Recall and precision over tests/golden/prompts.toml: what people type, read as a whole.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <toml++/toml.h>

#include "drawing/language/lexicon.h"
#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

// What a page must show, as comparable items: "3x1f98b", "scene wiese", "special mandala".
using Items = std::vector<std::string>;

Items expected_items(const toml::table& prompt) {
  Items items;
  for (const toml::node& motif : *prompt["motifs"].as_array()) {
    const toml::table& table = *motif.as_table();
    items.push_back(std::to_string(*table["count"].value<int>()) + "x" + *table["id"].value<std::string>());
  }
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

TEST(Prompts, AreReadWithHighRecallAndPrecision) {
  const toml::table file = prompts();
  double asked = 0;
  double shown = 0;
  double right = 0;
  for (const toml::node& node : *file["prompt"].as_array()) {
    const toml::table& prompt = *node.as_table();
    const std::string text = *prompt["text"].value<std::string>();
    const Items expected = expected_items(prompt);
    const Items read = read_items(text);
    Items both;
    std::set_intersection(expected.begin(), expected.end(), read.begin(), read.end(),
                          std::back_inserter(both));
    asked += static_cast<double>(expected.size());
    shown += static_cast<double>(read.size());
    right += static_cast<double>(both.size());
    if (expected != read)
      std::cout << text << "\n  expected " << join(expected) << "\n  read     " << join(read) << "\n";
  }
  ASSERT_GT(asked, 0);
  std::cout << "recall " << right / asked << ", precision " << right / shown << " over "
            << file["prompt"].as_array()->size() << " prompts\n";
  EXPECT_GE(right / asked, 0.98);
  EXPECT_GE(right / shown, 0.97);
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
