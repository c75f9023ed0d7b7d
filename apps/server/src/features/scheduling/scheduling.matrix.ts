import { checkSchedule } from '@doselore/contract/scheduling';
import { siteAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(checkSchedule, siteAdmins, { body: () => ({ sessions: '[]', venueId: null }) })],
};
