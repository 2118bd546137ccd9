#include "books/file_name.h"

#include <gtest/gtest.h>

#include "base/utf8.h"

namespace books {
namespace {

TEST(FileName, IsTheTitle) {
  EXPECT_EQ(file_name("Tiere im Wald"), "Tiere im Wald.pdf");
  EXPECT_EQ(file_name("Über Größe & Glück – 100 %"), "Über Größe & Glück – 100 %.pdf");
}

TEST(FileName, IsMalbuchWhereNothingIsLeft) {
  for (const char* title : {"", "   ", "...", "???", "/\\:*\"<>|", "\n\t"}) {
    EXPECT_EQ(file_name(title), "malbuch.pdf") << title;
  }
}

TEST(FileName, LeavesNoWayOutOfTheFolder) {
  EXPECT_EQ(file_name("../../etc/passwd"), "etc passwd.pdf");
  EXPECT_EQ(file_name("C:\\Windows"), "C Windows.pdf");
  EXPECT_EQ(file_name(".versteckt"), "versteckt.pdf");
}

TEST(FileName, HasNoControlOrDirectionCharacters) {
  EXPECT_EQ(file_name("a\r\nSet-Cookie: b"), "a Set-Cookie b.pdf");
  EXPECT_EQ(file_name("exe\u202efdp"), "exe fdp.pdf");
  EXPECT_EQ(file_name("Ende. . "), "Ende.pdf");
}

TEST(FileName, AvoidsTheDevicesOfWindows) {
  EXPECT_EQ(file_name("con"), "Malbuch con.pdf");
  EXPECT_EQ(file_name("LPT1.txt"), "Malbuch LPT1.txt.pdf");
  EXPECT_EQ(file_name("Concorde"), "Concorde.pdf");
}

TEST(FileName, IsShortAndCutBetweenCharacters) {
  std::string title;
  for (int i = 0; i < 100; ++i) title += "ä🦖";
  const std::string name = file_name(title);
  EXPECT_LE(name.size(), 120u);
  EXPECT_TRUE(base::is_valid_utf8(name));
  EXPECT_TRUE(name.ends_with(".pdf"));
}

}  // namespace
}  // namespace books
