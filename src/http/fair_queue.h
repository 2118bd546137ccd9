#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>

namespace http {

struct Connection;

// Who uses up a lane's places: a user, or an address whose caller is not known.
struct Payer {
  std::string key;
  std::size_t most_waiting = 0;  // requests beyond those in flight
  // Whether a request counts until its answer is sent, or only until it is made. The first keeps answers that
  // nobody reads out of memory; the second keeps one slow reader from blocking all who share its address.
  bool until_sent = false;
};

// Requests for a lane that has room for a few at a time. Each payer has some in flight and some that wait,
// and the payers take turns, so that who asks for much waits for himself. It only keeps the books: who
// starts the requests is told by `next`. Belongs to the connection thread.
class FairQueue {
 public:
  struct Limits {
    std::size_t at_work = 1;   // how wide the lane is
    std::size_t of_payer = 2;  // in flight at a time
    std::size_t waiting = 1024;
  };
  explicit FairQueue(Limits limits) : limits_(limits) {}
  FairQueue(const FairQueue&) = delete;
  FairQueue& operator=(const FairQueue&) = delete;

  enum class Verdict { taken, payer_has_enough, full };
  // Lines a request up. `taken`: `next` will name it sooner or later, unless it leaves before.
  Verdict add(Connection& request, const Payer& payer);
  // The request whose turn it is, which is at work from now on; null where none may start now.
  Connection* next();
  // The request has been worked on: the lane has room for another.
  void worked(Connection& request);
  // The request is over, or its client is gone: the payer has room for another. Safe to call for one that is
  // not here.
  void leave(Connection& request);

  std::size_t waiting() const { return waiting_; }

 private:
  struct Account {
    std::string key;
    bool until_sent = false;
    std::list<Connection*> waiting;
    std::size_t in_flight = 0;
  };
  enum class Stage { waiting, at_work, answering };
  struct Place {
    std::list<Account>::iterator account;
    Stage stage = Stage::waiting;
  };
  using Places = std::unordered_map<Connection*, Place>;

  void forget(Places::iterator place);

  const Limits limits_;
  std::list<Account> accounts_;  // in the order of their turns
  std::unordered_map<std::string_view, std::list<Account>::iterator> by_key_;
  Places places_;
  std::size_t waiting_ = 0;
  std::size_t at_work_ = 0;
};

}  // namespace http
