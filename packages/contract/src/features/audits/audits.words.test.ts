import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { auditWords, subjectTitle } from './audits.words.ts';

const features = path.resolve(import.meta.dirname, '..');

/** Rooms with actions, the words of each, and the file with the names of its actions that rows of the trail may have. */
const rooms = await Promise.all(
  globSync('*/*.audit-words.ts', { cwd: features })
    .toSorted()
    .map(async (file) => {
      const [words] = Object.values<object>(await import(path.join(features, file)));
      const actions = Object.keys(words ?? {}).toSorted();
      return { file, actions, stored: path.join(features, file.replace('.audit-words.ts', '.audit-actions.txt')) };
    }),
);

/** Adds the names of new actions to the files of their rooms. Never removes one. */
function writeStored(): void {
  for (const { stored, actions } of rooms)
    writeFileSync(stored, `${[...new Set([...readStored(stored), ...actions])].toSorted().join('\n')}\n`);
}

const readStored = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);

if (process.env.ACTIONS_WRITE === '1') writeStored();

test('collects the words of every room once', () => {
  const hint = 'Add the words of the room to auditWords in audits.words.ts.';
  expect(Object.keys(auditWords).toSorted(), hint).toEqual(rooms.flatMap(({ actions }) => actions).toSorted());
});

test.each(rooms)('has a title for every action of $file that databases may have', ({ stored, actions }) => {
  const hint =
    'An action is stored in sealed rows, so it keeps its name. ACTIONS_WRITE=1 npm test -- --project unit audits.words adds new ones.';
  expect(actions, hint).toEqual(readStored(stored));
});

test('keeps the actions of a room whose words are gone', () => {
  const known = rooms.map(({ stored }) => stored);
  const lists = globSync('*/*.audit-actions.txt', { cwd: features }).map((file) => path.join(features, file));
  expect(lists.filter((file) => !known.includes(file))).toEqual([]);
});

test.each([
  ['licence 12', 'Licence 12'],
  ['licence order 12', 'Order 12'],
  ['import 3', 'Uploaded list'],
  ['export 1', 'Zip file of certificates'],
  ['feedback form online 4', 'Feedback form online'],
  ['duplicate venues', 'Duplicate venues'],
  ['ledger', 'Licence ledger'],
  ['licences of old', 'licences of old'],
])('the record %s is called %s', (subject, words) => {
  expect(subjectTitle(subject)).toBe(words);
});
