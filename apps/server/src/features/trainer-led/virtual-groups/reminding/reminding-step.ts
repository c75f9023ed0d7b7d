import type { Reminder, RemindingFacts } from '@doselore/contract/virtual-groups';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

/** A reminder that is recorded and has to be sent. The row of the course is locked; `wall` is `at` as wall clock. */
export type Reminding = {
  services: Services;
  tx: Tx;
  course: VirtualGroupData;
  facts: RemindingFacts;
  at: Date;
  wall: Date;
  reminder: Reminder;
};
