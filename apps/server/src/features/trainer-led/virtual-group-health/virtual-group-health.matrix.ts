import { getFindingsCsv, listFindings } from '@doselore/contract/virtual-group-health';
import { listingAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(listFindings, listingAdmins), exampleOf(getFindingsCsv, listingAdmins)],
};
