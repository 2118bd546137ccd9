#include "accounts/csv_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/refusal.h"

namespace accounts {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;

std::vector<std::vector<std::string>> cells_of(std::string_view bytes) {
  std::vector<std::vector<std::string>> cells;
  for (const CsvRecord& record : parse_csv(bytes).records) cells.push_back(record.cells);
  return cells;
}

// Writes UTF-16 with its mark, as "Unicode-Text" of Excel does.
std::string utf16(std::u16string_view text, bool little) {
  std::string bytes = little ? "\xff\xfe"s : "\xfe\xff"s;
  for (const char16_t unit : text) {
    const auto low = static_cast<char>(unit & 0xff), high = static_cast<char>(unit >> 8);
    bytes += little ? low : high;
    bytes += little ? high : low;
  }
  return bytes;
}

TEST(CsvTable, TheSameTableComesOutOfEveryEncoding) {
  const std::vector<std::vector<std::string>> wanted = {{"Jürgen", "Groß"}, {"Zoë", "Œuvrard–€"}};
  const std::pair<std::string, CsvEncoding> files[] = {
      {"Jürgen;Groß\nZoë;Œuvrard–€\n", CsvEncoding::utf8},
      {"\xef\xbb\xbfJürgen;Groß\r\nZoë;Œuvrard–€\r\n", CsvEncoding::utf8},
      {"J\xfcrgen;Gro\xdf\nZo\xeb;\x8cuvrard\x96\x80\n", CsvEncoding::windows_1252},
      {utf16(u"Jürgen;Groß\r\nZoë;Œuvrard–€", true), CsvEncoding::utf16},
      {utf16(u"Jürgen;Groß\nZoë;Œuvrard–€\n", false), CsvEncoding::utf16},
  };
  for (const auto& [bytes, encoding] : files) {
    EXPECT_EQ(cells_of(bytes), wanted);
    EXPECT_EQ(parse_csv(bytes).encoding, encoding);
  }
}

TEST(CsvTable, EverySeparatorAndLineEndIsUnderstood) {
  for (const std::string separator : {";", ",", "\t"}) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
      const std::string bytes = "a" + separator + "b" + end + end + "c" + separator + "d";
      const CsvTable table = parse_csv(bytes);
      EXPECT_EQ(cells_of(bytes), (std::vector<std::vector<std::string>>{{"a", "b"}, {"c", "d"}}));
      EXPECT_EQ(table.separator, separator[0]);
      EXPECT_EQ(table.records[1].line, 3);
    }
  }
}

TEST(CsvTable, AFirstLineMayNameTheSeparator) {
  const CsvTable table = parse_csv("sep=,\r\na;1,b;2\r\n");
  EXPECT_EQ(table.separator, ',');
  ASSERT_EQ(table.records.size(), 1u);
  EXPECT_THAT(table.records[0].cells, ElementsAre("a;1", "b;2"));
  EXPECT_EQ(table.records[0].line, 2);
}

TEST(CsvTable, QuotesHoldSeparatorsQuotesAndLineBreaks) {
  const CsvTable table = parse_csv("\"Müller; Meier\";\"Anna \"\"Anni\"\"\"\n \"zwei\nZeilen\" ;x\nx;y\n");
  ASSERT_EQ(table.records.size(), 3u);
  EXPECT_THAT(table.records[0].cells, ElementsAre("Müller; Meier", "Anna \"Anni\""));
  EXPECT_THAT(table.records[1].cells, ElementsAre("zwei\nZeilen", "x"));
  EXPECT_EQ(table.records[2].line, 4);
}

TEST(CsvTable, AQuoteInsideACellIsOne) {
  EXPECT_EQ(cells_of("Anna \"Anni\";B"), (std::vector<std::vector<std::string>>{{"Anna \"Anni\"", "B"}}));
}

TEST(CsvTable, EmptyLinesAndCellsAreNoRecords) {
  EXPECT_EQ(cells_of("\n ; ;\n\n a ; \n"), (std::vector<std::vector<std::string>>{{"a", ""}}));
  EXPECT_TRUE(parse_csv("").records.empty());
  EXPECT_TRUE(parse_csv("\xef\xbb\xbf").records.empty());
}

TEST(CsvTable, SaysWhatIsNoTable) {
  EXPECT_EQ(test::reason_of([] { parse_csv("PK\x03\x04..."s); }), "csv_is_excel");
  EXPECT_EQ(test::reason_of([] { parse_csv("\xd0\xcf\x11\xe0\xa1"s); }), "csv_is_excel");
  EXPECT_EQ(test::reason_of([] { parse_csv("a;b\0c"s); }), "csv_not_text");
  EXPECT_EQ(test::reason_of([] { parse_csv("a;\x81"s); }), "csv_not_text");
  EXPECT_EQ(test::reason_of([] {
              parse_csv(
                  "\xff\xfe"
                  "abc"s);
            }),
            "csv_not_text");
  EXPECT_EQ(test::reason_of([] { parse_csv(utf16(u"a;\xd800", true)); }), "csv_not_text");
  const auto open = test::refusal_of([] { parse_csv("a;b\nc;\"d\ne;f\n"); });
  ASSERT_TRUE(open);
  EXPECT_EQ(open->reason(), "csv_quote_open");
  EXPECT_THAT(open->arguments(), ElementsAre("2"));
}

}  // namespace
}  // namespace accounts
