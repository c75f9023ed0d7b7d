export { MemberEntries } from './member-entries.tsx';
