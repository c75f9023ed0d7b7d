export { HealthScreen } from './health-screen.tsx';
