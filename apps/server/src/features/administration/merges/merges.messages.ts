import { declareMessage } from '../../../platform/mail/index.ts';

const greeting = 'Hello {{first_name}},';

export const accountsMerged = declareMessage({
  code: 'accounts-merged',
  title: 'Two accounts were merged',
  class: 'security',
  to: 'the owner of the accounts, at both addresses',
  variables: { first_name: 'text', undo_days: 'number' },
  parts: {
    sign_in: {
      kept: 'Sign in with either email address and the password of this account.',
      dropped:
        'You can still sign in with this address and the password of the account that stays. If you do not know the password, request a new one. We send the link to the address of that account.',
    },
  },
  subject: 'Your two Doselore accounts have been merged',
  greeting,
  paragraphs: [
    'You had two accounts. A site admin has merged them. The courses, certificates and memberships of both are in one account.',
    '{{sign_in}}',
    'If the other account was not yours, write to support. We can undo the merge for {{undo_days}} days.',
  ],
});

export const groupsMerged = declareMessage({
  code: 'groups-merged',
  title: 'Two organisations were merged',
  class: 'transactional',
  to: 'admins of both organisations',
  variables: { first_name: 'text', dropped: 'text', kept: 'text', page: 'link' },
  subject: '{{dropped}} is now part of {{kept}}',
  greeting,
  paragraphs: [
    '{{dropped}} and {{kept}} have been merged. Their services, members, licences and certificates are now together under {{kept}}, whose settings hold.',
    'No training or certificates are lost. The admins of both organisations now manage the merged organisation.',
    'If this is a mistake, tell us within 30 days. We can undo the merge until then.',
  ],
  button: 'Open {{kept}}',
});

export const groupsSeparated = declareMessage({
  code: 'groups-separated',
  title: 'Merge of two organisations was undone',
  class: 'transactional',
  to: 'admins of both organisations',
  variables: { first_name: 'text', dropped: 'text', kept: 'text' },
  subject: '{{dropped}} and {{kept}} are separate again',
  greeting,
  paragraphs: [
    'The merge of {{dropped}} into {{kept}} has been undone. Each has its own services, members, licences and certificates again.',
    'You manage the same places as before the merge.',
  ],
});
