#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/commands.h"

namespace cli {
namespace {

using nlohmann::json;

std::string run_draw(const std::vector<std::string>& words) {
  std::ostringstream out, err;
  EXPECT_EQ(draw_command(words, out, err), exit_done);
  return out.str();
}

std::string reason_of(const std::vector<std::string>& words) {
  std::ostringstream out, err;
  try {
    draw_command(words, out, err);
  } catch (const base::AppError& error) {
    EXPECT_EQ(out.str(), "");
    return error.reason();
  }
  return "";
}

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

// A file that is gone after the test.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& ending)
      : path_(testing::TempDir() + "draw_command_test" + ending) {}
  ~TemporaryFile() { std::remove(path_.c_str()); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// A folder with one place in it, which is gone after the test.
class TemporaryPlaces {
 public:
  explicit TemporaryPlaces(const std::string& content) {
    std::filesystem::create_directory(folder_);
    std::ofstream(folder_ / "probe.toml") << content;
  }
  ~TemporaryPlaces() { std::filesystem::remove_all(folder_); }
  TemporaryPlaces(const TemporaryPlaces&) = delete;
  TemporaryPlaces& operator=(const TemporaryPlaces&) = delete;
  std::string folder() const { return folder_.string(); }

 private:
  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / "draw_command_test_places";
};

const std::string probe =
    "[[arrangement]]\nname = \"Probe\"\ndistance = \"flat\"\nground_name = \"Probegrund\"\n";

TEST(DrawCommand, DrawsAPlaceFromAFolderForTryingOut) {
  const TemporaryPlaces places(probe);
  const TemporaryFile page(".svg");
  run_draw({"Katze", "--seed", "1", "--places", places.folder(), "--place", "probe", "-o", page.path()});
  EXPECT_NE(content_of(page.path()).find("Probegrund"), std::string::npos);
  const std::string list = run_draw({"--places", places.folder()});
  EXPECT_NE(list.find("probe: Probe\n"), std::string::npos) << list;
  EXPECT_NE(list.find("wald: "), std::string::npos) << list;
}

TEST(DrawCommand, RefusesAPlaceThatIsNotRightAndOneThatIsNotThere) {
  const TemporaryPlaces places(probe + "far = [\"firr 10-20\"]\n");
  EXPECT_EQ(reason_of({"--places", places.folder()}), "place_unknown_prop");
  EXPECT_EQ(reason_of({"Katze", "-o", "x.svg", "--places", places.folder()}), "place_unknown_prop");
  EXPECT_EQ(reason_of({"--places", places.folder() + "-none"}), "places_unreadable");
  EXPECT_EQ(reason_of({"Katze", "-o", "x.svg", "--place", "probe"}), "draw_unknown_place");
}

TEST(DrawCommand, TellsTheSeedThatItRolledSoThatThePageCanBeDrawnAgain) {
  std::ostringstream out, err;
  ASSERT_EQ(draw_command(std::vector<std::string>{"--explain", "Eine Katze"}, out, err), exit_done);
  const std::string seed = std::to_string(json::parse(out.str())["seed"].get<std::uint32_t>());
  EXPECT_EQ(err.str(), "Gewürfelter Startwert: " + seed + " (mit „--seed " + seed +
                           "“ entsteht dieselbe Seite wieder)\n");
  std::ostringstream again, quiet;
  ASSERT_EQ(draw_command(std::vector<std::string>{"--explain", "--seed", seed, "Eine Katze"}, again, quiet),
            exit_done);
  EXPECT_EQ(again.str(), out.str());
  EXPECT_EQ(quiet.str(), "");
}

TEST(DrawCommand, ExplainsHowASentenceWasRead) {
  const json explained =
      json::parse(run_draw({"--explain", "--seed", "7", "drei Schmetterlinge auf einer Blumenwiese"}));
  EXPECT_EQ(explained["scene"], "wiese");
  EXPECT_EQ(explained["special"], nullptr);
  EXPECT_EQ(explained["seed"], 7);
  EXPECT_EQ(explained["unknown"], json::array());
  EXPECT_EQ(explained["motifs"][0],
            (json{{"id", "own-schmetterling"}, {"name", "Schmetterling"}, {"count", 3}, {"asked", true}}));
  for (std::size_t i = 1; i < explained["motifs"].size(); ++i) {
    EXPECT_EQ(explained["motifs"][i]["asked"], false);
    EXPECT_NE(explained["motifs"][i]["id"], "own-schmetterling");
  }
}

TEST(DrawCommand, SaysWhatWasLeftOut) {
  EXPECT_FALSE(json::parse(run_draw({"--explain", "zwei Katzen"})).contains("notice"));
  const json explained = json::parse(run_draw({"--explain", "1000 Katzen"}));
  EXPECT_NE(explained["notice"].get<std::string>().find("zwölf"), std::string::npos);
}

TEST(DrawCommand, TellsBesideTheFileWhatThePageDoesNotShow) {
  const TemporaryFile page(".svg");
  const auto told = [&](const std::string& sentence) {
    std::ostringstream out, err;
    EXPECT_EQ(draw_command(std::vector<std::string>{"--seed", "1", "-o", page.path(), sentence}, out, err),
              exit_done);
    EXPECT_EQ(out.str(), "");
    return err.str();
  };
  EXPECT_EQ(told("zwei Katzen"), "");
  EXPECT_EQ(told("Eine Katze und ein Xylomops"), "Das kenne ich noch nicht: Xylomops.\n");
  EXPECT_NE(told("1000 Katzen").find("zwölf"), std::string::npos);
}

TEST(DrawCommand, RefusesWhatIsNotForChildren) {
  EXPECT_EQ(reason_of({"--explain", "ein Hund mit Pistole"}), "motif_refused");
  const TemporaryFile file(".svg");
  EXPECT_EQ(reason_of({"-o", file.path(), "ein Hund mit Pistole"}), "motif_refused");
  EXPECT_EQ(content_of(file.path()), "");
}

TEST(DrawCommand, SaysWhatToDoAboutATextThatNobodyReads) {
  const TemporaryFile file(".svg");
  for (const char* text : {"قطة في саду", "קוט", "猫", "<img onerror=alert(1)>"})
    EXPECT_EQ(reason_of({"-o", file.path(), text}), "prompt_not_readable") << text;
  EXPECT_EQ(content_of(file.path()), "");
}

TEST(DrawCommand, BothFormsOfATextGiveTheSamePage) {
  const TemporaryFile one(".svg"), other(".svg");
  std::ostringstream out, err;
  const auto drawn = [&](const TemporaryFile& file, const std::string& name, const std::string& text) {
    draw_command(std::vector<std::string>{"--seed", "1", "--name", name, "-o", file.path(), text}, out, err);
    return content_of(file.path());
  };
  EXPECT_EQ(drawn(one, "J\u00f6rg", "J\u00f6rg und Zo\u00eb angeln"),
            drawn(other, "Jo\u0308rg", "Jo\u0308rg und Zoe\u0308 angeln"));
}

TEST(DrawCommand, NamesRelationsByMotif) {
  const json explained = json::parse(run_draw({"--explain", "die Katze auf dem Pferd"}));
  ASSERT_EQ(explained["relations"].size(), 1u);
  EXPECT_EQ(explained["relations"][0]["preposition"], "auf");
  EXPECT_EQ(explained["relations"][0]["subject"], explained["motifs"][0]["id"]);
}

TEST(DrawCommand, SaysWhoDoesWhat) {
  const json explained =
      json::parse(run_draw({"--explain", "Eine Hexe fliegt auf dem Besen um das Haus und ein Bär angelt"}));
  ASSERT_EQ(explained["deeds"].size(), 2u);
  EXPECT_EQ(explained["deeds"][0], json::parse(R"({
      "agent": "own-hexe", "verb": "fliegen", "patient": null, "tool": "1f9f9", "receiver": null,
      "way": {"preposition": "um", "goal": "1f3e0"}, "place": null, "shown": true})"));
  EXPECT_EQ(explained["deeds"][1], json::parse(R"({
      "agent": "own-baer", "verb": "angeln", "patient": null, "tool": "1f3a3", "receiver": null,
      "way": null, "place": "fluss", "shown": true})"));
  ASSERT_FALSE(explained["contacts"].empty());
  for (const json& contact : explained["contacts"]) {
    EXPECT_TRUE(contact["of"].is_string() && contact["with"].is_string() && contact["gapMm"].is_number())
        << contact;
  }
}

TEST(DrawCommand, NamesTheDeedOfEachAgentAndWhetherItIsSeen) {
  const json explained = json::parse(run_draw({"--explain", "Mama und Papa tanzen durch den Wald"}));
  ASSERT_EQ(explained["deeds"].size(), 2u);
  for (const json& deed : explained["deeds"]) {
    EXPECT_EQ(deed["verb"], "tanzen");
    EXPECT_EQ(deed["way"], json::parse(R"({"preposition": "durch", "goal": "wald"})"));
    EXPECT_EQ(deed["place"], "wald");
    EXPECT_EQ(deed["shown"], true);
  }
  EXPECT_NE(explained["deeds"][0]["agent"], explained["deeds"][1]["agent"]);
  EXPECT_EQ(json::parse(run_draw({"--explain", "Ein Hund ist im Garten"}))["deeds"], json::array());
}

TEST(DrawCommand, JoinsTheWordsOfAnUnquotedSentence) {
  EXPECT_EQ(run_draw({"--explain", "--seed", "1", "eine", "Katze"}),
            run_draw({"--explain", "--seed", "1", "eine Katze"}));
}

TEST(DrawCommand, WritesEachFormatByItsEnding) {
  const std::pair<const char*, std::string> formats[] = {
      {".svg", "<svg"}, {".PNG", "\x89PNG"}, {".pdf", "%PDF"}};
  for (const auto& [ending, start] : formats) {
    const TemporaryFile file(ending);
    run_draw({"ein Hund", "--seed", "3", "-o", file.path()});
    EXPECT_TRUE(content_of(file.path()).starts_with(start)) << ending;
  }
}

TEST(DrawCommand, GivesTheSameBytesForTheSameSeed) {
  const TemporaryFile one(".svg"), two(".pdf");
  for (const TemporaryFile* file : {&one, &two}) {
    run_draw({"ein Hund", "--seed", "3", "-o", file->path()});
    const std::string first = content_of(file->path());
    run_draw({"ein Hund", "--seed", "3", "-o", file->path()});
    EXPECT_EQ(content_of(file->path()), first);
    run_draw({"ein Hund", "--seed", "4", "-o", file->path()});
    EXPECT_NE(content_of(file->path()), first);
  }
}

TEST(DrawCommand, MeasuresAPage) {
  const json measured = json::parse(run_draw({"--measure", "--seed", "5", "Igel im Wald"}));
  EXPECT_GE(measured["ink"], 0.03);
  EXPECT_LE(measured["ink"], 0.15);
  EXPECT_GE(measured["regions"], 12);
  EXPECT_LT(measured["openMm2"], 1);
  EXPECT_GE(measured["asked"][0]["boxShare"], 0.12);
  EXPECT_GE(measured["asked"][0]["visible"], 0.7);
}

TEST(DrawCommand, ListsTheCatalogue) {
  const json list = json::parse(run_draw({"--list"}));
  EXPECT_GE(list.size(), 600u);
  for (const json& motif : list) EXPECT_FALSE(motif["name"].get<std::string>().empty()) << motif;
}

TEST(DrawCommand, DrawsASheetOfSomeMotifs) {
  const TemporaryFile file(".svg");
  run_draw({"--sheet", file.path(), "--filter", "katze"});
  EXPECT_NE(content_of(file.path()).find("<title>Katze</title>"), std::string::npos);
}

TEST(DrawCommand, RefusesWhatItCannotDo) {
  EXPECT_EQ(reason_of({}), "draw_needs_sentence");
  EXPECT_EQ(reason_of({"  ", "--explain"}), "draw_needs_sentence");
  EXPECT_EQ(reason_of({"Katze"}), "draw_needs_output");
  EXPECT_EQ(reason_of({"Katze", "-o", "seite.gif"}), "picture_file_ending");
  EXPECT_EQ(reason_of({"Katze", "-o", "/nirgends/seite.svg"}), "picture_file_unwritable");
  EXPECT_EQ(reason_of({"Katze", "--explain", "--age", "12"}), "option_no_choice");
  EXPECT_EQ(reason_of({"Katze", "--explain", "--paper", "A3"}), "option_no_choice");
  EXPECT_EQ(reason_of({"Katze", "--explain", "--detail", "viel"}), "option_no_choice");
  EXPECT_EQ(reason_of({"Katze", "--explain", "--seed", "-1"}), "option_not_a_number");
  EXPECT_EQ(reason_of({"\xff\xfe", "--explain"}), "prompt_not_utf8");
  EXPECT_EQ(reason_of({std::string(501, 'x'), "--explain"}), "prompt_too_long");
  EXPECT_EQ(reason_of({"--sheet", "a.svg", "--filter", "gibtesnicht"}), "sheet_empty");
  EXPECT_EQ(reason_of({"Katze", "--explain", "--name", std::string(25, 'A')}), "lettering_too_long");
  EXPECT_EQ(reason_of({"Katze", "--explain", "--name", "قطة"}), "lettering_unknown_letter");
  EXPECT_EQ(reason_of({"Katze", "--explain", "--name", "\xff"}), "prompt_not_utf8");
}

TEST(DrawCommand, RefusesOptionsThatWouldDoNothing) {
  EXPECT_EQ(reason_of({"Katze", "--explain", "--crop", "0,0,1,1"}), "option_needs_other");
  EXPECT_EQ(reason_of({"Katze", "--explain", "--filter", "Katze"}), "option_needs_other");
  EXPECT_EQ(reason_of({"--photo", "a.jpg", "-o", "a.png", "--name", "Emma"}), "option_not_beside");
  EXPECT_EQ(reason_of({"--photo", "a.jpg", "-o", "a.png", "--explain"}), "option_not_beside");
}

TEST(DrawCommand, ReadsNoMoreOfAPhotoThanItCanUse) {
  EXPECT_EQ(reason_of({"--photo", "/dev/zero", "-o", "a.png"}), "photo_file_too_large");
  EXPECT_EQ(reason_of({"--photo", "/nirgends.jpg", "-o", "a.png"}), "photo_file_unreadable");
  EXPECT_EQ(reason_of({"--photo", "/dev/null", "-o", "a.png"}), "photo_file_empty");
}

}  // namespace
}  // namespace cli
