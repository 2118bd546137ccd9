#pragma once

#include <string>

#include "app/ports/book_writer.h"
#include "app/ports/picture_writer.h"

namespace test {

// Says how many shapes it was given instead of drawing them.
class PlainPictureWriter final : public app::ports::PictureWriter {
 public:
  std::string write_svg(const drawing::Picture& picture) const override {
    return "svg of " + std::to_string(picture.shapes.size());
  }
  std::string write_svg(const books::Bitmap& bitmap) const override {
    return "svg of a bitmap " + std::to_string(bitmap.width_px) + " wide";
  }
  std::string write_png(const drawing::Picture& picture, int width_px) const override {
    return "png of " + std::to_string(picture.shapes.size()) + " at " + std::to_string(width_px);
  }
  std::string write_png(const books::Bitmap& bitmap, int width_px) const override {
    return "png of a bitmap " + std::to_string(bitmap.width_px) + " wide at " + std::to_string(width_px);
  }
};

// Says what a book would hold.
class PlainBookWriter : public app::ports::BookWriter {
 public:
  std::string write(const books::BookContent& book, const books::PrintOptions&) const override {
    std::string text = book.title + "|" + book.description;
    for (const books::Page& page : book.pages) text += "|" + page.made_by + ":" + page.caption;
    return text;
  }
  std::string write_side(const books::BookContent& book, const books::PrintOptions&,
                         const std::vector<books::PlannedSide>&, std::size_t side) const override {
    return "side " + std::to_string(side) + " of " + book.title;
  }
  // As if there were no dinosaur in the typeface.
  std::vector<std::string> unprintable(std::string_view text) const override {
    const bool found = text.find("🦖") != std::string_view::npos;
    return found ? std::vector<std::string>{"🦖"} : std::vector<std::string>();
  }
  std::string write_page(const books::Page& page, books::BookPaper paper, base::Time) const override {
    return page.made_by + ":" + page.caption + " on paper " + std::to_string(static_cast<int>(paper));
  }
  std::string write_sound_chart() const override { return "sound chart"; }
};

// The same, and counts.
class CountingBookWriter final : public PlainBookWriter {
 public:
  std::string write(const books::BookContent& book, const books::PrintOptions& options) const override {
    ++written;
    return PlainBookWriter::write(book, options);
  }
  std::string write_side(const books::BookContent& book, const books::PrintOptions& options,
                         const std::vector<books::PlannedSide>& plan, std::size_t side) const override {
    ++sides_written;
    return PlainBookWriter::write_side(book, options, plan, side);
  }

  mutable int written = 0;
  mutable int sides_written = 0;
};

}  // namespace test
