import type { AttemptCommit } from '@doselore/contract/learning';
import { offlineStore } from '../../../../platform/offline/offline-store.ts';
import { forgetOfflineCommits } from './offline-commits-hint.ts';

/** Progress of one launch that the server has not acknowledged. */
export type OfflineCommit = {
  userId: number;
  scoUserId: number;
  /** Title of the module, for messages to the learner. */
  title: string;
  /** Time of the last change. */
  at: string;
  commit: AttemptCommit;
};

export type Launch = { scoUserId: number; token: string; seq?: number };

/** The key contains the token of the launch, so that two tabs never overwrite each other's commit. */
const keyOf = (scoUserId: number, token: string) => `${scoUserId}:${token}`;

const commits = offlineStore<OfflineCommit>(
  { database: 'doselore', store: 'held-work', index: 'by-user', ownerPath: 'userId' },
  ({ scoUserId, commit }) => keyOf(scoUserId, commit.token),
);

export const putOfflineCommit = (work: OfflineCommit): Promise<void> => commits.put([work]);

/** Replaces the offline commit of a launch. Returns false and changes nothing when the stored one is newer than `seq`. */
export async function replaceOfflineCommit(work: OfflineCommit, seq: number): Promise<boolean> {
  const key = keyOf(work.scoUserId, work.commit.token);
  return (await commits.change([{ key, to: ({ commit }) => (commit.seq <= seq ? work : undefined) }])) === 1;
}

/** Deletes the offline commit of a launch. With a `seq`, a newer one stays. */
export async function deleteOfflineCommit({ scoUserId, token, seq }: Launch): Promise<void> {
  const isOurs = ({ commit }: OfflineCommit) => seq === undefined || commit.seq <= seq;
  await commits.change([{ key: keyOf(scoUserId, token), to: (stored) => (isOurs(stored) ? null : undefined) }]);
}

/** Lists the offline commits of a person, the oldest first. */
export async function listOfflineCommits(userId: number): Promise<OfflineCommit[]> {
  if ((await commits.count()) === 0) forgetOfflineCommits();
  return (await commits.listOf(userId)).sort((one, other) => one.at.localeCompare(other.at));
}
