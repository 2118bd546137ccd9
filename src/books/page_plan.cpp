#include "books/page_plan.h"

#include <algorithm>

#include "books/labyrinth.h"
#include "books/picture_source.h"

namespace books {
namespace {

BoundEdge bound_edge(HoleMargin margin, SideOrientation orientation, bool back) {
  if (margin == HoleMargin::none) return BoundEdge::none;
  const bool mirrored = margin == HoleMargin::inner && back;
  if (orientation == SideOrientation::landscape) return mirrored ? BoundEdge::bottom : BoundEdge::top;
  return mirrored ? BoundEdge::right : BoundEdge::left;
}

SideOrientation orientation_of(const Page& page) {
  if (const auto* unread = std::get_if<UnreadPicture>(&page.picture)) {
    return unread->orientation == drawing::Orientation::landscape ? SideOrientation::landscape
                                                                  : SideOrientation::portrait;
  }
  const geometry::Rect area = source_area(page);
  return area.width() > area.height() ? SideOrientation::landscape : SideOrientation::portrait;
}

// Whether the story has words for that picture: a short one may have none for the last.
bool tells_of(const BookContent& content, std::size_t page) {
  return content.story && page < content.story->pages.size() && !content.story->pages[page].empty();
}

// A book of wide pictures only is landscape from cover to credits.
SideOrientation orientation_of(const BookContent& content) {
  for (const Page& page : content.pages) {
    if (orientation_of(page) == SideOrientation::portrait) return SideOrientation::portrait;
  }
  return content.pages.empty() ? SideOrientation::portrait : SideOrientation::landscape;
}

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace

std::size_t solutions_per_side(LessonKind kind) {
  return kind == LessonKind::letters || kind == LessonKind::tracing ? 16 : 4;
}

std::vector<PlannedSide> plan_pages(const BookContent& content, const PrintOptions& options) {
  std::vector<PlannedSide> sides;
  const bool is_square = options.paper == BookPaper::square || options.paper == BookPaper::square_inch;
  const auto add = [&](SideKind kind, SideOrientation orientation) {
    if (is_square) orientation = SideOrientation::portrait;
    const bool back = sides.size() % 2 == 1;
    sides.push_back({kind, orientation, bound_edge(options.hole_margin, orientation, back)});
  };
  const SideOrientation whole_book = orientation_of(content);
  if (options.part != BookPart::inside) {
    add(CoverSide{}, whole_book);
    if (options.blank_backs) add(BlankSide{}, whole_book);
  }
  for (std::size_t i = 0; i < content.pages.size(); ++i) {
    const SideOrientation orientation = orientation_of(content.pages[i]);
    if (tells_of(content, i)) {
      add(StorySide{i}, orientation);
      if (options.blank_backs) add(BlankSide{}, orientation);
    }
    add(PictureSide{i, static_cast<int>(i) + 1}, orientation);
    if (options.blank_backs) add(BlankSide{}, orientation);
    if (!content.lesson) continue;
    add(ExerciseSide{i, static_cast<int>(i) + 1}, orientation);
    if (options.blank_backs) add(BlankSide{}, orientation);
  }
  if (options.sound_chart) {
    add(SoundChartSide{}, SideOrientation::portrait);
    if (options.blank_backs) add(BlankSide{}, SideOrientation::portrait);
  }
  if (content.lesson && (options.solutions || options.part == BookPart::solutions)) {
    const std::size_t most = solutions_per_side(content.lesson->kind);
    for (std::size_t i = 0; i < content.pages.size(); i += most) {
      add(SolutionsSide{i, std::min(most, content.pages.size() - i)}, whole_book);
    }
  }
  if (options.solutions || options.part == BookPart::solutions) {
    constexpr std::size_t most = 4;
    const std::size_t labyrinths = labyrinth_pages(content).size();
    for (std::size_t i = 0; i < labyrinths; i += most) {
      add(LabyrinthsSide{i, std::min(most, labyrinths - i)}, whole_book);
    }
  }
  add(CreditsSide{}, whole_book);
  return sides;
}

PageRange pages_shown(const PlannedSide& side, const BookContent& content) {
  // A question about sounds offers what is on the book's other pages too.
  const bool asks_for_all = content.lesson && (content.lesson->kind == LessonKind::letters ||
                                               content.lesson->kind == LessonKind::tracing ||
                                               content.lesson->kind == LessonKind::mixed);
  const PageRange all{0, content.pages.size()};
  return std::visit(
      Overloaded{[](const CoverSide&) {
                   return PageRange{0, 1};
                 },
                 [](const StorySide& story) {
                   return PageRange{story.page, 1};
                 },
                 [](const PictureSide& picture) {
                   return PageRange{picture.page, 1};
                 },
                 [&](const ExerciseSide& exercise) {
                   return asks_for_all ? all : PageRange{exercise.page, 1};
                 },
                 [&](const SolutionsSide& solutions) {
                   return asks_for_all ? all : PageRange{solutions.first, solutions.count};
                 },
                 [](const BlankSide&) { return PageRange{}; }, [](const CreditsSide&) { return PageRange{}; },
                 [](const SoundChartSide&) { return PageRange{}; },
                 [&](const LabyrinthsSide& side_of_ways) {
                   const std::vector<std::size_t> pages = labyrinth_pages(content);
                   const std::size_t first = pages.at(side_of_ways.first);
                   const std::size_t last = pages.at(side_of_ways.first + side_of_ways.count - 1);
                   return PageRange{first, last - first + 1};
                 }},
      side.kind);
}

PlannedSide plan_single(const Page& page) {
  return {PictureSide{}, orientation_of(page), BoundEdge::none};
}

}  // namespace books
