import { type Body, fieldError, webAddresses } from '@doselore/contract';
import { siteDefaults } from '@doselore/contract/settings';
import { type createTrainer as endpoint, trainerFields } from '@doselore/contract/trainers';
import type { Actor } from '../../../platform/access/index.ts';
import { insertAccount, insertRole } from '../../../platform/accounts/index.ts';
import { newRecord, recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx, violatedConstraint } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { makeLinkToken } from '../../site/auth/index.ts';
import { checkFields, storedOf } from './save-trainer.ts';
import { trainerAccountCreated } from './trainers.messages.ts';
import { insertTrainer, lockCandidate } from './trainers.repository.ts';

type NewTrainer = Body<typeof endpoint>;
type Person = { first_name: string; last_name: string; email: string };

/**
 * Makes a trainer of a person with an account, or of a new person, who gets an invitation. The trainer is not active
 * before somebody activates them.
 */
export async function createTrainer(services: Services, actor: Actor, body: NewTrainer): Promise<number> {
  const { userId: chosenId, first_name, last_name, email, ...fields } = body;
  checkFields(fields);
  const work = inTransaction(services.db, async (tx) => {
    const userId =
      chosenId === null
        ? await invite(services, tx, personOf({ first_name, last_name, email }))
        : await checkCandidate(tx, chosenId);
    await insertTrainer(tx, { ...storedOf(fields), userId, at: services.clock.now() });
    await insertRole(tx, userId, 'trainer');
    await recordAudit(tx, actor, {
      action: 'trainers.create',
      subject: `user ${userId}`,
      changes: newRecord(trainerFields, fields),
      detail: { invited: chosenId === null },
    });
    return userId;
  });
  return work.catch((error: unknown) => {
    throw asTaken(error);
  });
}

/** Turns the two unique constraints that a new trainer can break into errors. */
function asTaken(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_email_key')
    return fieldError('email', 'An account with this address already exists. Choose that person instead');
  return constraint === 'trainers_pkey' ? alreadyTrainer() : error;
}

const alreadyTrainer = () => fieldError('userId', 'This person is a trainer already');

function personOf({ first_name, last_name, email }: Pick<NewTrainer, 'first_name' | 'last_name' | 'email'>): Person {
  if (!first_name) throw fieldError('first_name', 'Enter the first name');
  if (!last_name) throw fieldError('last_name', 'Enter the last name');
  if (email === null) throw fieldError('email', 'Enter the email address');
  return { first_name, last_name, email };
}

async function checkCandidate(tx: Tx, userId: number): Promise<number> {
  const person = await lockCandidate(tx, userId);
  if (person?.is_usable !== true) throw fieldError('userId', 'Choose a person with an account in use');
  if (person.is_trainer) throw alreadyTrainer();
  return userId;
}

async function invite(services: Services, tx: Tx, person: Person): Promise<number> {
  const userId = await insertAccount(tx, person, services.clock.now());
  const token = await makeLinkToken(tx, services.clock, { purpose: 'invitation', userId });
  const { invitation_days } = siteDefaults;
  const values = { first_name: person.first_name, invitation_days, page: webAddresses.acceptInvite(token) };
  await services.mail.send(tx, trainerAccountCreated, [{ to: person.email, values }]);
  return userId;
}
