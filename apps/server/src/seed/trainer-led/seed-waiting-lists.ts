import { offerEnds } from '@doselore/contract/course-delegates';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

const day = 86_400_000;
const group = 'Northgate Pharmacy Group';

type Course = {
  title: string;
  product: string;
  /** Days from today. It begins at 14:00. */
  start: number;
  delegates: number;
  /** Delegates from the start of the list who have accepted. */
  accepted: number;
  places: number;
  /** Usernames of people who wait, in their order. The first has an open offer when `offers` is true. */
  waiting: readonly string[];
  offers?: boolean;
  /** Note of the person after the delegates in the list, who declined. */
  declines?: string;
};

const courses: readonly Course[] = [
  {
    title: 'Injection technique: extra date',
    product: 'Vaccination: injection technique practical',
    start: 26,
    delegates: 4,
    accepted: 1,
    places: 4,
    waiting: ['first', 'sam.whitlock', 'last'],
  },
  {
    title: 'Injection technique in pairs',
    product: 'Vaccination: injection technique practical',
    start: 19,
    delegates: 5,
    accepted: 3,
    places: 8,
    waiting: [],
    declines: 'I am on leave that week.',
  },
  {
    title: 'Life support refresher',
    product: 'Basic life support and anaphylaxis',
    start: 1,
    delegates: 3,
    accepted: 2,
    places: 4,
    waiting: ['nadia.hussain'],
    offers: true,
  },
];

/** Seeds a full course with a waiting list, one with answers and a person who declined, and one with an open offer of a place. */
async function seedWaitingLists(
  db: Database,
  { people, catalogue, now }: { people: readonly SeededPerson[]; catalogue: Catalogue; now: Date },
): Promise<void> {
  const members = people.filter((person) => person.group === group && person.role === undefined);
  // Other demo data and tests name the people at the start of the list.
  const others = members.filter(({ username }) => !['sam.whitlock', 'nadia.hussain'].includes(username)).slice(-9);
  const trainer = people.find(({ role }) => role === 'trainer');
  const admin = people.find(({ username }) => username === 'priya.raman');
  const londonNow = londonWallClock(now);
  for (const course of courses) {
    const start = new Date(
      Date.UTC(londonNow.getUTCFullYear(), londonNow.getUTCMonth(), londonNow.getUTCDate(), 14) + course.start * day,
    );
    const times = { training_start: start, training_end: new Date(start.getTime() + 2 * 3_600_000) };
    const { id } = await db
      .insertInto('virtual_groups')
      .values({
        group_id: others[0]?.groupId ?? 0,
        abstract_course_id: catalogue.taught.get(course.product) ?? 0,
        deliverable_id: 4,
        title: course.title,
        state: 'scheduled',
        scheduled_at: now,
        certificate_months: 12,
        trainer_user_id: trainer?.id ?? null,
        delegate_places_allowed: course.places,
        place: 'Market Square consultation room',
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('virtual_group_sessions')
      .values({ virtual_group_id: id, ordinal: 1, training_slot: 'am', ...times })
      .execute();
    await db
      .insertInto('virtual_group_delegates')
      .values(
        others.slice(0, course.delegates).map((person, index) => ({
          virtual_group_id: id,
          user_id: person.id,
          invited_at: now,
          added_by: admin?.id ?? null,
          response: index < course.accepted ? 'accepted' : 'none',
          responded_at: index < course.accepted ? now : null,
        })),
      )
      .execute();
    const named = new Map(people.map((person) => [person.username, person.id]));
    const [first, last] = others.slice(-2);
    const ids = { first: first?.id, last: last?.id };
    const until = new Date(now.getTime() + offerEnds(start, londonNow).getTime() - londonNow.getTime());
    const entries = course.waiting.map((name, index) => ({
      virtual_group_id: id,
      user_id: (name === 'first' || name === 'last' ? ids[name] : named.get(name)) ?? 0,
      added_by: admin?.id ?? null,
      joined_at: new Date(now.getTime() - (course.waiting.length - index) * day),
      ...(course.offers === true && index === 0 && { state: 'offered', offered_until: until }),
    }));
    const decliner = others[course.delegates];
    if (course.declines !== undefined && decliner !== undefined)
      await db
        .insertInto('virtual_group_declines')
        .values({ virtual_group_id: id, user_id: decliner.id, note: course.declines, declined_at: now })
        .execute();
    if (entries.length > 0) await db.insertInto('waiting_list_entries').values(entries).execute();
  }
}

export const waitingListsSeed = declareSeed({
  place: 370,
  needs: { people: peopleSeed, catalogue: catalogueSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { people, catalogue }) =>
    seedWaitingLists(services.db, { people, catalogue, now: services.clock.now() }),
});
