import { commandOf, emptyRecord } from '@doselore/contract';
import {
  askLockedTrainer,
  cancelMultiDay,
  changeMultiDay,
  clearDates,
  createMultiDay,
  getCoverage,
  getMultiDay,
  lockTrainer,
  multiDayFormFields,
  narrowTrainers,
  unlockTrainer,
} from '@doselore/contract/bookings';
import { sessionsText } from '@doselore/contract/course-planning';
import { once, opened } from '../../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../../test-support/matrix/callers.ts';
import { type At, type Example, exampleOf } from '../../../../test-support/matrix/example.ts';
import { dateOf } from './days.factory.ts';

const [projectId, multiDayId, lockedId, productId] = [700_025, 700_026, 700_027, 700_007];
const days = ['2040-02-06', '2040-02-07'];
const form = {
  ...emptyRecord(multiDayFormFields),
  ...{
    delegates: 12,
    max_span_days: 60,
    assessment_type: 'none' as const,
    place: 'Own room',
    place_postcode: 'LA4 4XX',
  },
  dates: sessionsText(days.map((day) => dateOf(day))),
};
const dateRow = (id: number, course: number, day: string) =>
  `(${id}, ${course}, timestamptz '${day}T10:00Z', timestamptz '${day}T13:00Z')`;

/** SQL of a project with a course of several days, and another one that is held for a trainer. */
export const daysRecords = `
  insert into projects (id, group_id, organiser_user_id, title, created_by) overriding system value
    select ${projectId}, group_id, organiser_user_id, 'MKR_DAYS', created_by from projects order by id limit 1;
  insert into multi_days (id, project_id, abstract_course_id, deliverable_id, certificate_months, delegates, place,
    place_postcode, state, agreed_with, locked_trainer_user_id, locked_until) overriding system value
    values (${multiDayId}, ${projectId}, ${productId}, 4, 0, 12, 'Own room', 'LA4 4XX', 'collecting', null, null, null),
      (${lockedId}, ${projectId}, ${productId}, 4, 0, 12, 'Own room', 'LA4 4XX', 'locked', 'An Organiser',
        (select min(user_id) from trainers), timestamptz '2040-01-01 18:00Z');
  insert into multi_day_dates (id, multi_day_id, starts_at, ends_at) overriding system value values
    ${days.flatMap((day, nth) => [dateRow(700_030 + nth, multiDayId, day), dateRow(700_040 + nth, lockedId, day)]).join(', ')}`;

const again = `update multi_days set state = 'collecting', end_reason = null, excluded_trainer_ids = '{}' where id = ${multiDayId};
  update multi_day_dates set state = 'open' where multi_day_id = ${multiDayId};
  update multi_days set state = 'locked', locked_trainer_user_id = (select min(user_id) from trainers),
    locked_until = timestamptz '2040-01-01 18:00Z' where id = ${lockedId}`;
const ids = () => ({ projectId, multiDayId });
const ofLocked = () => ({ projectId, multiDayId: lockedId });
const key = () => once();

export const daysExamples: readonly Example[] = [
  exampleOf(createMultiDay, siteAdmins, {
    ids: () => ({ projectId }),
    refusedBody: () => commandOf({ ...form, productId, dates: '[]', ...once() }),
  }),
  exampleOf(getMultiDay, siteAdmins, { ids }),
  exampleOf(changeMultiDay, siteAdmins, { ids, body: () => commandOf(opened(form)), tidyUp: again }),
  exampleOf(getCoverage, siteAdmins, { ids }),
  exampleOf(narrowTrainers, siteAdmins, { ids, body: key, tidyUp: again }),
  exampleOf(lockTrainer, siteAdmins, {
    ids,
    body: ({ world }: At) => ({ trainerUserId: world.users.trainer, ...once() }),
    tidyUp: again,
  }),
  exampleOf(unlockTrainer, siteAdmins, { ids: ofLocked, body: key, tidyUp: again }),
  exampleOf(askLockedTrainer, siteAdmins, { ids, body: key, tidyUp: again }),
  exampleOf(clearDates, siteAdmins, { ids, body: () => ({ dateIds: [700_030], ...once() }), tidyUp: again }),
  exampleOf(cancelMultiDay, siteAdmins, { ids, body: () => ({ reason: 'Not needed', ...once() }), tidyUp: again }),
];
