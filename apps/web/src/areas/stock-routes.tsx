import { IconTicket } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';

const licenceIssue = () => import('../features/licences/licence-issue/index.ts');
const licenceOrders = () => import('../features/licences/licence-orders/index.ts');
const licenceStock = () => import('../features/licences/licence-stock/index.ts');

type KeyRoute = Pick<GivenRoute, 'name' | 'title' | 'permission' | 'screen'> & {
  /** Path in which `:course` is replaced by the parameter of a course or of a face to face course. */
  path: string;
  parent: string;
  isCrumb?: boolean;
};

/** Returns a page about one course and certificate length twice: for courses and for face to face courses. */
function keyRoutes({ name, path, isCrumb = false, ...route }: KeyRoute): GivenRoute[] {
  return [
    {
      ...route,
      name,
      path: path.replace(':course', ':abstractCourseId'),
      ...(isCrumb && { crumb: 'abstractCourseId' }),
    },
    {
      ...route,
      name: `${name}-paper`,
      path: path.replace(':course', 'paper-course/:abstractPaperCourseId'),
      ...(isCrumb && { crumb: 'abstractPaperCourseId' }),
    },
  ];
}

/** Returns the pages about the stock of an organisation: each ledger key, its movements and its orders. */
export function groupStockRoutes(base: string): GivenRoute[] {
  return [
    {
      name: 'licence-movements',
      path: `${base}/licence-movements`,
      title: 'Licence movements',
      permission: 'licences.stock',
      parent: 'licences',
      screen: () => licenceStock().then((m) => ({ Component: m.MovementsScreen })),
    },
    {
      name: 'licence-orders',
      path: `${base}/licence-orders`,
      title: 'Licence orders',
      permission: 'licences.stock',
      parent: 'licences',
      screen: () => licenceOrders().then((m) => ({ Component: m.OrdersScreen })),
    },
    ...keyRoutes({
      name: 'licence-stock',
      path: `${base}/licences/:course/:certificateMonths`,
      title: 'Licences for a course',
      permission: 'licences.stock',
      parent: 'licences',
      isCrumb: true,
      screen: () => licenceStock().then((m) => ({ Component: m.StockKeyScreen })),
    }),
    ...keyRoutes({
      name: 'pool-allocation',
      path: `${base}/licences/:course/pool-allocation/:available/:certificateMonths`,
      title: 'Move to or from pools',
      permission: 'licences.allocate',
      parent: 'licences',
      screen: () => licenceStock().then((m) => ({ Component: m.PoolAllocationScreen })),
    }),
    {
      name: 'issue-licences',
      path: `${base}/issue-licences`,
      title: 'Issue licences',
      permission: 'licences.issueInGroup',
      parent: 'members',
      screen: () => licenceIssue().then((m) => ({ Component: m.ChooseCourseScreen })),
    },
    ...keyRoutes({
      name: 'bulk-allocation',
      path: `${base}/licences/:course/bulk-allocation-from-general-pot/:available/:certificateMonths`,
      title: 'Issue to people',
      permission: 'licences.issueInGroup',
      parent: 'licences',
      screen: () => licenceIssue().then((m) => ({ Component: m.BulkAllocationScreen })),
    }),
  ];
}

/** Returns the pages about the licences of one service: its pool, issued licences, and issuing to its members. */
export function serviceStockRoutes(base: string, prefix: string): GivenRoute[] {
  return [
    {
      name: `${prefix}licences`,
      path: `${base}/licences`,
      title: 'Licences',
      permission: 'licences.list',
      parent: `${prefix}dashboard`,
      navigation: { group: '', label: 'Licences', icon: IconTicket, order: 20 },
      screen: () => licenceStock().then((m) => ({ Component: m.ServiceLicencesScreen })),
    },
    {
      name: `${prefix}issued-licences`,
      path: `${base}/issued-licences`,
      title: 'Issued licences',
      permission: 'licences.list',
      parent: `${prefix}licences`,
      screen: () => licenceStock().then((m) => ({ Component: m.IssuedLicencesScreen })),
    },
    {
      name: `${prefix}licence-movements`,
      path: `${base}/licence-movements`,
      title: 'Licence movements',
      permission: 'licences.list',
      parent: `${prefix}licences`,
      screen: () => licenceStock().then((m) => ({ Component: m.MovementsScreen })),
    },
    {
      name: `${prefix}issue-licences`,
      path: `${base}/issue-licences`,
      title: 'Issue licences',
      permission: 'licences.issue',
      parent: `${prefix}dashboard`,
      screen: () => licenceIssue().then((m) => ({ Component: m.ChooseCourseScreen })),
    },
    ...keyRoutes({
      name: `${prefix}bulk-issue-from-general-pot`,
      path: `${base}/licences/bulk-issue-from-general-pot/:course/:available/:certificateMonths`,
      title: 'Issue from the general pot',
      permission: 'licences.issueFromPot',
      parent: `${prefix}licences`,
      screen: () => licenceIssue().then((m) => ({ Component: m.BulkIssueFromPotScreen })),
    }),
    ...keyRoutes({
      name: `${prefix}bulk-issue-from-pool`,
      path: `${base}/licences/bulk-issue-from-pool/:course/:available/:certificateMonths`,
      title: 'Issue from the pool',
      permission: 'licences.issue',
      parent: `${prefix}licences`,
      screen: () => licenceIssue().then((m) => ({ Component: m.BulkIssueFromPoolScreen })),
    }),
  ];
}
