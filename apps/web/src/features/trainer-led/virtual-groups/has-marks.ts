import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';

/** Returns whether somebody has a mark at a session, or an attendance at the whole course. */
export const hasMarks = ({ delegate_rows: rows }: Pick<VirtualGroupDetail, 'delegate_rows'>): boolean =>
  rows.some(({ attendance, marks }) => attendance !== null || marks.length > 0);
