import type { DelegateResponse } from '@doselore/contract/my-learning';
import type { Attendance, VirtualGroupRow } from '@doselore/contract/virtual-groups';
import type { Hue } from '../../../theme/tokens.ts';

export const virtualGroupHues: Record<VirtualGroupRow['state'], Hue> = {
  draft: 'porcelain',
  scheduled: 'gentian',
  delivered: 'amber',
  assessing: 'bottle',
  closed: 'leaf',
  cancelled: 'porcelain',
};

export const responseWords: Record<DelegateResponse, string> = { none: 'No answer', accepted: 'Accepted' };

export const attendanceWords: Record<Attendance, string> = {
  attended: 'Attended',
  partial: 'Partly attended',
  absent: 'Absent',
  excused: 'Excused',
};
