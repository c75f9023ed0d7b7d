export { BrokenManagersScreen } from './broken-managers-screen.tsx';
export { FixPlanScreen } from './fix-plan-screen.tsx';
