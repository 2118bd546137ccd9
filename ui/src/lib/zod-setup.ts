import * as z from "zod/mini";

// Zod's compiled parsers use `new Function`, which the Content-Security-Policy refuses. Imported before anything else.
z.config({ jitless: true });
