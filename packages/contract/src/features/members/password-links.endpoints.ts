import { atPlace } from '../../at-place.ts';
import type { passwordLinksSchemas } from './password-links.schemas.ts';

const permission = 'members.resetPasswords';
const path = 'bulk-password-reset';

/** Sends each person a link to choose a new password; nobody chooses it for them. It goes on without the caller. */
export const resetPasswords = atPlace<typeof passwordLinksSchemas.resetPasswords>({
  method: 'POST',
  path,
  permission,
  needsStepUp: true,
});

/** The latest that the caller has begun there, whether it is over or not. */
export const getLinkRound = atPlace<typeof passwordLinksSchemas.getLinkRound>({
  method: 'GET',
  path,
  permission,
});

/** Those of it who got no link, each with the reason. */
export const getLinkFailures = atPlace<typeof passwordLinksSchemas.getLinkFailures>({
  method: 'GET',
  path: `${path}/failed/csv`,
  permission,
  kind: 'file',
});
