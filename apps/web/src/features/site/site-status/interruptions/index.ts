export { MaintenanceScreen } from './maintenance-screen.tsx';
export { NetworkConnectivityScreen } from './network-connectivity-screen.tsx';
