import type { ExternalState } from '@doselore/contract/external-courses';
import { type Icon, IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import type { Hue } from '../../theme/tokens.ts';

/** Tags of courses taken elsewhere. They are here because My Courses shows them without loading that feature. */
export const externalStateTags: Record<ExternalState, { text: string; hue: Hue; icon: Icon }> = {
  unverified: { text: 'To be verified', hue: 'gentian', icon: IconHourglass },
  verified: { text: 'Verified', hue: 'leaf', icon: IconCircleCheck },
  rejected: { text: 'Rejected', hue: 'amber', icon: IconCircleX },
};
