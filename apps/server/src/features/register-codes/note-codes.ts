import { fieldError } from '@doselore/contract';
import type { CodeKind } from '@doselore/contract/groups';
import { formatLongDay } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type CodePlace, findLastCodeDay, insertCode } from './register-codes.repository.ts';

type Code = string | null;
type Change = {
  place: CodePlace;
  /** Before and after. */
  codes: Partial<Record<CodeKind, readonly [Code, Code]>>;
  /** The day from which the new ones hold. */
  from: string;
  /** When the place was made: what it had and nobody noted holds since then. */
  since: Date;
  actorId: number;
  now: Date;
};

/** A pharmacy gets other codes when it is sold or moves: what held before stays on record with its days. */
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

/** The latest day is in force, so a code from an earlier one would be in the register and not on the place. */
function checkDay({ kind, from, last }: { kind: CodeKind; from: string; last: string | undefined }): void {
  if (last === undefined || from >= last) return;
  const day = formatLongDay(last);
  throw fieldError('codesFrom', `The ${kindNames[kind]} it has holds from ${day}. Enter that day or a later one`);
}
