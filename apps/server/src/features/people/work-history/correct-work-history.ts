import { AppError, type Body, dayText, fieldError, startDayProblem } from '@doselore/contract';
import type { correctWorkHistory as correctEndpoint } from '@doselore/contract/work-history';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { type Changes, recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  insertSpan,
  type Member,
  moveAlong,
  type Recording,
  retractSpan,
} from '../../../platform/work-history/index.ts';
import { setJobRoleHere } from '../members/index.ts';
import {
  findFreeFrom,
  findOpenSpan,
  type LockedMember,
  lockMember,
  type OpenSpan,
} from './correct-work-history.repository.ts';

type Correction = Body<typeof correctEndpoint>;

/**
 * Corrects the first day of a membership, service, role or number, and sets the role here. The span that was known
 * before stays, retracted. A changed role ends the earlier one on its first day.
 */
export function correctWorkHistory(
  services: Services,
  actor: Actor,
  { member, correction }: { member: Member; correction: Correction },
): Promise<void> {
  const recording = { at: services.clock.now(), today: today(services.clock), actorId: actor.id };
  const { what, seen, from_on, reason } = correction;
  return inTransaction(services.db, async (tx) => {
    const person = await lockMember(tx, member);
    if (person === undefined) throw notFound();
    if (person.has_left) throw new AppError('conflict', 'This person has left the organisation. Restore them first.');
    const span = await findOpenSpan(tx, { ...member, what, spanId: seen });
    if ((span?.id ?? null) !== seen || (span === undefined && what !== 'role')) throw editedSince();
    await checkDay(tx, { member, person, span, correction, today: recording.today });
    const value = await saveValue(tx, { member, person, span, correction });
    await replaceSpan(tx, { member, span, value, correction, recording });
    if (what === 'member' && span !== undefined)
      await moveAlong(tx, member, { from: span.from_on, to: from_on, reason }, recording);
    await recordAudit(tx, actor, {
      action: 'members.correctStanding',
      subject: `user ${member.userId}`,
      groupId: member.groupId,
      detail: { fact: what, ...(span?.subgroup_id ? { service: span.subgroup_id } : {}) },
      personal: { userId: member.userId, changes: changesOf({ span, value, correction }) },
    });
  });
}

function editedSince(): AppError {
  return new AppError('conflict', 'Someone else changed this after you opened it. Reload the page.');
}

type Known = { member: Member; person: LockedMember; span: OpenSpan | undefined; correction: Correction };

async function checkDay(tx: Tx, { member, person, span, correction, today }: Known & { today: string }) {
  const { what, from_on } = correction;
  const refuse = (message: string) => {
    throw fieldError('from_on', message);
  };
  const problem = startDayProblem(from_on, today);
  if (problem !== undefined) refuse(problem);
  const start = person.member_from;
  if (what !== 'member' && start !== null && from_on < start)
    refuse(`Enter ${dayText(start)}, the first day as a member, or a later day`);
  if (what !== 'member' && from_on > today && from_on !== start) refuse('Enter today or an earlier day');
  const free = span === undefined ? await findFreeFrom(tx, member) : span.free_from;
  if (free !== null && from_on < free)
    refuse(`Enter ${dayText(free)} or a later day. The earlier entry lasts until then`);
}

/** Saves the role here when it is given. Returns the value of the new span. Null when there is no role any more. */
async function saveValue(tx: Tx, { member, person, span, correction }: Known): Promise<string | null> {
  if (correction.what !== 'role') return span?.value ?? null;
  const { job_role = person.job_role } = correction;
  if (job_role !== person.job_role) await setJobRoleHere(tx, { ...member, jobRole: job_role });
  return job_role ?? person.own_job_role;
}

type Replacement = Omit<Known, 'person'> & { value: string | null; recording: Recording };

async function replaceSpan(tx: Tx, { member, span, value, correction, recording }: Replacement): Promise<void> {
  const { what, from_on, reason } = correction;
  if (span !== undefined) {
    await retractSpan(tx, span.id, recording);
    if (span.value !== value && span.from_on < from_on)
      await insertSpan(tx, member, { ...pick(span), what, reason, until_on: from_on }, recording);
  }
  if (what === 'role' && value === null) return;
  const subgroup_id = span?.subgroup_id ?? null;
  await insertSpan(tx, member, { what, subgroup_id, value, from_on, until_on: null, reason }, recording);
}

const pick = ({ subgroup_id, value, from_on }: OpenSpan) => ({ subgroup_id, value, from_on });

function changesOf({ span, value, correction }: Pick<Replacement, 'span' | 'value' | 'correction'>): Changes {
  const { from_on, reason } = correction;
  return {
    ...(span?.from_on === from_on ? {} : { from_on: [span?.from_on ?? null, from_on] }),
    ...(span !== undefined && span.value === value ? {} : { job_role: [span?.value ?? null, value] }),
    reason: [null, reason],
  };
}
