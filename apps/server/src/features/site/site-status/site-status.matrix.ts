import { getOnline, getSiteInfo, listOutbox } from '@doselore/contract/site-status';
import { visitors } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(getOnline, visitors), exampleOf(getSiteInfo, visitors), exampleOf(listOutbox, visitors)],
};
