import { overallServiceLevel } from '@doselore/contract';
import type { CurrentUser } from '@doselore/contract/auth';

const titles = {
  general: 'Learner guide',
  'super-admin': 'Site admin guide',
  'organisation-admin': 'Organisation admin guide',
  trainer: 'Trainer guide',
  'service-admin': 'Service admin guide',
  'service-admin-level-3': 'Service admin guide, level 3',
} as const;

export type GuideKey = keyof typeof titles;
export type Guide = { key: GuideKey; title: string };

const isGuideKey = (key: string): key is GuideKey => key in titles;

function serviceLevelOf(user: CurrentUser | undefined) {
  const levels = (user?.subgroups_managed ?? []).map(({ group }) => group.group_setting.default_service_manager_level);
  return overallServiceLevel(levels);
}

/** Returns the guide for a page. Service admins get the guide of their level; LOW uses the level-3 guide (point 6). */
export function guideOf(helpKey: string, user: CurrentUser | undefined): Guide {
  const known = isGuideKey(helpKey) ? helpKey : 'general';
  const key = known === 'service-admin' && serviceLevelOf(user) === 'LOW' ? 'service-admin-level-3' : known;
  return { key, title: titles[key] };
}
