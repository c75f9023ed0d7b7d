import { webAddresses } from '@doselore/contract';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { groupsMerged, groupsSeparated } from '../merges.messages.ts';
import type { GroupManagerData } from './merge-groups.repository.ts';

type Merged = {
  managers: readonly GroupManagerData[];
  keep: { id: number; name: string };
  drop: { name: string };
};

/** Queues one email to each admin of either organisation, in the transaction of the merge. */
export function notifyOfMerge({ mail }: Services, tx: Tx, { managers, keep, drop }: Merged): Promise<void> {
  const values = { dropped: drop.name, kept: keep.name, page: webAddresses.groupDashboard(keep.id) };
  return mail.send(
    tx,
    groupsMerged,
    managers.map(({ email: to, first_name }) => ({ to, values: { first_name, ...values } })),
  );
}

/** Queues one email to each admin of either organisation, in the transaction of the undo. */
export function notifyOfEnd({ mail }: Services, tx: Tx, { managers, keep, drop }: Merged): Promise<void> {
  const values = { dropped: drop.name, kept: keep.name };
  return mail.send(
    tx,
    groupsSeparated,
    managers.map(({ email: to, first_name }) => ({ to, values: { first_name, ...values } })),
  );
}
