#pragma once

#include <string>
#include <vector>

namespace app::ports {

// What ties one sign-in at the provider to one browser. All of them are random and good once.
struct SignOnSecrets {
  std::string state;     // comes back with the browser
  std::string nonce;     // comes back within the provider's word
  std::string verifier;  // proves that who takes the word has asked for it (PKCE); 43 to 128 plain characters
};

// Who the provider says somebody is. Texts are valid UTF-8 and otherwise as the provider wrote them.
struct ExternalPerson {
  std::string issuer;
  std::string subject;
  std::string email;  // empty where there is none, or the provider says that it is not confirmed
  std::string first_name;
  std::string last_name;
  std::vector<std::string> groups;
  std::vector<std::string> classes;  // what may name a class
};

// A service that signs people in. Thread-safe; a call may take some seconds. All calls throw base::AppError
// with a reason "sign_on_...".
class SignOnProvider {
 public:
  virtual ~SignOnProvider() = default;

  // Where the browser signs in.
  virtual std::string sign_in_address(const SignOnSecrets& secrets) = 0;
  // Takes the provider's word for the code that the browser came back with, and checks it. `issuer` is what
  // the browser says that it comes from; may be empty.
  virtual ExternalPerson redeem(const std::string& code, const std::string& issuer,
                                const SignOnSecrets& secrets) = 0;
  // Where the browser signs out; empty where the provider has no such place or cannot be asked.
  virtual std::string sign_out_address() = 0;
  // Asks the provider for all that a sign-in needs, and signs nobody in.
  virtual void check() = 0;
};

}  // namespace app::ports
