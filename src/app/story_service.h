#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "app/engine_fleet.h"
#include "app/job_service.h"
#include "app/ports/book_writer.h"
#include "app/ports/storage.h"
#include "app/remote_stories.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "books/book.h"
#include "books/story/story_check.h"
#include "drawing/model/subject.h"

namespace app {

enum class StoryKeeping : std::uint8_t { shown_only, kept_in_book };

struct ToldStory {
  books::Story story;
  bool by_service = false;  // else Buntstift's own one, and `notice` says why
  std::string notice;       // German; empty for nothing
};

// The story service as administrators see it. Holds no secret.
struct StoryServiceView {
  RemoteStorySettings settings;
  bool is_on = true;
  ports::EngineCost today;  // its `pictures` are tries
  std::vector<AddressView> addresses;
};

struct TestStory {
  books::Story story;
  double duration_ms = 0;
};

// Stories that a service elsewhere tells about the pictures of a book. It is sent a German sentence for each
// picture, with placeholders for first names, and the age, and nothing else. What it answers is looked at
// before anybody reads it; where there is nothing fit after two tries, the built-in story serves and says so,
// so that no failure loses a story or a book. Thread-safe.
class StoryService {
 public:
  // Everything must outlive it.
  StoryService(ports::Storage& storage, const ports::BookWriter& writer, const base::Clock& clock,
               const Settings& settings, RemoteStories remote = {});

  bool is_configured() const { return !remote_.servers.empty(); }
  // What it is called; nothing where there is none or it is switched off.
  std::optional<std::string> offered() const;

  // A story about the pictures of a book of the caller's; `turn` as BookEditService::tell(), for the built-in
  // one. Kept, it replaces the story that the book has, but only where the service told it. Waits for the
  // service. Throws not_found for a book that is not the caller's, forbidden without premium, invalid where
  // no service is configured, and conflict where the book was changed meanwhile.
  ToldStory tell(const Session& session, const std::string& book_id, int turn, StoryKeeping keeping);

  StoryServiceView view() const;
  // Throws not_found where no service is configured.
  void set_on(const Session& admin, bool is_on);
  // Tells a story about two pictures. Throws as set_on(), and unavailable with the reason where none comes.
  TestStory test();

  // At a time, whatever is configured: every one keeps a thread waiting.
  static constexpr int most_at_once = 6;

 private:
  struct Pictures {
    std::vector<drawing::Subject> subjects;
    drawing::Age age = drawing::Age::years_9_up;  // the youngest
  };
  // A story of the service, or the key of the sentence that says why there is none.
  struct Outcome {
    std::optional<books::Story> story;
    std::string notice;
  };

  Pictures pictures_of(const std::vector<std::string>& ids) const;
  Outcome ask(const Pictures& pictures);
  Outcome ask_at(std::size_t address, const Pictures& pictures);
  // The notice against it, empty where one more try is paid for.
  std::string count_try();
  // What is wrong with a story, besides what books know.
  books::story::StoryFault fault_of(const books::Story& story, std::size_t pages,
                                    const std::vector<std::string>& names) const;
  void keep(const Session& session, const books::Book& before, const books::Story& story);
  std::string today() const;

  ports::Storage& storage_;
  const ports::BookWriter& writer_;
  const base::Clock& clock_;
  const Settings& settings_;
  RemoteStories remote_;
  EngineFleet fleet_;
  std::atomic<int> at_once_ = 0;
};

}  // namespace app
