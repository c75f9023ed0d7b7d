import { correctStanding, getStanding } from '@doselore/contract/standing';
import { organisationAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';

const correction = { what: 'role', seen: null, from_on: '2026-01-01', reason: 'Started then', job_role: null } as const;

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(getStanding, organisationAdmins),
    exampleOf(correctStanding, organisationAdmins, { body: () => correction }),
  ],
};
