export { DistanceTrial } from './distance-trial.tsx';
