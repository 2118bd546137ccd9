#pragma once

#include "support/local_service.h"

namespace test {

// tests/e2e/local_openid.mjs: a provider that signs people in. Its controls stand there.
class LocalOpenId : public LocalService {
 public:
  LocalOpenId() : LocalService(BUNTSTIFT_SOURCE_DIR "/tests/e2e/local_openid.mjs") {}

  static constexpr const char* client_id = "buntstift";
  static constexpr const char* client_secret = "geheim + geheim";
};

}  // namespace test
