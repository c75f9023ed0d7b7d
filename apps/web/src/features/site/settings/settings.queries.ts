import { type Body, isService, type Level, type Place, type ServiceLevel } from '@doselore/contract';
import type { TwoStepPolicy } from '@doselore/contract/auth';
import {
  type changeSettings,
  getGroupSettings,
  getSubgroupSettings,
  type Retention,
} from '@doselore/contract/settings';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

const settings = roomQueries('settings');

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

export const settingsQuery = (level: Level, { groupId, subgroupId }: Place) =>
  settings.combined(
    'of',
    { level, groupId, subgroupId },
    ({ level: by, ...at }, { signal }): Promise<PlaceSettings> =>
      isService(at)
        ? callEndpoint(getSubgroupSettings, { level: by, params: at, signal })
        : callEndpoint(getGroupSettings, { level: by, params: at, signal }),
  );

export const refreshSettings = refreshOf('settings', 'groups', 'subgroups');
