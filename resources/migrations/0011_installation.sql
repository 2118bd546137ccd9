-- What the first admin says of the installation as a whole. There is no row until they have.

CREATE TABLE installation (
  id       INTEGER PRIMARY KEY CHECK (id = 1),
  audience TEXT NOT NULL CHECK (audience IN ('family', 'school', 'public'))
) STRICT;
