#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/ports/picture_engine.h"
#include "app/ports/picture_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "base/clock.h"

namespace app {

inline constexpr std::size_t most_refused_words = 200;
inline constexpr std::size_t min_refused_word_length = 3;
inline constexpr std::size_t max_refused_word_length = 40;

// How long the engine took for its last pictures, from its start or the last hundred.
struct DrawingTimes {
  std::uint64_t drawn = 0;  // pictures since the start
  std::optional<double> median_ms;
  std::optional<double> slowest_ms;
};

struct EngineState {
  std::string name;
  ports::EngineFacts facts;
  DrawingTimes times;
  std::vector<std::string> refused_words;  // sorted
};

// A picture that was only drawn to be looked at.
struct TestPicture {
  drawing::Drawing drawing;
  std::string svg;
  double duration_ms = 0;
};

// The first word of a text that the operators do not want, as typed; nothing where there is none.
std::optional<std::string> refused_here(const ports::Storage& storage, std::string_view text);

// The image engine as the server uses it: measured, and kept from words that the operators do not want.
// Thread-safe.
class EngineService {
 public:
  EngineService(ports::Storage& storage, const ports::PictureEngine& engine,
                const ports::PictureWriter& writer, const base::Clock& clock)
      : storage_(storage), engine_(engine), writer_(writer), clock_(clock) {}

  std::string_view name() const { return engine_.name(); }
  // As PictureEngine::read() and draw(); a refused word is motif_refused too.
  drawing::Wish read(std::string_view prompt, const drawing::Options& options) const;
  drawing::Drawing draw(std::string_view prompt, const drawing::Options& options);

  EngineState state() const;
  // Replaces the refused words. They lose outer spaces and capitals; repeated ones count once. Throws invalid
  // ("refused_word_invalid") for one that is no single word of the lengths above.
  void set_refused_words(const Session& admin, const std::vector<std::string>& words);
  // Draws without keeping or counting anything. Throws as draw(), and invalid for a prompt that is empty or
  // too long.
  TestPicture test(const std::string& prompt, std::uint32_t seed);

 private:
  static constexpr std::size_t times_kept = 100;

  void require_allowed(std::string_view prompt) const;
  void note_duration(double milliseconds);
  DrawingTimes times() const;

  ports::Storage& storage_;
  const ports::PictureEngine& engine_;
  const ports::PictureWriter& writer_;
  const base::Clock& clock_;
  mutable std::mutex mutex_;                  // guards what follows
  std::array<double, times_kept> last_ms_{};  // the last drawings', a ring
  std::uint64_t drawn_ = 0;
};

}  // namespace app
