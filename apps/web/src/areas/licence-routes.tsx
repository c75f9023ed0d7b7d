import {
  IconAlertTriangle,
  IconChartBar,
  IconInbox,
  IconMessagePlus,
  IconRefreshAlert,
  IconSettingsCode,
} from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';
import { lazyPart } from '../ui/lazy/index.ts';

const developerSettings = () => import('../features/site/settings/developer-settings/index.ts');
const levels = () => import('../features/licences/licence-levels/index.ts');
const renewals = () => import('../features/licences/renewals/index.ts');
const issue = () => import('../features/licences/licence-issue/index.ts');
const licences = () => import('../features/licences/licences/index.ts');
const requests = () => import('../features/licences/licence-requests/index.ts');
const WaitingRequests = lazyPart(() =>
  import('../features/licences/licence-requests/waiting/index.ts').then((m) => m.WaitingRequests),
);

type Target = {
  prefix: string;
  parent: string;
  /** Path after `:userId`. */
  suffix?: string;
};

/** Returns the pages that list one member's licences in a place and issue another one. */
export function personLicenceRoutes(base: string, { prefix, parent, suffix = '' }: Target): GivenRoute[] {
  return [
    {
      name: `${prefix}members-licences`,
      path: `${base}/members-licences/:userId${suffix}`,
      title: 'A member’s licences',
      permission: 'licences.list',
      parent,
      screen: () => licences().then((m) => ({ Component: m.MembersLicencesScreen })),
    },
    {
      name: `${prefix}issue-licence`,
      path: `${base}/issue-licence/:userId${suffix}`,
      title: 'Issue licence',
      permission: 'licences.issue',
      parent: `${prefix}members-licences`,
      screen: () => issue().then((m) => ({ Component: m.IssueLicenceScreen })),
    },
  ];
}

type Renewals = { prefix: string; permission: 'licences.stock' | 'licences.list' };

/**
 * Returns the page that compares certificates about to expire with the licences in stock. `prefix` is the same as for
 * the other pages of the place.
 */
export function renewalRoutes(base: string, { prefix, permission }: Renewals): GivenRoute[] {
  return [
    {
      name: `${prefix}licence-renewals`,
      path: `${base}/licences/renewals`,
      title: 'Renewals',
      permission,
      parent: `${prefix}licences`,
      navigation: { group: '', label: 'Renewals', icon: IconRefreshAlert, order: 22 },
      keywords: ['certificates', 'expiry', 'ending', 'refreshers'],
      screen: () => renewals().then((m) => ({ Component: m.RenewalsScreen })),
    },
  ];
}

/** Licence requests of a service admin's own service. */
export const requestRoutes: GivenRoute[] = [
  {
    name: 'request-licences',
    path: ':groupId/:subgroupId/request-licences',
    title: 'Request licences',
    permission: 'licenceRequests.list',
    parent: 'licences',
    navigation: { group: '', label: 'Request licences', icon: IconMessagePlus, order: 25 },
    screen: () => requests().then((m) => ({ Component: m.RequestLicencesScreen })),
  },
];

/**
 * Returns the page where licence requests are decided. Organisation admins have it as `service-licence-requests`, site
 * admins as `licence-requests`.
 */
export function requestReportRoutes(name: 'licence-requests' | 'service-licence-requests'): GivenRoute[] {
  return [
    {
      name,
      path: `reports/${name}`,
      title: 'Licence requests',
      permission: 'licenceRequests.decide',
      navigation: { group: 'Reports', label: 'Licence requests', icon: IconInbox, order: 52, badge: WaitingRequests },
      keywords: ['asked', 'decide', 'fulfil', 'decline'],
      screen: () => requests().then((m) => ({ Component: m.RequestsReportScreen })),
    },
  ];
}

/** Returns the page where the licence requests of one organisation are decided. */
export function groupRequestRoutes(base: string): GivenRoute[] {
  return [
    {
      name: 'group-licence-requests',
      path: `${base}/licence-requests`,
      title: 'Licence requests',
      permission: 'licenceRequests.decide',
      parent: 'licences',
      navigation: { group: '', label: 'Licence requests', icon: IconInbox, order: 23, badge: WaitingRequests },
      keywords: ['asked', 'decide', 'fulfil', 'decline'],
      screen: () => requests().then((m) => ({ Component: m.RequestsReportScreen })),
    },
  ];
}

const levelsReport: GivenRoute = {
  name: 'licence-levels',
  path: 'reports/licence-levels',
  title: 'Licence levels',
  permission: 'licences.levels',
  navigation: { group: 'Reports', label: 'Licence levels', icon: IconChartBar, order: 54 },
  keywords: ['stock', 'low', 'empty', 'cover'],
  screen: () => levels().then((m) => ({ Component: m.LicenceLevelsScreen })),
};

export const groupLevelRoutes: GivenRoute[] = [levelsReport];

export const serviceLevelRoutes: GivenRoute[] = [
  {
    ...levelsReport,
    permission: 'licences.serviceLevels',
    navigation: { group: 'Reports', label: 'Licence levels', icon: IconChartBar, order: 54 },
    screen: () => levels().then((m) => ({ Component: m.ServiceLevelsScreen })),
  },
];

export const siteLevelRoutes: GivenRoute[] = [
  { ...levelsReport, title: 'Licence levels of an organisation', navigation: undefined, parent: 'all-licence-levels' },
  {
    name: 'all-licence-levels',
    path: 'reports/all-licence-levels',
    title: 'Licence levels',
    permission: 'licences.levels',
    navigation: { group: 'Reports', label: 'Licence levels', icon: IconAlertTriangle, order: 54 },
    keywords: ['stock', 'low', 'empty', 'cover', 'reorder'],
    screen: () => levels().then((m) => ({ Component: m.AllLicenceLevelsScreen })),
  },
  {
    name: 'developer-settings',
    path: 'developer-settings',
    title: 'Developer settings',
    permission: 'licences.verify',
    navigation: { group: 'Platform', label: 'Developer settings', icon: IconSettingsCode, order: 90 },
    keywords: ['ledger', 'check', 'stored files', 'retry limit'],
    screen: () => developerSettings().then((m) => ({ Component: m.DeveloperSettingsScreen })),
  },
];
