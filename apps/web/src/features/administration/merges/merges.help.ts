import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Duplicates',
    text: 'Pairs of accounts with the same mailbox, the same GPhC number, or the same name and payroll number or service.',
    steps: [
      'Choose Compare and merge to see both side by side.',
      'Choose Not a duplicate to remove the pair from the list. You can undo this.',
    ],
    routes: ['duplication-overview'],
    guides: { 'super-admin': 500 },
  },
  {
    heading: 'Other duplicate records',
    text: 'There are also lists of duplicate licences, duplicate certificates, stock with two certificate lengths, venues with two spellings, and services that share a code. The menu of each row opens the page where you can fix it. You can choose the spelling of a venue in the list. If both records are correct, remove the pair from the list. You can undo this.',
    routes: [
      'duplicate-licences',
      'duplicate-certificates',
      'duplicate-months',
      'duplicate-venues',
      'duplicate-services',
    ],
    guides: { 'super-admin': 510 },
  },
  {
    heading: 'Merge two people or two organisations',
    text: 'The second record is merged into the first. You see the records that move, and the licences that end, before you confirm by typing a name. We notify the admins of both organisations by email. You can undo a merge for 30 days, unless a later merge or a changed record prevents it.',
    routes: ['merge-members', 'merge-groups'],
    guides: { 'super-admin': 520 },
  },
];
