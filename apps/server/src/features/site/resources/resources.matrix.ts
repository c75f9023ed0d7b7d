import { commandOf } from '@doselore/contract';
import {
  acknowledgeResource,
  getResourceFile,
  listMyReading,
  listMyResources,
  openResource,
} from '@doselore/contract/resources';
import { sha256 } from '../../../platform/secrets.ts';
import { members } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { reader } from '../../../test-support/matrix/expectations.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

const statement = 'I have read it';
const acknowledged = { version: 1, statement_digest: sha256(statement).toString('hex') };

export const matrix: RoomMatrix = {
  ids: ({ world, position, home }) => ({
    documentId: world.documents[position === 'sibling' ? 'everybody' : home] ?? absent,
  }),
  examples: [
    exampleOf(listMyResources, members),
    exampleOf(listMyReading, members),
    exampleOf(getResourceFile, { member: reader }),
    exampleOf(
      openResource,
      { member: reader },
      {
        body: () => ({ version: 1 }),
        unaudited: { document_reads: 'that a file was opened changes nothing for anybody' },
      },
    ),
    exampleOf(acknowledgeResource, { member: reader }, { body: () => commandOf(acknowledged) }),
  ],
};
