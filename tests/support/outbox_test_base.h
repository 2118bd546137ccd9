#pragma once

#include <gtest/gtest.h>

#include "app/outbox_service.h"
#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/test_storage.h"

namespace test {

// What tests of services that write mails have in common: a storage, a clock that stands, and the outbox over
// them.
class OutboxTestBase : public testing::Test {
 protected:
  ManualClock clock_;
  KnownIds ids_;
  TestStorage storage_;
  app::Settings settings_;
  app::NodeService node_{storage_, clock_};
  app::OutboxService outbox_{storage_, node_, clock_, ids_, settings_};
};

}  // namespace test
