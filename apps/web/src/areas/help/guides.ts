import { overallServiceLevel } from '@doselore/contract';
import type { CurrentUser } from '@doselore/contract/auth';
import type { GuideKey } from '../../ui/help/index.ts';

const titles = {
  general: 'Learner guide',
  'super-admin': 'Site admin guide',
  'organisation-admin': 'Organisation admin guide',
  trainer: 'Trainer guide',
  'service-admin': 'Service admin guide',
  'service-admin-level-3': 'Service admin guide, level 3',
} as const satisfies Record<GuideKey, string>;

export const guideKeys = Object.keys(titles) as GuideKey[];
export type Guide = { key: GuideKey; title: string };

const isGuideKey = (key: string): key is GuideKey => key in titles;

/** Returns the user's level in a service that they manage, otherwise in all their services together. */
function serviceLevelOf(user: CurrentUser | undefined, subgroupId: string | undefined) {
  const managed = user?.subgroups_managed ?? [];
  const given = managed.filter(({ id }) => String(id) === subgroupId);
  const levels = (given.length > 0 ? given : managed).map(
    ({ group }) => group.group_setting.default_service_manager_level,
  );
  return overallServiceLevel(levels);
}

/**
 * Returns the guide for a page, with the service of its address. Service admins get the guide of their level there; LOW
 * uses the level-3 guide.
 */
export function guideOf(helpKey: string, user: CurrentUser | undefined, subgroupId?: string): Guide {
  const known = isGuideKey(helpKey) ? helpKey : 'general';
  const isLow = known === 'service-admin' && serviceLevelOf(user, subgroupId) === 'LOW';
  const key = isLow ? 'service-admin-level-3' : known;
  return { key, title: titles[key] };
}
