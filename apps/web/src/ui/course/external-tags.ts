import type { ExternalState } from '@doselore/contract/external-courses';
import { type Icon, IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import type { Hue } from '../../theme/tokens.ts';

/** Here and not in its room: My Courses shows them, and need not fetch that room for it. */
export const externalStateTags: Record<ExternalState, { text: string; hue: Hue; icon: Icon }> = {
  unverified: { text: 'To be verified', hue: 'gentian', icon: IconHourglass },
  verified: { text: 'Verified', hue: 'leaf', icon: IconCircleCheck },
  rejected: { text: 'Not accepted', hue: 'amber', icon: IconCircleX },
};
