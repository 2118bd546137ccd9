#pragma once

#include <ostream>
#include <span>
#include <string>

#include "cli/arguments.h"
#include "cli/surroundings.h"

// Every command: its rule, which is also its help, and what it does. A command returns the exit code, and
// throws UsageError for wrong use and base::AppError for a failure that has a German sentence.
namespace cli {

using Words = std::span<const std::string>;

extern const CommandRule serve_rule;
int serve_command(Words words, Surroundings& surroundings);

extern const CommandRule draw_rule;
int draw_command(Words words, std::ostream& out, std::ostream& err);

extern const CommandRule book_rule;
int book_command(Words words, Surroundings& surroundings);

extern const CommandRule sound_chart_rule;
int sound_chart_command(Words words, Surroundings& surroundings);

extern const CommandRule admin_create_rule;
int admin_create_command(Words words, Surroundings& surroundings);

extern const CommandRule admin_reset_password_rule;
int admin_reset_password_command(Words words, Surroundings& surroundings);

extern const CommandRule admin_reset_second_factor_rule;
int admin_reset_second_factor_command(Words words, Surroundings& surroundings);

extern const CommandRule backup_create_rule;
int backup_create_command(Words words, Surroundings& surroundings);

extern const CommandRule backup_list_rule;
int backup_list_command(Words words, Surroundings& surroundings);

extern const CommandRule backup_verify_rule;
int backup_verify_command(Words words, Surroundings& surroundings);

extern const CommandRule backup_restore_rule;
int backup_restore_command(Words words, Surroundings& surroundings);

extern const CommandRule backup_test_rule;
int backup_test_command(Words words, Surroundings& surroundings);

extern const CommandRule mail_test_rule;
int mail_test_command(Words words, Surroundings& surroundings);

extern const CommandRule payment_test_rule;
int payment_test_command(Words words, Surroundings& surroundings);

extern const CommandRule privacy_record_rule;
int privacy_record_command(Words words, Surroundings& surroundings);

extern const CommandRule config_check_rule;
int config_check_command(Words words, Surroundings& surroundings);

extern const CommandRule config_example_rule;
int config_example_command(Words words, Surroundings& surroundings);

extern const CommandRule data_pictures_rule;
int data_pictures_command(Words words, Surroundings& surroundings);
extern const CommandRule data_copy_rule;
int data_copy_command(Words words, Surroundings& surroundings);

extern const CommandRule doctor_rule;
int doctor_command(Words words, Surroundings& surroundings);

extern const CommandRule health_rule;
int health_command(Words words, Surroundings& surroundings);

extern const CommandRule manual_rule;
int manual_command(Words words, Surroundings& surroundings);

extern const CommandRule completion_rule;
int completion_command(Words words, Surroundings& surroundings);

extern const CommandRule version_rule;
int version_command(Words words, Surroundings& surroundings);

}  // namespace cli
