-- Words that the operators of a server do not want to have drawn, besides those that the engine refuses itself.

CREATE TABLE refused_words (
  word TEXT PRIMARY KEY                -- lower case; stands for every word that starts with it
) STRICT, WITHOUT ROWID;
