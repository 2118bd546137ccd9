#include "base/messages.h"

#include <vector>

#include "base/message_tables.h"

namespace base {

std::span<const Message> message_table() {
  static const std::vector<Message> table = [] {
    std::vector<Message> all;
    for (const auto part : {product_messages(), operation_messages()}) {
      all.insert(all.end(), part.begin(), part.end());
    }
    return all;
  }();
  return table;
}

}  // namespace base
