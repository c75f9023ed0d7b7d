import { PlainTable } from '../../../../ui/table/index.ts';
export type CountRow = { key: string; label: string; keep: number; drop: number; after: number };

/** Table of what each side has and what remains after the merge. Rows with nothing on either side are left out. */
export function CountTable({ caption, rows }: { caption: string; rows: readonly CountRow[] }) {
  const shown = rows.filter(({ keep, drop }) => keep > 0 || drop > 0);
  if (shown.length === 0) return <p className="muted">Neither has any records.</p>;
  return (
    <PlainTable label={caption}>
      <thead>
        <tr>
          <th scope="col">Records</th>
          <th scope="col" data-number>
            Stays
          </th>
          <th scope="col" data-number>
            Merged
          </th>
          <th scope="col" data-number>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, label, keep, drop, after }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td data-number>{keep}</td>
            <td data-number>{drop}</td>
            <td data-number>
              <b>{after}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
