#include "app/engine_service.h"

#include <algorithm>
#include <set>

#include "app/audit.h"
#include "app/picture_prompt.h"
#include "base/error.h"
#include "base/utf8.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using Stopwatch = std::chrono::steady_clock;

bool is_letter(char32_t c) {
  return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || c >= U'\u00c0';
}

// The words of a text: what stands between characters that are no letters.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char32_t c : base::decode_utf8(text)) {
    if (is_letter(c)) {
      base::append_utf8(words.back(), c);
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::string checked_word(const std::string& typed) {
  std::string word = base::to_lower_utf8(base::trim(typed));
  const std::vector<std::string> words = words_of(word);
  const std::size_t length = base::count_code_points(word);
  const bool is_word = words.size() == 1 && words.front() == word && length >= min_refused_word_length &&
                       length <= max_refused_word_length;
  if (!is_word) {
    throw AppError(ErrorCode::invalid, "refused_word_invalid", "refusedWords",
                   {typed, std::to_string(min_refused_word_length), std::to_string(max_refused_word_length)});
  }
  return word;
}

double milliseconds_since(Stopwatch::time_point start) {
  return std::chrono::duration<double, std::milli>(Stopwatch::now() - start).count();
}

}  // namespace

std::optional<std::string> refused_here(const ports::Storage& storage, std::string_view text) {
  const auto refused =
      storage.read([](const ports::Stores& stores) { return stores.site().refused_words(); });
  if (refused.empty()) return std::nullopt;
  for (const std::string& word : words_of(text)) {
    const std::string folded = base::to_lower_utf8(word);
    const bool is_refused = std::any_of(refused.begin(), refused.end(),
                                        [&](const std::string& start) { return folded.starts_with(start); });
    if (is_refused) return word;
  }
  return std::nullopt;
}

void EngineService::require_allowed(std::string_view prompt) const {
  if (const auto word = refused_here(storage_, prompt)) {
    throw AppError(ErrorCode::motif_refused, "motif_refused_here", "prompt", {*word});
  }
}

drawing::Wish EngineService::read(std::string_view prompt, const drawing::Options& options) const {
  require_allowed(prompt);
  return engine_.read(prompt, options);
}

drawing::Drawing EngineService::draw(std::string_view prompt, const drawing::Options& options) {
  require_allowed(prompt);
  const auto start = Stopwatch::now();
  drawing::Drawing drawing = engine_.draw(prompt, options);
  note_duration(milliseconds_since(start));
  return drawing;
}

void EngineService::note_duration(double milliseconds) {
  const std::lock_guard lock(mutex_);
  last_ms_[drawn_ % times_kept] = milliseconds;
  ++drawn_;
}

DrawingTimes EngineService::times() const {
  DrawingTimes times;
  std::vector<double> last;
  {
    const std::lock_guard lock(mutex_);
    times.drawn = drawn_;
    last.assign(last_ms_.begin(), last_ms_.begin() + static_cast<long>(std::min(drawn_, times_kept)));
  }
  if (last.empty()) return times;
  std::sort(last.begin(), last.end());
  times.median_ms = (last[(last.size() - 1) / 2] + last[last.size() / 2]) / 2;
  times.slowest_ms = last.back();
  return times;
}

EngineState EngineService::state() const {
  return {std::string(engine_.name()), engine_.facts(), times(),
          storage_.read([](const ports::Stores& stores) { return stores.site().refused_words(); })};
}

void EngineService::set_refused_words(const Session& admin, const std::vector<std::string>& words) {
  std::set<std::string> checked;
  for (const std::string& word : words) checked.insert(checked_word(word));
  storage_.write([&](ports::Stores& stores) {
    const std::vector<std::string> list(checked.begin(), checked.end());
    if (stores.site().refused_words() == list) return;
    stores.site().put_refused_words(list);
    record_audit(stores, clock_.now(), admin.email, "audit_refused_words_saved", std::to_string(list.size()));
  });
}

TestPicture EngineService::test(const std::string& prompt, std::uint32_t seed) {
  const std::string checked = checked_prompt(prompt);
  drawing::Options options;
  options.seed = seed;
  options.detail = drawing::Detail::premium;
  const auto start = Stopwatch::now();
  TestPicture picture{draw(checked, options), {}, 0};
  picture.duration_ms = milliseconds_since(start);
  picture.svg = writer_.write_svg(picture.drawing.picture);
  return picture;
}

}  // namespace app
