import { webAddresses } from '@doselore/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { publicUrl } from '../../platform/public-url.ts';
import type { Services } from '../../platform/services.ts';
import { makeLinkToken } from '../auth/index.ts';
import { insertSuperAdmin } from './super-admins.repository.ts';

type Person = { email: string; firstName: string; lastName: string };

/** Creates a site admin without a password, from the command line. Returns the link that sets it. */
export async function inviteSuperAdmin(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  person: Person,
): Promise<string> {
  const token = await inTransaction(services.db, async (tx) => {
    const userId = await insertSuperAdmin(tx, person);
    await recordAudit(tx, undefined, { action: 'auth.superAdmin', subject: `user ${userId}` });
    return makeLinkToken(tx, services.clock, { purpose: 'invitation', userId });
  });
  return `${publicUrl(services.config)}${webAddresses.acceptInvite(token)}`;
}
