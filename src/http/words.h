#pragma once

#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "accounts/csv_table.h"
#include "accounts/user.h"
#include "app/ports/backup_store.h"
#include "app/ports/job_store.h"
#include "base/error.h"
#include "books/book.h"
#include "books/page_plan.h"
#include "books/print_options.h"
#include "drawing/model/options.h"
#include "photo/wishes.h"

// The words by which requests and answers call what is one of a few. The app has them from here too: what
// tests/api writes into ui/src/config/contract.ts.
namespace http {

template <class Value>
using Word = std::pair<const char*, Value>;

inline constexpr Word<accounts::Role> role_words[] = {
    {"user", accounts::Role::user}, {"teacher", accounts::Role::teacher}, {"admin", accounts::Role::admin}};
inline constexpr Word<accounts::CsvEncoding> csv_encoding_words[] = {
    {"utf-8", accounts::CsvEncoding::utf8},
    {"utf-16", accounts::CsvEncoding::utf16},
    {"windows-1252", accounts::CsvEncoding::windows_1252}};
inline constexpr Word<app::ports::BackupKind> backup_kind_words[] = {
    {"scheduled", app::ports::BackupKind::scheduled}, {"manual", app::ports::BackupKind::by_hand}};

inline constexpr Word<app::ports::JobState> job_state_words[] = {
    {"queued", app::ports::JobState::queued},
    {"drawing", app::ports::JobState::asked},
    {"done", app::ports::JobState::done},
    {"failed", app::ports::JobState::failed},
    {"cancelled", app::ports::JobState::cancelled}};

inline constexpr Word<drawing::Age> age_words[] = {
    {"3-5", drawing::Age::years_3_5}, {"6-8", drawing::Age::years_6_8}, {"9+", drawing::Age::years_9_up}};
inline constexpr Word<drawing::Detail> detail_words[] = {{"standard", drawing::Detail::standard},
                                                         {"improved", drawing::Detail::improved},
                                                         {"premium", drawing::Detail::premium}};
inline constexpr Word<drawing::Orientation> orientation_words[] = {
    {"portrait", drawing::Orientation::portrait}, {"landscape", drawing::Orientation::landscape}};

inline constexpr Word<drawing::LineWidth> line_words[] = {{"usual", drawing::LineWidth::usual},
                                                          {"thin", drawing::LineWidth::thin},
                                                          {"bold", drawing::LineWidth::bold}};
inline constexpr Word<drawing::Style> style_words[] = {{"scene", drawing::Style::scene},
                                                       {"mandala", drawing::Style::mandala},
                                                       {"pattern", drawing::Style::pattern},
                                                       {"maze", drawing::Style::maze},
                                                       {"dots", drawing::Style::dots}};
// What nobody wishes has no word.
inline constexpr Word<drawing::SizeWish> figure_size_words[] = {{"small", drawing::SizeWish::small},
                                                                {"large", drawing::SizeWish::large},
                                                                {"huge", drawing::SizeWish::huge}};
inline constexpr Word<drawing::Hair> hair_words[] = {{"short", drawing::Hair::short_hair},
                                                     {"long", drawing::Hair::long_hair},
                                                     {"curls", drawing::Hair::curls},
                                                     {"plaits", drawing::Hair::plaits},
                                                     {"ponytail", drawing::Hair::ponytail}};
inline constexpr Word<drawing::Outfit> outfit_words[] = {{"trousers", drawing::Outfit::trousers},
                                                         {"skirt", drawing::Outfit::skirt},
                                                         {"dress", drawing::Outfit::dress},
                                                         {"dungarees", drawing::Outfit::dungarees},
                                                         {"coat", drawing::Outfit::coat}};

inline constexpr Word<photo::Kind> photo_kind_words[] = {{"auto", photo::Kind::automatic},
                                                         {"photo", photo::Kind::photo},
                                                         {"drawing", photo::Kind::drawing},
                                                         {"lineart", photo::Kind::line_art}};

inline constexpr Word<books::LessonLevel> lesson_level_words[] = {{"easy", books::LessonLevel::easy},
                                                                  {"medium", books::LessonLevel::medium},
                                                                  {"hard", books::LessonLevel::hard}};
inline constexpr Word<books::BookPaper> paper_words[] = {{"a4", books::BookPaper::a4},
                                                         {"a5", books::BookPaper::a5},
                                                         {"letter", books::BookPaper::letter},
                                                         {"square", books::BookPaper::square},
                                                         {"square-inch", books::BookPaper::square_inch}};
inline constexpr Word<books::Imposition> imposition_words[] = {{"single", books::Imposition::single},
                                                               {"two-up", books::Imposition::two_up},
                                                               {"booklet", books::Imposition::booklet}};
inline constexpr Word<books::HoleMargin> hole_margin_words[] = {{"none", books::HoleMargin::none},
                                                                {"left", books::HoleMargin::left},
                                                                {"inner", books::HoleMargin::inner}};
inline constexpr Word<books::BookPart> book_part_words[] = {{"book", books::BookPart::whole},
                                                            {"solutions", books::BookPart::solutions},
                                                            {"inside", books::BookPart::inside},
                                                            {"wrap", books::BookPart::wrap}};
// A ruling of its own is a number; this one goes with the level.
inline constexpr int first_ruling = 1, last_ruling = 4;
inline constexpr const char* ruling_of_level = "level";

// What a side of a book is, in the order of books::SideKind.
inline constexpr const char* side_words[] = {"cover",     "story", "picture", "exercise",
                                             "solutions", "blank", "credits", "sounds"};
static_assert(std::size(side_words) == std::variant_size_v<books::SideKind>);

// The value of a word. Throws base::AppError(invalid) with `reason` for a word that is not among `words`.
template <class Value, std::size_t count>
Value parse_word(std::string_view word, const Word<Value> (&words)[count], const std::string& field,
                 const std::string& reason) {
  for (const auto& [name, value] : words) {
    if (word == name) return value;
  }
  throw base::AppError(base::ErrorCode::invalid, reason, field);
}

// The word of a value; all of an enumeration's values have one.
template <class Value, std::size_t count>
const char* word_of(Value wanted, const Word<Value> (&words)[count]) {
  for (const auto& [name, value] : words) {
    if (value == wanted) return name;
  }
  return "";
}

}  // namespace http
