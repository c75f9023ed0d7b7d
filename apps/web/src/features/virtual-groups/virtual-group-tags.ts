import type { Attendance, VirtualGroupRow } from '@doselore/contract/virtual-groups';
import type { Hue } from '../../theme/tokens.ts';

export const virtualGroupTags: Record<VirtualGroupRow['state'], { text: string; hue: Hue }> = {
  draft: { text: 'Draft', hue: 'porcelain' },
  scheduled: { text: 'Scheduled', hue: 'gentian' },
  delivered: { text: 'Register to take', hue: 'amber' },
  assessing: { text: 'Register taken', hue: 'bottle' },
  closed: { text: 'Closed', hue: 'leaf' },
  cancelled: { text: 'Cancelled', hue: 'porcelain' },
};

export const attendanceWords: Record<Attendance, string> = {
  attended: 'Attended',
  partial: 'Partly attended',
  absent: 'Absent',
  excused: 'Excused',
};
