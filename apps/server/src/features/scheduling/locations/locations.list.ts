import { listLocations } from '@doselore/contract/locations';
import { declareList } from '../../../platform/lists/index.ts';
import { presentLocation } from './locations.presenter.ts';
import { listLocationRows } from './locations.repository.ts';

export const locationsList = declareList(listLocations, {
  name: 'Locations',
  rows: ({ query, services }) => listLocationRows(services.db, query),
  present: presentLocation,
  columns: [
    ['ID', (row) => row.id],
    ['Location', (row) => row.name],
    ['Region', (row) => row.region],
    ['Address', (row) => row.address_line_1],
    ['Address line 2', (row) => row.address_line_2 ?? ''],
    ['Town', (row) => row.town],
    ['Postcode', (row) => row.postcode],
    ['Venues', (row) => row.venues],
    ['Archived', (row) => (row.is_archived ? 'Yes' : 'No')],
  ],
});
