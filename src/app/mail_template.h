#pragma once

#include <map>
#include <string>
#include <string_view>

namespace app {

// What a mail says, in both forms.
struct MailContent {
  std::string subject;
  std::string text;
  std::string html;
};

// Where a mail names this server's address. It is put in when the mail leaves or is shown, because the
// address may become known while the mail waits.
inline constexpr std::string_view site_placeholder = "{site}";

// With the address, which ends with a slash, in the places of `site_placeholder`.
MailContent with_address(const MailContent& mail, const std::string& address);

// Fills the mail `name` of resources/mail: the first line of its text is the subject, and its HTML goes into
// the layout. `values` stand for {key}; in the HTML they are escaped. Throws std::logic_error for a key that
// is not given: the build would be broken.
MailContent fill_mail(const std::string& name, const std::map<std::string, std::string>& values);

}  // namespace app
