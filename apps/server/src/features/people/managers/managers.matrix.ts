import { commandOf } from '@doselore/contract';
import {
  addGroupManager,
  listGroupManagers,
  listSubgroupManagers,
  makeOrganiser,
  putSubgroupManager,
  removeGroupManager,
  removeOrganiser,
  removeSubgroupManager,
} from '@doselore/contract/managers';
import { adminsOfOrganisationWithService, organisationAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { placeLeaver } from '../../../test-support/matrix/world/leaver.factory.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listGroupManagers, organisationAdmins),
    exampleOf(addGroupManager, organisationAdmins, {
      tidyUp: `with m as (select id from users where last_name like 'MKR_%'),
    g as (delete from group_managers where user_id in (select id from m))
    delete from user_roles where user_id in (select id from m)`,
    }),
    exampleOf(removeGroupManager, organisationAdmins, {
      body: ({ world }) => ({ userId: world.leaverId }),
      tidyUp: placeLeaver,
    }),
    exampleOf(makeOrganiser, organisationAdmins, {
      tidyUp: `delete from user_roles where role = 'organiser'
        and user_id in (select id from users where last_name like 'MKR_%')`,
    }),
    exampleOf(removeOrganiser, organisationAdmins),
    exampleOf(listSubgroupManagers, adminsOfOrganisationWithService),
    exampleOf(putSubgroupManager, adminsOfOrganisationWithService, {
      body: () =>
        commandOf({
          userId: absent,
          general_pot_access: false,
          view_siblings: false,
          baseValues: null,
        }),
    }),
    exampleOf(removeSubgroupManager, adminsOfOrganisationWithService, {
      body: ({ world }) => ({ userId: world.leaverId }),
      tidyUp: placeLeaver,
    }),
  ],
};
