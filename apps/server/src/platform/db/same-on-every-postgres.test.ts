import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const list = '.ci/same-on-every-postgres';
const source = path.resolve(import.meta.dirname, '../..');
const files = readFileSync(path.resolve(source, '../../..', list), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const opensDatabase = /openTestApp|inject\('database/u;
const asksEveryEndpoint = /import \{ allEndpoints \}/u;
const hasSql = /`(select|with|insert|update|delete)\b|'(select|with|insert|update|delete)\b|selectFrom|insertInto/u;

/** Returns the reason why a file has to run on every PostgreSQL, or undefined. */
function findReason(file: string): string | undefined {
  const at = path.join(source, file);
  if (!existsSync(at)) return 'there is no such file';
  const text = readFileSync(at, 'utf8');
  if (!opensDatabase.test(text)) return undefined;
  if (!asksEveryEndpoint.test(text)) return 'it works on the database of the run, and does not ask every endpoint';
  return hasSql.test(text) ? 'it contains SQL' : undefined;
}

test('leaves out only tests without SQL that ask every endpoint, or that do not use the database of the run', () => {
  const wrong = files.map((file) => [file, findReason(file)]).filter(([, reason]) => reason !== undefined);
  expect(wrong.map(([file, reason]) => `${file}: take it out of ${list}: ${reason}`)).toEqual([]);
});
