import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { answerEnquiries, askOrganiser, createEnquiry, wishedDayTexts } from '@doselore/contract/bookings';
import { changeDelegates } from '@doselore/contract/course-delegates';
import { closeCourse } from '@doselore/contract/course-ending';
import { takeRegister } from '@doselore/contract/course-register';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { type BookedRequest, bookedCourse, freeWednesday, idOf, managePage } from '../support/booking-steps.ts';
import { callAs } from '../support/call-as.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';
import { letTimePass } from '../support/let-time-pass.ts';

const on = new E2e();

/** An organisation admin asks for training on a morning. Site admins find the request in the project that it opened. */
async function enquire(admin: Page, day: string): Promise<BookedRequest> {
  const [product] = await rowsOf<{ id: number }>(on.server, 'select id from abstract_courses where title = $1', [
    bookedCourse,
  ]);
  const place = { venue_id: null, location_id: null, place: 'Northgate head office', place_postcode: 'PR1 2XX' };
  const { id: projectRequestId } = await callAs(admin, createEnquiry, {
    params: { groupId: 1 },
    body: commandOf({
      ...{ product_id: product?.id ?? 0, delegates: 8, minutes: 180, subgroup_id: null, ...place, enquiry: '' },
      ...{ organiser_user_id: await idOf(on.server, 'priya.raman'), idempotencyKey: randomUUID() },
      days: wishedDayTexts.textOf([{ day, slot: 'am' }]),
    }),
  });
  const [request] = await rowsOf<{ id: number }>(
    on.server,
    'select project_id as id from project_requests where id = $1',
    [projectRequestId],
  );
  return { projectId: request?.id ?? 0, projectRequestId };
}

/** Amara Osei accepts the dates of a request. */
async function accept(trainer: Page, { projectRequestId }: BookedRequest): Promise<void> {
  const questions = await rowsOf<{ id: number }>(
    on.server,
    `select e.id from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
     join users u on u.id = e.trainer_user_id where t.project_request_id = $1 and u.username = 'amara.osei'`,
    [projectRequestId],
  );
  const enquiryIds = questions.map(({ id }) => id);
  await callAs(trainer, answerEnquiries, { body: { enquiryIds, problemEnquiryIds: [], hasOtherProblem: false } });
}

/** Somebody attends the course of a request, and a site admin closes it. */
async function runAndClose(site: Page, trainer: Page, { projectRequestId }: BookedRequest): Promise<void> {
  const [course] = await rowsOf<{ id: number }>(
    on.server,
    'select virtual_group_id as id from project_requests where id = $1',
    [projectRequestId],
  );
  const virtualGroupId = course?.id ?? 0;
  const userId = await idOf(on.server, 'nadia.hussain');
  const params = { groupId: 1, virtualGroupId };
  await callAs(site, changeDelegates, { level: 'superAdmin', params, body: { add: [userId], remove: [] } });
  await letTimePass(on.server, virtualGroupId);
  const marks = [{ userId, attendance: 'attended' as const }];
  await callAs(trainer, takeRegister, { level: 'virtualGroupAdmin', params: { virtualGroupId }, body: { marks } });
  const waivers = [{ userId, reason: 'Paid by invoice' }];
  const closing = { waivers, force: 0 as const, reason: '', idempotencyKey: randomUUID() };
  await callAs(site, closeCourse, { params: { virtualGroupId }, body: closing });
}

test('one trainer declines, the next one accepts, and the course of an enquiry is held and closed', async () => {
  // Gwen Pritchard lives too far away otherwise.
  await rowsOf(on.server, 'update trainers set max_journey_minutes = 180 where user_id = $1', [
    await idOf(on.server, 'gwen.pritchard'),
  ]);
  const admin = await on.signIn('priya.raman');
  const request = await enquire(admin, await freeWednesday(on.server));
  const site = await on.signIn('morgan.ellis', managePage(request));
  await site.getByRole('button', { name: 'Ask trainers', exact: true }).click();
  await site.getByText('2 trainers asked.').waitFor();

  const declining = await on.signIn('gwen.pritchard', '/trainers/availability-enquiries');
  await declining.getByRole('region', { name: bookedCourse }).getByRole('radio', { name: 'No', exact: true }).check();
  await declining.getByRole('button', { name: 'Send answers' }).click();
  await declining.getByText('Answers sent. Thank you').waitFor();
  await site.reload();
  const questions = site.getByRole('region', { name: /^Wed .*, start 08:00 to 12:00$/u }).getByRole('listitem');
  await questions.filter({ hasText: 'Gwen Pritchard' }).getByText('No', { exact: true }).waitFor();
  const trainer = await on.signIn('amara.osei');
  await accept(trainer, request);
  await callAs(site, askOrganiser, { params: request, body: { venueId: null } });

  await admin.goto(`${on.address}/group-admin/1/booking-enquiries/${request.projectRequestId}/book`);
  await admin.getByRole('radio', { name: '09:30' }).check();
  await admin.getByRole('button', { name: 'Book', exact: true }).click();
  await admin.getByText(/09:30 - 12:30 is held until a trainer confirms it\./u).waitFor();
  await trainer.goto(`${on.address}/trainers/booking-confirmation-enquiries`);
  const card = trainer.getByRole('region').filter({ hasText: '09:30 - 12:30' });
  await card.getByRole('button', { name: `Confirm: ${bookedCourse}` }).click();
  await trainer.getByText(`${bookedCourse} confirmed. It is in your schedule.`).waitFor();

  await runAndClose(site, trainer, request);
  await admin.goto(`${on.address}/group-admin/1/booking-enquiries/${request.projectRequestId}/details`);
  await admin.getByText(`${bookedCourse}, closed`).waitFor();
});
