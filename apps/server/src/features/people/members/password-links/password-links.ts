import { AppError, plural, webAddresses } from '@doselore/contract';
import { type Actor, withoutScope } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { type Clock, days } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx, violatedConstraint } from '../../../../platform/db/index.ts';
import { type DailyJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { queuePasswordReset } from '../../../site/auth/index.ts';
import { notify } from '../../../site/notifications/index.ts';
import { type Command, idsOf } from '../bulk-members.ts';
import { lockMembers, type PersonRow } from '../save-members.repository.ts';
import { findRefusal } from '../still-allowed.ts';
import {
  endRound,
  failWaiting,
  findRunningRound,
  insertRound,
  type LinkVerdict,
  listWaiting,
  type RoundData,
  type RoundId,
  removeRoundsBefore,
  saveLinkVerdicts,
} from './password-links.repository.ts';

const taskKind = 'password-links';
const batch = 100;
const keptFor = days(30);

/** Queues a round of links for a background task. */
export async function sendPasswordLinks(services: Services, actor: Actor, command: Command): Promise<void> {
  try {
    await inTransaction(services.db, async (tx) => {
      const userIds = [...new Set(await idsOf(services, tx, command))];
      const known = await lockMembers(tx, { ...command.place, userIds });
      const strangers = userIds.length - known.length;
      if (strangers > 0)
        throw new AppError(
          'conflict',
          `${strangers} of the selected people ${plural(strangers, 'is not a member', 'are not members')} here. Nothing was sent.`,
        );
      const round = { ...command.place, level: actor.level, createdBy: actor.id };
      const subjectId = await insertRound(tx, { ...round, userIds, now: services.clock.now() });
      await queueTask(tx, services.clock, { kind: taskKind, subjectId });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'link_rounds_running_key')
      throw new AppError('conflict', 'Links are still being sent here. Wait until this has finished.');
    throw error;
  }
}

/** Sends a batch and stores its verdicts in one transaction, so that a node that dies during it has sent nothing. */
export function passwordLinksTask(services: Services): TaskKind {
  return {
    kind: taskKind,
    async step(tx, subjectId) {
      const roundId: RoundId = withoutScope(subjectId, 'task');
      const round = await findRunningRound(tx, roundId);
      if (round === undefined) return 'done';
      const begun = { createdBy: round.created_by, level: round.level, place: placeOf(round) };
      const refusal = await findRefusal(tx, { ...begun, action: 'members.resetPasswords' });
      if (refusal !== undefined) await failWaiting(tx, roundId, refusal);
      const userIds = await listWaiting(tx, roundId, batch);
      await saveLinkVerdicts(tx, roundId, await sendBatch(services, tx, { round, userIds }));
      if (userIds.length === batch) return 'more';
      await finish(services, tx, roundId);
      return 'done';
    },
    async giveUp(tx, subjectId) {
      const roundId: RoundId = withoutScope(subjectId, 'task');
      await failWaiting(tx, roundId, 'Something went wrong on our side. Send this link again');
      await finish(services, tx, roundId);
    },
  };
}

const placeOf = (round: RoundData) => ({
  groupId: round.group_id,
  ...(round.subgroup_id === null ? {} : { subgroupId: round.subgroup_id }),
});

async function sendBatch(
  services: Services,
  tx: Tx,
  { round, userIds }: { round: RoundData; userIds: readonly number[] },
): Promise<LinkVerdict[]> {
  const members = await lockMembers(tx, { ...placeOf(round), userIds });
  const people = new Map<number, PersonRow>(members.map((one) => [one.id, one]));
  const verdicts: LinkVerdict[] = [];
  for (const userId of userIds) {
    const reason = await sendLink(services, tx, { round, person: people.get(userId) });
    verdicts.push({ userId, reason: reason ?? '' });
  }
  return verdicts;
}

/** Sends a link. Returns the reason where there is none. */
async function sendLink(
  services: Services,
  tx: Tx,
  { round, person }: { round: RoundData; person: PersonRow | undefined },
): Promise<string | undefined> {
  if (person === undefined) return 'Not a member here';
  if (person.is_archived) return 'Has left this organisation';
  if (person.state === 'provisional') return 'Has not accepted the invitation yet; send it again instead';
  if (person.state === 'disabled') return 'The account is archived';
  const isSent = await queuePasswordReset(services, tx, {
    account: person,
    reason: 'admin',
  });
  if (!isSent) return 'Was sent a link in the last 5 minutes';
  const actor = { id: round.created_by, level: round.level };
  const subject = `user ${person.id}`;
  await recordAudit(tx, actor, { action: 'members.resetPassword', subject, groupId: round.group_id });
  return undefined;
}

/**
 * Ends the round. The sender of a round larger than one batch gets a notification; the sender of a smaller one has
 * already seen its result.
 */
async function finish({ clock }: Services, tx: Tx, roundId: RoundId): Promise<void> {
  const round = await findRunningRound(tx, roundId);
  if (round === undefined) return;
  await endRound(tx, roundId, clock.now());
  const { sent, failed } = round;
  if (sent + failed <= batch) return;
  await notify(tx, {
    at: clock.now(),
    code: 'password_links_sent',
    groupId: round.group_id,
    subgroupId: round.subgroup_id,
    userIds: [round.created_by],
    title: 'Your password links have been sent',
    tag: 'Members',
    body: `${sent.toLocaleString('en-GB')} ${plural(sent, 'member has', 'members have')} a link${failed === 0 ? '' : `, ${failed.toLocaleString('en-GB')} ${plural(failed, 'has', 'have')} not`}.`,
    actionUrl: webAddresses.passwordLinks({ ...placeOf(round), level: round.level }),
  });
}

export function purgeLinkRounds(clock: Clock): DailyJob {
  return {
    name: 'purge-link-rounds',
    run: (tx) => removeRoundsBefore(tx, new Date(clock.now().getTime() - keptFor)),
  };
}
