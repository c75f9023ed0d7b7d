import { webAddresses } from '@doselore/contract';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

/** Address of the page where a delegate sees the course and answers its invitation. */
export const ownPage = ({ id, group_id }: Pick<VirtualGroupData, 'id' | 'group_id'>): string =>
  webAddresses.trainerLedCourse(id, group_id);
