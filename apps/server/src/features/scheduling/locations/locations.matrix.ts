import { commandOf } from '@doselore/contract';
import {
  changeLocation,
  createLocation,
  getLocation,
  getLocationsCsv,
  listLocations,
  moveLocation,
  type Region,
} from '@doselore/contract/locations';
import { opened } from '../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const location = (name: string, region: Region = 'North West') => ({
  name,
  region,
  address_line_1: '1 Quay Road',
  address_line_2: null,
  town: 'Morecambe',
  postcode: 'LA4 4XX',
  latitude: null,
  longitude: null,
});

export const matrix: RoomMatrix = {
  records: `insert into locations (id, name, region, address_line_1, town, postcode, district) overriding system value
    values (700001, 'MKR_LOCATION', 'North West', '1 Quay Road', 'Morecambe', 'LA4 4XX', 'LA4')`,
  words: () => ({ locationId: 700001 }),
  examples: [
    exampleOf(listLocations, siteAdmins),
    exampleOf(getLocationsCsv, siteAdmins),
    exampleOf(getLocation, siteAdmins),
    exampleOf(createLocation, siteAdmins, {
      body: () => commandOf(location('New')),
      tidyUp: `update locations set archived_at = now() where name = 'New'`,
    }),
    exampleOf(changeLocation, siteAdmins, {
      body: () => commandOf(opened(location('MKR_LOCATION'), { town: 'Heysham' })),
    }),
    exampleOf(moveLocation, siteAdmins, { body: () => ({ list: 'open' }) }),
  ],
};
