import { IconLayoutDashboard } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';

const dashboards = () => import('../features/dashboards/index.ts');

/** Reports over all places that an admin manages. */
export const reportRoutes: GivenRoute[] = [
  {
    name: 'reports-dashboard',
    path: 'reports/dashboard',
    title: 'Dashboard',
    permission: 'dashboards.read',
    navigation: { group: 'Insight', label: 'Dashboard', icon: IconLayoutDashboard, order: 50 },
    keywords: ['reports', 'figures', 'overview'],
    screen: () => dashboards().then((m) => ({ Component: m.SiteDashboardScreen })),
  },
];
