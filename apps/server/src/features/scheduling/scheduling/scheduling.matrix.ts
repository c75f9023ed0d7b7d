import { commandOf } from '@doselore/contract';
import {
  changeBookingSettings,
  checkSchedule,
  getBookingSettings,
  getJourney,
  getSessionsLedCsv,
  listSessionsLed,
} from '@doselore/contract/scheduling';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { usualSettings } from './booking-settings.factory.ts';

export const matrix: RoomMatrix = {
  deletedElsewhere: {
    time_claims: 'making a scheduled course a draft gives them back: claims.test.ts',
  },
  words: () => ({ trainerUserId: 700003 }),
  examples: [
    exampleOf(checkSchedule, siteAdmins, { body: () => ({ sessions: '[]', venueId: null }) }),
    exampleOf(getJourney, siteAdmins, { query: { to: 'LA4 4XX', at: '2027-03-10T09:00:00.000Z' } }),
    exampleOf(getBookingSettings, siteAdmins),
    exampleOf(changeBookingSettings, siteAdmins, {
      body: () => commandOf({ ...usualSettings, baseValues: usualSettings }),
    }),
    exampleOf(listSessionsLed, siteAdmins),
    exampleOf(getSessionsLedCsv, siteAdmins),
  ],
};
