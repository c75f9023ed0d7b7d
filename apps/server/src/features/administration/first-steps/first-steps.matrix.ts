import {
  addExampleData,
  getFirstSteps,
  hideFirstSteps,
  previewExampleRemoval,
  removeExampleData,
} from '@doselore/contract/first-steps';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

/** Example data whose adding stopped before their first record, so that adding them again is a conflict. */
const stopped = `insert into site_settings (name, value) values ('example_data',
  '{"state":"adding","since":"2020-01-01T00:00:00.000Z","groupId":null,"subgroupId":null,"courseId":null}')
  on conflict (name) do update set value = excluded.value`;

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(getFirstSteps, siteAdmins),
    exampleOf(hideFirstSteps, siteAdmins, { tidyUp: "delete from site_settings where name = 'first_steps'" }),
    exampleOf(addExampleData, siteAdmins),
    exampleOf(previewExampleRemoval, siteAdmins),
    exampleOf(removeExampleData, siteAdmins, {
      body: () => ({ writesOff: true }),
      tidyUp: stopped,
      unaudited: { site_settings: 'claims the example data. The removal itself is audited at its end' },
    }),
  ],
  records: stopped,
};
