export { NewLicenceScreen, NewTrainerLedLicenceScreen } from './new-licence-screen.tsx';
export { OrdersScreen } from './orders-screen.tsx';
