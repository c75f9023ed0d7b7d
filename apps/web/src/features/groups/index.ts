export { EditGroupScreen } from './edit-group-screen.tsx';
export { enterGroupZone } from './enter-group-zone.ts';
export { groupQuery, groupsQuery } from './groups.queries.ts';
export { ArchivedGroupsScreen, GroupsScreen, InactiveGroupsScreen } from './groups-screen.tsx';
export { NewGroupScreen } from './new-group-screen.tsx';
