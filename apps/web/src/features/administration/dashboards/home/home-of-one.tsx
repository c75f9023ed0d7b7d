import { usePlace } from '../../../../platform/routes/index.ts';
import { GroupsScreen } from '../../../people/groups/index.ts';
import { SubgroupsScreen } from '../../../people/subgroups/index.ts';
import { DashboardScreen } from '../dashboard-screen.tsx';
import { ServiceHomeScreen } from './service-home-screen.tsx';

/** The organisations of an admin, or the home of the only one. */
export const OrganisationsHome = () => (usePlace().groupId === 0 ? <GroupsScreen /> : <DashboardScreen />);

/** The services of an admin, or the home of the only one. */
export const ServicesHome = () => (usePlace().isService ? <ServiceHomeScreen /> : <SubgroupsScreen />);
