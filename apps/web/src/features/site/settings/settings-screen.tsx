import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { GroupTwoStep } from './parts/group-two-step.tsx';
import { InvitationSettings } from './parts/invitation-settings.tsx';
import { LevelSetting } from './parts/level-setting.tsx';
import { RetentionSettings } from './parts/retention-settings.tsx';
import { SessionSettings } from './parts/session-settings.tsx';
import { settingsQuery } from './settings.queries.ts';

/** Settings of the organisation or the service of the address. Each part is saved separately. */
export function SettingsScreen() {
  const { level } = useArea();
  const { groupId, subgroupId, isService } = usePlace();
  const { name, names } = usePlaceNames();
  const place = { groupId, subgroupId };
  const above = isService ? 'the organisation' : 'Doselore';
  const query = useQuery(settingsQuery(level, place));
  return (
    <Page
      width="form"
      subject={isService ? `subgroup ${subgroupId}` : `group ${groupId}`}
      context={name}
      names={names}
      lead={`Empty settings use the setting of ${above}.`}
    >
      <QueryView query={query}>
        {(settings) => (
          <Stack gap="lg">
            <InvitationSettings key={`${groupId}-${subgroupId}`} place={place} settings={settings} from={above} />
            {settings.default_service_manager_level !== undefined && (
              <LevelSetting key={groupId} groupId={groupId} level={settings.default_service_manager_level} />
            )}
            {settings.forfeit_absent_seats !== undefined && (
              <SessionSettings key={`sessions-${groupId}`} groupId={groupId} forfeits={settings.forfeit_absent_seats} />
            )}
            {settings.site_two_step_policy !== undefined && (
              <GroupTwoStep
                key={`two-step-${groupId}`}
                groupId={groupId}
                policy={settings.two_step_policy ?? null}
                site={settings.site_two_step_policy}
              />
            )}
            {settings.retention !== undefined && (
              <RetentionSettings key={`retention-${groupId}`} groupId={groupId} retention={settings.retention} />
            )}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
