import { getResourceFile, listMyResources } from '@doselore/contract/resources';
import { members } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { reader } from '../../test-support/matrix/expectations.ts';
import { absent } from '../../test-support/matrix/world/world.ts';

export const matrix: RoomMatrix = {
  ids: ({ world, position, home }) => ({
    documentId: world.documents[position === 'sibling' ? 'everybody' : home] ?? absent,
  }),
  examples: [exampleOf(listMyResources, members), exampleOf(getResourceFile, { member: reader })],
};
