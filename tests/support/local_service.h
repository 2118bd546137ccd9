#pragma once

#include <string>

#include <nlohmann/json.hpp>
#include <sys/types.h>

namespace test {

// A small service of tests/e2e/*.mjs in a process of its own, which tests steer. Throws std::runtime_error
// when it cannot be started, so that the test fails.
class LocalService {
 public:
  explicit LocalService(const char* script);
  ~LocalService();
  LocalService(const LocalService&) = delete;
  LocalService& operator=(const LocalService&) = delete;

  const std::string& url() const { return url_; }
  // Does one of its controls; `fields` as that file says. Throws std::runtime_error if it refuses.
  nlohmann::json control(const std::string& name,
                         const nlohmann::json& fields = nlohmann::json::object()) const;
  nlohmann::json state() const { return control("state"); }

 private:
  pid_t process_ = -1;
  int to_process_ = -1;  // closed when this ends, however it ends; the process ends with it
  std::string url_;
};

// tests/e2e/local_engines.mjs: image and story servers of all protocols.
class LocalEngine : public LocalService {
 public:
  LocalEngine() : LocalService(BUNTSTIFT_SOURCE_DIR "/tests/e2e/local_engines.mjs") {}
};

}  // namespace test
