import { type GroupRow, reorderLevel } from '@doselore/contract';
import type { Area } from '../../../platform/area/index.ts';
import { StockGauge, Tag } from '../../../ui/course/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';
import { LevelTag } from '../../subgroups/index.ts';

function Under({ row }: { row: GroupRow }) {
  return (
    <>
      <span className="mono">ID {row.id}</span> {row.demo && <Tag hue="gentian">Demo</Tag>}
    </>
  );
}

function countText(count: number) {
  return count === 0 ? <span className="muted">None</span> : formatNumber(count);
}

export const groupColumns = ({ to }: Area): Column<GroupRow>[] => [
  {
    key: 'name',
    header: 'Organisation',
    sortable: true,
    cell: (row) => (
      <RowTitle to={to('dashboard', { groupId: row.id })} under={<Under row={row} />}>
        {row.name}
      </RowTitle>
    ),
  },
  { key: 'subgroups', header: 'Services', align: 'right', priority: 3, cell: (row) => countText(row.subgroups) },
  { key: 'members', header: 'Members', align: 'right', sortable: true, cell: (row) => countText(row.members) },
  {
    key: 'pot',
    header: 'General pot',
    sortable: true,
    tall: true,
    cell: (row) =>
      row.pot_bought === 0 ? (
        <span className="muted">None bought yet</span>
      ) : (
        <StockGauge
          left={row.pot_left}
          total={row.pot_bought}
          reorder={reorderLevel(row.pot_bought)}
          label={`${row.name}, general pot`}
        />
      ),
  },
  {
    key: 'level',
    header: 'Service admin level',
    priority: 2,
    cell: (row) => <LevelTag level={row.default_service_manager_level} />,
  },
];
