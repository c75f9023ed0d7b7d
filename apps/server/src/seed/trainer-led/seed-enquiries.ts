import { momentOfWallClock } from '@doselore/contract/wall-clock';
import { sql } from 'kysely';
import type { UserId } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { bookingsSeed } from './seed-bookings.ts';
import { trainersSeed } from './seed-trainers.ts';
import { tuesdayIn } from './tuesday-in.ts';

type Question = {
  username: string;
  state: 'sent' | 'yes' | 'no';
  score: number;
  problem?: string;
  /** Entered by a site admin who heard it elsewhere. */
  note?: string;
};
type AskedDate = { weeks: number; state: 'enquired' | 'available' | 'unavailable'; questions: readonly Question[] };
type Request = { copyOf: number; state: 'seeking' | 'options_ready'; dates: readonly AskedDate[] };

/** Requests about which trainers are asked. Each wants what one of the drafts of the demo project wants. */
const requests: readonly Request[] = [
  {
    ...{ copyOf: 0, state: 'seeking' },
    dates: [5, 6, 8].map((weeks) => ({
      ...{ weeks, state: 'enquired' },
      questions: [
        { username: 'amara.osei', state: 'sent', score: 66.5 },
        { username: 'idris.kamara', state: weeks === 8 ? 'no' : 'sent', score: 58.2 },
      ],
    })),
  },
  {
    ...{ copyOf: 1, state: 'options_ready' },
    dates: [
      {
        ...{ weeks: 9, state: 'available' },
        questions: [
          { username: 'gwen.pritchard', state: 'yes', score: 65.6 },
          { username: 'idris.kamara', state: 'no', score: 55.1, note: 'Said so by telephone' },
        ],
      },
      { weeks: 10, state: 'unavailable', questions: [{ username: 'gwen.pritchard', state: 'no', score: 64.9 }] },
    ],
  },
  {
    ...{ copyOf: 2, state: 'seeking' },
    dates: [
      {
        ...{ weeks: 7, state: 'enquired' },
        questions: [
          {
            ...{ username: 'beth.salter', state: 'yes', score: 71.3 },
            problem: 'I can only start after 10:00, because of the school run.',
          },
        ],
      },
    ],
  },
];

/** Seeds questions to trainers: open ones, answers, one with a problem that nobody has handled, and one entered by hand. */
async function seedEnquiries({ db, clock }: Services, adminId: UserId): Promise<void> {
  const now = clock.now();
  const drafts = await sql<{ id: number }>`select id from project_requests order by id limit 3`.execute(db);
  for (const { copyOf, state, dates } of requests) {
    const { rows } = await sql<{ id: number }>`
      insert into project_requests (project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
        slot, venue_id, place, place_postcode, notes, state, state_since, created_at)
      select project_id, abstract_course_id, deliverable_id, certificate_months, 10, minutes, slot, venue_id, place,
        place_postcode, '', ${state}, ${now}, ${now} from project_requests where id = ${drafts.rows[copyOf]?.id ?? 0}
      returning id`.execute(db);
    for (const date of dates) await seedDate(db, { date, requestId: rows[0]?.id ?? 0, adminId, now });
  }
}

type Dated = { date: AskedDate; requestId: number; adminId: UserId; now: Date };

async function seedDate(db: Queries, { date, requestId, adminId, now }: Dated): Promise<void> {
  const day = tuesdayIn(now, date.weeks);
  const { id } = await db
    .insertInto('times_of_interest')
    .values({
      ...{ project_request_id: requestId, slot: 'am', state: date.state, created_at: now },
      ...{ window_start: `${day}T09:00:00Z`, window_end: `${day}T10:30:00Z` },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [nth, question] of date.questions.entries()) {
    const trainer = await sql<{ id: number }>`select id from users where username = ${question.username}`.execute(db);
    const trainerId = trainer.rows[0]?.id ?? 0;
    const scored = {
      start: `${day}T09:00:00.000Z`,
      total: question.score,
      parts: [],
      rank: nth + 1,
      of: 4,
      minimum_score: 40,
    };
    const ended =
      question.state === 'sent'
        ? {}
        : { ended_at: now, answer_id: await seedAnswer(db, { question, trainerId, adminId, now }) };
    await db
      .insertInto('availability_enquiries')
      .values({
        ...{
          trainer_user_id: trainerId,
          times_of_interest_id: id,
          state: question.state,
          sent_at: now,
          due_at: dueAfter(now),
        },
        ...{ score_data: JSON.stringify(scored), ...ended },
      })
      .execute();
  }
}

type Answered = { question: Question; trainerId: number; adminId: UserId; now: Date };

async function seedAnswer(db: Queries, { question, trainerId, adminId, now }: Answered): Promise<number> {
  const isManual = question.note !== undefined;
  const { id } = await db
    .insertInto('availability_answers')
    .values({
      ...{ trainer_user_id: trainerId, answered_by: isManual ? adminId : trainerId, answered_at: now },
      ...{ has_other_problem: question.problem !== undefined, other_problem: question.problem ?? null },
      ...{ is_manual: isManual, note: question.note ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns 18:00 on the Thursday of the next week, which is a deadline of working days apart from holidays. */
function dueAfter(now: Date): Date {
  const thursday = new Date(now.getTime() + 7 * 86_400_000);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  return momentOfWallClock(new Date(`${thursday.toISOString().slice(0, 10)}T18:00:00.000Z`));
}

export const enquiriesSeed = declareSeed({
  place: 640,
  needs: { admin: adminSeed, trainers: trainersSeed, bookings: bookingsSeed },
  run: (services, { admin }) => seedEnquiries(services, admin.id),
});
