import type { IssueVerdict } from '@doselore/contract/licence-issue';
import type { Hue } from '../../../theme/tokens.ts';

export const verdicts: Record<IssueVerdict, { title: string; hue: Hue; explains: string }> = {
  eligible: { title: 'Eligible', hue: 'leaf', explains: 'They see the course on My Courses immediately.' },
  valid_certificate: {
    title: 'Valid certificate',
    hue: 'amber',
    explains: 'They can get a licence, but may not need it yet.',
  },
  already_live: {
    title: 'Already has a licence',
    hue: 'porcelain',
    explains: 'They have an unfinished licence for this course.',
  },
  archived: { title: 'Archived', hue: 'porcelain', explains: 'Their account or membership is archived.' },
  not_a_member: { title: 'Not a member here', hue: 'porcelain', explains: 'They are not members of this place.' },
};
