#pragma once

#include "config/config.h"
#include "gateways/s3_client.h"

namespace cli {

// How to reach the bucket that a section of the configuration names.
gateways::S3Options s3_options(const config::S3Bucket& bucket);

}  // namespace cli
