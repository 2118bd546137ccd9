#include "cli/arguments.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/messages.h"
#include "base/utf8.h"

namespace cli {
namespace {

constexpr OptionRule options[] = {
    {"--output", "DATEI", "Wohin das Bild geschrieben wird.", "-o"},
    {"--seed", "ZAHL", "Der Startwert."},
    {"--frame", "", "Mit Rahmen."},
};
constexpr CommandRule draw{"draw", "Zeichnet eine Seite.", options, "SATZ", "Beispiel: buntstift draw Katze"};
constexpr CommandRule bare{"version", "Zeigt die Version."};

using Typed = std::vector<std::string>;

std::string refusal(const Typed& words, const CommandRule& rule) {
  try {
    Arguments::parse(words, rule);
  } catch (const UsageError& error) {
    return base::german_message(error);
  }
  return "accepted";
}

TEST(Arguments, ValuesFollowTheirOptionOrAnEqualsSign) {
  for (const Typed& words : {Typed{"--output", "a.svg", "Katze"}, Typed{"--output=a.svg", "Katze"},
                             Typed{"-o", "a.svg", "Katze"}, Typed{"Katze", "-o", "a.svg"}}) {
    const Arguments arguments = Arguments::parse(words, draw);
    EXPECT_EQ(arguments.value("--output"), "a.svg");
    EXPECT_EQ(arguments.positionals(), Typed{"Katze"});
    EXPECT_FALSE(arguments.has("--frame"));
    EXPECT_EQ(arguments.value("--seed"), std::nullopt);
  }
}

TEST(Arguments, AValueMayBeEmptyNegativeOrHoldAnEqualsSign) {
  EXPECT_EQ(Arguments::parse(Typed{"--output="}, draw).value("--output"), "");
  EXPECT_EQ(Arguments::parse(Typed{"--output", ""}, draw).value("--output"), "");
  EXPECT_EQ(Arguments::parse(Typed{"--seed", "-1"}, draw).value("--seed"), "-1");
  EXPECT_EQ(Arguments::parse(Typed{"--output=a=b"}, draw).value("--output"), "a=b");
}

TEST(Arguments, AfterTwoDashesEveryWordIsPositional) {
  const Arguments arguments = Arguments::parse(Typed{"--frame", "--", "--help", "-o"}, draw);
  EXPECT_FALSE(arguments.help());
  EXPECT_TRUE(arguments.has("--frame"));
  EXPECT_EQ(arguments.positionals(), (Typed{"--help", "-o"}));
}

TEST(Arguments, HelpWinsOverEveryMistake) {
  EXPECT_TRUE(Arguments::parse(Typed{"--nonsense", "--help"}, draw).help());
  EXPECT_TRUE(Arguments::parse(Typed{"-h"}, bare).help());
}

TEST(Arguments, MistakesAreNamedInGerman) {
  EXPECT_EQ(refusal({"--ouput", "x"}, draw), "Die Option „--ouput“ gibt es nicht. Meinten Sie „--output“?");
  EXPECT_EQ(refusal({"--zebra"}, draw),
            "Die Option „--zebra“ gibt es nicht. „buntstift draw --help“ zeigt alle Optionen.");
  EXPECT_EQ(refusal({"--output"}, draw), "Nach „--output“ fehlt die Angabe DATEI.");
  EXPECT_EQ(refusal({"--output", "--frame"}, draw), "Nach „--output“ fehlt die Angabe DATEI.");
  EXPECT_EQ(refusal({"--output", "--", "x"}, draw), "Nach „--output“ fehlt die Angabe DATEI.");
  EXPECT_EQ(refusal({"--frame=ja"}, draw), "Die Option „--frame“ steht allein, ohne „=“ und Wert.");
  EXPECT_EQ(refusal({"--frame", "--frame"}, draw),
            "Die Option „--frame“ kommt mehrmals vor. Bitte geben Sie sie nur einmal an.");
  EXPECT_EQ(refusal({"-o", "a", "--output", "b"}, draw),
            "Die Option „--output“ kommt mehrmals vor. Bitte geben Sie sie nur einmal an.");
  EXPECT_EQ(refusal({"Katze"}, bare),
            "Mit „Katze“ kann „buntstift version“ nichts anfangen. „buntstift version --help“ zeigt, was "
            "möglich ist.");
}

TEST(Arguments, NumbersAreWholeAndInRange) {
  EXPECT_EQ(parse_number("-3", "--seed", -5, 5), -3);
  for (const std::string wrong : {"", "x", "1x", "6", "-6", "1.5", " 1", "99999999999999999999"})
    EXPECT_THROW(parse_number(wrong, "--seed", -5, 5), UsageError) << wrong;
}

TEST(HelpText, NamesEveryOptionAndStaysWithinTheWidth) {
  const std::string help = help_text(draw);
  for (const char* expected : {"Aufruf: buntstift draw [OPTIONEN] SATZ", "Zeichnet eine Seite.",
                               "-o, --output DATEI", "--seed ZAHL", "--frame", "-h, --help", "Beispiel:"})
    EXPECT_NE(help.find(expected), std::string::npos) << expected;
}

TEST(Wrap, KeepsEveryWordAndTheWidth) {
  const std::string text = "Über jedem Wörterbuch liegt eine schöne Ähre und darunter\nein neuer Absatz";
  for (std::size_t width = 12; width < 80; ++width) {
    const std::string wrapped = wrap(text, width, 0);
    std::string joined = wrapped;
    for (char& c : joined)
      if (c == '\n') c = ' ';
    std::string expected = text;
    expected[expected.find('\n')] = ' ';
    EXPECT_EQ(joined, expected);
    for (std::size_t start = 0; start < wrapped.size();) {
      const std::size_t end = std::min(wrapped.find('\n', start), wrapped.size());
      EXPECT_LE(base::count_code_points(wrapped.substr(start, end - start)), width);
      start = end + 1;
    }
  }
}

}  // namespace
}  // namespace cli
