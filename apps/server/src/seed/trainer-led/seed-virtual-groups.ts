import { randomUUID } from 'node:crypto';
import { slotOf } from '@doselore/contract/course-planning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type GroupId, type VirtualGroupId, withoutScope } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { venuesSeed } from './seed-venues.ts';

export type Session = {
  title: string;
  state: string;
  group: string;
  start: number;
  hours: number;
  place: string | null;
  /** Name of its venue. */
  venue?: string;
  delegates: number;
  /** Service that the course belongs to. Its delegates are members of that service. */
  service?: string;
  /** Number of days, each a week after the last; 1 by default. 0 is a draft without a date. */
  days?: number;
  /** Number of members at the start of the list to leave out. */
  skip?: number;
  attendance?: readonly ('attended' | 'absent' | 'excused')[];
  /** Licences bought for the course, and the number of delegates from the start of the list who have one. */
  licences?: { bought: number; issued: number };
  /** Closed after its licences were issued. */
  isClosed?: boolean;
  cancelledFor?: string;
  /** Number of days to attend; all of them by default. */
  sessionsRequired?: number;
  meetingUrl?: string;
  bring?: string;
};

export type SeededSession = Session & { id: VirtualGroupId; groupId: GroupId; productId: number; userIds: number[] };

/**
 * Sessions. `start` is in days from today. Each begins at 10:00. One of day 0 begins later today if that is still
 * possible.
 */
const sessions: readonly Session[] = [
  {
    title: 'Vaccination: injection technique practical',
    state: 'scheduled',
    group: 'Northgate Pharmacy Group',
    start: 12,
    hours: 3,
    place: 'Market Square consultation room',
    delegates: 6,
    bring: 'Your own tunic or a short-sleeved top, and the record card from your online course.',
  },
  {
    title: 'Contraception service: initiation and supply',
    state: 'scheduled',
    group: 'Northgate Pharmacy Group',
    start: 0,
    hours: 2,
    place: null,
    delegates: 1,
    meetingUrl: 'https://meet.example.org/contraception-service',
    bring: 'A quiet room, a headset and the local protocol.',
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'delivered',
    group: 'Northgate Pharmacy Group',
    start: -45,
    hours: 2,
    place: 'The Riverside Training Room',
    delegates: 4,
    attendance: ['attended', 'absent', 'attended', 'attended'],
    licences: { bought: 3, issued: 3 },
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'scheduled',
    group: 'Harbour Independent Pharmacies',
    start: 19,
    hours: 2,
    place: 'Harbour Hotel, Quay Room',
    delegates: 4,
  },
  {
    title: 'Contraception service: initiation and supply',
    state: 'scheduled',
    group: 'Wyre Vale Hospitals Pharmacy',
    start: 26,
    hours: 2,
    place: null,
    delegates: 8,
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'delivered',
    group: 'Northgate Pharmacy Group',
    start: -3,
    hours: 2,
    place: 'Riverside training room',
    delegates: 5,
    skip: 4,
    licences: { bought: 6, issued: 2 },
  },
  {
    title: 'Vaccination: injection technique practical',
    state: 'draft',
    group: 'Coastal PCN Pharmacy Team',
    start: 40,
    hours: 3,
    place: null,
    delegates: 0,
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'scheduled',
    group: 'Meadowbrook Care',
    start: -60,
    hours: 2,
    place: 'Larch Court',
    delegates: 5,
    attendance: ['attended', 'attended', 'attended', 'absent', 'excused'],
    licences: { bought: 6, issued: 5 },
    isClosed: true,
  },
  {
    title: 'Vaccination: injection technique practical',
    state: 'cancelled',
    group: 'Harbour Independent Pharmacies',
    start: 5,
    hours: 3,
    place: 'Harbour hotel - Quay room',
    delegates: 2,
    cancelledFor: 'The trainer is ill and nobody else is free.',
  },
  {
    title: 'Vaccination: injection technique practical',
    state: 'scheduled',
    group: 'Northgate Pharmacy Group',
    service: 'Northgate, Market Square',
    start: 33,
    hours: 3,
    days: 2,
    place: null,
    venue: 'The Riverside Training Room',
    delegates: 2,
    skip: 2,
    bring: 'A short-sleeved top.',
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'draft',
    group: 'Northgate Pharmacy Group',
    service: 'Northgate, Market Square',
    start: 0,
    hours: 2,
    days: 0,
    place: null,
    delegates: 0,
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'cancelled',
    group: 'Northgate Pharmacy Group',
    service: 'Northgate, Market Square',
    start: 2,
    hours: 2,
    place: 'Market Square consultation room',
    delegates: 2,
    skip: 2,
    cancelledFor: 'Not enough people could come on this day.',
  },
];

export async function seedVirtualGroups(
  db: Database,
  world: { people: SeededPerson[]; catalogue: Catalogue; now: Date },
  courses: readonly Session[] = sessions,
): Promise<SeededSession[]> {
  const made: SeededSession[] = [];
  const venues = await db.selectFrom('venues').select(['id', 'name']).execute();
  const trainer = world.people.find((person) => person.role === 'trainer');
  for (const session of courses) {
    const members = world.people.filter(
      (person) =>
        person.group === session.group &&
        person.role === undefined &&
        (session.service === undefined || person.service === session.service),
    );
    const days = daysOf(session, world.now);
    const groupId = members[0]?.groupId ?? withoutScope<'group'>(0, 'demo data');
    const productId = world.catalogue.taught.get(session.title) ?? 0;
    const { id } = await db
      .insertInto('virtual_groups')
      .values({
        group_id: groupId,
        subgroup_id: session.service === undefined ? null : (members[0]?.serviceId ?? null),
        abstract_course_id: productId,
        deliverable_id: session.title.startsWith('Contraception') ? 3 : 4,
        title: session.title,
        state: session.state,
        certificate_months: 12,
        trainer_user_id: session.state === 'draft' ? null : (trainer?.id ?? null),
        place: session.place,
        venue_id: venues.find(({ name }) => name === session.venue)?.id ?? null,
        training_start: days[0]?.training_start ?? null,
        training_end: days.at(-1)?.training_end ?? null,
        meeting_url: session.meetingUrl ?? null,
        what_to_bring: session.bring ?? null,
        scheduled_at: session.state === 'draft' ? null : world.now,
        ended_at: session.cancelledFor === undefined ? null : world.now,
        end_reason: session.cancelledFor ?? '',
        sessions_required: session.sessionsRequired ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sessionIds =
      days.length === 0
        ? []
        : await db
            .insertInto('virtual_group_sessions')
            .values(days.map((day) => ({ ...day, virtual_group_id: id })))
            .returning(['id', 'training_end'])
            .execute();
    const skip = session.skip ?? 0;
    const delegates = members.slice(skip, skip + session.delegates).map((person, index) => ({
      virtual_group_id: id,
      user_id: person.id,
      attendance: session.attendance?.[index] ?? null,
      invited_at: world.now,
      sessions_marked: session.attendance?.[index] === undefined ? 0 : days.length,
      sessions_present: session.attendance?.[index] === 'attended' ? days.length : 0,
    }));
    if (delegates.length > 0) await db.insertInto('virtual_group_delegates').values(delegates).execute();
    const marks = sessionIds.flatMap(({ id: sessionId, training_end: at }) =>
      delegates
        .filter(({ attendance }) => attendance !== null)
        .map(({ user_id, attendance }) => ({
          virtual_group_session_id: sessionId,
          ...{ user_id, attendance, marked_by: trainer?.id ?? null },
          ...{ marked_at: at, made_at: at, mark_key: randomUUID() },
        })),
    );
    if (marks.length > 0) await db.insertInto('session_attendances').values(marks).execute();
    made.push({
      ...session,
      id: withoutScope(id, 'demo data'),
      groupId,
      productId,
      userIds: delegates.map(({ user_id }) => user_id),
    });
  }
  return made;
}

/** Returns the sessions of a course, each a week after the last, in wall-clock time. */
function daysOf(session: Session, now: Date) {
  const first = startOf(session, now).getTime();
  return Array.from({ length: session.days ?? 1 }, (_nothing, nth) => {
    const training_start = new Date(first + nth * 7 * 86_400_000);
    const training_end = new Date(training_start.getTime() + session.hours * 3_600_000);
    const londonNow = {
      training_start: training_start.toISOString(),
      training_end: training_end.toISOString(),
      place: null,
    };
    return { ordinal: nth + 1, training_slot: slotOf(londonNow), training_start, training_end };
  });
}

/** Returns the start in wall-clock time, written as UTC. Day 0 means 2 hours from now, or tomorrow after 18:00. */
function startOf(session: Session, now: Date): Date {
  const londonNow = londonWallClock(now);
  const isLater = session.start === 0 && londonNow.getUTCHours() < 18;
  const days = session.start === 0 && !isLater ? 1 : session.start;
  const hour = isLater ? londonNow.getUTCHours() + 2 : 10;
  return new Date(Date.UTC(londonNow.getUTCFullYear(), londonNow.getUTCMonth(), londonNow.getUTCDate() + days, hour));
}

export const virtualGroupsSeed = declareSeed({
  place: 140,
  needs: { people: peopleSeed, catalogue: catalogueSeed, venues: venuesSeed },
  run: (services, { people, catalogue }) =>
    seedVirtualGroups(services.db, { people, catalogue, now: services.clock.now() }),
});
