#include "cli/s3_options.h"

namespace cli {

gateways::S3Options s3_options(const config::S3Bucket& bucket) {
  gateways::S3Options options;
  options.base = bucket.s3_url;
  options.bucket = bucket.s3_bucket;
  options.prefix = bucket.s3_prefix;
  options.account = {bucket.s3_key, bucket.s3_secret, bucket.s3_region};
  return options;
}

}  // namespace cli
