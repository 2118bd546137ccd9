#pragma once

#include <map>
#include <string>

namespace app {

// What a mail says, in both forms.
struct MailContent {
  std::string subject;
  std::string text;
  std::string html;
};

// Fills the mail `name` of resources/mail: the first line of its text is the subject, and its HTML goes into
// the layout. `values` stand for {key}; in the HTML they are escaped. Throws std::logic_error for a key that
// is not given: the build would be broken.
MailContent fill_mail(const std::string& name, const std::map<std::string, std::string>& values);

}  // namespace app
