import { addMonths, fieldError } from '@doselore/contract';
import type { ExternalChanges } from '@doselore/contract/external-courses';
import type { Queries } from '../../../platform/db/index.ts';
import { type EntryFields, listCatalogue } from './external-courses.repository.ts';

/** Returns the day on which an entry expires. Null for 0 months. */
export const expiryOf = (completedOn: string, months: number): string | null =>
  months === 0 ? null : addMonths(completedOn, months);

type Reading = { today: string; before?: Pick<EntryFields, 'external_course_id' | 'title' | 'provider'> | undefined };

/**
 * Returns the columns of an entry. A chosen course gives the title and provider. `before` is the stored entry, which
 * can keep an archived course. Throws at the field for another archived course and for a future day.
 */
export async function entryFieldsOf(
  db: Queries,
  changes: ExternalChanges,
  { today, before }: Reading,
): Promise<EntryFields> {
  if (changes.completed_on > today) throw fieldError('completed_on', 'Choose a day that is not in the future');
  const { external_course_id, completed_on, months, reference } = changes;
  const isKept = external_course_id !== null && before?.external_course_id === external_course_id;
  const known = isKept ? before : (await listCatalogue(db)).find(({ id }) => id === external_course_id);
  if (known === undefined && external_course_id !== null)
    throw fieldError('external_course_id', 'Choose a course from the list');
  const { title, provider } = known ?? changes;
  return {
    external_course_id,
    title,
    provider,
    completed_on,
    months,
    expires_on: expiryOf(completed_on, months),
    reference,
  };
}
