import { AppError, commandName, emptyRecord } from '@doselore/contract';
import { allEndpoints, schemasOf } from '@doselore/contract/all';
import { groupFields } from '@doselore/contract/groups';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { arbitraryOf } from '../../test-support/fuzz/from-schema.ts';
import { buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { withFormerNames } from './former-names.ts';

const commands = allEndpoints.filter(({ kind, method }) => kind !== 'upload' && method !== 'GET');
const read = (schema: z.ZodType, body: unknown) => withFormerNames(schema, body, async (renamed) => renamed);

/** Returns the name that a field had in the release before: that of the record. */
const formerName = (name: string) => name.replaceAll(/(?<=[a-z])\d+|[A-Z]/gu, (part) => `_${part.toLowerCase()}`);

/** Returns the names of the fields of a body, at every depth. */
function namesIn(node: unknown, names = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name);
    namesIn(value, names);
  }
  return names;
}

/** Returns a value with the former names of fields that the schema has. Keys of data stay. */
function formerly(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => formerly(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      names.has(name) && commandName(formerName(name)) === name ? formerName(name) : name,
      formerly(inner, names),
    ]),
  );
}

test.each(commands.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s takes the former names of its fields',
  async (_name, endpoint) => {
    const { body: schema } = schemasOf(endpoint);
    const names = namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    for (const body of fc.sample(arbitraryOf(schema), { numRuns: 5, seed: 1 })) {
      expect(await read(schema, formerly(body, names))).toEqual(body);
      expect(await read(schema, body)).toEqual(body);
    }
  },
);

const schema = z.strictObject({
  hqCode: z.string(),
  raw_score: z.number(),
  rows: z.array(z.strictObject({ fromDay: z.string() }).transform(({ fromDay }) => fromDay)),
  either: z.union([z.strictObject({ toDay: z.string() }), z.null()]).optional(),
  answers: z.record(z.string(), z.string()),
});

test('renames only fields whose schema has the new name, and no keys of data', async () => {
  const body = { hq_code: 'FZ9', raw_score: 1, rows: [{ from_day: 'a' }], either: { to_day: 'b' }, other_name: 1 };
  expect(await read(schema, { ...body, answers: { hq_code: 'x' } })).toEqual({
    ...{ hqCode: 'FZ9', raw_score: 1, rows: [{ fromDay: 'a' }], either: { toDay: 'b' }, other_name: 1 },
    answers: { hq_code: 'x' },
  });
});

test('a field that is sent under both names stays as it is, so that it is refused', async () => {
  expect(await read(schema, { hq_code: 'old', hqCode: 'new' })).toEqual({ hq_code: 'old', hqCode: 'new' });
});

test.each([
  [{ hq_code: '', rows: [{ from_day: '' }] }, ['hq_code', 'rows.0.from_day', 'either']],
  [{ hqCode: '', rows: [{ fromDay: '' }] }, ['hqCode', 'rows.0.fromDay', 'either']],
])('a refusal names the fields of %j as they were sent', async (body, names) => {
  const fields = { hqCode: ['x'], 'rows.0.fromDay': ['x'], either: ['x'] };
  const refuse = () => Promise.reject(new AppError('validation_failed', 'x', { fields }));
  const error: unknown = await withFormerNames(schema, body, refuse).catch((caught: unknown) => caught);
  expect(Object.keys((error as AppError).fields ?? {})).toEqual(names);
});

test('a field that had another word is renamed, also in an edit conflict', async () => {
  const renamed = z.strictObject({ videoAccountId: z.number() });
  const conflict = { by: null, at: null, fields: ['video_account_id'], now: { video_account_id: 2, place: 'Hall' } };
  const refuse = (body: unknown) => {
    expect(body).toEqual({ videoAccountId: 1 });
    return Promise.reject(new AppError('edit_conflict', 'x', { editConflict: conflict }));
  };
  const refusalOf = async (body: object) =>
    (await withFormerNames(renamed, body, refuse).catch((caught: unknown) => caught)) as AppError;
  expect((await refusalOf({ meeting_account_id: 1 })).editConflict).toEqual({
    ...conflict,
    ...{ fields: ['meeting_account_id'], now: { meeting_account_id: 2, place: 'Hall' } },
  });
  expect((await refusalOf({ videoAccountId: 1 })).editConflict).toEqual(conflict);
});

test('a page of the release before saves a record, and finds the field that is refused', async () => {
  const server = await openTestApp();
  const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
  const send = (body: object) =>
    admin.post('/api/admin/groups', { ...emptyRecord(groupFields), name: 'Former names', ...body });
  const refused = await send({ hq_code: 'X' });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['hq_code']]);
  const { id } = (await send({ hq_code: 'FZ9Q1' })).json();
  expect(await server.rows('select hq_code from groups where id = $1', [id])).toEqual([{ hq_code: 'FZ9Q1' }]);
});
