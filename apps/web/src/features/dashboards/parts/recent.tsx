import { auditTitle, type Dashboard, subjectTitle } from '@doselore/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatAgo } from '../../../ui/formats/index.ts';
import c from './dashboards.module.css';

/** The newest changes that admins have made. */
export function Recent({ data, groupId }: { data: Dashboard; groupId: number | null }) {
  const { to, has } = useArea();
  const id = useId();
  const trail = has('admin-audits') ? `${to('admin-audits')}${groupId === null ? '' : `?group=${groupId}`}` : undefined;
  return (
    <section className={`label ${c.part}`} aria-labelledby={id}>
      <div className={c.head}>
        <h2 id={id}>Recent activity</h2>
        {trail !== undefined && <Link to={trail}>All changes</Link>}
      </div>
      {data.recent.length === 0 ? (
        <p className="muted">No admin has changed anything yet.</p>
      ) : (
        <ul className={c.list}>
          {data.recent.map((row) => (
            <li key={row.id}>
              <span>
                {auditTitle(row.action)}: <b>{row.subject_name ?? subjectTitle(row.subject)}</b>
                {groupId === null && row.group !== null && row.group.name !== row.subject_name && `, ${row.group.name}`}
              </span>
              <span className={`muted ${c.by}`}>
                {row.actor ?? 'Site admin'}, {formatAgo(row.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
