import { randomUUID } from 'node:crypto';
import {
  cancelEmailChange,
  confirmEmailChange,
  getNameChangeRequest,
  getOwnData,
  getOwnDetails,
  processNameChangeRequest,
  requestEmailChange,
  requestNameChange,
  saveTheme,
  withdrawNameChange,
} from '@doselore/contract/account';
import { junkToken, wrongPassword } from '../../test-support/matrix/bodies.ts';
import { members, visitors } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { absent } from '../../test-support/matrix/world/world.ts';

export const matrix: RoomMatrix = {
  words: () => ({ tokenId: absent, tokenKey: junkToken, action: 'approve' }),
  examples: [
    exampleOf(getOwnDetails, members),
    exampleOf(requestEmailChange, members, {
      body: () => ({ email: `${randomUUID()}@example.org`, currentPassword: wrongPassword }),
    }),
    exampleOf(cancelEmailChange, members),
    exampleOf(confirmEmailChange, visitors),
    exampleOf(requestNameChange, members, { body: () => ({ first_name: 'Another', last_name: 'Name' }) }),
    exampleOf(withdrawNameChange, members),
    exampleOf(getNameChangeRequest, visitors),
    exampleOf(processNameChangeRequest, visitors),
    exampleOf(saveTheme, members, {
      body: () => ({ theme: 'dark' }),
      unaudited: { users: 'what a person has chosen for their own screens and notices' },
    }),
    exampleOf(getOwnData, members),
  ],
};
