#pragma once

#include <string>
#include <vector>

#include "drawing/pipeline.h"

namespace test_support {

// A sentence of tests/sentences.
struct DeedSentence {
  std::string text, by;
  std::vector<std::string> see;    // German nouns that must be visible
  std::string place;               // empty where any will do
  std::vector<std::string> deeds;  // infinitives
};

// Those of all its files, file by file by name. Throws toml::parse_error for what is no TOML.
std::vector<DeedSentence> deed_sentences();

// What a page misses of its sentence, each in one line; empty where it keeps all laws.
struct DeedFindings {
  std::vector<std::string> unseen;         // nouns that are not there, or hidden by more than half
  std::vector<std::string> open;           // contacts that are more than 1 mm apart
  std::vector<std::string> not_shown;      // deeds
  std::vector<std::string> covered_faces;  // who has an eye that somebody or something else hides
  int contacts = 0;

  bool none() const { return unseen.empty() && open.empty() && not_shown.empty() && covered_faces.empty(); }
};

DeedFindings check_deeds(const DeedSentence& sentence, const drawing::Drawing& drawing);

}  // namespace test_support
