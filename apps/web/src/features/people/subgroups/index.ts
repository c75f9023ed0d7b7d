export { EditSubgroupScreen } from './edit-subgroup-screen.tsx';
export { ArchivedSubgroupsScreen, GroupSubgroupsScreen } from './group-subgroups-screen.tsx';
export { NewSubgroupScreen } from './new-subgroup-screen.tsx';
export { CodeHistory } from './parts/code-history.tsx';
export { LevelTag } from './parts/level-tag.tsx';
export { everySubgroupQuery, groupSubgroupsQuery, refreshSubgroups, takeFromArchive } from './subgroups.queries.ts';
export { SubgroupsScreen } from './subgroups-screen.tsx';
export { useArchiveSubgroup } from './use-archive-subgroup.ts';
