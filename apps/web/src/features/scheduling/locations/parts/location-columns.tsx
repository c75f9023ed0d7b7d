import type { LocationRow } from '@doselore/contract/locations';
import type { Area } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { streetText } from '../address-form.ts';

export const locationColumns = ({ to }: Area): Column<LocationRow>[] => [
  {
    key: 'name',
    header: 'Location',
    sortable: true,
    cell: (row) => <RowTitle to={to('edit-location', { locationId: row.id })}>{row.name}</RowTitle>,
  },
  { key: 'region', header: 'Region', sortable: true, cell: (row) => row.region },
  { key: 'town', header: 'Address', sortable: true, priority: 2, cell: streetText },
  {
    key: 'postcode',
    header: 'Postcode',
    sortable: true,
    cell: (row) => (
      <>
        <span className="nowrap">{row.postcode}</span> {!row.has_position && <Tag hue="amber">Position unknown</Tag>}
      </>
    ),
  },
  {
    key: 'venues',
    header: 'Venues',
    align: 'right',
    priority: 3,
    cell: (row) => (row.venues === 0 ? <span className="muted">None</span> : row.venues),
  },
];
