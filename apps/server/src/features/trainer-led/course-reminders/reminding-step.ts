import type { Reminder, RemindingFacts } from '@doselore/contract/course-reminders';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

/** A reminder that is recorded and has to be sent. The row of the course is locked; `londonNow` is what a clock in London shows `at`. */
export type Reminding = {
  services: Services;
  tx: Tx;
  course: VirtualGroupData;
  facts: RemindingFacts;
  at: Date;
  londonNow: Date;
  reminder: Reminder;
};
