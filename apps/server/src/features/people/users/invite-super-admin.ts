import { webAddresses } from '@doselore/contract';
import { insertRole } from '../../../platform/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { makeLinkToken } from '../../site/auth/index.ts';
import { ensureUser } from './super-admins.repository.ts';

type Person = { email: string; firstName: string; lastName: string };

/**
 * Creates a site admin without a password, from the command line. A person who already has an account only gets the
 * role. Returns the link that sets the password.
 */
export async function inviteSuperAdmin(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  person: Person,
): Promise<string> {
  const token = await inTransaction(services.db, async (tx) => {
    const { id: userId } = await ensureUser(tx, {
      email: person.email.trim().toLowerCase(),
      first_name: person.firstName,
      last_name: person.lastName,
      now: services.clock.now(),
    });
    await insertRole(tx, userId, 'super_admin');
    await recordAudit(tx, undefined, { action: 'auth.superAdmin', subject: `user ${userId}` });
    return makeLinkToken(tx, services.clock, { purpose: 'invitation', userId });
  });
  return `${publicUrl(services.config)}${webAddresses.acceptInvite(token)}`;
}
