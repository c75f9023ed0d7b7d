import { wordKey } from '@doselore/contract/imports';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import {
  findNamedMembers,
  type ListedRows,
  type RowVerdict,
  valuesOf,
  whySkipped,
} from '../../../administration/imports/declaring/index.ts';
import { listCatalogue } from '../external-courses.repository.ts';
import { indexCourses } from './course-index.ts';
import { listHeldEntryRows } from './listed-entries.repository.ts';
import { type RowFacts, readEntry } from './read-entry.ts';

export type CheckedEntry = RowVerdict & { userId?: UserId; facts?: RowFacts };

/** Identifies an entry: one person, one course, one day. */
const keyOf = (userId: number, { course, completed_on }: RowFacts) =>
  `${userId} ${course.external_course_id ?? wordKey(course.title)} ${completed_on}`;

/**
 * Checks rows with external courses of members, and writes nothing. Of several rows with the same entry, the first row
 * in `all` counts.
 */
export async function checkEntryRows(
  db: Queries,
  { list, place, reader: cells, files, rows, all = rows }: ListedRows,
): Promise<CheckedEntry[]> {
  const sheet = { place, columns: list.columns };
  const reader = { ...cells, courses: indexCourses(await listCatalogue(db)) };
  const memberOf = await findNamedMembers(db, sheet, all);
  const read = new Map(
    all.map((row) => {
      const values = valuesOf(sheet.columns, row);
      return [row.number, { ...readEntry(reader, values), found: memberOf(values) }] as const;
    }),
  );
  const first = new Map<string, number>();
  for (const [number, { found, facts }] of read)
    if ('member' in found && facts !== undefined) {
      const key = keyOf(found.member.id, facts);
      if (!first.has(key)) first.set(key, number);
    }
  const people = [...read.values()].flatMap(({ found }) => ('member' in found ? [found.member.id] : []));
  const storedEntries = await listHeldEntryRows(db, [...new Set(people)]);
  const known = new Set(
    storedEntries.map(
      (entry) => `${entry.user_id} ${entry.external_course_id ?? wordKey(entry.title)} ${entry.completed_on}`,
    ),
  );
  return rows.map((row): CheckedEntry => {
    const verdict = { number: row.number, changes: [] };
    const skipped = whySkipped(row);
    if (skipped !== undefined) return { ...verdict, status: 'skipped', problems: [{ field: null, message: skipped }] };
    const { found, facts, problems = [] } = read.get(row.number) ?? { found: memberOf({}) };
    if (!('member' in found)) return { ...verdict, status: 'problem', problems: [found, ...problems] };
    if (facts === undefined) return { ...verdict, status: 'problem', problems };
    const key = keyOf(found.member.id, facts);
    const earlier = first.get(key);
    if (earlier !== undefined && earlier !== row.number)
      return {
        ...verdict,
        status: 'problem',
        problems: [{ field: null, message: `The same course and day for the same person as row ${earlier}` }],
      };
    if (known.has(key)) return { ...verdict, status: 'same', problems: [] };
    const changes = changesOf(facts);
    const message = evidenceNote(facts, files.get(row.number));
    const notes = message === undefined ? [] : [{ field: null, message }];
    return { number: row.number, status: 'ready', problems: notes, changes, userId: found.member.id, facts };
  });
}

function evidenceNote({ course }: RowFacts, file: { file_name: string } | undefined): string | undefined {
  if (file !== undefined) return `Evidence: ${file.file_name}`;
  return course.needs_evidence ? 'No evidence. The entry can be verified only after evidence is added' : undefined;
}

/** Returns the values that a row adds, for the check step. */
function changesOf({ course, completed_on, months, reference }: RowFacts): RowVerdict['changes'] {
  const added = [
    { field: 'course', after: `${course.title} (${course.provider})` },
    { field: 'day', after: completed_on },
    { field: 'months', after: String(months) },
    { field: 'reference', after: reference === '' ? null : reference },
  ] as const;
  return added.map((one) => ({ ...one, before: null }));
}
