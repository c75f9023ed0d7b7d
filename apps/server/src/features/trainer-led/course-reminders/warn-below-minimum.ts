import { webAddresses } from '@doselore/contract';
import { listWilling, notify, notifySiteAdmins } from '../../site/notifications/index.ts';
import { courseValues, whenOf } from '../course-notices/index.ts';
import { findOrganiserPage } from '../organised-courses/index.ts';
import { findContact } from './reminders.repository.ts';
import { belowMinimum } from './reminding.messages.ts';
import type { Reminding } from './reminding-step.ts';

/** Notifies site admins and the organiser of a course with fewer delegates than its minimum. Nothing is cancelled. */
export async function warnBelowMinimum({ services, tx, course, facts, at }: Reminding): Promise<void> {
  const { id, group_id: groupId, title, delegates, group_name } = course;
  const what = `${title}${whenOf(course)}`;
  const notice = {
    ...({ at, groupId, code: 'session_changed', tag: 'Courses', title: 'Fewer delegates than the minimum' } as const),
    body: `${what} for ${group_name} has ${delegates} of at least ${facts.minimum} delegates. It still takes place unless a site admin cancels it.`,
  };
  await notifySiteAdmins(tx, { ...notice, kind: 'courseReminders', actionUrl: webAddresses.editCourse(groupId, id) });
  const [organiser] = await listWilling(tx, await findContact(tx, id, 'organiser'), 'courseReminders');
  if (organiser === undefined) return;
  const page = await findOrganiserPage(tx, { userId: organiser.user_id, course });
  await notify(tx, { ...notice, ...(page && { actionUrl: page.address }), userIds: [organiser.user_id] });
  const { email: to, first_name } = organiser;
  const address = { first_name, page: page?.address ?? null };
  const invite = page?.isForAdmins === true ? 'yourself' : 'by_admin';
  const { minimum } = facts;
  const values = { ...address, ...courseValues(course), group_name, delegates, minimum, invite } as const;
  await services.mail.send(tx, belowMinimum, [{ to, values }]);
}
