import type { Database } from '../platform/db/index.ts';

type Request = {
  groupId: number;
  organiserId: number;
  productId: number;
  createdBy: number;
  subgroupId?: number;
  title?: string;
  isVirtual?: boolean;
  venueId?: number;
  minutes?: number;
};

export type BuiltRequest = { projectId: number; requestId: number };

/** Builds a project with a draft request of 3 hours: face to face in this venue, or online. */
export async function buildRequest(db: Database, request: Request): Promise<BuiltRequest> {
  const { groupId, organiserId, productId, createdBy, subgroupId, title = 'Winter training' } = request;
  const { isVirtual = false, venueId, minutes = 180 } = request;
  const project = await db
    .insertInto('projects')
    .values({
      ...{ group_id: groupId, subgroup_id: subgroupId ?? null, organiser_user_id: organiserId, title },
      created_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: requestId } = await db
    .insertInto('project_requests')
    .values({
      ...{ project_id: project.id, abstract_course_id: productId, deliverable_id: isVirtual ? 3 : 4 },
      ...{ certificate_months: 12, delegates: 12, minutes, slot: 'am', venue_id: venueId ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { projectId: project.id, requestId };
}

/** Builds a course of two days of a project, held for a trainer. Returns its id. */
export async function buildMultiDay(
  db: Database,
  { projectId, productId, trainerId, by }: { projectId: number; productId: number; trainerId: number; by: number },
): Promise<number> {
  const { id } = await db
    .insertInto('multi_days')
    .values({
      ...{
        project_id: projectId,
        abstract_course_id: productId,
        deliverable_id: 4,
        certificate_months: 12,
        delegates: 12,
      },
      ...{ place: 'Own room', place_postcode: 'LA4 4XX', state: 'locked', locked_trainer_user_id: trainerId },
      ...{ locked_until: '2027-01-10T18:00:00Z', conflict_reason: 'Agreed by phone', conflict_by: by },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const day of ['2027-03-11', '2027-03-12'])
    await db
      .insertInto('multi_day_dates')
      .values({ multi_day_id: id, starts_at: `${day}T09:00:00Z`, ends_at: `${day}T12:00:00Z` })
      .execute();
  return id;
}

/** Builds a date of a request, on which the session may begin from 09:00 to 12:00. */
export async function buildTimesOfInterest(
  db: Database,
  { requestId, day, suggestedBy }: { requestId: number; day: string; suggestedBy?: number },
): Promise<number> {
  const { id } = await db
    .insertInto('times_of_interest')
    .values({
      ...{ project_request_id: requestId, window_start: `${day}T09:00:00Z`, window_end: `${day}T12:00:00Z` },
      ...{ slot: 'am', source: suggestedBy === undefined ? 'manual' : 'suggested', suggested_by: suggestedBy ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Enquiry = { interestId: number; trainerId: number; by: number; state?: 'sent' | 'yes' | 'no'; dueAt?: string };

/** Builds a question to a trainer about a date, with an answer unless it is open. Returns its id. */
export async function buildEnquiry(db: Database, { interestId, trainerId, by, ...more }: Enquiry): Promise<number> {
  const { state = 'sent', dueAt = '2027-01-10T18:00:00Z' } = more;
  const question = { trainer_user_id: trainerId, times_of_interest_id: interestId, state, due_at: dueAt };
  const ended = state === 'sent' ? {} : { ended_at: new Date(), answer_id: await buildAnswer(db, { trainerId, by }) };
  const { id } = await db
    .insertInto('availability_enquiries')
    .values({ ...question, ...ended })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Answered = { trainerId: number; by: number; problem?: string };

/** Builds an answer of a trainer about dates. */
export async function buildAnswer(db: Database, { trainerId, by, problem }: Answered): Promise<number> {
  const { id } = await db
    .insertInto('availability_answers')
    .values({
      ...{ trainer_user_id: trainerId, answered_by: by },
      ...(problem !== undefined && { has_other_problem: true, other_problem: problem }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Builds an open question to a trainer to confirm a start, and returns its id. */
export async function buildConfirmation(
  db: Database,
  { interestId, trainerId, startsAt }: { interestId: number; trainerId: number; startsAt: string },
): Promise<number> {
  const { id } = await db
    .insertInto('confirmation_enquiries')
    .values({
      ...{ trainer_user_id: trainerId, times_of_interest_id: interestId, starts_at: startsAt },
      due_at: '2027-01-10T18:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Choice = { requestId: number; organiserId: number; state?: 'asked' | 'lapsed'; dueAt?: string };

/** Builds a question to the organiser of a request, and returns its id. */
export async function buildChoice(
  db: Database,
  { requestId, organiserId, state = 'asked', dueAt = '2027-01-18T18:00:00Z' }: Choice,
): Promise<number> {
  const { id } = await db
    .insertInto('organiser_enquiries')
    .values({
      ...{ project_request_id: requestId, organiser_user_id: organiserId, state, due_at: dueAt },
      ended_at: state === 'asked' ? null : new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
