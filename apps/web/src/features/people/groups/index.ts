export { attentionHref } from './attention.ts';
export { EditGroupScreen } from './edit-group-screen.tsx';
export { GroupFilter } from './group-filter.tsx';
export { groupsQuery, refreshGroups } from './groups.queries.ts';
export { ArchivedGroupsScreen, GroupsScreen, InactiveGroupsScreen } from './groups-screen.tsx';
export { NewGroupScreen } from './new-group-screen.tsx';
export { MergedInto } from './parts/merged-into.tsx';
export { useGroupNames, useLoadedGroupNames } from './use-group-names.ts';
export { useMoveGroup } from './use-move-group.ts';
