export { MaintenanceScreen } from './maintenance-screen.tsx';
export { NetworkConnectivityScreen } from './network-connectivity-screen.tsx';
export { NotFoundScreen } from './not-found-screen.tsx';
export { OutboxScreen } from './outbox-screen.tsx';
