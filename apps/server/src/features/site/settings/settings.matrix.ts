import { commandOf } from '@doselore/contract';
import { changeGroupTwoStep, changeSiteTwoStep, getSiteTwoStep } from '@doselore/contract/auth';
import {
  changeRetention,
  changeServiceLevel,
  changeSessionSettings,
  changeSettings,
  getGroupSettings,
  getSubgroupSettings,
} from '@doselore/contract/settings';
import { opened } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const settings: { invitation_days: number | null; invitation_note: string | null } = {
  invitation_days: null,
  invitation_note: null,
};
const welcome = { invitation_note: 'Welcome' };

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(getSiteTwoStep, siteAdmins),
    exampleOf(changeSiteTwoStep, siteAdmins, { body: () => commandOf(opened({ policy: 'admins', in_demo: false })) }),
    exampleOf(changeGroupTwoStep, organisationAdmins, {
      body: () => commandOf(opened({ two_step_policy: 'everyone' })),
    }),
    exampleOf(getGroupSettings, organisationAdmins),
    exampleOf(changeSettings.group, organisationAdmins, {
      body: () => commandOf(opened(settings, welcome)),
    }),
    exampleOf(changeServiceLevel, siteAdmins, {
      body: ({ home }) =>
        commandOf(opened({ default_service_manager_level: home === 'MED' || home === 'LOW' ? home : 'HIGH' })),
    }),
    exampleOf(changeRetention, organisationAdmins, {
      body: () => opened({ statutory: null, clinical: null, other: 8 }),
    }),
    exampleOf(changeSessionSettings, organisationAdmins, {
      body: () =>
        commandOf(
          opened<{ forfeit_absent_seats: boolean }>({ forfeit_absent_seats: false }, { forfeit_absent_seats: true }),
        ),
      tidyUp: 'update group_settings set forfeit_absent_seats = false',
    }),
    exampleOf(getSubgroupSettings, serviceAdmins('LOW')),
    exampleOf(changeSettings.subgroup, serviceAdmins('HIGH'), {
      body: () => commandOf(opened(settings, welcome)),
    }),
  ],
};
