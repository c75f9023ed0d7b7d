import { commandOf } from '@doselore/contract';
import { correctWorkHistory, getWorkHistory } from '@doselore/contract/work-history';
import { organisationAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const correction = { what: 'role', seen: null, from_on: '2026-01-01', reason: 'Started then', job_role: null } as const;

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(getWorkHistory, organisationAdmins),
    exampleOf(correctWorkHistory, organisationAdmins, { body: () => commandOf(correction) }),
  ],
};
