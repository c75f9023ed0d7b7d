export { VirtualGroupsScreen } from './virtual-groups-screen.tsx';
