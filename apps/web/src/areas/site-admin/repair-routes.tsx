import { type DuplicateKind, duplicateKinds } from '@doselore/contract/merges';
import { IconArrowMerge, IconUserExclamation } from '@tabler/icons-react';
import type { GivenRoute } from '../../platform/routes/index.ts';

const brokenManagers = () => import('../../features/administration/broken-managers/index.ts');
const merges = () => import('../../features/administration/merges/index.ts');

const duplicateTitles: Record<DuplicateKind, string> = {
  licences: 'Duplicate licences',
  certificates: 'Duplicate certificates',
  months: 'Mixed certificate lengths',
  venues: 'Venue spellings',
  services: 'Similar services',
};

/** Pages that repair records: duplicates, broken admins and merges. */
export const repairRoutes: GivenRoute[] = [
  {
    name: 'duplication-overview',
    path: 'reports/duplication-overview',
    title: 'Probable duplicates',
    permission: 'merges.write',
    navigation: { group: 'Reports', label: 'Duplicates', icon: IconArrowMerge, order: 60 },
    keywords: ['merge', 'same person', 'twice'],
    screen: () => merges().then((m) => ({ Component: m.DuplicatesScreen })),
  },
  ...duplicateKinds.map(
    (kind): GivenRoute => ({
      name: `duplicate-${kind}`,
      path: `reports/duplication-overview/${kind}`,
      title: duplicateTitles[kind],
      permission: 'merges.write',
      parent: 'duplication-overview',
      keywords: ['duplicates', 'twice', kind],
      screen: () =>
        merges().then(({ DuplicateRecordsScreen }) => ({ Component: () => <DuplicateRecordsScreen kind={kind} /> })),
    }),
  ),
  {
    name: 'broken-managers',
    path: 'reports/prepare-fixes-for-broken-managers',
    title: 'Broken admins',
    permission: 'managers.repair',
    navigation: { group: 'Reports', label: 'Broken admins', icon: IconUserExclamation, order: 62 },
    keywords: ['managers', 'roles', 'fixes', 'repair'],
    screen: () => brokenManagers().then((m) => ({ Component: m.BrokenManagersScreen })),
  },
  {
    name: 'fix-plan',
    path: 'reports/prepare-fixes-for-broken-managers/:planId',
    title: 'Prepared repairs',
    permission: 'managers.repair',
    parent: 'broken-managers',
    screen: () => brokenManagers().then((m) => ({ Component: m.FixPlanScreen })),
  },
  {
    name: 'merge-groups',
    path: 'merge-groups',
    title: 'Merge organisations',
    permission: 'merges.write',
    parent: 'groups',
    keywords: ['join', 'duplicates'],
    screen: () => merges().then((m) => ({ Component: m.MergeGroupsScreen })),
  },
  {
    name: 'merge-members',
    path: 'groups/:groupId/merge-members',
    title: 'Merge two people',
    permission: 'merges.write',
    // A merge of members can also be undone in an archived organisation.
    opensArchived: true,
    parent: 'members',
    screen: () => merges().then((m) => ({ Component: m.MergeMembersScreen })),
  },
];
