// Draws every prompt of a list and says which pages miss which of the numbers that a page must reach.
//
//   page_numbers [--prompts FILE] [--seeds 1,2,3] [--ages 3-5,6-8] [--landscape] [--every N] [--small]
//
// `--every N` takes each N-th prompt only; `--small` names the elements on which the regions lie that are too
// small.

#include "support/page_numbers.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "base/error.h"
#include "base/tomlplusplus.h"
#include "drawing/model/measure.h"
#include "drawing/pipeline.h"

namespace {

struct Settings {
  std::string prompts = BUNTSTIFT_SOURCE_DIR "/tests/golden/prompts.toml";
  std::vector<std::string> seeds = {"1", "2", "3"};
  std::vector<std::string> ages = {"3-5", "6-8"};
  std::size_t every = 1;
  bool landscape = false;
  bool small = false;
};

struct Page {
  std::string prompt, age;
  drawing::Options options;
};

struct Score {
  int pages = 0, missed = 0;
};

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> parts;
  std::istringstream in(list);
  for (std::string part; std::getline(in, part, ',');) parts.push_back(part);
  return parts;
}

Settings parse(int argc, char** argv) {
  Settings settings;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--landscape") {
      settings.landscape = true;
    } else if (word == "--small") {
      settings.small = true;
    } else if (i + 1 == argc) {
      std::fprintf(stderr, "page_numbers: no value for %s\n", word.c_str());
      std::exit(2);
    } else if (word == "--prompts") {
      settings.prompts = argv[++i];
    } else if (word == "--seeds") {
      settings.seeds = split(argv[++i]);
    } else if (word == "--ages") {
      settings.ages = split(argv[++i]);
    } else if (word == "--every") {
      settings.every = std::max<std::size_t>(1, std::stoul(argv[++i]));
    } else {
      std::fprintf(stderr, "page_numbers: unknown option %s\n", word.c_str());
      std::exit(2);
    }
  }
  return settings;
}

drawing::Age age_of(const std::string& name) {
  return name == "3-5"   ? drawing::Age::years_3_5
         : name == "6-8" ? drawing::Age::years_6_8
                         : drawing::Age::years_9_up;
}

std::vector<Page> pages_of(const Settings& settings) {
  std::vector<Page> pages;
  const toml::table file = toml::parse_file(settings.prompts);
  std::size_t number = 0;
  for (const toml::node& node : *file["prompt"].as_array()) {
    if (number++ % settings.every != 0) continue;
    const std::string text = *(*node.as_table())["text"].value<std::string>();
    for (const std::string& age : settings.ages) {
      for (const std::string& seed : settings.seeds) {
        Page page{text, age, {}};
        page.options.seed = static_cast<std::uint32_t>(std::stoul(seed));
        page.options.age = age_of(age);
        if (settings.landscape) page.options.orientation = drawing::Orientation::landscape;
        pages.push_back(std::move(page));
      }
    }
  }
  return pages;
}

// What all threads add to; `mutex` guards every member.
class Report {
 public:
  void add(const Page& page, const std::vector<test_support::PageNumber>& numbers) {
    const std::lock_guard lock(mutex_);
    std::string missed;
    for (const test_support::PageNumber& number : numbers) {
      Score& score = by_number_[page.age + "  " + std::string(number.name)];
      ++score.pages;
      if (number.holds) continue;
      ++score.missed;
      char text[80];
      std::snprintf(text, sizeof text, "  %s %.4g", std::string(number.name).c_str(), number.value);
      missed += text;
    }
    Score& score = by_age_[page.age];
    ++score.pages;
    if (missed.empty()) return;
    ++score.missed;
    lines_.push_back(page.age + " seed " + std::to_string(page.options.seed) + "  " + page.prompt + "  |" +
                     missed);
  }

  void add_small(const Page& page, const drawing::Picture& picture, const drawing::PageMeasure& measure) {
    const std::lock_guard lock(mutex_);
    const double limit = page.options.age == drawing::Age::years_3_5 ? 4 : 2;
    for (const drawing::SmallRegion& region : measure.small) {
      if (region.area_mm2 >= limit) continue;
      std::string name = "paper";
      if (region.element >= 0) {
        const drawing::Element& element = picture.elements[static_cast<std::size_t>(region.element)];
        name = (element.asked ? "* " : "") + element.name + " " + element.motif;
      }
      ++small_[page.age + "  " + name];
    }
  }

  void print() {
    std::sort(lines_.begin(), lines_.end());
    for (const std::string& line : lines_) std::printf("%s\n", line.c_str());
    std::vector<std::pair<int, std::string>> causes;
    for (const auto& [name, count] : small_) causes.emplace_back(count, name);
    std::sort(causes.rbegin(), causes.rend());
    for (const auto& [count, name] : causes) std::printf("small %5d  %s\n", count, name.c_str());
    for (const auto& [name, score] : by_number_) print(name, score);
    for (const auto& [name, score] : by_age_) print(name + "  all", score);
  }

 private:
  static void print(const std::string& name, const Score& score) {
    std::printf("%-22s %5d of %5d pages miss it: %6.2f %% hold\n", name.c_str(), score.missed, score.pages,
                100.0 * (score.pages - score.missed) / score.pages);
  }

  std::mutex mutex_;
  std::vector<std::string> lines_;
  std::map<std::string, Score> by_number_, by_age_;
  std::map<std::string, int> small_;
};

void draw_and_measure(const Page& page, const Settings& settings, Report& report) {
  try {
    const drawing::Drawing drawing = drawing::draw(page.prompt, page.options);
    const drawing::PageMeasure measure = drawing::measure(drawing.picture);
    report.add(page, test_support::page_numbers(drawing, measure, page.options.age));
    if (settings.small) report.add_small(page, drawing.picture, measure);
  } catch (const base::AppError&) {
    // A sentence that is not for children has no page.
  }
}

}  // namespace

int main(int argc, char** argv) {
  const Settings settings = parse(argc, argv);
  const std::vector<Page> pages = pages_of(settings);
  Report report;
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> threads;
  for (int i = 0; i < 2; ++i) {
    threads.emplace_back([&] {
      for (std::size_t p = next++; p < pages.size(); p = next++) draw_and_measure(pages[p], settings, report);
    });
  }
  threads.clear();
  report.print();
  return 0;
}
