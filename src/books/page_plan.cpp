#include "books/page_plan.h"

#include <algorithm>

#include "books/page_exercise.h"
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

// A question about sounds offers what is on the book's other pages too.
bool asks_for_all(const BookContent& content, std::size_t page) {
  const std::optional<LessonWish> lesson = lesson_of(content, page);
  return lesson && (lesson->kind == LessonKind::letters || lesson->kind == LessonKind::tracing ||
                    lesson->kind == LessonKind::mixed);
}

PageRange pages_solved(const SolutionsSide& side, const BookContent& content) {
  const std::vector<Solved> parts = solved_parts(content);
  const std::size_t first = parts.at(side.first).page, last = parts.at(side.first + side.count - 1).page;
  for (std::size_t i = side.first; i < side.first + side.count; ++i) {
    if (parts[i].what == Solved::What::exercise && asks_for_all(content, parts[i].page))
      return {0, content.pages.size()};
  }
  return {first, last - first + 1};
}

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace

std::size_t solutions_per_side(const BookContent& content) {
  const std::vector<Solved> parts = solved_parts(content);
  const bool words_only = std::all_of(parts.begin(), parts.end(), [&](const Solved& part) {
    if (part.what == Solved::What::picture) return false;
    const LessonKind kind = lesson_of(content, part.page)->kind;
    return kind == LessonKind::letters || kind == LessonKind::tracing;
  });
  return words_only ? 16 : 4;
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
    if (!lesson_of(content, i)) continue;
    add(ExerciseSide{i, static_cast<int>(i) + 1}, orientation);
    if (options.blank_backs) add(BlankSide{}, orientation);
  }
  if (options.sound_chart) {
    add(SoundChartSide{}, SideOrientation::portrait);
    if (options.blank_backs) add(BlankSide{}, SideOrientation::portrait);
  }
  if (options.solutions || options.part == BookPart::solutions) {
    const std::size_t solved = solved_parts(content).size(), most = solutions_per_side(content);
    for (std::size_t i = 0; i < solved; i += most) {
      add(SolutionsSide{i, std::min(most, solved - i)}, whole_book);
    }
  }
  add(CreditsSide{}, whole_book);
  return sides;
}

PageRange pages_shown(const PlannedSide& side, const BookContent& content) {
  const PageRange all{0, content.pages.size()};
  return std::visit(
      Overloaded{[&](const CoverSide&) {
                   return PageRange{content.cover_page, 1};
                 },
                 [](const StorySide& story) {
                   return PageRange{story.page, 1};
                 },
                 [](const PictureSide& picture) {
                   return PageRange{picture.page, 1};
                 },
                 [&](const ExerciseSide& exercise) {
                   return asks_for_all(content, exercise.page) ? all : PageRange{exercise.page, 1};
                 },
                 [&](const SolutionsSide& solutions) { return pages_solved(solutions, content); },
                 [](const BlankSide&) { return PageRange{}; }, [](const CreditsSide&) { return PageRange{}; },
                 [](const SoundChartSide&) { return PageRange{}; }},
      side.kind);
}

PlannedSide plan_single(const Page& page) {
  return {PictureSide{}, orientation_of(page), BoundEdge::none};
}

}  // namespace books
