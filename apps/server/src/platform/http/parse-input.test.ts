import { AppError } from '@doselore/contract';
import { allEndpoints, schemasOf } from '@doselore/contract/all';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { parseInput } from './parse-input.ts';

function problemsOf(schema: z.ZodType, input: unknown): Record<string, readonly string[]> {
  try {
    parseInput(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...error.fields };
  }
}

const schema = z.strictObject({
  name: z.string().min(2, 'Should be at least 2 characters'),
  count: z.coerce.number(),
  kind: z.enum(['a', 'b']),
  accepted: z.literal(true, 'Accept the terms'),
  rows: z.array(
    z.strictObject({ at: z.iso.date(), who: z.discriminatedUnion('is', [z.object({ is: z.literal('x') })]) }),
  ),
  either: z.union([z.string(), z.number()]),
});

test.each([undefined, null])(
  'a field that is %s answers "This is required", unless it has words of its own',
  (gone) => {
    const given = { name: gone, kind: gone, accepted: gone, either: gone, rows: [{ at: gone, who: {} }] };
    expect(problemsOf(schema, { ...given, count: undefined })).toEqual({
      name: ['This is required'],
      count: ['This is required'],
      kind: ['This is required'],
      accepted: ['Accept the terms'],
      either: ['This is required'],
      'rows.0.at': ['This is required'],
      'rows.0.who.is': ['This is required'],
    });
  },
);

test('a field that is there but wrong says what is wrong', () => {
  const rows = [{ at: '2026-02-30', who: { is: 'y' } }];
  const wrong = { name: '', count: 'many', kind: 'c', accepted: false, either: true, rows };
  const problems = problemsOf(schema, wrong);
  expect(Object.values(problems).flat()).not.toContain('This is required');
  expect(problems).toMatchObject({ name: ['Should be at least 2 characters'], accepted: ['Accept the terms'] });
});

test('no endpoint answers a missing field with the words of the library', () => {
  let required = 0;
  const found = allEndpoints.flatMap((endpoint) => {
    const { body, query } = schemasOf(endpoint);
    return [body, query].flatMap((one) => {
      const texts = one === undefined ? [] : Object.values(problemsOf(one, {})).flat();
      required += texts.filter((text) => text === 'This is required').length;
      return texts.filter((text) => /^Invalid|undefined|NaN/u.test(text)).map((text) => `${endpoint.path}: ${text}`);
    });
  });
  expect(found).toEqual([]);
  expect(required).toBeGreaterThan(200);
});

test('a call without a field gets it in the answer', async () => {
  const server = await openTestApp();
  const client = await server.as(await buildUser(server.db));
  const answer = await client.post('/login', {});
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      code: 'validation_failed',
      error: 'validation_failed',
      message: 'This is required, This is required',
      errors: { username: ['This is required'], password: ['This is required'] },
    },
  ]);
});
