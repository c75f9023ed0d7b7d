import { AppError, type Stored, type StoredValues } from '@doselore/contract';
import type { Actor } from '../access/index.ts';
import type { Queries } from '../db/index.ts';
import { findLastChange } from './last-change.repository.ts';

type Merge<F extends StoredValues> = {
  /** What the audit trail calls the record. */
  subject: string;
  /** The organisation from which the record is looked at, where it is one. */
  groupId?: number;
  /** Of the row that is locked. */
  now: Readonly<Record<keyof F, Stored>>;
  /** Without the fields that were not in the form. */
  wanted: Partial<F>;
  /** What the form was opened with. */
  baseValues: Readonly<Record<keyof F, Stored>>;
  /** The word of the trail for a field whose values it does not keep. */
  traces?: Partial<Record<keyof F, string>>;
};

/**
 * What a form changed, on the record as it is now: fields it left alone keep what somebody else put there meanwhile. Both
 * having changed one to different values is for a person to decide.
 */
export async function mergeChange<F extends StoredValues>(
  db: Queries,
  actor: Pick<Actor, 'id'>,
  { subject, groupId, now, wanted, baseValues, traces = {} }: Merge<F>,
): Promise<F> {
  const names = Object.keys(now) as (keyof F & string)[];
  const changed = names.filter((name) => wanted[name] !== undefined && wanted[name] !== baseValues[name]);
  const fields = changed.filter((name) => now[name] !== baseValues[name] && now[name] !== wanted[name]);
  if (fields.length === 0)
    return { ...now, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])) } as unknown as F;
  const last = await findLastChange(db, { subject, groupId, fields: fields.map((name) => traces[name] ?? name) });
  const by = nameOf(actor, last);
  throw new AppError(
    'edit_conflict',
    `${by ?? 'Somebody else'} changed this since you opened it. Choose what shall hold.`,
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
