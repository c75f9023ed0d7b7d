import { search } from '@doselore/contract/search';
import { listingAdminsOfServices } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(search, listingAdminsOfServices, { query: { q: 'mkr' } })],
};
