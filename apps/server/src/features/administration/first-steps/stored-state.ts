import { exampleWorkMinutes } from '@doselore/contract/first-steps';
import { minutes } from '../../../platform/clock/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { findSiteSettings, saveSiteSettings } from '../../../platform/site-settings/index.ts';

/** Names of settings of the site. A migration and the demo world set the first one too. */
const names = { steps: 'first_steps', example: 'example_data' } as const;

/** The example data of the site, stored from their first record on, so that nothing is forgotten when a node dies. */
export type Example = {
  state: 'adding' | 'ready' | 'removing' | 'stopped';
  /** Moment of the last change of state, as ISO 8601. */
  since: string;
  groupId: number | null;
  subgroupId: number | null;
  courseId: number | null;
};

/** Example data before their first record. */
export const noRecords = { groupId: null, subgroupId: null, courseId: null } as const;

type Stored = { isOver: boolean; example: Example | undefined };

/** Returns whether the first steps are over for good, and the example data. Reads at most two rows. */
export async function findState(db: Queries): Promise<Stored> {
  const { first_steps, example_data } = await findSiteSettings(db, Object.values(names));
  return {
    isOver: first_steps !== undefined,
    example: example_data ? (JSON.parse(example_data) as Example) : undefined,
  };
}

/** Ends the first steps for good: all were done, or somebody has hidden them. */
export function endSteps(db: Queries, why: 'done' | 'hidden'): Promise<void> {
  return saveSiteSettings(db, { [names.steps]: why });
}

export function saveExample(tx: Tx, example: Example | undefined): Promise<void> {
  return saveSiteSettings(tx, { [names.example]: example === undefined ? '' : JSON.stringify(example) });
}

/** Remembers that adding or removing failed, so that it may be taken up again at once. */
export async function stopExample(tx: Tx): Promise<void> {
  const { example } = await findState(tx);
  if (example !== undefined) await saveExample(tx, { ...example, state: 'stopped' });
}

/** Returns whether example data are being added or removed now. Work of a node that died counts as ended after a while. */
export function isWorking({ state, since }: Example, now: Date): boolean {
  return (
    (state === 'adding' || state === 'removing') && now.getTime() - Date.parse(since) < minutes(exampleWorkMinutes)
  );
}
