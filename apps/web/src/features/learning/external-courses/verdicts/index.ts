export { MemberEntries } from './member-entries.tsx';
export { MemberEntry } from './member-entry.tsx';
