import { Stack } from '@mantine/core';
import { Page } from '../../../../ui/page/index.ts';
import { BookingSettingsPart } from '../../../scheduling/scheduling/index.ts';
import { VideoAccountsPart } from '../../../scheduling/video-meetings/index.ts';
import { BookingsSwitch } from '../../../trainer-led/bookings/index.ts';
import { FileCheckPart } from './parts/file-check-part.tsx';
import { LedgerCheckPart } from './parts/ledger-check-part.tsx';
import { LicenceSettingsPart } from './parts/licence-settings-part.tsx';
import { TwoStepPart } from './parts/two-step-part.tsx';

/** Checks and settings of the whole site, for its operators. */
export function DeveloperSettingsScreen() {
  return (
    <Page width="form" subject="site settings" lead="System checks and limits for all organisations.">
      <Stack gap="lg">
        <LedgerCheckPart />
        <FileCheckPart />
        <LicenceSettingsPart />
        <TwoStepPart />
        <BookingSettingsPart>
          <BookingsSwitch />
        </BookingSettingsPart>
        <VideoAccountsPart />
      </Stack>
    </Page>
  );
}
