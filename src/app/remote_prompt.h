#pragma once

#include <string>
#include <string_view>

#include "app/ports/image_server.h"
#include "app/ports/line_cleaner.h"
#include "drawing/model/options.h"
#include "drawing/model/wish.h"

namespace app {

// What an image model is asked for, in English.
struct RemotePrompt {
  std::string prompt;
  std::string negative;  // what must not be there
};

// Says a wish in English: who is there, who does what, where, and how a page for that age looks. First names
// and the name for the page are left out, because they are nobody else's business. Words that nothing is
// known for come in German through neutral_text(). `last_fault` is what was wrong with the page that came
// before: it adds a sentence against it.
RemotePrompt write_prompt(const drawing::Wish& wish, const drawing::Options& options,
                          ports::LineFault last_fault = ports::LineFault::none);

// The same as a request, in A4 at 130 points an inch. `id` names it at the server.
ports::ImageRequest request_for(const std::string& id, const drawing::Wish& wish,
                                const drawing::Options& options, ports::LineFault last_fault);

// Letters, digits and single spaces of a text, in small letters: nothing that any engine takes for a command
// ("(lion:1.5)", "<lora:x:1>", "a | b", "BREAK", "%seed%") is left of it.
std::string neutral_text(std::string_view text);

}  // namespace app
