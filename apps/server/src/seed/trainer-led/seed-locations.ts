import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';

/** Areas of Pharmacist-led Courses, all with fictional addresses. The last one is archived. */
const locations = [
  ['Preston', 'North West', '2 Ribble Walk', 'Preston', 'PR1 2XX'],
  ['Morecambe Bay', 'North West', '1 Quay Road', 'Morecambe', 'LA4 4XX'],
  ['Manchester', 'North West', '8 Canal Row', 'Manchester', 'M1 1AE'],
  ['Bristol', 'South West', '3 Harbour Steps', 'Bristol', 'BS1 4XX'],
  ['Edinburgh', 'Scotland', '5 Castle Wynd', 'Edinburgh', 'EH1 1XX'],
  ['Wirral', 'North West', '4 Ferry Lane', 'Birkenhead', 'CH41 1XX'],
] as const;

async function seedLocations(db: Database): Promise<void> {
  await db
    .insertInto('locations')
    .values(
      locations.map(([name, region, address, town, postcode], at) => ({
        name,
        region,
        address_line_1: address,
        town,
        postcode,
        district: postcode.split(' ')[0] ?? '',
        archived_at: at === locations.length - 1 ? '2026-05-04T09:00:00Z' : null,
      })),
    )
    .execute();
}

export const locationsSeed = declareSeed({
  place: 120,
  needs: {},
  run: (services) => seedLocations(services.db),
});
