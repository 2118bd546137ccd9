#include "app/engine_service.h"

#include <gtest/gtest.h>

#include "app/builtin_engine.h"
#include "support/manual_clock.h"
#include "support/plain_engine.h"
#include "support/plain_writers.h"
#include "support/refusal.h"
#include "support/test_storage.h"

namespace app {
namespace {

using test::reason_of;
using Words = std::vector<std::string>;

class EngineServiceTest : public testing::Test {
 protected:
  std::string draw(const std::string& prompt) {
    return reason_of([&] { service_.draw(prompt, {}); });
  }

  test::TestStorage storage_;
  test::PlainEngine engine_;
  test::PlainPictureWriter writer_;
  test::ManualClock clock_;
  Session admin_;
  EngineService service_{storage_, engine_, writer_, clock_};
};

TEST_F(EngineServiceTest, BeforeTheFirstPictureThereAreNoTimes) {
  const EngineState state = service_.state();
  EXPECT_EQ(state.name, "builtin");
  EXPECT_EQ(state.facts.motifs, 1);
  EXPECT_EQ(state.times.drawn, 0u);
  EXPECT_FALSE(state.times.median_ms);
  EXPECT_FALSE(state.times.slowest_ms);
}

TEST_F(EngineServiceTest, PicturesAreCountedAndMeasuredAlsoBeyondTheRing) {
  for (int i = 0; i < 130; ++i) draw("Eine Katze");
  const DrawingTimes times = service_.state().times;
  EXPECT_EQ(times.drawn, 130u);
  EXPECT_GE(*times.median_ms, 0);
  EXPECT_GE(*times.slowest_ms, *times.median_ms);
}

TEST_F(EngineServiceTest, WhatTheEngineRefusesIsNotCounted) {
  EXPECT_EQ(draw("Waffe"), "motif_refused");
  EXPECT_EQ(service_.state().times.drawn, 0u);
}

TEST_F(EngineServiceTest, ARefusedWordStandsForAllThatStartWithIt) {
  service_.set_refused_words(admin_, {" Panzer ", "HEXE", "hexe"});
  EXPECT_EQ(service_.state().refused_words, (Words{"hexe", "panzer"}));
  for (const char* prompt : {"Ein Panzer", "zwei PANZERWAGEN!", "die Hexen im Wald", "Panzer"}) {
    EXPECT_EQ(draw(prompt), "motif_refused_here") << prompt;
  }
  for (const char* prompt : {"Ein Kampfpanzer", "Pan Zer", "verhext", "Eine Katze"}) {
    EXPECT_EQ(draw(prompt), "") << prompt;
  }
  service_.set_refused_words(admin_, {});
  EXPECT_EQ(draw("Ein Panzer"), "");
}

TEST_F(EngineServiceTest, TheRefusalNamesTheWordAsItWasTyped) {
  service_.set_refused_words(admin_, {"äpfel"});
  const auto refusal = test::refusal_of([&] { service_.draw("drei ÄPFELchen", {}); });
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->arguments().at(0), "ÄPFELchen");
}

TEST_F(EngineServiceTest, WhatIsNoSingleWordChangesNothing) {
  service_.set_refused_words(admin_, {"hexe"});
  for (const std::string& word : {std::string("zwei Wörter"), std::string("ab"), std::string(""),
                                  std::string("a1b2"), std::string(41, 'a'), std::string("<b>")}) {
    EXPECT_EQ(reason_of([&] {
                service_.set_refused_words(admin_, {"katze", word});
              }),
              "refused_word_invalid")
        << word;
  }
  EXPECT_EQ(service_.state().refused_words, Words{"hexe"});
}

TEST_F(EngineServiceTest, OnlyAChangeOfTheWordsIsOnRecord) {
  service_.set_refused_words(admin_, {"hexe"});
  service_.set_refused_words(admin_, {"Hexe"});
  const auto audit = storage_.read([](const ports::Stores& stores) { return stores.audit().newest(9, 0); });
  ASSERT_EQ(audit.size(), 1u);
  EXPECT_EQ(audit[0].action, "audit_refused_words_saved");
}

TEST_F(EngineServiceTest, ATestPictureIsDrawnAndNotKept) {
  const TestPicture picture = service_.test("  Eine Katze ", 7);
  EXPECT_FALSE(picture.svg.empty());
  EXPECT_EQ(picture.drawing.wish.text, "Eine Katze");
  EXPECT_EQ(storage_.count_rows("pictures"), 0);
  EXPECT_EQ(storage_.count_rows("usage_counters"), 0);
  EXPECT_EQ(reason_of([&] { service_.test("   ", 1); }), "prompt_missing");
  EXPECT_EQ(reason_of([&] { service_.test(std::string(501, 'a'), 1); }), "prompt_too_long");
  engine_.is_down = true;
  EXPECT_EQ(reason_of([&] { service_.test("Eine Katze", 1); }), "engine_down");
}

TEST(BuiltinEngine, KnowsWhatItCanDo) {
  const ports::EngineFacts facts = BuiltinEngine().facts();
  EXPECT_GT(facts.motifs, 1000);
  EXPECT_GT(facts.words, facts.motifs / 2);
  EXPECT_GT(facts.forms, facts.words);
  EXPECT_GT(facts.scenes, 10);
}

}  // namespace
}  // namespace app
