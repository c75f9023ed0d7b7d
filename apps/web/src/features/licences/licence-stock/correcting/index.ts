export { AdjustQuantityScreen } from './adjust-quantity-screen.tsx';
export { EditCertMonthsScreen } from './edit-cert-months-screen.tsx';
