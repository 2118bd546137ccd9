#pragma once

#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "app/ports/backup_place.h"
#include "base/error.h"

namespace test {

// A place for backups in memory, with a switch for a store that does not answer, and what was asked of it.
class FakePlace final : public app::ports::BackupPlace {
 public:
  std::string location() const override { return "https://anderswo.example/b"; }
  std::vector<std::string> names() override {
    require_well("names");
    std::vector<std::string> out;
    for (const auto& [name, bytes] : files) out.push_back(name);
    return out;
  }
  void put(const std::filesystem::path& file, const std::string& name) override {
    require_well("put " + name);
    std::ifstream stream(file, std::ios::binary);
    files[name] = {std::istreambuf_iterator<char>(stream), {}};
  }
  void fetch(const std::string& name, const std::filesystem::path& target) override {
    require_well("fetch " + name);
    std::ofstream(target, std::ios::binary) << (spoils ? "something else" : files.at(name));
  }
  void remove(const std::string& name) override {
    require_well("remove " + name);
    files.erase(name);
  }

  std::map<std::string, std::string> files;
  std::vector<std::string> calls;
  bool is_down = false;
  bool spoils = false;

 private:
  void require_well(const std::string& call) {
    calls.push_back(call);
    if (!is_down) return;
    throw base::AppError(base::ErrorCode::unavailable, "backup_place_failed", {},
                         {location(), "keine Antwort"});
  }
};

}  // namespace test
