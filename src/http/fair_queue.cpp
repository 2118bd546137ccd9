#include "http/fair_queue.h"

#include <algorithm>
#include <iterator>

namespace http {

FairQueue::Verdict FairQueue::add(Connection& request, const Payer& payer) {
  if (waiting_ >= limits_.waiting) return Verdict::full;
  auto found = by_key_.find(payer.key);
  if (found == by_key_.end()) {
    accounts_.push_back({payer.key, payer.until_sent, {}, 0});
    const auto account = std::prev(accounts_.end());
    found = by_key_.emplace(account->key, account).first;
  }
  Account& account = *found->second;
  const std::size_t free_places = limits_.of_payer - std::min(limits_.of_payer, account.in_flight);
  if (account.waiting.size() >= payer.most_waiting + free_places) return Verdict::payer_has_enough;
  account.waiting.push_back(&request);
  places_[&request] = {found->second, Stage::waiting};
  ++waiting_;
  return Verdict::taken;
}

Connection* FairQueue::next() {
  if (at_work_ >= limits_.at_work || waiting_ == 0) return nullptr;
  const auto ready = std::find_if(accounts_.begin(), accounts_.end(), [&](const Account& account) {
    return !account.waiting.empty() && account.in_flight < limits_.of_payer;
  });
  if (ready == accounts_.end()) return nullptr;
  Connection* request = ready->waiting.front();
  ready->waiting.pop_front();
  ++ready->in_flight;
  --waiting_;
  ++at_work_;
  places_[request].stage = Stage::at_work;
  accounts_.splice(accounts_.end(), accounts_, ready);  // the others come first now
  return request;
}

void FairQueue::worked(Connection& request) {
  const auto place = places_.find(&request);
  if (place == places_.end() || place->second.stage != Stage::at_work) return;
  --at_work_;
  place->second.stage = Stage::answering;
  if (!place->second.account->until_sent) forget(place);
}

void FairQueue::leave(Connection& request) {
  if (const auto place = places_.find(&request); place != places_.end()) forget(place);
}

void FairQueue::forget(Places::iterator place) {
  const auto account = place->second.account;
  if (place->second.stage == Stage::waiting) {
    account->waiting.remove(place->first);
    --waiting_;
  } else {
    --account->in_flight;
    if (place->second.stage == Stage::at_work) --at_work_;
  }
  places_.erase(place);
  if (account->in_flight > 0 || !account->waiting.empty()) return;
  by_key_.erase(account->key);
  accounts_.erase(account);
}

}  // namespace http
