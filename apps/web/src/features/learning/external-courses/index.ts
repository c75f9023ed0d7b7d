export { ExternalCard } from './external-card.tsx';
export { ExternalEntryScreen } from './external-entry-screen.tsx';
