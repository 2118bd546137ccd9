#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace books::telling {

// Somebody's sentence told in the past: "Mia geht mit dem Hund spazieren" is "Mia ging mit dem Hund
// spazieren".
struct PastSentence {
  std::string front;       // what stands before the verb of its first main clause: "Mia"
  std::string verb;        // "ging"
  std::string rest;        // "mit dem Hund spazieren", without the full stop
  std::string infinitive;  // of that verb without its particle, "gehen"; "sein" and "haben" too
  std::string particle;    // that stands apart from it at the end: "aus" of "lachten ihn aus"
  std::string quote;  // what somebody says behind it, with its marks: "„Komm!“" of "rief: „Komm!“"
  std::size_t verbs = 1;    // of all its clauses
  bool leads = false;       // an infinitive says what is done: "wollte tanzen"
  bool may_follow = false;  // the front may step behind the verb: "Dann ging Mia"

  std::string text() const;
  // What it ends with: a full stop, or what somebody says.
  std::string end() const;
  // The sentence after a word of time: "Dann ging Mia mit dem Hund spazieren". Only where it may follow one.
  std::string after(const std::string& word) const;
  // The same sentence with other words before its verb.
  PastSentence with_front(std::string words) const {
    PastSentence changed = *this;
    changed.front = std::move(words);
    return changed;
  }
};

// Nothing for what has no verb that is known in the present or the past, or asks, or quotes somebody
// elsewhere than at one end. Every verb of the sentence is put into the past, those of its subordinate
// clauses too, and none of what somebody says. Thread-safe.
std::optional<PastSentence> past_sentence(const std::string& sentence);

}  // namespace books::telling
