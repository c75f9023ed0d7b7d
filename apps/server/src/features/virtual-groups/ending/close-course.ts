import { AppError, type Body, terms } from '@doselore/contract';
import type { ClosePreview, closeCourse as endpoint } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAbsences } from '../../absences/index.ts';
import { issueCertificate, withdrawWithin } from '../../certificates/index.ts';
import { finishLicences, startAttended } from '../../licences/index.ts';
import { countWithoutFeedback, lapsePending } from '../assessing/assessments.repository.ts';
import { lockAssessed } from '../assessing/online-assessments.repository.ts';
import { listDeclines } from '../delegates/declines.repository.ts';
import { type DelegateData, listDelegates, saveCertified, saveWaivers } from '../delegates/delegates.repository.ts';
import { notifyTrainer } from '../notify-trainer.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import {
  countReturns,
  endVirtualGroup,
  findVirtualGroup,
  saveCloseReport,
  type VirtualGroupData,
} from '../virtual-groups.repository.ts';
import { endWaiting } from '../waiting-list/end-waiting.ts';
import { attendedOf, endingOf, missingIn, missingText, reportOf } from './close-report.ts';
import { countForfeits, planForfeits, voidForfeits } from './forfeit-seats.ts';
import { giveBackSeats } from './give-back-seats.ts';
import { listUnearned } from './reopening.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Place = { scope: Scope; virtualGroupId: VirtualGroupId };

/** Returns the missing requirements for closing, and the result that closing would have now. */
export async function previewClosing(services: Core, { scope, virtualGroupId }: Place): Promise<ClosePreview> {
  const session = await findVirtualGroup(services.db, scope, virtualGroupId);
  if (session === undefined) throw notFound();
  const delegates = await listDelegates(services.db, virtualGroupId);
  const returns = await countReturns(services.db, { id: virtualGroupId, keepUserIds: attendedOf(delegates) });
  const missing = missingIn(session, delegates, londonWallClock(services.clock.now()));
  const forfeited = countForfeits(await planForfeits(services.db, session));
  const more = await countMore(services.db, session);
  return { ...missing, report: reportOf(delegates, { ...withForfeits(returns, forfeited), ...more }) };
}

/** Forfeited seats do not come back. */
const withForfeits = ({ reclaimed, returned }: { reclaimed: number; returned: number }, forfeited: number) => ({
  reclaimed,
  returned: returned - forfeited,
  forfeited,
});

/** Figures of the report that are not with the delegates. */
const countMore = async (db: Queries, { id, close_revision: revision }: VirtualGroupData) => ({
  without_feedback: await countWithoutFeedback(db, id),
  declined: (await listDeclines(db, id)).length,
  revision,
});

type Closing = Place & Body<typeof endpoint>;

/**
 * Closes a virtual group, completely or not at all. Afterwards its pools are empty, and every attendance is marked
 * (V3).
 */
export async function closeCourse(services: Services, actor: Actor, of: Closing): Promise<void> {
  const command = `close ${of.virtualGroupId}`;
  await once(services.db, { actorId: actor.id, key: of.idempotencyKey, command }, async (tx) => {
    const session = await openVirtualGroup(tx, of.scope, of.virtualGroupId);
    const at = services.clock.now();
    await saveWaivers(tx, of);
    if (session.assessment_type === 'online') await lockAssessed(tx, session.id);
    const delegates = await listDelegates(tx, session.id);
    const missing = missingText(missingIn(session, delegates, londonWallClock(at)), of);
    if (missing !== '') throw new AppError('conflict', `This cannot be closed yet: ${missing}. Nothing was changed.`);
    await carryOut(services, tx, actor, { session, delegates, at, reason: of.force === 1 ? of.reason : '' });
    return session.id;
  });
}

type Ending = { session: VirtualGroupData; delegates: readonly DelegateData[]; at: Date };

/**
 * Ends the licences that no assessment has ended. Where attendance is the only requirement it completes them and gives
 * certificates, from the last day on. Where a result is missing they lapse, and so does the assessment.
 */
async function endLearning(clock: Clock, tx: Tx, { session, delegates, at }: Ending): Promise<void> {
  const on = (session.training_end ?? at).toISOString().slice(0, 10);
  const completed = endingOf(delegates, 'completes');
  await finishLicences(tx, { licenceIds: completed, outcome: 'completed', at });
  for (const licenceId of completed) await issueCertificate(tx, clock, { source: 'pled', id: licenceId, on });
  const lapsed = endingOf(delegates, 'lapses');
  await finishLicences(tx, { licenceIds: lapsed, outcome: 'lapsed', at });
  await lapsePending(tx, session.id);
  await saveCertified(tx, {
    virtualGroupId: session.id,
    licenceIds: session.assessment_type === 'none' ? completed : lapsed,
  });
}

async function carryOut(
  services: Services,
  tx: Tx,
  actor: Actor,
  { session, delegates, at, reason }: Ending & { reason: string },
): Promise<void> {
  const { id: virtualGroupId, group_id: groupId } = session;
  const forfeits = await planForfeits(tx, session);
  await startAttended(tx, { virtualGroupId, actorId: actor.id, at });
  await endLearning(services.clock, tx, { session, delegates, at });
  // This comes before the take-back. The seats then go to the general pot and not to the pool of the closed group.
  await endVirtualGroup(tx, { id: virtualGroupId, state: 'closed', at, reason });
  await endWaiting(tx, { virtualGroupId, state: 'lapsed' });
  const returns = await giveBackSeats(tx, actor, {
    session,
    keepUserIds: attendedOf(delegates),
    reason: 'absent',
    note: `The ${terms.virtualGroup.one} was closed.`,
    at,
  });
  const forfeitedUserIds = await voidForfeits(tx, actor, { session, forfeits, at });
  for (const certificateId of await listUnearned(tx, virtualGroupId))
    await withdrawWithin(services, tx, actor, {
      certificateId,
      reason: 'result_changed',
      note: '',
      holdsFrom: 'start',
    });
  await recordAbsences(tx, { virtualGroupId, forfeitedUserIds });
  const settled = withForfeits(returns, forfeitedUserIds.length);
  const report = reportOf(delegates, { ...settled, ...(await countMore(tx, session)) });
  await saveCloseReport(tx, { id: virtualGroupId, report });
  await recordAudit(tx, actor, {
    action: 'virtualGroups.close',
    subject: `virtual group ${virtualGroupId}`,
    groupId,
    detail: { ...report, ...(reason !== '' && { reason }) },
  });
  await notifyTrainer(tx, {
    session,
    title: `A ${terms.virtualGroup.one} was closed`,
    body: `${session.title}: the register can no longer be changed.`,
    at,
  });
}
