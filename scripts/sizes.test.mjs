import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const mostLines = 300;
const mostFiles = 40;

/** Files with more lines, each with the reason. */
const longFiles = {
  'apps/server/src/platform/db/database.generated.ts': 'written by npm run db:types',
  'package-lock.json': 'written by npm',
  'docs/ASVS.md': 'a table of the standard, one row for each of its requirements',
};

/** Folders with more files, each with the reason. */
const largeFolders = {
  'docs/decisions': 'a list that is read by number and never grouped: links name the file, and decisions do not move',
};

/** Files that people read and change. The others are data: tables of the matrix, lists for tests, fonts, pictures. */
const isText = (file) => /\.(?:ts|tsx|mjs|js|css|html|sql|json|md|grit|yml)$/u.test(file);

/** Returns what breaks the limits, with advice. `linesOf` gives the number of lines of a file. */
function findFaults(files, linesOf) {
  const folders = Map.groupBy(files, (file) => path.posix.dirname(file));
  const full = [...folders].filter(([folder, inside]) => inside.length > mostFiles && !(folder in largeFolders));
  const long = files.filter((file) => isText(file) && !(file in longFiles) && linesOf(file) > mostLines);
  return [
    ...full.map(
      ([folder, inside]) => `${folder} has ${inside.length} files: make folders by subject, of at most ${mostFiles}`,
    ),
    ...long.map((file) => `${file} has ${linesOf(file)} lines: divide it by subject, at most ${mostLines}`),
  ];
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => file !== '');

function countLines(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
  } catch {
    // Deleted, but not committed yet.
    return 0;
  }
}

test('no file has more than 300 lines and no folder more than 40 files, except for those with a reason', () => {
  expect(findFaults(files, countLines)).toEqual([]);
});

test('every file and folder with a reason is over the limit', () => {
  expect(Object.keys(longFiles).filter((file) => countLines(file) <= mostLines)).toEqual([]);
  const inside = (folder) => files.filter((file) => path.posix.dirname(file) === folder).length;
  expect(Object.keys(largeFolders).filter((folder) => inside(folder) <= mostFiles)).toEqual([]);
});

test('names a file of 301 lines and a folder of 41 files, tests counted too', () => {
  const many = Array.from({ length: 41 }, (_, nth) => `apps/server/src/x/part-${nth}.test.ts`);
  expect(findFaults(['a/long.ts', 'a/table.tsv', 'a/fine.ts'], (file) => (file === 'a/fine.ts' ? 300 : 301))).toEqual([
    'a/long.ts has 301 lines: divide it by subject, at most 300',
  ]);
  expect(findFaults(many, () => 10)).toEqual([
    'apps/server/src/x has 41 files: make folders by subject, of at most 40',
  ]);
});
