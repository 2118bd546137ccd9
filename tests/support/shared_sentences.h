#pragma once

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "books/book.h"

namespace books::story {

// Those of some length, each once.
inline std::set<std::string> sentences_of(const Story& story) {
  static const std::regex sentence("[^.!?]+[.!?]");
  std::set<std::string> sentences;
  for (const std::string& text : story.pages) {
    for (std::sregex_iterator it(text.begin(), text.end(), sentence), end; it != end; ++it) {
      if (it->str().size() > 20) sentences.insert(it->str());
    }
  }
  return sentences;
}

// The share of a story's sentences that another one has as well, on average over all pairs.
inline double shared_sentences(const std::vector<Story>& stories) {
  std::vector<std::set<std::string>> all;
  for (const Story& story : stories) all.push_back(sentences_of(story));
  double sum = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = 0; k < all.size(); ++k) {
      if (i == k) continue;
      const auto same = std::count_if(all[i].begin(), all[i].end(),
                                      [&](const std::string& each) { return all[k].contains(each); });
      sum += static_cast<double>(same) / static_cast<double>(all[i].size());
    }
  }
  return sum / static_cast<double>(all.size() * (all.size() - 1));
}

}  // namespace books::story
