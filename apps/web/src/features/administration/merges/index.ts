export { DuplicateRecordsScreen } from './duplicate-records-screen.tsx';
export { DuplicatesScreen } from './duplicates-screen.tsx';
export { MergeGroupsScreen } from './merge-groups-screen.tsx';
export { MergeMembersScreen } from './merge-members-screen.tsx';
