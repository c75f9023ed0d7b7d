import type { AskedTrainer, Enquiries, OtherProblem } from '@doselore/contract/bookings';
import { notFound, type ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { listDates } from '../dates/dates.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import {
  type AskedData,
  findWishes,
  listAsked,
  listProblems,
  listTrainerChoices,
  type ProblemData,
} from './enquiries.repository.ts';

/** Returns the dates of a request with the trainers who were asked, their answers and problems, and what to ask with. */
export async function showEnquiries(db: Queries, id: ProjectRequestId): Promise<Enquiries> {
  const wishes = await findWishes(db, id);
  if (wishes === undefined) throw notFound();
  const settings = await findBookingSettings(db);
  const dates = await listDates(db, id);
  const questions = await listAsked(db, id);
  return {
    ...wishes,
    ...{ minimum_score: settings.minimum_score, shortlist: settings.shortlist },
    ...{ minimum_notice_days: settings.minimum_notice_days, horizon_days: settings.horizon_days },
    dates: dates.map(({ id: dateId, state, window_start: start, window_end: end }) => ({
      ...{ id: dateId, state, window_start: start.toISOString(), window_end: end.toISOString() },
      enquiries: questions.filter((one) => one.times_of_interest_id === dateId).map(presentAsked),
    })),
    problems: (await listProblems(db, id)).map(presentProblem),
    trainers: await listTrainerChoices(db),
  };
}

const presentAsked = ({ times_of_interest_id: _date, ...row }: AskedData): AskedTrainer => ({
  ...row,
  sent_at: row.sent_at.toISOString(),
  due_at: row.due_at.toISOString(),
  reminded_at: row.reminded_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});

const presentProblem = (row: ProblemData): OtherProblem => ({
  ...row,
  answered_at: row.answered_at.toISOString(),
  handled_at: row.handled_at?.toISOString() ?? null,
});
