export { enterSubgroupZone } from './enter-subgroup-zone.ts';
export { LevelTag } from './parts/level-tag.tsx';
export { subgroupQuery } from './subgroups.queries.ts';
export { SubgroupsScreen } from './subgroups-screen.tsx';
