import { listFindings } from '@doselore/contract/virtual-group-health';
import { roomLists } from '../../../platform/query-client/index.ts';

const virtualGroups = roomLists('virtual-groups');

/** Below the key of the courses, so that a change of a course reads the findings again. */
export const findingsQuery = virtualGroups.sheet(listFindings, 'Health of Pharmacist-led Courses');
