import { type AuditRow, auditTitle, subjectTitle } from '@doselore/contract/audits';
import { Link } from 'react-router';
import type { Area } from '../../../../platform/area/index.ts';
import { formatDay, formatTime } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { AuditChanges } from './audit-changes.tsx';
import c from './audits.module.css';
import { levelOf } from './level-of.ts';

/** Changes and facts in a row of the list. */
const shownMost = 2;

/** Person or place of a row, as a link where it has its own page. */
function Subject({ row, to }: { row: AuditRow; to: Area['to'] }) {
  const [, kind, id] = /^(user|group) (\d+)$/u.exec(row.subject) ?? [];
  const name = row.subject_name ?? subjectTitle(row.subject);
  if (id === undefined) return name;
  const address = kind === 'user' ? to('user-info', { userId: id }) : to('dashboard', { groupId: id });
  return <Link to={address}>{name}</Link>;
}

export const auditColumns = ({ to }: Area): Column<AuditRow>[] => [
  {
    key: 'what',
    header: 'Action',
    cell: (row) => <RowTitle under={<AuditChanges row={row} most={shownMost} />}>{auditTitle(row.action)}</RowTitle>,
  },
  { key: 'about', header: 'About', cell: (row) => <Subject row={row} to={to} /> },
  {
    key: 'who',
    header: 'Who',
    cell: (row) => (
      <>
        {row.actor === null ? (
          'No signed-in person'
        ) : (
          <Link to={to('user-info', { userId: row.actor.id })}>{row.actor.name}</Link>
        )}
        <div className="muted">{levelOf(row.level)}</div>
      </>
    ),
  },
  {
    key: 'group',
    header: 'Organisation',
    priority: 2,
    cell: (row) =>
      row.group === null ? (
        <span className="muted">None</span>
      ) : (
        <Link to={to('dashboard', { groupId: row.group.id })}>{row.group.name}</Link>
      ),
  },
  {
    key: 'at',
    header: 'When (UTC)',
    cell: (row) => (
      <div className={c.moment}>
        {formatDay(row.at)}
        <div className="muted">{formatTime(row.at)}</div>
      </div>
    ),
  },
];
