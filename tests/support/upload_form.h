#pragma once

#include <string>
#include <string_view>

namespace test {

inline constexpr const char* form_type = "multipart/form-data; boundary=x";

// A form with a picture and its wishes, as browsers send it with the content type above.
inline std::string upload_form(std::string_view file, std::string_view wishes) {
  return "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"foto.jpg\"\r\nContent-Type: "
         "image/jpeg\r\n\r\n" +
         std::string(file) + "\r\n--x\r\nContent-Disposition: form-data; name=\"wishes\"\r\n\r\n" +
         std::string(wishes) + "\r\n--x--\r\n";
}

}  // namespace test
