import { plural } from '@doselore/contract';
import { equipmentWords, type VenueRow } from '@doselore/contract/venues';
import { Link } from 'react-router';
import type { Area } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

function Under({ row }: { row: VenueRow }) {
  return (
    <>
      <span>
        {row.town}, <span className="nowrap">{row.postcode}</span>
      </span>
      {!row.has_position && <Tag hue="amber">Position unknown</Tag>}
      {row.group !== null && <div>Own room of {row.group.name}</div>}
    </>
  );
}

export const venueColumns = ({ to }: Area): Column<VenueRow>[] => [
  {
    key: 'name',
    header: 'Venue',
    sortable: true,
    cell: (row) => (
      <RowTitle to={to('edit-venue', { venueId: row.id })} under={<Under row={row} />}>
        {row.name}
      </RowTitle>
    ),
  },
  {
    key: 'location',
    header: 'Location',
    priority: 3,
    cell: (row) => row.location?.name ?? <span className="muted">None</span>,
  },
  { key: 'capacity', header: 'Capacity', align: 'right', sortable: true, cell: (row) => row.capacity },
  {
    key: 'equipment',
    header: 'Equipment',
    priority: 2,
    cell: (row) =>
      row.equipment.length === 0 ? (
        <span className="muted">None</span>
      ) : (
        row.equipment.map((piece) => equipmentWords[piece]).join(', ')
      ),
  },
  {
    key: 'excluded',
    header: 'Exclusions',
    priority: 2,
    cell: (row) =>
      row.excluded === 0 ? (
        <span className="muted">None</span>
      ) : (
        <Link to={to('venue-exclusions', { venueId: row.id })}>
          <span className="nowrap">
            {row.excluded} {plural(row.excluded, 'organisation', 'organisations')}
          </span>
          <span className="visually-hidden">: {row.name}</span>
        </Link>
      ),
  },
];
