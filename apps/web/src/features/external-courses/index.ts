export { ExternalEntryScreen } from './external-entry-screen.tsx';
export { ExternalLabel } from './external-label.tsx';
