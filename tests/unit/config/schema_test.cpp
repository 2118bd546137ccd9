#include "config/schema.h"

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "config/load.h"
#include "config/toml_file.h"

namespace config {
namespace {

std::string example_in_repository() {
  std::ifstream file(BUNTSTIFT_SOURCE_DIR "/config.example.toml", std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

TEST(Schema, KeysAndVariablesAreUnique) {
  std::set<std::string> keys;
  std::set<std::string> variables;
  for (const Setting& setting : settings()) {
    EXPECT_TRUE(keys.insert(setting.key()).second) << setting.key();
    EXPECT_TRUE(variables.insert(setting.environment_name()).second) << setting.key();
    EXPECT_EQ(find_setting(setting.key()), &setting);
  }
  EXPECT_EQ(find_setting("server.nothing"), nullptr);
  EXPECT_EQ(find_setting("billing.stripe.api_base")->environment_name(), "BUNTSTIFT_BILLING_STRIPE_API_BASE");
}

TEST(Schema, EveryDefaultKeepsItsOwnRule) {
  for (const Setting& setting : settings())
    EXPECT_NO_THROW(parse_value(setting.rule, setting.standard)) << setting.key();
}

TEST(Schema, EverySettingBelongsToASectionAndIsExplained) {
  for (const Setting& setting : settings()) {
    bool known = false;
    for (const Section& section : sections()) known = known || section.name == setting.section;
    EXPECT_TRUE(known) << setting.key();
    EXPECT_GT(setting.explanation.size(), 15U) << setting.key();
    EXPECT_EQ(setting.explanation.back(), '.') << setting.key();
  }
}

TEST(ExampleFile, InTheRepositoryIsWhatTheSchemaSays) {
  EXPECT_EQ(example_in_repository(), example_file()) << "run: buntstift config example > config.example.toml";
}

TEST(ExampleFile, HoldsEveryKeyThatIsOfferedWithItsDefaultUnlessGivingItMeansSomething) {
  const FileContent content = read_toml(example_in_repository(), "config.example.toml");
  EXPECT_TRUE(content.problems.empty());
  for (const Setting& setting : settings()) {
    const auto found = content.values.find(setting.key());
    const bool is_written = setting.availability == Availability::offered;
    ASSERT_EQ(found != content.values.end(), is_written) << setting.key();
    if (!is_written) continue;
    EXPECT_EQ(found->second.value, parse_value(setting.rule, setting.standard)) << setting.key();
  }
}

}  // namespace
}  // namespace config
