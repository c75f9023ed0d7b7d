import { plural } from '@doselore/contract';
import type { AttentionReason, GroupRow } from '@doselore/contract/groups';
import { Link } from 'react-router';
import type { Area } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { LevelTag } from '../../subgroups/index.ts';
import { attentionHref, attentionText, attentionWords } from '../attention.ts';
import { MergedInto } from './merged-into.tsx';

function Under({ row }: { row: GroupRow }) {
  return (
    <>
      <span className="mono">ID {row.id}</span> {row.demo && <Tag hue="gentian">Demo</Tag>}
      {row.merged ? (
        <div>
          <MergedInto merged={row.merged} />
        </div>
      ) : (
        row.archived && (
          <div>
            Archived on {formatDay(row.archived.at)}
            {row.archived.by && ` by ${row.archived.by}`}
          </div>
        )
      )}
    </>
  );
}

function countText(count: number) {
  return count === 0 ? <span className="muted">None</span> : formatNumber(count);
}

const stockHref = (row: GroupRow, { to, can }: Area) =>
  can('licences.list') ? `${to('licences', { groupId: row.id })}?low=1` : undefined;

/** Seats left in the general pot over all courses, and a link to the courses that are low. */
function Pot({ row, href }: { row: GroupRow; href: string | undefined }) {
  if (row.pot_bought === 0) return <span className="muted">No licences bought yet</span>;
  const low = `${formatNumber(row.low_stock)} ${plural(row.low_stock, 'course', 'courses')} low`;
  return (
    <>
      <b>{formatNumber(row.pot_left)}</b> <span className="muted">of {formatNumber(row.pot_bought)} left</span>
      {row.low_stock > 0 && (
        <div>
          {href === undefined ? (
            <span className="muted">{low}</span>
          ) : (
            <Link to={href}>
              {low}
              <span className="visually-hidden">: {row.name}, what needs stock</span>
            </Link>
          )}
        </div>
      )}
    </>
  );
}

const attentionColumn = (area: Area, attention: AttentionReason): Column<GroupRow> => ({
  key: 'affected',
  header: attentionWords[attention],
  sortable: true,
  cell: (row) => (
    <Link to={attentionHref(area, attention, row.id)}>
      {formatNumber(row.affected ?? 0)} {attentionText(attention, row.affected ?? 0)}
      <span className="visually-hidden">: {row.name}</span>
    </Link>
  ),
});

export const groupColumns = (area: Area, attention: AttentionReason | ''): Column<GroupRow>[] => [
  {
    key: 'name',
    header: 'Organisation',
    sortable: true,
    cell: (row) => (
      <RowTitle to={area.to('dashboard', { groupId: row.id })} under={<Under row={row} />}>
        {row.name}
      </RowTitle>
    ),
  },
  ...(attention === '' ? [] : [attentionColumn(area, attention)]),
  { key: 'subgroups', header: 'Services', align: 'right', priority: 3, cell: (row) => countText(row.subgroups) },
  { key: 'members', header: 'Members', align: 'right', sortable: true, cell: (row) => countText(row.members) },
  { key: 'pot', header: 'General pot', sortable: true, cell: (row) => <Pot row={row} href={stockHref(row, area)} /> },
  {
    key: 'level',
    header: 'Service admin level',
    priority: 2,
    cell: (row) => <LevelTag level={row.default_service_manager_level} />,
  },
];
