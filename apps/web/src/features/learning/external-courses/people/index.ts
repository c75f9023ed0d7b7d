export { PersonEntriesScreen } from './person-entries-screen.tsx';
export { PersonEntryScreen } from './person-entry-screen.tsx';
