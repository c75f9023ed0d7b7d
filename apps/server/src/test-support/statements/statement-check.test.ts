import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp } from '../test-app.ts';
import { listDrifted } from './drifted.repository.ts';
import { readCode } from './program.ts';
import { createStatementCheck } from './statement-check.ts';

const check = createStatementCheck(readCode([path.join(import.meta.dirname, 'drifted.repository.ts')]));
const server = await openTestApp({ plugins: [check.plugin] });
const withoutPlace = (text: string) => text.replace(/^.*\/drifted\.repository\.ts:\d+: /u, '');

test('finds every kind of difference, and a statement that nothing runs', async () => {
  await listDrifted(server.db);
  const { misfits, unreached } = await check.report(server.environment.DATABASE_URL);
  expect(misfits.map(withoutPlace).sort()).toEqual([
    'days arrives as array of string, and its type is array of number',
    'days[] was string, and its type is number',
    'end was null, and its type is Date',
    'first is in the type but not returned',
    'given is returned but not in the type',
    'id arrives as number, and its type is string',
    'id is returned twice',
    'id was number, and its type is string',
    'list[].id was undefined, and its type is number',
    'list[].more was returned but is not in the type',
    'number arrives as string, and its type is number',
    'number was string, and its type is number',
    "state was 'shut', and its type is 'open'",
  ]);
  // Nothing calls `neverCalled`. The check calls the exported functions with sample arguments.
  expect(unreached).toHaveLength(1);
});
