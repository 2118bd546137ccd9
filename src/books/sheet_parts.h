#pragma once

#include <span>

#include "books/book_content.h"
#include "books/ornament.h"
#include "books/page_plan.h"
#include "books/sheet.h"
#include "books/text_layout.h"

namespace books {

// The steps that the pages' layouts share.

enum class Align { left, center };

void add(Sheet& sheet, const Ornament& ornament);

// The same, its white in these colours in turn.
void add_coloured(Sheet& sheet, const Ornament& ornament, std::span<const Colour> colours);

// Adds a block of text with its top at `top_mm`, between `left_mm` and `right_mm`. In bold type it is a
// heading of this level.
void add(Sheet& sheet, const TextBlock& block, double left_mm, double right_mm, double top_mm, Align align,
         int heading = 2);

// Adds the picture of a page, as large as fits into `box`, in its middle.
void add_picture(Sheet& sheet, const BookContent& content, std::size_t page, const geometry::Rect& box);

// The largest rectangle of the page's proportions in the middle of `box`.
geometry::Rect fitted(const Page& page, const geometry::Rect& box);

// A line from one point to another.
drawing::Shape straight_line(geometry::Point from, geometry::Point to, double line_mm);

// One line of text whose capitals stand in the middle of `center`.
TextMark centered_text(const std::string& text, Face face, double size_mm, geometry::Point center,
                       const TextMeasure& measure);

// The page's picture as large as fits into `box`.
PictureMark picture_mark(const BookContent& content, std::size_t page, const geometry::Rect& box);

// The pages' layouts.
void lay_out_cover(Sheet& sheet, const BookContent& content, const PrintOptions& options,
                   const TextMeasure& measure);
void lay_out_picture(Sheet& sheet, const BookContent& content, const PictureSide& side,
                     const TextMeasure& measure);
void lay_out_story(Sheet& sheet, const BookContent& content, const StorySide& side,
                   const TextMeasure& measure);
void lay_out_credits(Sheet& sheet, const BookContent& content, const TextMeasure& measure);

}  // namespace books
