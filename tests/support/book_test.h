#pragma once

#include <gtest/gtest.h>

#include "app/book_service.h"
#include "app/picture_service.h"
#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/plain_engine.h"
#include "support/plain_writers.h"
#include "support/test_storage.h"

namespace test {

// Tests of books begin here: the services that draw pictures and make books of them, on stores of their own.
// `Writer` prints the books.
template <class Writer>
class BookTest : public testing::Test {
 protected:
  ManualClock clock_;
  KnownIds ids_;
  TestStorage storage_;
  PlainEngine engine_;
  PlainPictureWriter picture_writer_;
  Writer book_writer_;
  app::Settings settings_;
  app::EngineService engine_service_{storage_, engine_, picture_writer_, clock_};
  app::PictureService pictures_{storage_, engine_service_, picture_writer_, book_writer_, clock_,
                                ids_,     settings_};
  app::TemplateBooks templates_{engine_};
  app::BookService books_{storage_, templates_, book_writer_, clock_, ids_, settings_};
};

}  // namespace test
