import { commandOf } from '@doselore/contract';
import {
  changeLevelSetting,
  changeLicenceSettings,
  getLicenceLevelsCsv,
  getLicenceSettings,
  getServiceLevelsCsv,
  getSiblingLevelsCsv,
  listLevelSettings,
  listLicenceLevels,
  listServiceLevels,
  listSiblingLevels,
} from '@doselore/contract/licence-levels';
import { listingAdmins, listingAdminsOfServices, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { anyServiceAdmin, showing } from '../../../test-support/matrix/expectations.ts';
import { siblingServices } from '../../../test-support/matrix/marks.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listLicenceLevels, listingAdmins),
    exampleOf(getLicenceLevelsCsv, listingAdmins),
    exampleOf(listServiceLevels, listingAdminsOfServices),
    exampleOf(getServiceLevelsCsv, listingAdminsOfServices),
    exampleOf(listSiblingLevels, { subgroupAdmin: showing(anyServiceAdmin('MED'), siblingServices) }),
    exampleOf(getSiblingLevelsCsv, { subgroupAdmin: showing(anyServiceAdmin('MED'), siblingServices) }),
    exampleOf(listLevelSettings, siteAdmins),
    exampleOf(changeLevelSetting, siteAdmins, {
      body: ({ world }) => commandOf({ productId: world.freeProductId, low_at: 7 }),
    }),
    exampleOf(getLicenceSettings, siteAdmins),
    exampleOf(changeLicenceSettings, siteAdmins, { body: () => commandOf({ retry_limit: 2, request_days: 90 }) }),
  ],
  deletedElsewhere: {
    licence_level_settings: 'the same function saves the value and takes it back, with the same row of the audit trail',
  },
};
