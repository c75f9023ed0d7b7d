import { AppError, fieldError, webAddresses } from '@doselore/contract';
import { type UserId, withoutScope } from '../../../platform/access/index.ts';
import { updateAccounts } from '../../../platform/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { after, hours } from '../../../platform/clock/index.ts';
import { inTransaction, violatedConstraint } from '../../../platform/db/index.ts';
import { isSame, randomToken, sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { confirmPassword, type Passwords, voidLinks } from '../../site/auth/index.ts';
import { emailChanged, emailConfirm, emailInUse, emailNotice } from './account.messages.ts';
import { findPerson, findPersonByEmail } from './account.repository.ts';
import {
  countEmailChanges,
  findEmailChange,
  insertEmailChange,
  markEmailChangeUsed,
} from './email-changes.repository.ts';
import { linkExpired, tooManyToday } from './link-errors.ts';

const lifetime = hours(24);
const changesADay = 5;

type Request = { userId: UserId; email: string; currentPassword: string };

/** Sends a link to the new address and notifies the old one. Nothing changes until the link is used. */
export async function requestEmailChange(services: Services, passwords: Passwords, request: Request): Promise<void> {
  await confirmPassword(services, passwords, { ...request, password: request.currentPassword });
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const person = await findPerson(tx, request.userId);
    if (person.email === request.email) throw fieldError('email', 'This is already your email address');
    const sent = await countEmailChanges(tx, { userId: request.userId, since: after(services.clock, -lifetime) });
    if (sent >= changesADay) throw tooManyToday();
    const key = randomToken();
    const id = await insertEmailChange(tx, {
      ...request,
      keyHash: sha256(key),
      expiresAt: after(services.clock, lifetime),
      now,
    });
    await recordAudit(
      tx,
      { id: request.userId, level: 'member' },
      { action: 'account.emailRequest', subject: `user ${person.id}` },
    );
    const owner = await findPersonByEmail(tx, request.email);
    // The requester learns nothing about other people's accounts: the owner of the address is notified instead.
    if (owner === undefined) {
      const values = { first_name: person.first_name, page: webAddresses.confirmEmail(id, key) };
      await services.mail.send(tx, emailConfirm, [{ to: request.email, values }]);
    } else {
      await services.mail.send(tx, emailInUse, [{ to: owner.email, values: { first_name: owner.first_name } }]);
    }
    await services.mail.send(tx, emailNotice, [{ to: person.email, values: { first_name: person.first_name } }]);
  });
}

export async function confirmEmailChange(
  services: Services,
  link: { tokenId: number; tokenKey: string },
): Promise<{ email: string }> {
  const now = services.clock.now();
  try {
    return await inTransaction(services.db, async (tx) => {
      const change = await findEmailChange(tx, link.tokenId);
      if (change === undefined || !isSame(change.key_hash, sha256(link.tokenKey))) throw linkExpired();
      if (!(await markEmailChangeUsed(tx, { id: change.id, now }))) throw linkExpired();
      await updateAccounts(tx, [change.user_id], { email: change.new_email });
      await voidLinks(tx, services.clock, change.user_id);
      await recordAudit(
        tx,
        { id: withoutScope(change.user_id, 'link by email'), level: 'site' },
        {
          action: 'account.email',
          subject: `user ${change.user_id}`,
          personal: { userId: change.user_id, changes: { email: [change.email, change.new_email] } },
        },
      );
      await services.mail.send(tx, emailChanged, [{ to: change.email, values: { first_name: change.first_name } }]);
      return { email: change.new_email };
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key')
      throw new AppError('conflict', 'Another account now uses this address. Choose a different address.');
    throw error;
  }
}
