// fuzz_entries [--runs N] [--seed S] [NAME ...]: bytes that nobody meant, for what reads bytes of others.
//
// Without libFuzzer's guidance, but the same each time: good inputs are changed by chance with a seed.
// `--runs` is for the cheapest entry; dearer ones get fewer. What breaks a law or a sanitizer ends it, and
// the input that did so lies in fuzz-NAME.bin in the current folder.
#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "fuzz/entries.h"

namespace {

using Dice = std::mt19937;

std::size_t pick(Dice& dice, std::size_t count) {
  return count == 0 ? 0 : dice() % count;
}

// One change: a bit, a byte, a piece that goes, comes twice or comes from another good input, or a word.
void change(std::string& bytes, const fuzz::Entry& entry, Dice& dice) {
  const std::size_t at = pick(dice, bytes.size() + 1);
  const std::size_t length = 1 + pick(dice, 16);
  switch (pick(dice, 7)) {
    case 0:
      if (at < bytes.size()) bytes[at] = static_cast<char>(bytes[at] ^ (1 << pick(dice, 8)));
      break;
    case 1:
      if (at < bytes.size()) bytes[at] = static_cast<char>(dice());
      break;
    case 2:
      bytes.erase(at, length);
      break;
    case 3:
      bytes.insert(at, bytes.substr(pick(dice, bytes.size() + 1), length));
      break;
    case 4: {
      const std::string& other = entry.seeds[pick(dice, entry.seeds.size())];
      bytes = bytes.substr(0, at) + other.substr(pick(dice, other.size() + 1));
      break;
    }
    case 5:
      bytes.resize(at);
      break;
    default:
      bytes.insert(at, entry.words[pick(dice, entry.words.size())]);
  }
}

std::string current_name;
std::string current_bytes;

// Whatever ends the process, the input is kept. A sanitizer calls this through abort().
void keep_input(int) {
  std::ofstream("fuzz-" + current_name + ".bin", std::ios::binary) << current_bytes;
  std::_Exit(1);
}

void run(const fuzz::Entry& entry, long runs, std::uint32_t seed) {
  Dice dice(seed);
  current_name = entry.name;
  for (const std::string& good : entry.seeds) {
    current_bytes = good;
    entry.run(current_bytes);
  }
  for (long i = 0; i < runs; ++i) {
    current_bytes = entry.seeds[pick(dice, entry.seeds.size())];
    for (std::size_t changes = 1 + pick(dice, 8); changes > 0; --changes) change(current_bytes, entry, dice);
    entry.run(current_bytes);
  }
  std::printf("%s: %ld inputs\n", current_name.c_str(), runs + static_cast<long>(entry.seeds.size()));
}

}  // namespace

int main(int count, char** words) {
  long runs = 20'000;
  std::uint32_t seed = 1;
  std::vector<std::string> names;
  for (int i = 1; i < count; ++i) {
    const bool has_next = i + 1 < count;
    if (std::strcmp(words[i], "--runs") == 0 && has_next) {
      runs = std::atol(words[++i]);
    } else if (std::strcmp(words[i], "--seed") == 0 && has_next) {
      seed = static_cast<std::uint32_t>(std::atol(words[++i]));
    } else {
      names.emplace_back(words[i]);
    }
  }
  std::signal(SIGABRT, keep_input);
  std::size_t known = 0;
  for (const fuzz::Entry& entry : fuzz::entries()) {
    bool is_wanted = names.empty();
    for (const std::string& name : names) is_wanted = is_wanted || name == entry.name;
    if (!is_wanted) continue;
    ++known;
    run(entry, std::max(1L, runs / entry.cost), seed);
  }
  if (known > 0) return 0;
  std::fprintf(stderr, "no such entry\n");
  return 2;
}
