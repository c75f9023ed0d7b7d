import { roleTitles } from '@doselore/contract';
import { type BrokenManager, fixRiskWords, ruleOfFault } from '@doselore/contract/broken-managers';
import type { Area } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

const hues = { none: 'leaf', takes: 'amber', gives: 'amber' } as const;

function Risk({ fault }: { fault: BrokenManager['fault'] }) {
  const { fix } = ruleOfFault(fault);
  if (fix === null) return <Tag hue="brick">Choose an admin</Tag>;
  return <Tag hue={hues[fix.risk]}>{fixRiskWords[fix.risk]}</Tag>;
}

function Person({ row: { person, role }, area }: { row: BrokenManager; area: Area }) {
  if (person === null) return <RowTitle under={roleTitles[role]}>Nobody</RowTitle>;
  return (
    <RowTitle to={area.to('user-info', { userId: person.id })} under={person.email}>
      {person.name}
    </RowTitle>
  );
}

function Place({ row: { place, role } }: { row: BrokenManager }) {
  if (place === null) return <span className="muted">{roleTitles[role]}, everywhere</span>;
  return (
    <>
      <div>{place.name}</div>
      {place.kind !== 'group' && <div className="muted">{place.group_name}</div>}
    </>
  );
}

export const faultColumns = (area: Area): Column<BrokenManager>[] => [
  { key: 'name', header: 'Person', sortable: true, cell: (row) => <Person row={row} area={area} /> },
  { key: 'fault', header: 'Problem', sortable: true, cell: (row) => ruleOfFault(row.fault).title },
  { key: 'place', header: 'Where', sortable: true, cell: (row) => <Place row={row} /> },
  {
    key: 'fix',
    header: 'Repair',
    priority: 2,
    cell: (row) => ruleOfFault(row.fault).fix?.title ?? 'No automatic repair',
  },
  { key: 'risk', header: 'Effect', priority: 3, cell: (row) => <Risk fault={row.fault} /> },
];

/** Returns the columns of a fix plan: the state now and after the repairs. */
export const planColumns = (area: Area): Column<BrokenManager>[] => [
  { key: 'name', header: 'Person', cell: (row) => <Person row={row} area={area} /> },
  { key: 'place', header: 'Where', cell: (row) => <Place row={row} /> },
  { key: 'before', header: 'Now', cell: (row) => ruleOfFault(row.fault).title },
  { key: 'after', header: 'Afterwards', cell: (row) => <b>{ruleOfFault(row.fault).fix?.after}</b> },
  { key: 'risk', header: 'Effect', cell: (row) => <Risk fault={row.fault} /> },
];
