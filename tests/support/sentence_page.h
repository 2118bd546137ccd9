#pragma once

#include <cstdint>
#include <string>

#include "drawing/pipeline.h"

// What the engine makes of a sentence, as tests ask for it.
namespace test_support {

// The page and what was read, with this seed and the usual options else.
inline drawing::Drawing drawn(const std::string& sentence, std::uint32_t seed = 1) {
  drawing::Options options;
  options.seed = seed;
  return drawing::draw(sentence, options);
}

}  // namespace test_support
