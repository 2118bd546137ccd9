/* What libpq remembers of a failed connection and gives nobody: the server's words may be in any language. */
#include "postgres_fe.h"

#include "libpq-int.h"

const char *buntstift_last_sqlstate(const PGconn *conn)
{
	return conn == NULL ? "" : conn->last_sqlstate;
}
