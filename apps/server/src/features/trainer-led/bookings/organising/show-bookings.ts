import type { BookingOptions, BookingSummary, OrganiserEnquiry } from '@doselore/contract/bookings';
import { notFound, type ProjectRequestId, type Scope } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { presentPair } from '../two-in-one/pairs.ts';
import { findSummary, listOwn, type SummaryData } from './bookings.repository.ts';
import { findOffer } from './find-offer.ts';
import { type ChoiceData, listChoices } from './organising.repository.ts';

export const presentSummary = (row: SummaryData): BookingSummary => ({
  id: row.id,
  project: row.project,
  product: { id: row.product_id, name: row.product },
  group: { id: row.group_id, name: row.group_name },
  state: row.state,
  is_virtual: row.is_virtual,
  delegates: row.delegates,
  minutes: row.minutes,
  place: row.place,
  starts_at: row.starts_at?.toISOString() ?? null,
  due_at: row.due_at?.toISOString() ?? null,
  other: row.other,
  keep_half: row.keep_half,
});

/** Returns a request with what can be booked, for the admins of its place. */
export async function showChoice(db: Queries, { id, at }: { id: ProjectRequestId; at: Date }): Promise<BookingOptions> {
  const row = await findSummary(db, id);
  if (row === undefined) throw notFound();
  return await withOptions(db, { row, at });
}

/** Returns a request of an organiser with what can be booked. Throws 404 when they may no longer organise. */
export async function showOwnChoice(
  db: Queries,
  scope: Scope,
  { id, at }: { id: ProjectRequestId; at: Date },
): Promise<BookingOptions> {
  const [row] = await listOwn(db, scope, id);
  if (row === undefined) throw notFound();
  return await withOptions(db, { row, at });
}

async function withOptions(db: Queries, { row, at }: { row: SummaryData; at: Date }): Promise<BookingOptions> {
  const offer = row.state === 'awaiting_organiser' ? await findOffer(db, { id: row.id, at }) : [];
  const options = offer.map(({ interestId, day, starts, pairs }) => ({
    ...{ times_of_interest_id: interestId, day },
    starts: starts.map((start) => new Date(start).toISOString()),
    pairs: pairs.flatMap(({ start, order, secondStart }) => presentPair({ start, pair: { order, secondStart } }) ?? []),
  }));
  return { booking: presentSummary(row), options };
}

/** Returns the questions to the organiser of a request, and how many days could be chosen now. */
export async function showEnquiries(
  db: Queries,
  { id, at }: { id: ProjectRequestId; at: Date },
): Promise<{ enquiries: OrganiserEnquiry[]; options: number }> {
  const rows = await listChoices(db, id);
  return { enquiries: rows.map(presentEnquiry), options: (await findOffer(db, { id, at })).length };
}

const presentEnquiry = (row: ChoiceData): OrganiserEnquiry => ({
  id: row.id,
  organiser: { id: row.organiser_user_id, name: row.organiser },
  question: row.question,
  state: row.state,
  asked_at: row.asked_at.toISOString(),
  due_at: row.due_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  reminded_at: row.reminded_at.at(-1)?.toISOString() ?? null,
  answered_by: row.answered_by,
  note: row.note,
});
