import { type Body, endpointAt, isService, type Level, type Place, type ServiceLevel } from '@doselore/contract';
import { changeGroupTwoStep, type TwoStepPolicy } from '@doselore/contract/auth';
import {
  changeRetention,
  changeServiceLevel,
  changeSessionSettings,
  changeSettings,
  getGroupSettings,
  getSubgroupSettings,
  type Retention,
} from '@doselore/contract/settings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

type SettingsChange = Body<typeof changeSettings.group>;
export type OwnSettings = Omit<SettingsChange, 'baseValues'>;
export type PlaceSettings = OwnSettings & {
  inherited: { invitation_days: number; invitation_note: string };
  /** Only organisations have it. */
  default_service_manager_level?: ServiceLevel;
  forfeit_absent_seats?: boolean;
  retention?: Retention;
  two_step_policy?: TwoStepPolicy | null;
  site_two_step_policy?: TwoStepPolicy;
};

export function settingsQuery(level: Level, place: Place) {
  return queryOptions({
    queryKey: ['settings', level, place.groupId, place.subgroupId],
    queryFn: async ({ signal }): Promise<PlaceSettings> =>
      isService(place)
        ? callEndpoint(getSubgroupSettings, { level, params: place, signal })
        : callEndpoint(getGroupSettings, { level, params: place, signal }),
  });
}

export function saveSettings(level: Level, place: Place, body: SettingsChange) {
  return callEndpoint(endpointAt(changeSettings, place), { level, params: place, body });
}

export function saveServiceLevel(groupId: number, body: Body<typeof changeServiceLevel>) {
  return callEndpoint(changeServiceLevel, { level: 'superAdmin', params: { groupId }, body });
}

export const saveRetention = (level: Level, groupId: number, body: Body<typeof changeRetention>) =>
  callEndpoint(changeRetention, { level, params: { groupId }, body });

export const saveSessionSettings = (level: Level, groupId: number, body: Body<typeof changeSessionSettings>) =>
  callEndpoint(changeSessionSettings, { level, params: { groupId }, body });

export const saveGroupTwoStep = (level: Level, groupId: number, body: Body<typeof changeGroupTwoStep>) =>
  callEndpoint(changeGroupTwoStep, { level, params: { groupId }, body });

export async function refreshSettings(client: QueryClient): Promise<void> {
  await Promise.all(['settings', 'groups', 'subgroups'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
