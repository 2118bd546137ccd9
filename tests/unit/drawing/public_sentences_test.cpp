// A sample of the public sentences, so that what all of them draw is seen by the sanitizers, too; tests/laws
// has all of them, and stricter limits.
#include <gtest/gtest.h>

#include "support/deed_laws.h"

namespace drawing {
namespace {

TEST(PublicSentences, ASampleShowsWhatIsAskedFor) {
  const std::vector<test_support::DeedSentence> sentences = test_support::deed_sentences();
  ASSERT_GE(sentences.size(), 300U);
  std::size_t nouns = 0, unseen = 0;
  std::string missed;
  constexpr std::size_t step = 12;
  for (std::size_t i = 0; i < sentences.size(); i += step) {
    Options options;
    options.seed = 1;
    options.age = static_cast<Age>(i / step % 3);
    if (i / step % 2 == 1) options.orientation = Orientation::landscape;
    const Drawing page = draw(sentences[i].text, options);
    EXPECT_FALSE(page.picture.shapes.empty()) << sentences[i].text;
    const test_support::DeedFindings findings = test_support::check_deeds(sentences[i], page);
    nouns += sentences[i].see.size();
    unseen += findings.unseen.size();
    for (const std::string& noun : findings.unseen) missed += sentences[i].text + ": " + noun + "\n";
  }
  EXPECT_LE(unseen * 25, nouns) << missed;
}

}  // namespace
}  // namespace drawing
