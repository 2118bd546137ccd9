#pragma once

#include "support/local_service.h"

namespace test {

// tests/e2e/local_s3.mjs: a store that checks signatures. Its controls: state, fail, halve, delay, page,
// spoil, put.
class LocalS3 : public LocalService {
 public:
  LocalS3() : LocalService(BUNTSTIFT_SOURCE_DIR "/tests/e2e/local_s3.mjs") {}
};

}  // namespace test
