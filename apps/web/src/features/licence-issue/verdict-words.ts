import type { IssueVerdict } from '@doselore/contract/licence-issue';
import type { Hue } from '../../theme/tokens.ts';

export const verdicts: Record<IssueVerdict, { title: string; hue: Hue; explains: string }> = {
  eligible: { title: 'Can have one', hue: 'leaf', explains: 'They see the course on My Courses at once.' },
  valid_certificate: {
    title: 'Valid certificate',
    hue: 'amber',
    explains: 'They can have one too, but may not need it yet.',
  },
  already_live: {
    title: 'Already has one',
    hue: 'porcelain',
    explains: 'They hold a licence for this course that is not finished.',
  },
  archived: { title: 'Archived', hue: 'porcelain', explains: 'Their account or membership is archived.' },
  not_a_member: { title: 'Not a member here', hue: 'porcelain', explains: 'They do not belong to this place.' },
};
