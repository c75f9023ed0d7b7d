import c from './merges.module.css';

export type CountRow = { key: string; label: string; keep: number; drop: number; after: number };

/** What each of the two holds, and what stays. Lines with nothing on either side are left out. */
export function CountTable({ caption, rows }: { caption: string; rows: readonly CountRow[] }) {
  const shown = rows.filter(({ keep, drop }) => keep > 0 || drop > 0);
  if (shown.length === 0) return <p className="muted">Neither of the two has any records.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached from the keyboard
    <section className={c.scroll} tabIndex={0} aria-label={caption}>
      <table className={c.table}>
        <thead>
          <tr>
            <th scope="col">Records</th>
            <th scope="col" className={c.number}>
              Stays
            </th>
            <th scope="col" className={c.number}>
              Goes
            </th>
            <th scope="col" className={c.number}>
              Together
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, label, keep, drop, after }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className={c.number}>{keep}</td>
              <td className={c.number}>{drop}</td>
              <td className={c.number}>
                <b>{after}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
