import { equipmentWords, listVenues } from '@doselore/contract/venues';
import { declareList } from '../../../platform/lists/index.ts';
import { presentVenue } from './venues.presenter.ts';
import { listVenueRows } from './venues.repository.ts';

export const venuesList = declareList(listVenues, {
  name: 'Venues',
  rows: ({ query, services }) => listVenueRows(services.db, query),
  present: presentVenue,
  columns: [
    ['ID', (row) => row.id],
    ['Venue', (row) => row.name],
    ['Address', (row) => row.address_line_1],
    ['Address line 2', (row) => row.address_line_2 ?? ''],
    ['Town', (row) => row.town],
    ['Postcode', (row) => row.postcode],
    ['Location', (row) => row.location ?? ''],
    ['Own room of', (row) => row.group_name ?? ''],
    ['Capacity', (row) => row.capacity],
    ['Equipment', (row) => row.equipment.map((piece) => equipmentWords[piece]).join(', ')],
    ['Organisations excluded', (row) => row.excluded],
    ['Archived', (row) => (row.is_archived ? 'Yes' : 'No')],
  ],
});
