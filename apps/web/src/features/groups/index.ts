export { groupQuery } from './groups.queries.ts';
export { enterGroupZone } from './enter-group-zone.ts';
export { GroupsScreen } from './groups-screen.tsx';
