#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "books/story/story.h"

namespace books::story {

// What a story has around the sentences that somebody wrote (resources/stories/retold.txt). Immutable.
class RetoldTexts {
 public:
  // Those of the executable; read at the first call. Throws std::logic_error where they are malformed.
  static const RetoldTexts& embedded();
  explicit RetoldTexts(std::string_view text);

  // Words of time, with which a first, another and the last page may begin.
  const std::vector<std::string>& openings() const { return openings_; }
  const std::vector<std::string>& links() const { return links_; }
  const std::vector<std::string>& closings() const { return closings_; }
  // What is asked or said between two pages where there is nothing else to say.
  const std::vector<std::string>& wonders() const { return wonders_; }
  // The same after something sad.
  const std::vector<std::string>& dismays() const { return dismays_; }
  // What may stand after a first page's only sentence, in the past and where it is told as it was typed.
  const std::vector<std::string>& starts() const { return starts_; }
  const std::vector<std::string>& starts_now() const { return starts_now_; }
  // Last sentences of a story that ends well, likewise.
  const std::vector<std::string>& endings() const { return endings_; }
  const std::vector<std::string>& endings_now() const { return endings_now_; }
  // Titles, with the slots of a Pattern for the hero.
  const std::vector<std::string>& titles() const { return titles_; }
  // Likewise for several heroes, and for "us" and "me", who have no slot.
  const std::vector<std::string>& titles_of_several() const { return titles_of_several_; }
  const std::vector<std::string>& our_titles() const { return our_titles_; }
  const std::vector<std::string>& my_titles() const { return my_titles_; }
  // What is added to a page on which somebody does it, by the infinitive; empty for most.
  const std::vector<std::string>& after(const std::string& verb) const;
  // Last sentences of a story that ends with this verb; empty for most, which end with one of endings().
  const std::vector<std::string>& ends_after(const std::string& verb) const;
  // What is added to a page that has nothing else to say but names this, as it is typed ("Geburtstag"); empty
  // for most.
  const std::vector<std::string>& of_noun(const std::string& noun) const;
  // Whether one wants to know what comes of it: "klauen".
  bool is_tense(const std::string& verb) const;
  // Whether the verb says how something is, and not what happens next: "wohnen".
  bool is_state(const std::string& infinitive) const;
  // Whether a story that ends with this infinitive or word ("traurig") does not end with one of endings().
  bool is_sad(const std::string& word) const;

 private:
  std::vector<std::string> openings_, links_, closings_, wonders_, dismays_, endings_, endings_now_, starts_,
      starts_now_, titles_, titles_of_several_, our_titles_, my_titles_, sad_, tense_, states_;
  std::map<std::string, std::vector<std::string>> after_, ends_after_, of_noun_;
};

// The story that the sentences of a book tell by themselves, one page after the other, in their own words: in
// the past where every verb is known, else as they were typed. Nothing for pages that tell none: where a
// sentence has no verb, or more than half of the pages go on with nobody: neither with somebody who was on
// one before, nor as one who is known ("Der Wolf", "Ihr Bruder", "Mama"). `pages` is not empty. The same
// arguments give the same story. Thread-safe.
std::optional<Story> retell(const std::vector<StoryPage>& pages, std::uint64_t seed);

}  // namespace books::story
