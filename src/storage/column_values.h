#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>

#include "app/ports/job_store.h"
#include "app/ports/payment_store.h"
#include "app/ports/picture_store.h"
#include "app/ports/usage_store.h"
#include "books/book.h"
#include "drawing/model/options.h"
#include "plans/coupon.h"
#include "plans/plan.h"

// How enumerations stand in the database: as the words that the schema's CHECK clauses list, here in the
// order of the enumerators.
namespace storage {

template <class Enum>
struct ColumnNames;

template <>
struct ColumnNames<plans::Plan> {
  static constexpr std::array<const char*, 3> names = {"free", "basic", "premium"};
};
template <>
struct ColumnNames<plans::DiscountType> {
  static constexpr std::array<const char*, 2> names = {"percentage", "fixed"};
};
template <>
struct ColumnNames<drawing::Age> {
  static constexpr std::array<const char*, 3> names = {"3-5", "6-8", "9+"};
};
template <>
struct ColumnNames<drawing::Detail> {
  static constexpr std::array<const char*, 3> names = {"standard", "improved", "premium"};
};
template <>
struct ColumnNames<drawing::Orientation> {
  static constexpr std::array<const char*, 2> names = {"portrait", "landscape"};
};
template <>
struct ColumnNames<drawing::Paper> {
  static constexpr std::array<const char*, 3> names = {"a4", "a5", "letter"};
};
template <>
struct ColumnNames<drawing::LineWidth> {
  static constexpr std::array<const char*, 3> names = {"usual", "thin", "bold"};
};
template <>
struct ColumnNames<drawing::Style> {
  static constexpr std::array<const char*, 5> names = {"scene", "mandala", "pattern", "maze", "dots"};
};
template <>
struct ColumnNames<drawing::SizeWish> {
  static constexpr std::array<const char*, 5> names = {"as_is", "tiny", "small", "large", "huge"};
};
template <>
struct ColumnNames<drawing::Hair> {
  static constexpr std::array<const char*, 6> names = {"as_is", "short",  "long",
                                                       "curls", "plaits", "ponytail"};
};
template <>
struct ColumnNames<drawing::Outfit> {
  static constexpr std::array<const char*, 6> names = {"as_is", "trousers",  "skirt",
                                                       "dress", "dungarees", "coat"};
};
template <>
struct ColumnNames<app::ports::PictureForm> {
  static constexpr std::array<const char*, 2> names = {"shapes", "bitmap"};
};
template <>
struct ColumnNames<app::ports::Counter> {
  static constexpr std::array<const char*, 2> names = {"books", "pictures"};
};
template <>
struct ColumnNames<app::ports::CheckoutState> {
  static constexpr std::array<const char*, 3> names = {"open", "paid", "expired"};
};
template <>
struct ColumnNames<app::ports::JobState> {
  static constexpr std::array<const char*, 5> names = {"queued", "asked", "done", "failed", "cancelled"};
};
template <>
struct ColumnNames<books::LessonLevel> {
  static constexpr std::array<const char*, 3> names = {"easy", "medium", "hard"};
};
template <>
struct ColumnNames<books::BookPaper> {
  static constexpr std::array<const char*, 5> names = {"a4", "a5", "letter", "square", "square-inch"};
};
template <>
struct ColumnNames<books::Imposition> {
  static constexpr std::array<const char*, 3> names = {"single", "two-up", "booklet"};
};
template <>
struct ColumnNames<books::HoleMargin> {
  static constexpr std::array<const char*, 3> names = {"none", "left", "inner"};
};

template <class Enum>
const char* to_column(Enum value) {
  return ColumnNames<Enum>::names.at(static_cast<std::size_t>(value));
}

// Throws std::runtime_error for a word that the enumeration does not have: the schema forbids it.
template <class Enum>
Enum from_column(std::string_view text) {
  constexpr auto& names = ColumnNames<Enum>::names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (text == names[i]) return static_cast<Enum>(i);
  }
  throw std::runtime_error("unknown word in the database: " + std::string(text));
}

}  // namespace storage
