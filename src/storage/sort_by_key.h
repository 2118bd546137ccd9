#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace storage {

// Sorts `values` by what `key` makes of each, asking it once a value; those with equal keys stay as they are.
// For orders that no two databases agree on.
template <class Value, class Key>
void sort_by_key(std::vector<Value>& values, const Key& key) {
  using Keyed = std::pair<decltype(key(values.front())), Value>;
  std::vector<Keyed> keyed;
  keyed.reserve(values.size());
  for (Value& value : values) {
    auto its_key = key(value);
    keyed.emplace_back(std::move(its_key), std::move(value));
  }
  std::stable_sort(keyed.begin(), keyed.end(),
                   [](const Keyed& a, const Keyed& b) { return a.first < b.first; });
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = std::move(keyed[i].second);
}

}  // namespace storage
