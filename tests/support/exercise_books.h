#pragma once

#include <array>
#include <functional>

#include "books/lessons/exercise.h"

namespace support {

inline constexpr std::array all_levels = {books::LessonLevel::easy, books::LessonLevel::medium,
                                          books::LessonLevel::hard};

// Makes the exercise of one kind and level for pages of random sentences, the same ones each time, upright
// and lying on their side; pages of which no such exercise can be made are left out. Fails the test where
// fewer than two pages gave one.
void for_each_exercise(books::LessonKind kind, books::LessonLevel level,
                       const std::function<void(const books::lessons::Exercise&)>& check);

// The same with the page's picture.
void for_each_drawn_exercise(
    books::LessonKind kind, books::LessonLevel level,
    const std::function<void(const books::lessons::Exercise&, const drawing::Picture&)>& check);

}  // namespace support
