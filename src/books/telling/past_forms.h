#pragma once

#include <optional>
#include <string>

namespace books::telling {

// A verb as it stands in a sentence, in the third person of the present or the past.
struct PastForm {
  std::string past;        // the same person in the past: "ging"
  std::string infinitive;  // without a particle
  bool plural = false;     // the infinitive looks the same: "gehen"
  bool leads = false;      // an infinitive goes with it: "will tanzen"
};

// What a word in lower case is in the past, where it is a verb that is known (resources/stories/verbs.toml,
// the lexicon) or one of those with a prefix: "verrät" is "verriet". Nothing for other words. Thread-safe.
std::optional<PastForm> past_of(const std::string& lower);

// What a word in lower case beside "ich" is in the past: "suche" is "suchte". Nothing for other words, and
// for forms that are those of the third person: "will". Thread-safe.
std::optional<PastForm> first_person_past_of(const std::string& lower);

// What past_of() says, also at the end of a subordinate clause, where the verb has its particle: "weil die
// Sonne untergeht".
std::optional<PastForm> joined_past_of(const std::string& lower);

// What a word is in the past that nothing is known of, taken for a verb: as every German verb that is not in
// the list of the irregular ones is formed, "verbeugt" is "verbeugte". Nothing where it ends as no verb does,
// or as a participle: "gebaut". `lower` is no word of the lexicon. Thread-safe.
std::optional<PastForm> guessed_past_of(const std::string& lower);

}  // namespace books::telling
