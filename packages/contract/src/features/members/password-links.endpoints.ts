import { atPlace } from '../../at-place.ts';
import type { passwordLinksSchemas } from './password-links.schemas.ts';

const permission = 'members.resetPasswords';
const path = 'bulk-password-reset';

/** Sends each person a link to choose a new password. Runs in the background. */
export const resetPasswords = atPlace<typeof passwordLinksSchemas.resetPasswords>({
  method: 'POST',
  path,
  permission,
});

/** Returns the latest round of links that the caller began there, finished or not. */
export const getLinkRound = atPlace<typeof passwordLinksSchemas.getLinkRound>({
  method: 'GET',
  path,
  permission,
});

/** Lists the people of the round who got no link, each with the reason. */
export const getLinkFailures = atPlace<typeof passwordLinksSchemas.getLinkFailures>({
  method: 'GET',
  path: `${path}/failed/csv`,
  permission,
  kind: 'file',
});
