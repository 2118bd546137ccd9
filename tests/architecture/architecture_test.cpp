#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "architecture/floor_plan.h"
#include "base/messages.h"

namespace architecture {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::size_t longest_file = 600;

const std::vector<SourceFile>& server_sources() {
  static const std::vector<SourceFile> files = read_sources(BUNTSTIFT_SOURCE_DIR "/src");
  return files;
}

FloorPlan real_plan() {
  std::ifstream file(BUNTSTIFT_SOURCE_DIR "/src/README.md");
  std::stringstream content;
  content << file.rdbuf();
  return read_floor_plan(content.str());
}

TEST(Architecture, EveryIncludeFollowsTheTable) {
  ASSERT_GT(server_sources().size(), 20U);
  EXPECT_THAT(include_violations(real_plan(), server_sources()), IsEmpty());
}

TEST(Architecture, EveryFolderStandsInTheTable) {
  const FloorPlan plan = real_plan();
  for (const SourceFile& file : server_sources()) EXPECT_TRUE(has_row(plan, file.path)) << file.path;
}

TEST(Architecture, RowsNameOnlyWhatStandsAboveThem) {
  EXPECT_THAT(upward_rows(real_plan()), IsEmpty());
}

TEST(Architecture, SubFoldersDoNotIncludeEachOther) {
  EXPECT_THAT(folder_knots(server_sources()), IsEmpty());
}

TEST(Architecture, NoFileIsTooLong) {
  EXPECT_THAT(length_violations(server_sources(), longest_file), IsEmpty());
  EXPECT_THAT(length_violations(read_sources(BUNTSTIFT_SOURCE_DIR "/ui/src"), longest_file), IsEmpty());
}

TEST(Architecture, GermanStandsOnlyInStrings) {
  EXPECT_THAT(language_violations(server_sources()), IsEmpty());
}

TEST(Architecture, EveryUsingDeclarationIsUsed) {
  EXPECT_THAT(unused_usings(server_sources()), IsEmpty());
}

TEST(Architecture, EveryThrownReasonHasAGermanSentence) {
  std::set<std::string> known;
  for (const base::Message& message : base::message_table()) known.emplace(message.reason);
  for (const std::string& reason : thrown_reasons(server_sources()))
    EXPECT_TRUE(known.contains(reason)) << reason << " has no sentence in resources/texts/messages";
}

TEST(Architecture, EverySentenceIsUsed) {
  std::string code;
  for (const SourceFile& file : server_sources()) code += file.content;
  for (const base::Message& message : base::message_table()) {
    if (message.reason.starts_with("http_")) continue;  // http/error_response puts the status behind it
    EXPECT_NE(code.find("\"" + std::string(message.reason) + "\""), std::string::npos) << message.reason;
  }
}

// The checker itself, on planted mistakes.

constexpr std::string_view sample_readme =
    "# Title\n\n| folder | may include |\n|---|---|\n| base | - |\n| app | base |\n| storage | app, base |\n"
    "| gateways | app, base |\n| drawing/page | base |\n| drawing/cast | drawing/page, base |\n"
    "| drawing | drawing/cast, drawing/page, base |\n| http | app, base |\n\ntext\n\n| third-party header | "
    "only in |\n|---|---|\n| hpdf.h | render/pdf_ |\n"
    "| SQLiteCpp/ | storage/ |\n";

std::vector<std::string> check(const std::string& path, const std::string& content) {
  return include_violations(read_floor_plan(sample_readme), {{path, content}});
}

TEST(Checker, AcceptsWhatTheTableAllows) {
  EXPECT_THAT(check("http/a.cpp", "#include <vector>\n#include \"http/a.h\"\n#include \"app/b.h\"\n"),
              IsEmpty());
  EXPECT_THAT(check("storage/a.cpp", "#include \"app/ports/b.h\"\n#include <SQLiteCpp/Database.h>\n"),
              IsEmpty());
  EXPECT_THAT(check("main.cpp", "#include \"storage/a.h\"\n#include \"http/a.h\"\n"), IsEmpty());
  EXPECT_THAT(check("http/a.cpp", "// #include \"storage/a.h\"\nauto x = \"#include\";\n"), IsEmpty());
}

TEST(Checker, FindsAnIncludeAgainstTheFlow) {
  EXPECT_THAT(check("app/a.cpp", "\n#include \"http/b.h\"\n"),
              ElementsAre("app/a.cpp:2: includes http/b.h, which the table does not allow"));
  EXPECT_THAT(check("base/a.h", "#  include \"app/b.h\"\n"),
              ElementsAre("base/a.h:1: includes app/b.h, which the table does not allow"));
}

TEST(Checker, FindsWhatIsNoPort) {
  for (const std::string folder : {"storage", "gateways"}) {
    EXPECT_THAT(check(folder + "/a.cpp", "#include \"app/session.h\"\n"),
                ElementsAre(folder + "/a.cpp:1: includes app/session.h, not a port"));
  }
}

TEST(Checker, SubFoldersWithRowsAreLevelsOfTheirOwn) {
  EXPECT_THAT(check("drawing/cast/a.cpp", "#include \"drawing/page/b.h\"\n"), IsEmpty());
  EXPECT_THAT(check("drawing/a.cpp", "#include \"drawing/cast/b.h\"\n"), IsEmpty());
  EXPECT_THAT(check("drawing/cast/deep/a.cpp", "#include \"drawing/cast/b.h\"\n"), IsEmpty());
  EXPECT_THAT(check("drawing/page/a.cpp", "#include \"drawing/cast/b.h\"\n"),
              ElementsAre("drawing/page/a.cpp:1: includes drawing/cast/b.h, which the table does not allow"));
  EXPECT_EQ(check("drawing/cast/a.cpp", "#include \"drawing/a.h\"\n").size(), 1U) << "upwards";
  EXPECT_EQ(check("http/a.cpp", "#include \"drawing/page/b.h\"\n").size(), 1U) << "not named by http's row";
  EXPECT_EQ(check("drawing/zebra/a.cpp", "#include \"base/b.h\"\n").size(), 1U) << "a folder without a row";
  EXPECT_FALSE(has_row(read_floor_plan(sample_readme), "drawing/zebra/a.cpp"));
  EXPECT_TRUE(has_row(read_floor_plan(sample_readme), "http/deep/a.cpp"));
}

TEST(Checker, FindsRowsThatIncludeEachOther) {
  constexpr std::string_view knot =
      "| folder | may include |\n|---|---|\n| base | app |\n| app | base |\n\n"
      "| third-party header | only in |\n|---|---|\n| hpdf.h | render/ |\n";
  EXPECT_THAT(upward_rows(read_floor_plan(knot)),
              ElementsAre("base may include app, which stands no higher"));
  EXPECT_THAT(upward_rows(read_floor_plan(sample_readme)), IsEmpty());
}

TEST(Checker, FindsSubFoldersThatIncludeEachOther) {
  const SourceFile story{"books/story/a.cpp", "#include \"books/telling/b.h\"\n"};
  EXPECT_THAT(folder_knots({story, {"books/telling/b.cpp", "#include \"books/story/a.h\"\n"}}),
              ElementsAre("books/story and books/telling include each other"));
  EXPECT_THAT(folder_knots({story, {"books/telling/b.cpp", "#include \"books/german/a.h\"\n"}}), IsEmpty());
  EXPECT_THAT(folder_knots({story, {"books/b.cpp", "#include \"books/story/a.h\"\n"}}), IsEmpty());
}

TEST(Checker, FindsUnknownFoldersAndRelativePaths) {
  EXPECT_EQ(check("http/a.cpp", "#include \"zebra/b.h\"\n").size(), 1U);
  EXPECT_EQ(check("zebra/a.cpp", "#include \"base/b.h\"\n").size(), 1U);
  EXPECT_EQ(check("http/a.cpp", "#include \"../storage/b.h\"\n").size(), 1U);
  EXPECT_EQ(check("http/a.cpp", "#include \"http/b.cpp\"\n").size(), 1U);
}

TEST(Checker, FindsThirdPartyHeadersInTheWrongPlace) {
  for (const char* line :
       {"#include <SQLiteCpp/Database.h>\n", "#include \"SQLiteCpp/Database.h\"\n", "#include <hpdf.h>\n"})
    EXPECT_FALSE(check("http/a.cpp", line).empty()) << line;
  EXPECT_THAT(check("render/pdf_page.cpp", "#include <hpdf.h>\n"), IsEmpty());
  EXPECT_EQ(check("render/png.cpp", "#include <hpdf.h>\n").size(), 1U);
}

TEST(Checker, RefusesAReadmeWithoutItsTables) {
  EXPECT_THROW(read_floor_plan("# Title\n"), std::runtime_error);
  EXPECT_THROW(read_floor_plan("| folder | may include |\n|---|---|\n| base | - |\n"), std::runtime_error);
}

TEST(Checker, FindsLongFiles) {
  EXPECT_THAT(length_violations({{"a.cpp", "\n\n\n"}}, 3), IsEmpty());
  EXPECT_THAT(length_violations({{"a.cpp", "\n\n\n\n"}}, 3), ElementsAre("a.cpp: 4 lines"));
}

TEST(Checker, FindsGermanOutsideOfQuotes) {
  const auto german = [](const std::string& line) { return !language_violations({{"a.cpp", line}}).empty(); };
  EXPECT_TRUE(german("int größe = 1;"));
  EXPECT_TRUE(german("// zählt alles"));
  EXPECT_TRUE(german("x(\"a\"); // it isn't schön"));
  EXPECT_FALSE(german("say(\"größe \\\" ü\"); // \"Häuser\" becomes \"Haus\""));
  EXPECT_FALSE(german("case U'ä': // it isn't"));
}

TEST(Checker, FindsUsingDeclarationsThatNobodyUses) {
  EXPECT_THAT(unused_usings({{"a.cpp", "using base::Error;\nusing base::Clock;\nClock now; // no Error\n"}}),
              ElementsAre("a.cpp:1: Error is not used"));
  EXPECT_THAT(unused_usings({{"a.cpp", "using base::Error;\nthrow base::Error(\"Error\");\nErrors all;\n"}}),
              ElementsAre("a.cpp:1: Error is not used"));
  EXPECT_THAT(unused_usings({{"a.cpp", "using base::Error;\nthrow Error{};"}}), IsEmpty());
  EXPECT_THAT(unused_usings({{"a.cpp", "using Json = nlohmann::json;\nusing namespace std::literals;\n"}}),
              IsEmpty());
  EXPECT_THAT(unused_usings({{"a.h", "using base::Error;\n"}}), IsEmpty()) << "others may use it";
}

TEST(Checker, FindsReasonsAcrossLines) {
  EXPECT_THAT(thrown_reasons({{"a.cpp",
                               "throw AppError(base::ErrorCode::invalid,\n    \"title_missing\", \"x\");\n"
                               "throw base::AppError{base::ErrorCode::conflict, \"email_taken\"};"
                               "if (code == ErrorCode::internal) return \"x\";"
                               "{ErrorCode::internal, \"y\", 500},"}}),
              ElementsAre("email_taken", "title_missing"));
}

}  // namespace
}  // namespace architecture
