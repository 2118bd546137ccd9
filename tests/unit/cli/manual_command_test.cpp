#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_line.h"
#include "cli/command_table.h"
#include "support/process.h"

namespace cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct Answer {
  int code = -1;
  std::string out;
  std::string err;
};

Answer ask(const std::vector<std::string>& words) {
  std::istringstream in;
  std::ostringstream out, err;
  Surroundings surroundings{in, out, err, {}, "1.2.3"};
  const int code = run(words, surroundings);
  return {code, out.str(), err.str()};
}

// What the Bash offers after these words, the last of which is being typed.
std::string completed(const std::vector<std::string>& words) {
  const support::TemporaryFolder folder;
  std::string line = "COMP_WORDS=(buntstift";
  for (const std::string& word : words) line += " '" + word + "'";
  const std::string script = ask({"completion"}).out + line +
                             ")\nCOMP_CWORD=" + std::to_string(words.size()) +
                             "\n_buntstift\necho \"${COMPREPLY[*]}\"\n";
  const auto result = support::run_process({"bash", folder.write("completion.bash", script)});
  EXPECT_EQ(result.exit_code, 0) << result.output;
  return result.output;
}

TEST(ManualCommand, NamesEveryCommandAndEveryOption) {
  const Answer manual = ask({"manual"});
  EXPECT_EQ(manual.code, exit_done);
  std::string plain;  // as it is read
  for (std::size_t i = 0; i < manual.out.size(); ++i) {
    if (manual.out.compare(i, 2, "\\-") != 0) plain += manual.out[i];
  }
  EXPECT_THAT(plain, HasSubstr("Buntstift 1.2.3"));
  ASSERT_GT(all_commands().size(), 14U);
  for (const Command& command : all_commands()) {
    EXPECT_THAT(plain, HasSubstr(".SS buntstift " + std::string(command.name)));
    for (const OptionRule& option : command.rule->options) {
      EXPECT_THAT(plain, HasSubstr("\\fB" + std::string(option.name))) << command.name;
    }
  }
}

TEST(ManualCommand, EveryLineThatBeginsWithADotIsARequestThatRoffKnows) {
  std::istringstream lines(ask({"manual"}).out);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(".")) continue;
    const std::string request = line.substr(0, line.find(' '));
    EXPECT_THAT(request, testing::AnyOf(".TH", ".SH", ".SS", ".TP", ".PP", ".br")) << line;
  }
}

TEST(CompletionCommand, OffersCommandsGroupsOptionsAndFiles) {
  EXPECT_THAT(completed({""}), AllOf(HasSubstr("serve"), HasSubstr("backup"), Not(HasSubstr("--"))));
  EXPECT_EQ(completed({"ser"}), "serve\n");
  EXPECT_THAT(completed({"backup", ""}), AllOf(HasSubstr("create"), HasSubstr("restore")));
  EXPECT_EQ(completed({"backup", "crea"}), "create\n");
  EXPECT_EQ(completed({"backup", "create", "--da"}), "--data-dir\n");
  EXPECT_EQ(completed({"serve", "--lis"}), "--listen\n");
  EXPECT_EQ(completed({"serve", "--config", "/etc/passw"}).substr(0, 11), "/etc/passwd");
}

TEST(HealthCommand, FailsWithASentenceWhereNobodyAnswers) {
  // Port 1 belongs to nobody here; a refused connection is an answer at once.
  const Answer answer = ask({"health", "--listen", "127.0.0.1:1"});
  EXPECT_EQ(answer.code, exit_failed);
  EXPECT_EQ(answer.err, "Unter http://127.0.0.1:1 antwortet kein Server.\n");
  const support::TemporaryFolder folder;
  const std::string socket = "unix:" + (folder.path() / "none.sock").string();
  EXPECT_EQ(ask({"health", "--listen", socket}).err, "Unter " + socket + " antwortet kein Server.\n");
}

}  // namespace
}  // namespace cli
