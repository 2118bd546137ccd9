#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "accounts/roster.h"
#include "app/school_service.h"

namespace app {

// A class list to be taken over.
struct RosterOrder {
  std::string_view file;      // as it was sent
  std::string default_class;  // of lines without one; may be empty
  std::string teacher_id;     // of classes that do not exist yet; may be empty
};

// A class that a list speaks of.
struct PlannedClass {
  std::string id;  // empty for one that is to be made
  std::string name;
  int pupils = 0;  // that the list brings
};

// Who joins a class, as it is typed.
struct PupilName {
  std::string first_name;
  std::string last_name;
};

// What taking over a list would do.
struct RosterPlan {
  accounts::CsvEncoding encoding = accounts::CsvEncoding::utf8;
  char separator = ';';
  std::vector<accounts::RosterEntry> entries;     // each with an address or a login name
  std::vector<PlannedClass> classes;              // in the order of the list
  std::vector<accounts::RosterProblem> problems;  // by line
};

// Makes accounts for whole classes. Thread-safe.
class RosterImportService {
 public:
  RosterImportService(ports::Storage& storage, PasswordIssuer& issuer, const base::Clock& clock,
                      base::IdSource& ids);

  // What would happen; writes nothing. Throws invalid for what is no class list at all.
  RosterPlan preview(const RosterOrder& order) const;
  // Makes all accounts of the list or none. Throws invalid where the list has a problem, and unavailable
  // while another list is taken over.
  std::vector<IssuedCard> run(const Session& admin, const RosterOrder& order);
  // One child more in a class that the caller may see (class_for()): a login name is found and a password
  // given as for a line of a list. Throws not_found for another class, invalid for a name that is none, and
  // conflict where the class has a child of this name.
  IssuedCard add_pupil(const Session& session, const std::string& class_id, const PupilName& name);

 private:
  ports::Storage& storage_;
  PasswordIssuer& issuer_;
  const base::Clock& clock_;
  base::IdSource& ids_;
};

}  // namespace app
