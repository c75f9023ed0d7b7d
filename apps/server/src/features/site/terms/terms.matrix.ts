import { acceptTerms, currentTerms } from '@doselore/contract/terms';
import { members } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(acceptTerms, members, { body: () => ({ version: currentTerms.version }) })],
};
