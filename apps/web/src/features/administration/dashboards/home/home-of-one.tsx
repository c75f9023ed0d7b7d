import { usePlace } from '../../../../platform/routes/index.ts';
import { GroupsScreen } from '../../../people/groups/index.ts';
import { SubgroupsScreen } from '../../../people/subgroups/index.ts';
import { DashboardScreen } from '../dashboard-screen.tsx';
import { ServiceHomeScreen } from './service-home-screen.tsx';

/** List of the organisations of an admin, or the home of the only organisation. */
export const OrganisationsHome = () => (usePlace().groupId === 0 ? <GroupsScreen /> : <DashboardScreen />);

/** List of the services of an admin, or the home of the only service. */
export const ServicesHome = () => (usePlace().isService ? <ServiceHomeScreen /> : <SubgroupsScreen />);
