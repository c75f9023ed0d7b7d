export { enterGroupZone } from './enter-group-zone.ts';
export { groupQuery } from './groups.queries.ts';
export { GroupsScreen } from './groups-screen.tsx';
