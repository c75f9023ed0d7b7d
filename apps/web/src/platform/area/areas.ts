import type { Level } from '@doselore/contract';

export type AreaKey = 'public' | 'learner' | 'site-admin' | 'group-admin' | 'subgroup-admin' | 'trainer';
export type Frame = 'learning' | 'player' | 'admin' | 'general' | 'bare';
export type Role = 'super_admin' | 'group_admin' | 'subgroup_admin' | 'trainer' | 'organiser';

export type AreaDefinition = {
  key: AreaKey;
  base: string;
  /** Level under which its screens call endpoints. */
  level: Level;
  /** Name of the area in the top navigation. */
  title: string;
  frame: Frame;
  /** Role that may open the area; without one, everybody who is signed in. */
  role?: Role;
  helpKey: string;
};

export const areas = {
  public: { key: 'public', base: '/', level: 'member', title: 'Doselore', frame: 'bare', helpKey: 'general' },
  learner: {
    key: 'learner',
    base: '/my-learning-zone',
    level: 'member',
    title: 'My Learning Zone',
    frame: 'learning',
    helpKey: 'general',
  },
  'site-admin': {
    key: 'site-admin',
    base: '/site-admin',
    level: 'superAdmin',
    title: 'Site Admin',
    frame: 'admin',
    role: 'super_admin',
    helpKey: 'super-admin',
  },
  'group-admin': {
    key: 'group-admin',
    base: '/group-admin',
    level: 'groupingAdmin',
    title: 'Organisation Zone',
    frame: 'admin',
    role: 'group_admin',
    helpKey: 'organisation-admin',
  },
  'subgroup-admin': {
    key: 'subgroup-admin',
    base: '/subgroup-admin',
    level: 'subgroupAdmin',
    title: 'Service Zone',
    frame: 'admin',
    role: 'subgroup_admin',
    helpKey: 'service-admin',
  },
  trainer: {
    key: 'trainer',
    base: '/trainers',
    level: 'virtualGroupAdmin',
    title: 'Pharmacist-led Course Zone',
    frame: 'admin',
    role: 'trainer',
    helpKey: 'trainer',
  },
} as const satisfies Record<AreaKey, AreaDefinition>;

export function areaOf(key: AreaKey): AreaDefinition {
  return areas[key];
}

/** Second address of the learner area. */
export const learnerAlias = '/my-courses';
