import { AppError, type Stored, type StoredValues } from '@doselore/contract';
import type { Actor } from '../access/index.ts';
import type { Queries } from '../db/index.ts';
import { findLastChange } from './last-change.repository.ts';

type Merge<F extends StoredValues> = {
  /** Subject of the record in the audit trail. */
  subject: string;
  /** Organisation from which the person opened the record, if any. */
  groupId?: number;
  /** Values of the locked row. */
  now: Readonly<Record<keyof F, Stored>>;
  /** Values that the person sent, without fields that the form does not have. */
  submitted: Partial<F>;
  /** Values with which the form was opened. */
  baseValues: Readonly<Record<keyof F, Stored>>;
  /** Name in the audit trail of a field whose values the trail does not store. */
  traces?: Partial<Record<keyof F, string>>;
};

/**
 * Applies the changes of a form to the current record and returns its new values. Fields that the form did not change
 * keep the changes of other people. Throws `edit_conflict` when two people changed one field to different values.
 */
export async function mergeChange<F extends StoredValues>(
  db: Queries,
  actor: Pick<Actor, 'id'>,
  { subject, groupId, now, submitted, baseValues, traces = {} }: Merge<F>,
): Promise<F> {
  const names = Object.keys(now) as (keyof F & string)[];
  const changed = names.filter((name) => submitted[name] !== undefined && submitted[name] !== baseValues[name]);
  const fields = changed.filter((name) => now[name] !== baseValues[name] && now[name] !== submitted[name]);
  if (fields.length === 0)
    return { ...now, ...Object.fromEntries(changed.map((name) => [name, submitted[name]])) } as unknown as F;
  const last = await findLastChange(db, { subject, groupId, fields: fields.map((name) => traces[name] ?? name) });
  const by = nameOf(actor, last);
  throw new AppError(
    'edit_conflict',
    `${by ?? 'Someone else'} changed this after you opened it. Choose which values to keep.`,
    {
      editConflict: {
        by,
        at: last?.at.toISOString() ?? null,
        fields,
        now: Object.fromEntries(names.map((name) => [name, now[name]])),
      },
    },
  );
}

function nameOf(actor: Pick<Actor, 'id'>, last: Awaited<ReturnType<typeof findLastChange>>): string | null {
  if (last === undefined) return null;
  if (last.actor_id === actor.id) return 'You';
  return last.name ?? (last.is_unnamed ? 'A site admin' : null);
}
