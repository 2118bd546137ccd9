#include "base/composition.h"

#include <string>

#include <gtest/gtest.h>

#include "base/search_key.h"

namespace base {
namespace {

TEST(Composition, ALetterAndItsMarkBecomeOne) {
  EXPECT_EQ(composed("Jo\u0308rg"), "J\u00f6rg");
  EXPECT_EQ(composed("Zoe\u0308, Rene\u0301 und Bjo\u0308rn"), "Zo\u00eb, Ren\u00e9 und Bj\u00f6rn");
  EXPECT_EQ(composed("S\u030calina \u00c7elik, I\u0307lknur, A\u030asa, Ga\u0328ska, S\u0326tefan"),
            "\u0160alina \u00c7elik, \u0130lknur, \u00c5sa, G\u0105ska, \u0218tefan");
}

TEST(Composition, WhatHasNoMarksOrNoCommonFormStays) {
  for (const std::string text :
       {"", "Eine Katze", "J\u00f6rg", "q\u0308", "\u0308", "\u732b", "x\u0301\u0308"})
    EXPECT_EQ(composed(text), text);
}

TEST(Composition, IsIdempotent) {
  for (const std::string text : {"Jo\u0308rg", "e\u0302\u0301", "u\u0308\u0304", "A\u030a\u0301"})
    EXPECT_EQ(composed(composed(text)), composed(text));
}

TEST(Composition, BothFormsOfANameAreFound) {
  EXPECT_EQ(search_key("Jo\u0308rg"), search_key("J\u00f6rg"));
}

}  // namespace
}  // namespace base
