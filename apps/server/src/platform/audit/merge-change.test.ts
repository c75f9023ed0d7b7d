import { type EditConflict, namesOf, type Stored } from '@doselore/contract';
import { groupFields } from '@doselore/contract/groups';
import { describe, expect, test } from 'vitest';
import { buildCourse } from '../../test-support/catalogue.factory.ts';
import { buildOrganisation } from '../../test-support/organisation.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import type { Client } from '../../test-support/test-client.ts';

type Values = Record<string, Stored>;
type Form = {
  url: string;
  /** Two people who may both save the form. */
  by: [Client, Client];
  fields: readonly string[];
  /** Values that the first and the second person choose. */
  ours: [Values, Values];
  load: () => Promise<Values>;
  /** Rest of the body, besides the fields and their base values. */
  more?: object;
};

const server = await openTestApp({ connections: 20 });
const { db } = server;
const { groupId, subgroupId } = await buildOrganisation(server);
const signIn = async (firstName: string, roles: ('super_admin' | 'group_admin')[]) => {
  const userId = await buildUser(db, { firstName, lastName: 'Meanwhile', roles });
  await buildMembership(db, { userId, groupId });
  if (roles.includes('group_admin')) await buildManager(db, { userId, groupId });
  return server.as(userId);
};
const [ann, bob] = [await signIn('Ann', ['group_admin']), await signIn('Bob', ['group_admin'])];
const [sue, tom] = [await signIn('Sue', ['super_admin']), await signIn('Tom', ['super_admin'])];
const place = `groups/${groupId}`;
const service = `${place}/subgroups/${subgroupId}`;
const own = '/api/grouping-admin/';
const site = '/api/admin/';
const read = (client: Client, url: string) => async () => (await client.get(url)).json();
const newMember = async () => {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId, subgroupId });
  return userId;
};
const work = ['job_role', 'registration_number', 'payroll_number', 'started_on'];
const memberForm = async (at: string): Promise<Form> => {
  const userId = await newMember();
  return {
    url: `${own}${at}/members/${userId}`,
    by: [ann, bob],
    fields: ['first_name', 'last_name', 'email', ...work],
    ours: [
      { job_role: 'Pharmacist', payroll_number: 'P-1' },
      { job_role: 'Dispenser', started_on: '2026-02-02' },
    ],
    load: read(ann, `${own}${at}/members-info/${userId}`),
    more: { identity: null },
  };
};
const withDay = { more: { codesFrom: '2026-01-02' } };
const invitations: Pick<Form, 'by' | 'fields' | 'ours'> = {
  by: [ann, bob],
  fields: ['invitation_days', 'invitation_note'],
  ours: [
    { invitation_note: 'Ask Ann', invitation_days: 8 },
    { invitation_days: 9, invitation_note: 'Ask Bob' },
  ],
};

const { courseId, scoIds } = await buildCourse(db);
/** Form with one field, so that two people cannot change different fields. */
const single = 'the level of service admins';
const forms: [string, () => Form | Promise<Form>][] = [
  ['a member of an organisation', () => memberForm(place)],
  ['a member of a service', () => memberForm(service)],
  [
    'a user',
    async () => {
      const url = `${site}users/${await newMember()}`;
      const fields = ['first_name', 'last_name', 'email', 'username', 'job_role', 'registration_number'];
      const ours: Form['ours'] = [
        { last_name: 'Annson', job_role: 'Pharmacist' },
        { last_name: 'Bobson', registration_number: '2990077' },
      ];
      return { url, by: [sue, tom], fields, ours, load: read(sue, url) };
    },
  ],
  [
    'an organisation',
    () => ({
      url: `${site}${place}`,
      by: [sue, tom],
      fields: namesOf(groupFields),
      ours: [
        { notes: 'Ring Ann', name: 'Ann’s' },
        { notes: 'Ring Bob', superintendent_name: 'Dr Bob' },
      ],
      load: read(sue, `${site}${place}/profile`),
      ...withDay,
    }),
  ],
  [
    'a service',
    () => ({
      url: `${own}${service}`,
      by: [ann, bob],
      fields: ['name', 'ods_code', 'premises_number'],
      ours: [
        { name: 'Ann’s', ods_code: 'FA9A1' },
        { name: 'Bob’s', premises_number: '1990771' },
      ],
      load: read(ann, `${own}${service}`),
      ...withDay,
    }),
  ],
  [
    'the settings of an organisation',
    () => ({ ...invitations, url: `${own}${place}/settings`, load: read(ann, `${own}${place}/settings`) }),
  ],
  [
    'the settings of a service',
    () => ({ ...invitations, url: `${own}${service}/settings`, load: read(ann, `${own}${service}/settings`) }),
  ],
  [
    single,
    () => ({
      url: `${site}${place}/service-level`,
      by: [sue, tom],
      fields: ['default_service_manager_level'],
      ours: [{ default_service_manager_level: 'HIGH' }, { default_service_manager_level: 'MED' }],
      load: read(sue, `${site}${place}/settings`),
    }),
  ],
  [
    'a course',
    () => ({
      url: `${site}courses/${courseId}`,
      by: [sue, tom],
      fields: [
        'title',
        'summary',
        'deliverable_id',
        'default_months',
        'renewal_basis',
        'training_class',
        'motif',
        'hue',
        'is_live',
      ],
      ours: [
        { title: 'Ann’s', default_months: 7 },
        { title: 'Bob’s', deliverable_id: 2 },
      ],
      load: async () => {
        const { cover, ...course } = await read(sue, `${site}courses/${courseId}`)();
        return { ...course, ...cover };
      },
    }),
  ],
  [
    'a module',
    () => ({
      url: `${site}courses/${courseId}/scos/${scoIds[0]}`,
      by: [sue, tom],
      fields: ['title', 'mastery_override', 'complete_on_open', 'allow_outside_connections', 'max_attempts', 'minutes'],
      ours: [
        { max_attempts: 3, mastery_override: false },
        { max_attempts: 4, complete_on_open: true },
      ],
      load: read(sue, `${site}courses/${courseId}/scos/${scoIds[0]}`),
    }),
  ],
  [
    'the years names are kept',
    () => ({
      url: `${own}${place}/retention`,
      by: [ann, bob],
      fields: ['statutory', 'clinical', 'other'],
      ours: [
        { clinical: 11, statutory: 5 },
        { clinical: 12, other: 7 },
      ],
      load: async () => (await read(ann, `${own}${place}/settings`)()).retention,
    }),
  ],
];

async function open(form: Form) {
  const loaded = await form.load();
  const baseValues: Values = Object.fromEntries(form.fields.map((name) => [name, loaded[name] ?? null]));
  const save = (who: 0 | 1, changes: Values, since: Values = baseValues) =>
    form.by[who].put(form.url, { ...bodyOf(form, { ...baseValues, ...changes }), baseValues: since });
  return { baseValues, save };
}

/** Builds the body of a save. Leaves out the name and address of a member, which are a separate part. */
function bodyOf({ more = {}, fields }: Form, values: Values): object {
  const sent = 'identity' in more ? fields.filter((name) => work.includes(name)) : fields;
  return { ...Object.fromEntries(sent.map((name) => [name, values[name] ?? null])), ...more };
}

const only = (values: Values, name: string): Values => ({ [name]: values[name] ?? null });

describe.each(forms)('%s', (_what, build) => {
  test('saves exactly one of two different values that are sent for a field at the same moment', async () => {
    const form = await build();
    const [field = ''] = Object.keys(form.ours[0]);
    for (let round = 0; round < 4; round += 1) {
      const { baseValues, save } = await open(form);
      const chosen = [0, 1].map((who) => only(form.ours[who as 0 | 1], field));
      const answers = await Promise.all([save(0, chosen[0] ?? {}), save(1, chosen[1] ?? {})]);
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const winner = codes.indexOf(200);
      expect((await form.load())[field]).toBe(chosen[winner]?.[field]);
      const refusal = answers[1 - winner]?.json() as { code: string; edit_conflict: EditConflict };
      const { by, at, fields, now } = refusal.edit_conflict;
      const name = (form.by[0] === ann ? ['Ann', 'Bob'] : ['Sue', 'Tom'])[winner];
      expect([refusal.code, by, fields]).toEqual(['edit_conflict', `${name} Meanwhile`, [field]]);
      expect([Number.isNaN(Date.parse(at ?? '')), now[field]]).toEqual([false, chosen[winner]?.[field]]);
      const loser = (1 - winner) as 0 | 1;
      expect((await save(loser, chosen[loser] ?? {}, now as Values)).statusCode).toBe(200);
      expect((await form.load())[field]).toBe(chosen[loser]?.[field]);
      const back = await open(form);
      expect((await back.save(0, { [field]: baseValues[field] ?? null })).statusCode).toBe(200);
    }
  });
});

test.each(forms.filter(([what]) => what !== single))(
  'saves both when two people change different fields of %s at the same moment',
  async (_what, build) => {
    const form = await build();
    const [mine = '', theirs = ''] = form.ours.map((values) => Object.keys(values).at(-1));
    expect(mine).not.toBe(theirs);
    const { save } = await open(form);
    const answers = await Promise.all([save(0, only(form.ours[0], mine)), save(1, only(form.ours[1], theirs))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const both = { ...only(form.ours[0], mine), ...only(form.ours[1], theirs) };
    expect(await form.load()).toMatchObject(both);
    expect(answers.map((answer) => answer.json().now)).toContainEqual(expect.objectContaining(both));
  },
);
