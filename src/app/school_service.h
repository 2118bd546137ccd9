#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/password_issuer.h"
#include "app/ports/card_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"

namespace app {

// A password that a child was given just now. It is kept nowhere: who has let go of this has to give another.
struct IssuedCard {
  std::string user_id;
  std::string class_name;
  std::string first_name;
  std::string last_name;
  std::string login;
  std::string password;
};

struct ClassView {
  ports::ClassSummary summary;
  std::vector<accounts::User> pupils;  // by last and first name, umlauts as two letters
};

// What an admin changes of a class; what is absent stays. An empty teacher_id takes the teacher away.
struct ClassChanges {
  std::optional<std::string> name;
  std::optional<std::string> teacher_id;
};

// Cards as they are asked for, with passwords that were given a moment ago.
struct CardOrder {
  std::string address;  // the origin that the browser sees; used where the configuration does not say it
  std::vector<books::LoginCard> cards;
};

// Classes, as their teachers and admins use them. A teacher sees only their own; any other is answered as one
// that does not exist. Every change goes into the audit log. Thread-safe.
class SchoolService {
 public:
  SchoolService(ports::Storage& storage, PasswordIssuer& issuer, const ports::CardWriter& cards,
                const base::Clock& clock, const Settings& settings);

  // By name: an admin gets all classes, a teacher their own.
  std::vector<ports::ClassSummary> classes(const Session& session) const;
  ClassView view(const Session& session, const std::string& class_id) const;

  // New passwords for one child, or for all of the class whose account is active. Ends their sessions.
  IssuedCard reset_pupil(const Session& session, const std::string& class_id, const std::string& user_id);
  std::vector<IssuedCard> reset_class(const Session& session, const std::string& class_id);
  // Deletes a child's account with everything that belongs to it. Throws as pupil_for().
  void remove_pupil(const Session& session, const std::string& class_id, const std::string& user_id);
  // A PDF of the cards.
  std::string print_cards(const CardOrder& order) const;

  // Whether the class has an address that everybody may know: /klasse/ and its name.
  ClassView set_open(const Session& session, const std::string& class_id, bool is_open);
  // The name of the open class that is meant. Throws not_found for one that is not open, as for none.
  std::string open_class(const std::string& name) const;

  // For admins. Who can be the teacher of a class: active teachers and admins.
  std::vector<accounts::User> possible_teachers() const;
  ClassView change(const Session& admin, const std::string& class_id, const ClassChanges& changes);
  // Removes the class and the accounts of all its pupils, with everything that belongs to them. `typed_name`
  // must be the name of the class.
  void remove(const Session& admin, const std::string& class_id, const std::string& typed_name);

 private:
  ports::Storage& storage_;
  PasswordIssuer& issuer_;
  const ports::CardWriter& cards_;
  const base::Clock& clock_;
  const Settings& settings_;
};

// The class, where the caller is its teacher or an admin. Throws not_found otherwise.
ports::ClassSummary class_for(const ports::Stores& stores, const Session& session,
                              const std::string& class_id);

// A child of the class, where the caller is its teacher or an admin. Throws not_found otherwise, and for an
// account that has become more than a child's.
accounts::User pupil_for(const ports::Stores& stores, const Session& session, const std::string& class_id,
                         const std::string& user_id);

// The id of who may be a class's teacher. Throws invalid for anybody else.
std::string checked_teacher(const ports::Stores& stores, const std::string& user_id);

}  // namespace app
