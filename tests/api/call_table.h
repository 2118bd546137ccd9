#pragma once

#include <functional>
#include <string>
#include <vector>

#include "api/api_server.h"

namespace test {

// One row of a table of calls: who asks for what, and what they must get.
struct CallRow {
  std::string name;
  std::string token;  // empty: nobody
  std::string method;
  std::string path;
  std::string body = {};
  int status = 200;
  std::string code = {};   // of a failure; empty for a success
  std::string field = {};  // of a failure, where one field is at fault
  // Further demands on a success; may be empty.
  std::function<void(const Answer&)> check = {};
};

// Makes the calls in order. Besides what the rows say, every answer must be free of what never leaves the
// server (password hashes, addresses of memory, SQL), every failure must have the contract's shape and a
// German sentence.
void run_table(const ApiServer& server, const std::vector<CallRow>& rows);

}  // namespace test
