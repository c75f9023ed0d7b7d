import { AppError, fieldError, webAddresses } from '@doselore/contract';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { after, days } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { randomToken, sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { nameAsked } from './account.messages.ts';
import { findPerson } from './account.repository.ts';
import { tooManyToday } from './link-errors.ts';
import {
  type Approver,
  countNameChanges,
  insertNameChange,
  insertNameChangeToken,
  listApprovers,
} from './name-changes.repository.ts';

const lifetime = days(14);
const requestsADay = 5;

type Name = { first_name: string; last_name: string };

/** Requests a change of name. Certificates carry the name, so that a manager of the person must approve a new one. */
export async function requestNameChange(services: Services, actor: Actor, name: Name): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const person = await findPerson(tx, actor.id);
    if (person.first_name === name.first_name && person.last_name === name.last_name)
      throw fieldError('last_name', 'This is already your name');
    const changeCount = await countNameChanges(tx, { userId: actor.id, since: after(services.clock, -days(1)) });
    if (changeCount >= requestsADay) throw tooManyToday();
    const approvers = await listApprovers(tx, actor.id);
    if (approvers.length === 0)
      throw new AppError('conflict', 'No admin can approve this request. Write to support instead.');
    const id = await insertNameChange(tx, {
      userId: person.id,
      firstName: name.first_name,
      lastName: name.last_name,
      now,
    });
    await recordAudit(tx, actor, { action: 'account.nameRequest', subject: `user ${person.id}` });
    for (const approver of approvers) await askApprover(services, tx, { id, approver, person, name });
  });
}

async function askApprover(
  services: Services,
  tx: Tx,
  { id, approver, person, name }: { id: number; approver: Approver; person: Name; name: Name },
): Promise<void> {
  const key = randomToken();
  const tokenId = await insertNameChangeToken(tx, {
    nameChangeId: id,
    recipientId: approver.id,
    keyHash: sha256(key),
    expiresAt: after(services.clock, lifetime),
  });
  const nameOf = ({ first_name, last_name }: Name) => `${first_name} ${last_name}`;
  const names = { first_name: approver.first_name, old_name: nameOf(person), new_name: nameOf(name) };
  const values = { ...names, page: webAddresses.nameChange(tokenId, key) };
  await services.mail.send(tx, nameAsked, [{ to: approver.email, values }]);
}
