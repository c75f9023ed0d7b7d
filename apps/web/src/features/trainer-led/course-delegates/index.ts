export { DelegateChoicesScreen } from './delegate-choices-screen.tsx';
export { DelegateInfoScreen } from './delegate-info-screen.tsx';
export { DelegatesScreen } from './delegates-screen.tsx';
