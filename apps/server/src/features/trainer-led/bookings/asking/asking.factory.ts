import { buildTimesOfInterest } from '../../../../test-support/bookings.factory.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { openBookings } from '../bookings.factory.ts';

const trainerPath = '/api/virtual-group-admin/availability-enquiries';
const adminPath = '/api/admin/availability-enquiries';

/** A question as these tests read it. */
export type Question = { id: number; trainer_user_id: number; state: string; day: string };

/** Opens bookings with a request online that has dates, and the calls of asking and answering. */
export async function openAsking(server: TestApp, options: { deliverable?: number } = {}) {
  const { db } = server;
  const world = await openBookings(server, { deliverable: 3, ...options });
  const { asSuper, productId } = world;

  /** Creates a draft with these dates, on which a session may begin from 09:00 to 12:00. */
  async function asking(days: readonly string[] = ['2027-02-01'], more: object = {}) {
    const draft = await world.draft(more);
    const dateIds: number[] = [];
    for (const day of days) dateIds.push(await buildTimesOfInterest(db, { requestId: draft.requestId, day }));
    const enquire = (changes: object = {}) =>
      asSuper.post(`${draft.requestAt}/enquire`, {
        ...{ timesOfInterestIds: dateIds, excludedTrainerIds: [], thresholds: { minimumScore: 0 }, ...world.key() },
        ...changes,
      });
    const questions = () =>
      server.rows<Question>(
        `select e.id, e.trainer_user_id, e.state, to_char(t.window_start at time zone 'UTC', 'YYYY-MM-DD') as day
         from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
         where t.project_request_id = $1 order by t.window_start, e.id`,
        [draft.requestId],
      );
    const idsOf = async (trainerId: number) =>
      (await questions()).filter((one) => one.trainer_user_id === trainerId).map((one) => one.id);
    const states = async () => {
      const rows = await server.rows<{ state: string }>(
        `select state from (select state, null as at from project_requests where id = $1
           union all select state, window_start from times_of_interest where project_request_id = $1) s
         order by at nulls first`,
        [draft.requestId],
      );
      return rows.map((one) => one.state);
    };
    const shown = async () => (await asSuper.get(`${draft.requestAt}/enquiries`)).json();
    return { ...draft, dateIds, enquire, questions, idsOf, states, shown };
  }

  const trainer = (lastName: string, more: object = {}) =>
    buildTrainer(db, { firstName: 'Gwen', lastName, teaches: [productId], ...more });

  /** Calls of a trainer. */
  async function as(userId: number) {
    const client = await server.as(userId);
    return {
      list: async () => (await client.get(trainerPath)).json(),
      answer: (enquiryIds: readonly number[], more: object = {}) =>
        client.post(`${trainerPath}/answer`, { enquiryIds, problemEnquiryIds: [], hasOtherProblem: false, ...more }),
      takeBack: (enquiryId: number) => client.post(`${trainerPath}/take-back`, { enquiryId }),
      client,
    };
  }

  const remind = async (enquiryIds: readonly number[]) =>
    (await server.as(world.superId)).post(`${adminPath}/remind`, { enquiryIds });
  const enter = async (enquiryIds: readonly number[], answer: 'yes' | 'no', note = 'By telephone') =>
    (await server.as(world.superId)).post(`${adminPath}/manual`, { enquiryIds, answer, note });
  const handle = (answerId: number, counts: boolean) =>
    asSuper.post(`/api/admin/availability-answers/${answerId}/handle`, { note: 'Agreed', counts });
  /** Subjects of the emails to a person. */
  const subjectsTo = async (userId: number) =>
    (
      await server.rows<{ subject: string }>(
        'select o.subject from outbox_messages o join users u on u.email = o.recipient where u.id = $1 order by o.id',
        [userId],
      )
    ).map((one) => one.subject);
  return { ...world, asking, trainer, as, remind, enter, handle, subjectsTo };
}
