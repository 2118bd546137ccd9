#include "app/story_service.h"

#include <algorithm>
#include <chrono>

#include "app/artwork.h"
#include "app/audit.h"
#include "app/book_text.h"
#include "app/engine_service.h"
#include "app/story_prompt.h"
#include "base/error.h"
#include "base/messages.h"
#include "base/random.h"
#include "base/utf8.h"
#include "drawing/language/parser.h"
#include "plans/quota.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using books::story::StoryFault;
using ports::RemoteError;
using ports::RemoteFault;

// Where costs and switches of engines are kept; no engine can be called so.
constexpr const char* story_store = ":stories";
constexpr int most_story_tries = 2;

// What the picture shows, or where that is not known what was asked for.
drawing::Subject pictured_subject(const ports::StoredPicture& stored) {
  const books::Page page = page_of(stored);
  const auto* drawing = std::get_if<drawing::Picture>(&page.picture);
  if (drawing != nullptr && !drawing->subject.empty()) return drawing->subject;
  const drawing::Wish wish = drawing::language::read_wish(stored.prompt);
  return drawing::subject_of(wish, std::vector<bool>(wish.deeds.size(), true), wish.scene.value_or(""));
}

// One line, single spaces.
std::string words_in_one_line(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool is_space = c == ' ' || c == '\n' || c == '\r' || c == '\t';
    if (!is_space) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

books::Story story_of_draft(const ports::StoryDraft& draft) {
  books::Story story{words_in_one_line(draft.title), {}};
  for (const std::string& page : draft.pages) story.pages.push_back(words_in_one_line(page));
  return story;
}

// For administrators.
const char* english_of(StoryFault fault) {
  constexpr const char* words[] = {"",
                                   "the wrong number of pages, or no story in the form that was asked for",
                                   "no title or an empty page",
                                   "too long for a page",
                                   "links or markup in the story",
                                   "not in German",
                                   "a name is missing or made up",
                                   "words that are not for children"};
  return words[static_cast<std::size_t>(fault)];
}

const char* notice_of_fault(RemoteFault fault) {
  switch (fault) {
    case RemoteFault::refused:
      return "story_refused";
    case RemoteFault::busy:
      return "story_busy";
    case RemoteFault::credentials:
    case RemoteFault::unreachable:
    case RemoteFault::wrong_answer:
    case RemoteFault::gone:
      break;
  }
  return "story_not_reached";
}

// Two pictures for a test, in the words that would be sent.
std::vector<drawing::Subject> test_subjects() {
  std::vector<drawing::Subject> subjects;
  for (const char* text : {"Ein Igel im Wald", "Ein Igel und ein Fuchs am See"}) {
    const drawing::Wish wish = drawing::language::read_wish(text);
    subjects.push_back(drawing::subject_of(wish, std::vector<bool>(wish.deeds.size(), true), *wish.scene));
  }
  return subjects;
}

// Counts those that are asked at a time.
class StoryPlace {
 public:
  explicit StoryPlace(std::atomic<int>& count)
      : count_(count), has_room_(++count <= StoryService::most_at_once) {}
  ~StoryPlace() { --count_; }
  StoryPlace(const StoryPlace&) = delete;
  StoryPlace& operator=(const StoryPlace&) = delete;
  bool has_room() const { return has_room_; }

 private:
  std::atomic<int>& count_;
  const bool has_room_;
};

}  // namespace

StoryService::StoryService(ports::Storage& storage, const ports::BookWriter& writer, const base::Clock& clock,
                           const Settings& settings, RemoteStories remote)
    : storage_(storage),
      writer_(writer),
      clock_(clock),
      settings_(settings),
      remote_(std::move(remote)),
      fleet_(remote_.servers.size(), remote_.settings.parallel, clock) {}

std::string StoryService::today() const {
  return plans::day_period(settings_.time_zone.date_at(clock_.now()));
}

std::optional<std::string> StoryService::offered() const {
  if (!is_configured()) return std::nullopt;
  const bool is_on =
      storage_.read([](const ports::Stores& stores) { return stores.jobs().is_on(story_store); });
  return is_on ? std::optional(remote_.settings.label) : std::nullopt;
}

StoryService::Pictures StoryService::pictures_of(const std::vector<std::string>& ids) const {
  Pictures pictures;
  for (const std::string& id : ids) {
    auto stored = storage_.read([&](const ports::Stores& stores) { return stores.pictures().find(id); });
    if (!stored) throw AppError(ErrorCode::not_found, "picture_not_found");
    storage_.fill(*stored);
    pictures.subjects.push_back(pictured_subject(*stored));
    pictures.age = std::min(pictures.age, stored->options.age);
  }
  return pictures;
}

ToldStory StoryService::tell(const Session& session, const std::string& book_id, int turn,
                             StoryKeeping keeping) {
  if (!is_configured()) throw AppError(ErrorCode::invalid, "story_service_unknown");
  const auto book = storage_.read([&](const ports::Stores& stores) { return stores.books().find(book_id); });
  if (!book || book->user_id != session.user_id) throw AppError(ErrorCode::not_found, "book_not_found");
  plans::require_stories_allowed(settings_.plans, plan_of(session));
  Outcome outcome = ask(pictures_of(book->picture_ids));
  if (outcome.story) {
    if (keeping == StoryKeeping::kept_in_book) keep(session, *book, *outcome.story);
    return {*std::move(outcome.story), true, {}};
  }
  const std::string arguments[] = {remote_.settings.label};
  const std::string notice = base::stored_sentence(outcome.notice, arguments);
  if (keeping == StoryKeeping::kept_in_book && book->story) return {*book->story, false, notice};
  base::Random chance = base::Random(0).fork(book->id).fork("turn " + std::to_string(turn));
  auto story = told_story(storage_, session.user_id, book->picture_ids, chance.next(), book->title);
  if (!story) throw AppError(ErrorCode::not_found, "picture_not_found");
  return {*std::move(story), false, notice};
}

void StoryService::keep(const Session& session, const books::Book& before, const books::Story& story) {
  storage_.write([&](ports::Stores& stores) {
    auto now = stores.books().find(before.id);
    if (!now || now->user_id != session.user_id) throw AppError(ErrorCode::not_found, "book_not_found");
    if (now->version != before.version) throw AppError(ErrorCode::conflict, "book_changed");
    now->story = story;
    ++now->version;
    stores.books().update(*now);
  });
}

StoryService::Outcome StoryService::ask(const Pictures& pictures) {
  if (!offered()) return {std::nullopt, "story_switched_off"};
  const StoryPlace place(at_once_);
  if (!place.has_room()) return {std::nullopt, "story_busy"};
  const auto address = fleet_.acquire();
  if (!address) {
    const auto states = fleet_.states();
    const bool is_down = std::all_of(states.begin(), states.end(),
                                     [](const AddressState& state) { return state.failures > 0; });
    return {std::nullopt, is_down ? "story_not_reached" : "story_busy"};
  }
  EnginePlace held(fleet_, *address);
  try {
    Outcome outcome = ask_at(*address, pictures);
    // That a story was not fit says nothing against the server.
    if (outcome.story) held.succeed();
    return outcome;
  } catch (const RemoteError& error) {
    if (error.fault() == RemoteFault::refused) {
      held.succeed();
    } else {
      held.fail(error.what(), error.retry_after());
    }
    return {std::nullopt, notice_of_fault(error.fault())};
  }
}

StoryService::Outcome StoryService::ask_at(std::size_t address, const Pictures& pictures) {
  NameCover cover;
  std::vector<drawing::Subject> covered;
  for (const drawing::Subject& subject : pictures.subjects) covered.push_back(cover.covered(subject));
  StoryFault fault = StoryFault::none;
  for (int attempt = 0; attempt < most_story_tries; ++attempt) {
    if (std::string notice = count_try(); !notice.empty()) return {std::nullopt, std::move(notice)};
    const auto draft = remote_.servers[address]->tell(write_story_request(covered, pictures.age, fault));
    const books::Story story = draft ? story_of_draft(*draft) : books::Story{};
    fault = fault_of(story, covered.size(), cover.placeholders());
    if (fault == StoryFault::none) return {cover.uncovered(story), {}};
    fleet_.note(address, english_of(fault));
  }
  return {std::nullopt, "story_unfit"};
}

std::string StoryService::count_try() {
  const RemoteStorySettings& limits = remote_.settings;
  return storage_.write([&](ports::Stores& stores) -> std::string {
    const ports::EngineCost cost = stores.jobs().cost(story_store, today());
    const bool too_many = limits.per_day > 0 && cost.pictures >= limits.per_day;
    const bool too_dear = limits.cents_a_day > 0 && cost.cents + limits.cents_each > limits.cents_a_day;
    if (too_many || too_dear) return "story_limit_reached";
    stores.jobs().add_cost(story_store, today(), {1, limits.cents_each});
    return {};
  });
}

StoryFault StoryService::fault_of(const books::Story& story, std::size_t pages,
                                  const std::vector<std::string>& names) const {
  const auto is_text = [](const std::string& text) { return base::is_valid_utf8(text); };
  if (!is_text(story.title) || !std::all_of(story.pages.begin(), story.pages.end(), is_text)) {
    return StoryFault::markup;
  }
  if (const StoryFault fault = books::story::fault_of(story, pages, names); fault != StoryFault::none) {
    return fault;
  }
  std::string text = story.title;
  for (const std::string& page : story.pages) text += ' ' + page;
  if (!writer_.unprintable(text).empty()) return StoryFault::markup;
  return refused_here(storage_, text) ? StoryFault::unfit : StoryFault::none;
}

StoryServiceView StoryService::view() const {
  StoryServiceView view{remote_.settings, true, {}, {}};
  if (!is_configured()) return view;
  storage_.read([&](const ports::Stores& stores) {
    view.is_on = stores.jobs().is_on(story_store);
    view.today = stores.jobs().cost(story_store, today());
  });
  const std::vector<AddressState> states = fleet_.states();
  for (std::size_t i = 0; i < states.size(); ++i) {
    view.addresses.push_back({remote_.servers[i]->address(), states[i]});
  }
  return view;
}

void StoryService::set_on(const Session& admin, bool is_on) {
  if (!is_configured()) throw AppError(ErrorCode::not_found, "story_service_unknown");
  storage_.write([&](ports::Stores& stores) {
    if (stores.jobs().is_on(story_store) == is_on) return;
    stores.jobs().set_on(story_store, is_on);
    record_audit(stores, clock_.now(), admin.email, is_on ? "audit_engine_on" : "audit_engine_off",
                 remote_.settings.label);
  });
}

TestStory StoryService::test() {
  if (!is_configured()) throw AppError(ErrorCode::not_found, "story_service_unknown");
  const auto start = std::chrono::steady_clock::now();
  Outcome outcome = ask({test_subjects(), drawing::Age::years_6_8});
  if (!outcome.story) {
    throw AppError(ErrorCode::unavailable, outcome.notice, {}, {remote_.settings.label});
  }
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  return {*std::move(outcome.story), taken.count()};
}

}  // namespace app
