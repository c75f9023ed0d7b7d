import type { TestApp } from './test-app.ts';

export type Fact = {
  group_id: number;
  user_id: number;
  what: string;
  subgroup_id: number | null;
  value: string | null;
};

const columns = 'group_id::int, user_id::int, what, subgroup_id::int, value';
const order = 'order by 1, 2, 3, 4, 5';

/** Facts of the tables of today, about these people. */
export const presentFacts = (server: TestApp, userIds: readonly number[]) =>
  server.rows<Fact>(`select ${columns} from present_standing() where user_id = any($1) ${order}`, [userIds]);

/** Facts of spans that are open and believed, about these people. */
export const openFacts = (server: TestApp, userIds: readonly number[]) =>
  server.rows<Fact>(
    `select ${columns} from standing_spans where user_id = any($1) and until_on is null and retracted_at is null ${order}`,
    [userIds],
  );

export type Days = { what: string; place: number | null; value: string | null; from: string; until: string | null };

/**
 * Spans of a person as they were known at a moment: by default as they are known now. Spans of two organisations can
 * begin on one day, so the order names the organisation as well.
 */
export const daysOf = (server: TestApp, userId: number, knownAt: Date = new Date('9999-01-01')) =>
  server.rows<Days>(
    `select what, subgroup_id::int as place, value, from_on::text as from, until_on::text as until from standing_spans
     where user_id = $1 and recorded_at <= $2 and (retracted_at is null or retracted_at > $2)
     order by what, from_on, subgroup_id, value, group_id, until_on`,
    [userId, knownAt],
  );

/** Pairs of believed spans of one fact of these people that share a day. */
export const overlaps = (server: TestApp, userIds: readonly number[]) =>
  server.rows(
    `select a.id, b.id as other from standing_spans a join standing_spans b on a.id < b.id and a.group_id = b.group_id
       and a.user_id = b.user_id and a.what = b.what and a.subgroup_id is not distinct from b.subgroup_id
       and daterange(a.from_on, a.until_on) && daterange(b.from_on, b.until_on)
       and tstzrange(a.recorded_at, a.retracted_at) && tstzrange(b.recorded_at, b.retracted_at)
     where a.user_id = any($1)`,
    [userIds],
  );
