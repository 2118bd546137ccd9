#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "cli/commands.h"
#include "support/process.h"

namespace cli {
namespace {

// The reason of the refusal; empty where the command was done.
std::string reason_of(const std::vector<std::string>& words) {
  std::istringstream in;
  std::ostringstream out, err;
  Surroundings surroundings{in, out, err, {}, "0"};
  try {
    EXPECT_EQ(book_command(words, surroundings), exit_done);
  } catch (const base::AppError& error) {
    return error.reason();
  }
  return "";
}

TEST(BookCommand, WritesABook) {
  const support::TemporaryFolder folder;
  const std::string file = (folder.path() / "heft.pdf").string();
  EXPECT_EQ(reason_of({"ein Löwe", "drei Fische", "--title", "Für Emma", "--lesson", "math", "--level",
                       "hard", "--story", "--imposition", "booklet", "--colour-cover", "-o", file}),
            "");
  const support::ProcessResult info = support::run_process({"pdfinfo", "-enc", "UTF-8", file});
  EXPECT_EQ(info.exit_code, 0);
  EXPECT_NE(info.output.find("Für Emma"), std::string::npos);
  EXPECT_NE(info.output.find("841.89 x 595.276"), std::string::npos) << info.output;
}

TEST(BookCommand, WritesTheSoundChart) {
  const support::TemporaryFolder folder;
  const std::string file = (folder.path() / "anlaute.pdf").string();
  std::istringstream in;
  std::ostringstream out, err;
  Surroundings surroundings{in, out, err, {}, "0"};
  EXPECT_EQ(sound_chart_command(std::vector<std::string>{"-o", file}, surroundings), exit_done);
  EXPECT_GT(std::filesystem::file_size(file), 5'000U);
  EXPECT_THROW(sound_chart_command(std::vector<std::string>{}, surroundings), UsageError);
}

TEST(BookCommand, SaysWhatIsWrong) {
  const support::TemporaryFolder folder;
  const std::string file = (folder.path() / "buch.pdf").string();
  EXPECT_EQ(reason_of({"ein Löwe"}), "pdf_needs_output");
  EXPECT_EQ(reason_of({"ein Löwe", "-o", "buch.png"}), "pdf_file_ending");
  EXPECT_EQ(reason_of({"-o", file}), "book_needs_sentences");
  EXPECT_EQ(reason_of({" ", "-o", file}), "book_needs_sentences");
  EXPECT_EQ(reason_of({"\xff", "-o", file}), "prompt_not_utf8");
  EXPECT_EQ(reason_of({std::string(501, 'a'), "-o", file}), "prompt_too_long");
  EXPECT_EQ(reason_of({"ein Löwe", "--paper", "a3", "-o", file}), "option_no_choice");
  EXPECT_EQ(reason_of({"ein Löwe", "--lesson", "latin", "-o", file}), "option_no_choice");
  EXPECT_EQ(reason_of({"ein Löwe", "--paper", "a5", "--imposition", "booklet", "-o", file}),
            "imposition_paper");
  EXPECT_EQ(reason_of({"ein Löwe", "--part", "solutions", "-o", file}), "book_without_exercises");
  EXPECT_EQ(reason_of({"ein Löwe", "--level", "hard", "-o", file}), "option_needs_other");
  EXPECT_EQ(reason_of({"ein Löwe", "-o", "/nirgendwo/buch.pdf"}), "picture_file_unwritable");
  EXPECT_EQ(reason_of({"ein Löwe", "--title", "Für 小明", "-o", file}), "title_unprintable");
  EXPECT_EQ(reason_of({"ein Löwe", "--title", std::string(121, 'a'), "-o", file}), "title_too_long");
  EXPECT_EQ(reason_of({"ein Löwe", "--description", "שלום", "-o", file}), "description_unprintable");
  EXPECT_FALSE(std::filesystem::exists(file));
}

}  // namespace
}  // namespace cli
