import type { Body, Level, ServiceLevel } from '@doselore/contract';
import { changeGroupTwoStep, type TwoStepPolicy } from '@doselore/contract/auth';
import {
  changeGroupSettings,
  changeRetention,
  changeServiceLevel,
  changeSubgroupSettings,
  getGroupSettings,
  getSubgroupSettings,
  type Retention,
} from '@doselore/contract/settings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';

type SettingsChange = Body<typeof changeGroupSettings>;
export type OwnSettings = Omit<SettingsChange, 'baseValues'>;
export type PlaceSettings = OwnSettings & {
  inherited: { invitation_days: number; invitation_note: string };
  /** Of an organisation only. */
  default_service_manager_level?: ServiceLevel;
  retention?: Retention;
  two_step_policy?: TwoStepPolicy | null;
  site_two_step_policy?: TwoStepPolicy;
};

export function settingsQuery(level: Level, { groupId, subgroupId }: PlaceIds) {
  return queryOptions({
    queryKey: ['settings', level, groupId, subgroupId],
    queryFn: async ({ signal }): Promise<PlaceSettings> =>
      subgroupId === null
        ? callEndpoint(getGroupSettings, { level, params: { groupId }, signal })
        : callEndpoint(getSubgroupSettings, { level, params: { groupId, subgroupId }, signal }),
  });
}

export function saveSettings(level: Level, { groupId, subgroupId }: PlaceIds, body: SettingsChange) {
  return subgroupId === null
    ? callEndpoint(changeGroupSettings, { level, params: { groupId }, body })
    : callEndpoint(changeSubgroupSettings, { level, params: { groupId, subgroupId }, body });
}

export function saveServiceLevel(groupId: number, body: Body<typeof changeServiceLevel>) {
  return callEndpoint(changeServiceLevel, { level: 'superAdmin', params: { groupId }, body });
}

export const saveRetention = (level: Level, groupId: number, body: Body<typeof changeRetention>) =>
  callEndpoint(changeRetention, { level, params: { groupId }, body });

export const saveGroupTwoStep = (level: Level, groupId: number, body: Body<typeof changeGroupTwoStep>) =>
  callEndpoint(changeGroupTwoStep, { level, params: { groupId }, body });

export async function refreshSettings(client: QueryClient): Promise<void> {
  await Promise.all(['settings', 'groups', 'subgroups'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
