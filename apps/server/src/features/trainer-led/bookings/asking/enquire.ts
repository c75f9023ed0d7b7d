import { AppError, type Body, fieldError } from '@doselore/contract';
import {
  canAskAbout,
  canAskTrainers,
  type Enquired,
  type enquireTrainers as endpoint,
  requestStateWords,
} from '@doselore/contract/bookings';
import type { BookingSettings } from '@doselore/contract/scheduling';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { days, formatLongDay } from '../../../../platform/clock/index.ts';
import { onceWithAnswer } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findWish } from '../choosing/wish.repository.ts';
import { type BookingData, getBooking } from '../confirming/booking.repository.ts';
import { type DateData, listDates } from '../dates/dates.repository.ts';
import { deadlineAfter } from '../deadlines/deadline-after.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { type LockedRequest, lockRequest } from '../requests/requests.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import type { WantedData } from '../wanted/wanted.repository.ts';
import {
  holdActiveTrainers,
  insertEnquiries,
  listAskedBefore,
  saveEnquired,
  saveRequestState,
  saveWishes,
} from './asking.repository.ts';
import { checkTrainers } from './check-trainers.ts';
import { findCandidates, findNamed } from './find-candidates.ts';
import { notifyOfQuestions } from './notify-trainers.ts';
import { countTrainers, type Picked, pickBest, pickNamed } from './pick-trainers.ts';

type Asking = { projectId: ProjectId; projectRequestId: ProjectRequestId; body: Body<typeof endpoint> };

/**
 * Asks trainers about dates of a request, and returns who was asked and why others were not. When nobody reaches the
 * thresholds, nobody is asked and the request keeps its state.
 */
export function enquire(
  services: Services,
  actor: Actor,
  { projectId, projectRequestId: id, body }: Asking,
): Promise<Enquired> {
  const { idempotencyKey: key, excludedTrainerIds, thresholds: sent, trainerUserIds: named } = body;
  const command = `ask trainers about request ${id}`;
  return onceWithAnswer(services.db, { actorId: actor.id, key, command }, async (tx) => {
    const at = services.clock.now();
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const request = await lockRequest(tx, id);
    if (request === undefined) throw notFound();
    refuseState(request);
    checkLocated(await getBooking(tx, id));
    await checkTrainers(tx, 'excludedTrainerIds', excludedTrainerIds);
    await checkTrainers(tx, 'trainerUserIds', named ?? []);
    const settings = await findBookingSettings(tx);
    const dates = findDates(await listDates(tx, id), { ids: body.timesOfInterestIds, settings, at });
    await saveWishes(tx, { id, excludedTrainerIds, thresholds: sent });
    const wish = await findWish(tx, id);
    if (wish === undefined) throw notFound();
    const thresholds = { ...sent, minimumScore: sent.minimumScore ?? settings.minimum_score };
    const found = await (named ? findNamed(tx, { wish, dates, at, named }) : findCandidates(tx, { wish, dates, at }));
    const before = await listAskedBefore(tx, id);
    const wasAsked = (trainerId: number, nth: number) =>
      before.some(
        (one) =>
          one.trainer_user_id === trainerId &&
          one.times_of_interest_id === dates[nth]?.id &&
          ['sent', 'yes', 'no'].includes(one.state),
      );
    const wished = named
      ? pickNamed({ ...found, wasAsked })
      : pickBest({ ...found, thresholds, shortlist: settings.shortlist, wasAsked });
    const active = new Set<number>(await holdActiveTrainers(tx, [...new Set(wished.map(({ option }) => option.id))]));
    const picked = wished.filter(({ option }) => active.has(option.id));
    const counts = countTrainers(found, { thresholds, picked });
    const answer = { asked: askedOf(picked), ...counts, minimum_score: thresholds.minimumScore };
    const detail = { projectId, dates: dates.length, trainers: answer.asked.length, questions: picked.length };
    await recordAudit(tx, actor, { action: 'bookings.enquire', subject: `project request ${id}`, groupId, detail });
    if (picked.length === 0) return answer;
    const round = Math.max(0, ...before.map((one) => one.round)) + 1;
    const rows = picked.map((one) => rowOf(one, { dates, round, settings, at, minimumScore: thresholds.minimumScore }));
    const enquiryIds = await insertEnquiries(tx, rows);
    await saveEnquired(tx, [...new Set(rows.map((one) => one.times_of_interest_id))]);
    if (request.state !== 'options_ready') await saveRequestState(tx, { id, state: 'seeking', at });
    await notifyOfQuestions(services, tx, { enquiryIds, at });
    return answer;
  });
}

function refuseState({ state }: LockedRequest): void {
  if (!canAskTrainers(state))
    throw new AppError('conflict', `This request is at “${requestStateWords[state]}”. Nobody was asked.`);
}

/** Throws 409 for a booking with a session that has no place. */
function checkLocated({ day, ...booking }: BookingData): void {
  const isLocated = ({ deliverable_id, venue_id, location_id, place_postcode }: WantedData) =>
    deliverable_id === 3 || venue_id !== null || location_id !== null || place_postcode !== null;
  if (!isLocated(booking) || (day !== null && !isLocated(day.second)))
    throw new AppError(
      'conflict',
      'This request has no place. Choose a venue or a location, or enter premises with their postcode. Then ask trainers.',
    );
}

type Selection = { ids: readonly number[]; settings: BookingSettings; at: Date };

/** Returns the dates with these ids. Throws 404 for one of another request, 422 for its day and 409 for its state. */
function findDates(all: readonly DateData[], { ids, settings, at }: Selection): DateData[] {
  const now = londonWallClock(at);
  const last = new Date(now.getTime() + days(settings.horizon_days));
  const dates = all.filter((one) => ids.includes(one.id));
  if (dates.length < new Set(ids).size) throw notFound();
  for (const { window_start: start, state } of dates) {
    const day = formatLongDay(start);
    if (start <= now) throw fieldError('timesOfInterestIds', `${day} has passed. Choose another date`);
    if (start > last) throw fieldError('timesOfInterestIds', `${day} is too far ahead. Choose an earlier date`);
    if (!canAskAbout(state)) throw new AppError('conflict', `${day} is no longer open. Nobody was asked.`);
  }
  return dates;
}

function askedOf(picked: readonly Picked[]): Enquired['asked'] {
  return [...Map.groupBy(picked, ({ option }) => option.id)].map(([id, all]) => ({
    trainer: { id, name: all[0]?.option.name ?? '' },
    dates: all.length,
  }));
}

type Round = {
  dates: readonly DateData[];
  round: number;
  settings: BookingSettings;
  at: Date;
  minimumScore: number;
};

function rowOf({ nth, option, rank, count }: Picked, { dates, round, settings, at, minimumScore }: Round) {
  const date = dates[nth];
  if (date === undefined) throw new Error('Trainers are picked for dates');
  const { start, score: total, parts } = option;
  const scored = { start: new Date(start).toISOString(), total, parts, rank, of: count, minimum_score: minimumScore };
  return {
    ...{ trainer_user_id: option.id, times_of_interest_id: date.id, round, sent_at: at },
    due_at: deadlineAfter({ at, days: settings.enquiry_days, earliestStart: date.window_start }),
    score_data: JSON.stringify(scored),
  };
}
