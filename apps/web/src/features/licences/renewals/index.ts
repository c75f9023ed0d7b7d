export { RenewalsScreen } from './renewals-screen.tsx';
