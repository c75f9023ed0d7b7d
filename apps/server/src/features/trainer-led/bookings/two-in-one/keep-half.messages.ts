import { declareMessage } from '../../../../platform/mail/index.ts';
import { toDelegates } from '../../course-notices/index.ts';

const variables = { first_name: 'text', stays: 'text', ends: 'text', group_name: 'text' } as const;
const { greeting } = toDelegates;

export const pleaseKeep = declareMessage({
  ...{ to: 'the organiser of the project', class: 'transactional', greeting },
  code: 'booking-keep-session',
  title: 'Organiser is asked whether one of two sessions stays',
  variables: { ...variables, until: 'moment', page: 'link?' },
  subject: '{{stays}} without {{ends}}? Answer by {{until}}',
  paragraphs: [
    '{{ends}}, which you booked for {{group_name}} together with {{stays}}, cannot take place.',
    'Should {{stays}} take place alone? Please answer by {{until}}. With a no, both sessions are cancelled. Nothing changes until you answer.',
  ],
  button: 'Answer',
});

export const halfAnswered = declareMessage({
  ...{ to: 'the site admin who handles the project, or all of them', class: 'admin', greeting },
  code: 'booking-session-kept',
  title: 'Organiser answered whether one of two sessions stays',
  variables: { ...variables, organiser: 'text', page: 'link' },
  parts: {
    outcome: {
      agreed:
        '{{organiser}} keeps {{stays}} without {{ends}} for {{group_name}}. The dates with their answers belong to {{stays}} now.',
      refused:
        '{{organiser}} does not keep {{stays}} without {{ends}} for {{group_name}}. Both sessions were cancelled.',
      lapsed:
        '{{organiser}} did not answer in time whether {{stays}} stays without {{ends}} for {{group_name}}. Nothing was changed.',
    },
  },
  subject: '{{stays}} without {{ends}}: {{group_name}}',
  paragraphs: ['{{outcome}}'],
  button: 'Open the project',
});
