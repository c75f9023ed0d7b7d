import type { TrainingRow } from '@doselore/contract/my-learning';
import type { Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentTraining } from './training-record.presenter.ts';
import { listTraining, type TrainingData } from './training-record.repository.ts';

/** Lists the training record of the scope, the newest first. */
export async function showTraining(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  scope: Scope,
): Promise<TrainingRow[]> {
  const day = today(clock);
  return (await listTraining(db, scope)).map((row) => presentTraining(row, day));
}

/** Training that a person has finished and can write about. */
export type Learned = Pick<
  TrainingData,
  'source' | 'source_id' | 'title' | 'summary' | 'deliverable_id' | 'group_name' | 'completed_on'
>;

/** Lists finished training, the newest first. External training counts before its evidence is verified. */
export async function listLearned(db: Queries, scope: Scope): Promise<Learned[]> {
  return (await listTraining(db, scope)).filter(({ outcome }) => outcome === 'completed' || outcome === 'unverified');
}
