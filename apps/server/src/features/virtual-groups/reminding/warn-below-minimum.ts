import { webAddresses } from '@doselore/contract';
import { publicUrl } from '../../../platform/public-url.ts';
import { listWilling, notify, notifySiteAdmins } from '../../notifications/index.ts';
import { findOrganiserPage } from '../organiser-page.ts';
import { whenOf } from '../planning/course-words.ts';
import { findContact } from './reminders.repository.ts';
import { type Reminding, switchOff } from './reminding-step.ts';

const invite = 'Invite more people';
const askToInvite = 'Ask an admin of your organisation to invite more people';

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
  await services.mail.queue(tx, {
    to: organiser.email,
    subject: `Fewer delegates than the minimum: ${what}`,
    greeting: `Hello ${organiser.first_name},`,
    paragraphs: [
      notice.body,
      `${page?.isForAdmins === true ? invite : askToInvite}, or ask us for another date.`,
      switchOff,
    ],
    ...(page && { link: { label: 'Open the course', url: `${publicUrl(services.config)}${page.address}` } }),
  });
}
