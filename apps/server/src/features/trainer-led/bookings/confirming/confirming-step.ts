import { AppError } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type UserId } from '../../../../platform/access/index.ts';
import { formatMoment } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type DaysData, getDays, lockDays } from '../multi-day/days.repository.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { type BookingData, getBooking } from './booking.repository.ts';
import {
  type ConfirmationData,
  type DaysConfirmation,
  findConfirmation,
  lockConfirmation,
  type StartConfirmation,
} from './confirmations.repository.ts';

/** What answers a question, or lets it lapse. Tasks have no actor. */
type Answering = { services: Services; tx: Tx; actor: Actor | undefined; at: Date };
/** A question about a start, whose project, request and row are locked. */
export type StartStep = Answering & { kind: 'request'; booking: BookingData; confirmation: StartConfirmation };
/** A question about a course of several days, whose project, course and row are locked. */
export type DaysStep = Answering & { kind: 'days'; booking: DaysData; confirmation: DaysConfirmation };
export type ConfirmingStep = StartStep | DaysStep;

/** Locks a question until commit, in the order of the room. Undefined when it is gone, or another trainer's. */
export async function lockStep(
  services: Services,
  tx: Tx,
  { id, actor, trainerUserId }: { id: number; actor?: Actor; trainerUserId?: UserId },
): Promise<ConfirmingStep | undefined> {
  const found = await findConfirmation(tx, id, trainerUserId);
  if (found === undefined) return undefined;
  await lockProject(tx, found.project_id);
  const answering = { services, tx, actor, at: services.clock.now() };
  const { request_id, interest_id, multi_day_id } = found;
  if (multi_day_id !== null) {
    await lockDays(tx, multi_day_id);
    const confirmation = await lockConfirmation(tx, id);
    if (confirmation === undefined) return undefined;
    const booking = await getDays(tx, multi_day_id);
    return { ...answering, kind: 'days', booking, confirmation: { ...confirmation, multi_day_id } };
  }
  if (request_id === null || interest_id === null) throw new Error(`Question ${id} is about nothing`);
  await lockRequest(tx, request_id);
  const confirmation = await lockConfirmation(tx, id);
  if (confirmation === undefined) return undefined;
  const booking = await getBooking(tx, request_id);
  return { ...answering, kind: 'request', booking, confirmation: { ...confirmation, request_id, interest_id } };
}

/** Runs `work` under the locks of a question. Throws 404. */
export const onConfirmation = <Answer>(
  services: Services,
  target: { id: number; actor: Actor; trainerUserId?: UserId },
  work: (step: ConfirmingStep) => Promise<Answer>,
): Promise<Answer> =>
  inTransaction(services.db, async (tx) => {
    const step = await lockStep(services, tx, target);
    if (step === undefined) throw notFound();
    return await work(step);
  });

const endings: Record<Exclude<ConfirmationData['state'], 'asked'>, string> = {
  confirmed: 'This booking was confirmed',
  rejected: 'This booking was rejected',
  lapsed: 'The time to answer ended',
  withdrawn: 'This question was withdrawn',
  superseded: 'This question was replaced',
};

/** Throws 409 that names the first answer to a question that has ended. */
export function refuseEnded({ confirmation: { state, ended_at: endedAt } }: ConfirmingStep): void {
  if (state === 'asked') return;
  const when = endedAt === null ? '' : ` on ${formatMoment(londonWallClock(endedAt))}`;
  throw new AppError('conflict', `${endings[state]}${when}. Nothing was changed.`);
}
