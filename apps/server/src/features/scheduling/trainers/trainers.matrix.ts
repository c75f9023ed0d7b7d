import { commandOf } from '@doselore/contract';
import * as endpoints from '@doselore/contract/trainers';
import { opened } from '../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { anyTrainer } from '../../../test-support/matrix/expectations.ts';

const fields = {
  home_postcode: 'LA4 4XX',
  latitude: null,
  longitude: null,
  face_to_face: true,
  virtual: false,
  max_journey_minutes: 120,
  max_days_per_week: 5,
  max_sessions_per_day: 2,
  buffer_minutes: 15,
  biography: '',
};
const none = '[]';
const hours = () => ({ rules: [], overrides: [], baseValues: { rules: none, overrides: none } });
const noRows = () => ({ rows: [], baseValues: { rows: none } });
const trainers = { virtualGroupAdmin: anyTrainer };

export const matrix: RoomMatrix = {
  records: `insert into users (id, email, first_name, last_name) overriding system value
      values (700003, 'mkr-trainer@example.org', 'MKR', 'Trainer');
    insert into trainers (user_id, home_postcode, home_district, modes) values (700003, 'LA4 4XX', 'LA4', array['face_to_face'])`,
  words: () => ({ trainerUserId: 700003, period: 'week' }),
  examples: [
    exampleOf(endpoints.listTrainerRecords, siteAdmins),
    exampleOf(endpoints.getTrainersCsv, siteAdmins),
    exampleOf(endpoints.getTrainer, siteAdmins),
    exampleOf(endpoints.createTrainer, siteAdmins, {
      body: () =>
        commandOf({ userId: null, first_name: 'New', last_name: 'Trainer', email: 'mkr-new@example.org', ...fields }),
      tidyUp: `update users set email = 'mkr-' || id || '@example.org' where email = 'mkr-new@example.org'`,
    }),
    exampleOf(endpoints.changeTrainer, siteAdmins, { body: () => commandOf(opened(fields, { biography: 'Words' })) }),
    exampleOf(endpoints.activateTrainer, siteAdmins),
    exampleOf(endpoints.deactivateTrainer, siteAdmins, { body: () => ({ reason: 'Moved away' }) }),
    exampleOf(endpoints.listSessionsAhead, siteAdmins),
    exampleOf(endpoints.listMonthsLed, siteAdmins),
    exampleOf(endpoints.getMonthsCsv, siteAdmins),
    exampleOf(endpoints.listSuitabilities, siteAdmins),
    exampleOf(endpoints.changeSuitabilities, siteAdmins, { body: noRows }),
    exampleOf(endpoints.listCompatibilities, siteAdmins),
    exampleOf(endpoints.changeCompatibilities, siteAdmins, { body: noRows }),
    exampleOf(endpoints.listTrainerExclusions, siteAdmins),
    exampleOf(endpoints.changeTrainerExclusions, siteAdmins, {
      body: () => ({ venues: [], days: [], baseValues: { venues: none, days: none } }),
    }),
    exampleOf(endpoints.listUpcomingCourses, siteAdmins),
    exampleOf(endpoints.getUpcomingCoursesCsv, siteAdmins),
    exampleOf(endpoints.getAvailability, siteAdmins),
    exampleOf(endpoints.changeAvailability, siteAdmins, { body: hours }),
    exampleOf(endpoints.getOwnAvailability, trainers),
    exampleOf(endpoints.changeOwnAvailability, trainers, { body: hours }),
    exampleOf(endpoints.getSchedule, trainers),
  ],
  deletedElsewhere: {
    availability_rules: 'the same function that saves hours deletes them, with the same row of the audit trail',
    availability_overrides:
      'the same function that saves exceptions deletes them, with the same row of the audit trail',
    trainer_suitabilities: 'the same function that saves courses deletes them, with the same row of the audit trail',
    trainer_group_compatibilities: 'the same function that saves organisations deletes them, with the same audit row',
    trainer_exclusions: 'the same function that saves exclusions deletes them, with the same row of the audit trail',
  },
};
