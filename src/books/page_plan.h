#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "books/book_content.h"

namespace books {

// What one side of a sheet of paper is for. A new kind of page is a new alternative here, planned in
// plan_pages and laid out in book_layout.cpp.
struct CoverSide {};
struct PictureSide {
  std::size_t page = 0;  // index into BookContent::pages
  int number = 1;        // printed on the page, counts pictures from 1
};
// What is to be learnt from the picture before it.
struct ExerciseSide {
  std::size_t page = 0;
  int number = 1;  // of its picture
};
// Some solutions: `count` of them from `first` on, counted along solved_parts.
struct SolutionsSide {
  std::size_t first = 0;
  std::size_t count = 0;
};
// How many of them share a side: four with drawings, sixteen that are words only.
std::size_t solutions_per_side(const BookContent& content);
// What the story tells about a picture; the picture's own side comes next.
struct StorySide {
  std::size_t page = 0;
};
struct BlankSide {};
struct CreditsSide {};
// The letters with their sounds, each with a picture that begins so.
struct SoundChartSide {};
using SideKind = std::variant<CoverSide, StorySide, PictureSide, ExerciseSide, SolutionsSide, BlankSide,
                              CreditsSide, SoundChartSide>;

enum class SideOrientation { portrait, landscape };

// The edge of a side, as it is read, that the hole punch takes.
enum class BoundEdge { none, left, right, top, bottom };

struct PlannedSide {
  SideKind kind;
  SideOrientation orientation = SideOrientation::portrait;
  BoundEdge bound = BoundEdge::none;
};

// The sides of a book in the order of printing: cover, one picture a side with its exercise after it, blank
// backs where asked for, solutions, credits; a story's page stands before its picture. Where two sides are
// seen together (a booklet, two on a sheet, a print shop's inside) and no backs are blank, a story faces its
// picture: exercises of two pages then follow these together, and a blank side comes before the first story
// where it needs one. A wide picture
// turns its side to landscape; such a sheet is bound at its top (at its bottom on backs), so that all sheets
// lie in one folder with their holes in one row. Cover and credits are landscape only where every picture is.
// On square paper no side is turned. A print shop's inside begins after the cover.
std::vector<PlannedSide> plan_pages(const BookContent& content, const PrintOptions& options);

// `count` pages of a book from `first` on.
struct PageRange {
  std::size_t first = 0;
  std::size_t count = 0;
};

// The pages whose pictures have to be read before a side of the book can be laid out.
PageRange pages_shown(const PlannedSide& side, const BookContent& content);

// The side that a page gets when it is printed by itself, without a book around it.
PlannedSide plan_single(const Page& page);

}  // namespace books
