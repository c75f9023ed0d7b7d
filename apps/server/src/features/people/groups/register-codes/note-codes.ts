import { fieldError } from '@doselore/contract';
import type { CodeKind } from '@doselore/contract/groups';
import { formatLongDay } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { type CodePlace, findLastCodeDay, insertCode } from './register-codes.repository.ts';

type Code = string | null;
type Change = {
  place: CodePlace;
  /** Codes before and after the change. */
  codes: Partial<Record<CodeKind, readonly [Code, Code]>>;
  /** Day from which the new codes are valid. */
  from: string;
  /** Time when the place was created. A code that it had without an entry is valid from then. */
  since: Date;
  actorId: number;
  now: Date;
};

/**
 * Records a change of codes. A pharmacy gets other codes when it is sold or moves; the earlier ones stay on record with
 * their days.
 */
export async function noteCodes(tx: Tx, { place, codes, from, since, actorId, now }: Change): Promise<void> {
  for (const kind of Object.keys(codes) as CodeKind[]) {
    const [was, code] = codes[kind] ?? [null, null];
    if (was === code) continue;
    const noted = await findLastCodeDay(tx, { place, kind });
    const start = since.toISOString().slice(0, 10);
    const last = noted ?? (was === null ? undefined : start);
    checkDay({ kind, from, last });
    if (noted === undefined && was !== null)
      await insertCode(tx, { place, kind, code: was, from: start, actorId: null, now });
    await insertCode(tx, { place, kind, code, from, actorId, now });
  }
}

const kindNames: Record<CodeKind, string> = {
  ods: 'ODS code',
  premises: 'GPhC premises number',
  hq: 'ODS code of the head office',
};

/**
 * Throws when the day is before the last one. The latest code is valid. An earlier day would put the new code into the
 * history only, and not on the place.
 */
function checkDay({ kind, from, last }: { kind: CodeKind; from: string; last: string | undefined }): void {
  if (last === undefined || from >= last) return;
  const day = formatLongDay(last);
  throw fieldError('codesFrom', `The current ${kindNames[kind]} is valid from ${day}. Enter that day or a later one`);
}
