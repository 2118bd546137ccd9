#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "app/ports/storage.h"
#include "base/clock.h"

namespace app {

// This node of a server: what it takes from work that any node may do, so that each piece is done by one of
// them, and by another one when it dies. The clocks of nodes must agree to some seconds. Where there is one
// node only (Storage::is_shared), leases are taken and not looked at. Thread-safe.
class NodeService {
 public:
  // What a node has taken is its own for so long after it was last heard of.
  static constexpr std::chrono::seconds lease{60};
  // How often it has to say so; three times may fail.
  static constexpr std::chrono::seconds renewal{15};

  NodeService(ports::Storage& storage, const base::Clock& clock);

  bool is_one_of_many() const { return storage_.is_shared(); }
  const std::string& id() const { return id_; }
  // To take something with now.
  ports::Claim claim() const;

  // Says that this node lives: renews all that it has taken.
  void renew();
  // Forgets what counts no more.
  void remove_old();
  // Gives back all that it has taken.
  void leave();

  // Does the task of this name, unless another node is doing it, or any has within the time `every`. Returns
  // whether it was done. What `work` throws goes on, and the task is then due at once.
  bool do_task(const std::string& name, std::chrono::milliseconds every, const std::function<void()>& work);

 private:
  ports::Storage& storage_;
  const base::Clock& clock_;
  const std::string id_;
};

}  // namespace app
