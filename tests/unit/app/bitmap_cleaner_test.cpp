#include "app/bitmap_cleaner.h"

#include <string>

#include <gtest/gtest.h>

namespace app {
namespace {

TEST(BitmapCleaner, WhatIsNoPictureIsUnreadable) {
  const BitmapCleaner cleaner;
  for (const std::string& bytes : {std::string(), std::string("<html>"), std::string("\x89PNG\r\n\x1a\n"),
                                   std::string("GIF89a"), std::string(1000, '\0')}) {
    EXPECT_EQ(cleaner.clean(bytes).fault, ports::LineFault::unreadable);
  }
}

}  // namespace
}  // namespace app
