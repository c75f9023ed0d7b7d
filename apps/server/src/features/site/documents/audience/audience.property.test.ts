import { expect, test } from 'vitest';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;

/** Returns numbers that look random, the same ones for a seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Period of the work history. `until` is the first day after the period. */
type Span = { what: 'member' | 'role' | 'service'; value: string | number | null; from: string; until: string | null };
type Member = {
  group: number;
  role: string | null;
  services: number[];
  isAdmin: boolean;
  isArchived: boolean;
  spans: Span[];
};
type Person = { id: number; members: Member[] };
type Audience = { group: number | null; groups: number[]; services: number[]; roles: string[]; isAdminsOnly: boolean };

const roles = ['Pharmacist', 'Dispenser'];

const dayOf = (nth: number) => new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10);

/** Returns the first day of the stay that lasts until today. Spans without a day between them are one stay. */
function stayOf(spans: readonly Span[]): string | undefined {
  let [from] = spans.filter(({ until }) => until === null).map((span) => span.from);
  if (from === undefined) return undefined;
  for (;;) {
    const first: string = from;
    const earlier = spans.find((span) => span.from < first && (span.until ?? '9999') >= first);
    if (earlier === undefined) return first;
    ({ from } = earlier);
  }
}

/**
 * Returns the expected first day in the audience. It is the latest start of three stays: as a member, in a chosen role
 * and in a chosen service.
 */
function sinceOf(audience: Audience, { spans }: Member): string {
  const stay = (what: Span['what'], values: readonly Span['value'][]) =>
    stayOf(spans.filter((span) => span.what === what && values.includes(span.value)));
  const days = [stay('member', [null]), stay('role', audience.roles), stay('service', audience.services)];
  return (
    days
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** The rule in words: one current membership fits each kind of choice that was made. */
function fittingOf(audience: Audience, { members }: Person): Member[] {
  const among = <T>(chosen: readonly T[], owned: readonly T[]) =>
    chosen.length === 0 || chosen.some((one) => owned.includes(one));
  return members.filter(
    (member) =>
      !member.isArchived &&
      (audience.group === null || audience.group === member.group) &&
      (!audience.isAdminsOnly || member.isAdmin) &&
      among(audience.groups, [member.group]) &&
      among(audience.roles, member.role === null ? [] : [member.role]) &&
      among(audience.services, member.services),
  );
}

test('readers of a document are exactly the people with a fitting membership, each since the right day, in random worlds', async () => {
  const next = numbersOf(20_261_127);
  const some = <T>(list: readonly T[]): T[] => list.filter(() => next(2) === 0);
  const actorId = await buildUser(db, { roles: ['super_admin'] });
  const groups = [await buildGroup(db), await buildGroup(db), await buildGroup(db)];
  const services = new Map<number, number[]>();
  for (const groupId of groups)
    services.set(groupId, [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })]);
  /** Returns an open span after earlier spans, with or without days between them. */
  const history = (what: Span['what'], now: Span['value'], values: readonly Span['value'][]): Span[] => {
    let from = 300 - next(100);
    const spans: Span[] = [{ what, value: now, from: dayOf(from), until: null }];
    for (let nth = next(3); nth > 0; nth -= 1) {
      const until = from - next(2);
      from = until - 1 - next(20);
      spans.push({ what, value: values[next(values.length)] ?? null, from: dayOf(from), until: dayOf(until) });
    }
    return spans;
  };
  const people: Person[] = [];
  for (let nth = 0; nth < 25; nth += 1) {
    const id = await buildUser(db);
    const members: Member[] = [];
    for (const group of some(groups)) {
      const member = { group, role: [null, ...roles][next(3)] ?? null, services: some(services.get(group) ?? []) };
      const spans = [
        ...history('member', null, [null]),
        ...(member.role === null ? [] : history('role', member.role, roles)),
        ...member.services.flatMap((service) => history('service', service, [service])),
      ];
      const one = { ...member, spans, isAdmin: next(3) === 0, isArchived: next(5) === 0 };
      await buildMembership(db, { userId: id, groupId: group, isArchived: one.isArchived });
      await server.rows('update group_members set job_role = $3 where user_id = $1 and group_id = $2', [
        id,
        group,
        one.role,
      ]);
      for (const subgroup_id of one.services)
        await db.insertInto('subgroup_members').values({ group_id: group, subgroup_id, user_id: id }).execute();
      await db.deleteFrom('standing_spans').where('user_id', '=', id).where('group_id', '=', group).execute();
      if (!one.isArchived)
        await db
          .insertInto('standing_spans')
          .values(
            one.spans.map(({ what, value, from, until }) => ({
              ...{ group_id: group, user_id: id, what, from_on: from, until_on: until, recorded_at: '2026-01-01' },
              ...{
                subgroup_id: what === 'service' ? Number(value) : null,
                value: what === 'role' ? String(value) : null,
              },
            })),
          )
          .execute();
      if (one.isAdmin) await buildManager(db, { userId: id, groupId: group });
      members.push(one);
    }
    people.push({ id, members });
  }
  const ids = people.map(({ id }) => id);
  for (let nth = 0; nth < 60; nth += 1) {
    const group = [null, ...groups][next(4)] ?? null;
    const audience: Audience = {
      group,
      groups: group === null ? some(groups).slice(0, 2) : [],
      services: some(group === null ? [...services.values()].flat() : (services.get(group) ?? [])),
      roles: some(roles),
      isAdminsOnly: next(3) === 0,
    };
    const [document] = await server.rows<{ id: number }>(
      `insert into documents (group_id, title, category, audience, is_admins_only, owner_id, created_by)
       values ($1, 'Random', 'guide', 'chosen', $2, $3, $3) returning id`,
      [group, audience.isAdminsOnly, actorId],
    );
    const document_id = document?.id ?? 0;
    const rows = [
      ...audience.groups.map((group_id) => ({ document_id, group_id })),
      ...audience.services.map((subgroup_id) => ({ document_id, subgroup_id })),
      ...audience.roles.map((job_role) => ({ document_id, job_role })),
    ];
    if (rows.length > 0) await db.insertInto('document_audience').values(rows).execute();
    const shown = await server.rows<{ user_id: number; since: string }>(
      'select user_id, since::text from document_readers() where document_id = $1 and user_id = any($2) order by 1',
      [document_id, ids],
    );
    const expected = people.flatMap((person) => {
      const [since] = fittingOf(audience, person)
        .map((member) => sinceOf(audience, member))
        .toSorted();
      return since === undefined ? [] : [{ user_id: person.id, since }];
    });
    expect(shown, JSON.stringify(audience)).toEqual(expected.toSorted((a, b) => a.user_id - b.user_id));
  }
});
