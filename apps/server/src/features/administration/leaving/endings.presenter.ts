import { type Ending, endingKinds, endingsShown, type LeavingPreview } from '@doselore/contract/leaving';
import type { LeaverLicence } from '../../licences/licences/leaving/index.ts';
import type { Duty } from '../../trainer-led/course-delegates/leaving/index.ts';

/** Course duties and licences that ended when a person left. */
export type Ended = { user_id: number; duties: Duty[]; licences: LeaverLicence[] };
/** An ending that could not be undone for a returning person, and the reason. */
export type Lost = Omit<Ending, 'name'> & { user_id: number; why: string };

type Names = ReadonlyMap<number, string>;

export function presentEndings(ended: readonly Ended[], names: Names): Ending[] {
  return ended.flatMap(({ user_id, duties, licences }) => {
    const name = names.get(user_id) ?? `ID ${user_id}`;
    return [
      ...duties.map(({ kind, title, day }) => ({ name, kind, title, day })),
      ...licences.map(({ title }) => ({ name, kind: 'licence' as const, title, day: null })),
    ];
  });
}

export function presentLost(lost: readonly Lost[], names: Names): (Ending & { why: string })[] {
  return lost.map(({ user_id, kind, title, day, why }) => ({
    name: names.get(user_id) ?? `ID ${user_id}`,
    ...{ kind, title, day, why },
  }));
}

/** Counts endings by kind, and names the first of them. `leads` counts the courses that lose their trainer. */
export function previewOf(rows: readonly Ending[], leads = 0): LeavingPreview {
  const counts = Object.fromEntries(
    endingKinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
  ) as Record<(typeof endingKinds)[number], number>;
  return { counts, rows: rows.slice(0, endingsShown), leads };
}
