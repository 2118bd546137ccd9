#pragma once

#include <optional>
#include <stdexcept>
#include <string>

namespace app::ports {

// Why a store of objects did not do what it was asked for. what() is a short German reason without a full
// stop, for operators: "403 SignatureDoesNotMatch".
class ObjectStoreError : public std::runtime_error {
 public:
  ObjectStoreError(const std::string& reason, bool was_silent)
      : std::runtime_error(reason), was_silent_(was_silent) {}
  // There was no answer, so that the next request would have to wait for none as well.
  bool was_silent() const { return was_silent_; }

 private:
  bool was_silent_;
};

// A place outside the database for what is large: objects by name, each written once. Every call throws
// ObjectStoreError. Thread-safe.
class ObjectStore {
 public:
  virtual ~ObjectStore() = default;
  // How operators know it: an address.
  virtual std::string location() const = 0;
  // It is there as a whole when this returns.
  virtual void put(const std::string& name, const std::string& bytes) = 0;
  // Nothing where there is no object of this name.
  virtual std::optional<std::string> get(const std::string& name) = 0;
  // Also where there is none.
  virtual void remove(const std::string& name) = 0;
};

}  // namespace app::ports
