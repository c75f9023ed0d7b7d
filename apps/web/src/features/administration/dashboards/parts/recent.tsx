import { auditTitle, subjectTitle } from '@doselore/contract/audits';
import type { Dashboard } from '@doselore/contract/dashboards';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatAgo } from '../../../../ui/formats/index.ts';
import { useUndo } from '../use-undo.ts';
import c from './dashboards.module.css';

/** Latest changes by admins. */
export function Recent({ data, groupId }: { data: Dashboard; groupId: number | null }) {
  const { to, has } = useArea();
  const id = useId();
  const { undoOf, isPending, dialogue } = useUndo();
  const trail = has('admin-audits') ? `${to('admin-audits')}${groupId === null ? '' : `?group=${groupId}`}` : undefined;
  return (
    <section className={`card ${c.part}`} aria-labelledby={id}>
      <div className={c.head}>
        <h2 id={id}>Recent activity</h2>
        {trail !== undefined && <Link to={trail}>All changes</Link>}
      </div>
      {data.recent.length === 0 ? (
        <p className="muted">No changes by admins yet.</p>
      ) : (
        <ul className={c.list}>
          {data.recent.map((row) => {
            const onUndo = undoOf(row);
            const name = row.subject_name ?? subjectTitle(row.subject);
            return (
              <li key={row.id}>
                <span>
                  {auditTitle(row.action)}: <b>{name}</b>
                  {groupId === null && row.group !== null && row.group.name !== name && `, ${row.group.name}`}
                </span>
                <span className={`muted ${c.by}`}>
                  {row.actor ?? 'Site admin'}, {formatAgo(row.at)}
                </span>
                {onUndo !== undefined && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    disabled={isPending}
                    aria-label={`Undo: ${auditTitle(row.action)}, ${name}`}
                    onClick={onUndo}
                  >
                    Undo
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {dialogue}
    </section>
  );
}
