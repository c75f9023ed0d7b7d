import { AppError, type Body, fieldError } from '@doselore/contract';
import {
  bookingLimits,
  canChangeEnquiry,
  type suggestTimes as endpoint,
  enquiryStateTexts,
  type RequestState,
} from '@doselore/contract/bookings';
import { type Actor, notFound, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findHandled } from '../asking/recipients.repository.ts';
import { insertDates, listDates } from '../dates/dates.repository.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { type LockedRequest, lockRequest } from '../requests/requests.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { findLengths } from '../two-in-one/days.repository.ts';
import { notifyOfSuggestion } from './notify-of-enquiries.ts';
import { windowsOfDays } from './wished-windows.ts';

type Suggesting = { projectRequestId: ProjectRequestId; body: Body<typeof endpoint> };

/** Adds days that would suit the organisation to a request, whose state stays. Days that it has already are left out. */
export async function suggestTimes(
  { db, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  actor: Actor,
  { projectRequestId: id, body }: Suggesting,
): Promise<void> {
  const command = `suggest days for request ${id}`;
  await once(db, { actorId: actor.id, key: body.idempotencyKey, command }, async (tx) => {
    const at = clock.now();
    const { request, groupId } = await lockChangeable(tx, id);
    const settings = await findBookingSettings(tx);
    const lengths = await findLengths(tx, id);
    const windows = windowsOfDays(body.days, { minutes: request.minutes, lengths, settings, at });
    const stored = await listDates(tx, id);
    const known = new Set(stored.map((row) => `${row.window_start.toISOString()} ${row.window_end.toISOString()}`));
    const rows = windows.filter((row) => !known.has(`${row.window_start} ${row.window_end}`));
    if (rows.length === 0) throw fieldError('days', 'We have these days already. Enter others');
    if (stored.length + rows.length > bookingLimits.dates)
      throw fieldError('days', `A request has ${bookingLimits.dates} dates at most, and has ${stored.length} already`);
    await insertDates(tx, { projectRequestId: id, rows, suggestedBy: actor.id, at });
    const changes = { dates: [stored.length, stored.length + rows.length] } as const;
    await recordAudit(tx, actor, { action: 'bookings.suggest', subject: `project request ${id}`, groupId, changes });
    await notifyOfSuggestion({ mail }, tx, { id, at, by: actor.id, days: rows.length });
    return id;
  });
}

/**
 * Locks a request with its project for a change by its organisation. Throws 404, and 409 naming the state once the project has
 * ended or a start is booked.
 */
export async function lockChangeable(tx: Tx, id: ProjectRequestId) {
  const handled = await findHandled(tx, id);
  if (handled === undefined) throw notFound();
  const { group_id: groupId } = await lockOpenProject(tx, handled.project_id);
  const request = await lockRequest(tx, id);
  if (request === undefined) throw notFound();
  refuseState(request);
  return { request, groupId, projectId: handled.project_id };
}

function refuseState({ state }: Pick<LockedRequest, 'state'>): void {
  if (canChangeEnquiry(state)) return;
  const texts: Partial<Record<RequestState, string>> = {
    organiser_booked: 'A start is booked, and the trainer is asked to confirm it. Ask the site admins to change it.',
    completed: 'This has become a course. Ask the site admins to change the course.',
  };
  const text = texts[state] ?? `This enquiry is at “${enquiryStateTexts[state]}”.`;
  throw new AppError('conflict', `${text} Nothing was changed.`);
}
