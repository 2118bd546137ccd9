import { useState } from "react";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Pager } from "@/components/ui/pager.tsx";
import { formatMoment } from "@/lib/format.ts";
import { adminText } from "@/text/admin.ts";
import { useAudit } from "../api/audit.ts";
import styles from "./panel.module.css";

const text = adminText.audit;

interface Row {
  id: string;
  at: string;
  actor: string;
  text: string;
}

const columns: Column<Row>[] = [
  { name: text.columns.at, cell: ({ at }) => formatMoment(at) },
  { name: text.columns.actor, cell: ({ actor }) => actor },
  { name: text.columns.text, kind: "free", cell: (row) => row.text },
];

/** Who did what. */
export function AuditLog() {
  const [page, setPage] = useState(1);
  return (
    <div className={styles.panel}>
      <div>
        <h2>{text.heading}</h2>
        <p className={styles.soft}>{text.lead}</p>
      </div>
      <Loaded query={useAudit(page)} loading={text.loading} failure={text.failure}>
        {({ entries, last }) => (
          <>
            {entries.length === 0 ? (
              <p>{text.none}</p>
            ) : (
              <DataTable
                caption={text.heading}
                columns={columns}
                // Entries have no ids, and one moment can have several.
                rows={entries.map((entry, index) => ({ ...entry, id: `${page}-${index}` }))}
              />
            )}
            {last > 1 && <Pager label={adminText.pages} page={page} last={last} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
