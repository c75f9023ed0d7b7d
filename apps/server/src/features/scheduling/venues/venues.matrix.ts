import { commandOf, emptyRecord } from '@doselore/contract';
import {
  changeVenue,
  changeVenueExclusions,
  chooseVenues,
  createVenue,
  getVenue,
  getVenuesCsv,
  listVenueExclusions,
  listVenues,
  moveVenue,
  venueFields,
} from '@doselore/contract/venues';
import { opened } from '../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const venue = (name: string, capacity = 12) => ({
  ...emptyRecord(venueFields),
  ...{ name, capacity, address_line_1: '1 Quay Road', town: 'Morecambe', postcode: 'LA4 4XX' },
});

export const matrix: RoomMatrix = {
  records: `insert into venues (id, name, address_line_1, town, postcode, district, capacity) overriding system value
    values (700002, 'MKR_VENUE', '1 Quay Road', 'Morecambe', 'LA4 4XX', 'LA4', 12)`,
  words: () => ({ venueId: 700002 }),
  examples: [
    exampleOf(listVenues, siteAdmins),
    exampleOf(getVenuesCsv, siteAdmins),
    exampleOf(getVenue, siteAdmins),
    exampleOf(createVenue, siteAdmins, {
      body: () => commandOf(venue('New')),
      tidyUp: `update venues set archived_at = now() where name = 'New'`,
    }),
    exampleOf(changeVenue, siteAdmins, { body: () => commandOf(opened(venue('MKR_VENUE'), { capacity: 14 })) }),
    exampleOf(moveVenue, siteAdmins, { body: () => ({ list: 'open' }) }),
    exampleOf(listVenueExclusions, siteAdmins),
    exampleOf(changeVenueExclusions, siteAdmins, {
      body: () => ({ excludedGroupIds: [], reasons: [], baseValues: { exclusions: '[]' } }),
    }),
    exampleOf(chooseVenues, siteAdmins),
  ],
  deletedElsewhere: {
    venue_excluded_groups: 'the same function that saves exclusions deletes them, with the same row of the audit trail',
  },
};
