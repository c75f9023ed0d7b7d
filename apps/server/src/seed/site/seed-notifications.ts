import { plural, webAddresses } from '@doselore/contract';
import { notify } from '../../features/site/notifications/index.ts';
import { hours } from '../../platform/clock/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { virtualGroupsSeed } from '../trainer-led/seed-virtual-groups.ts';

type Notice = {
  code: 'session_led' | 'licences_bought';
  groupId: number;
  title: string;
  tag: string;
  body: string;
  actionUrl: string;
};

/** Notifies trainers of their sessions and organisation admins of orders, at times up to some days ago. */
async function seedNotifications(services: Services, people: readonly SeededPerson[]): Promise<void> {
  for (const person of people) {
    const notices = person.role === 'trainer' ? await sessionsOf(services, person) : await ordersFor(services, person);
    for (const [place, one] of notices.entries()) {
      const at = new Date(services.clock.now().getTime() - hours(4 + (notices.length - 1 - place) * 19));
      await inTransaction(services.db, (tx) => notify(tx, { ...one, at, userIds: [person.id] }));
    }
  }
}

async function sessionsOf({ db }: Services, person: SeededPerson): Promise<Notice[]> {
  const sessions = await db
    .selectFrom('virtual_groups')
    .select(['group_id', 'title', 'training_start', 'place'])
    .where('trainer_user_id', '=', person.id)
    .where('state', '=', 'scheduled')
    .orderBy('id')
    .execute();
  return sessions.map(({ group_id: groupId, title, training_start: start, place }) => {
    const day = start?.toISOString().slice(0, 10).split('-').reverse().join('-');
    return {
      code: 'session_led',
      groupId,
      title: `You are leading ${title}`,
      tag: 'Pharmacist-led Course',
      body: `It begins on ${day} at ${start?.toISOString().slice(11, 16)}, ${place ?? 'place not set yet'}.`,
      actionUrl: webAddresses.ownSessions(),
    };
  });
}

async function ordersFor({ db }: Services, person: SeededPerson): Promise<Notice[]> {
  if (person.role !== 'group_admin') return [];
  const { groupId } = person;
  const orders = await db
    .selectFrom('licence_orders')
    .innerJoin('abstract_courses', 'abstract_courses.id', 'licence_orders.product_id')
    .select(['licence_orders.quantity', 'licence_orders.po_reference', 'abstract_courses.title'])
    .where('licence_orders.group_id', '=', groupId)
    .orderBy('licence_orders.id')
    .execute();
  return orders.map((order) => ({
    code: 'licences_bought',
    groupId,
    title: `${order.quantity} ${plural(order.quantity, 'licence', 'licences')} bought`,
    tag: 'Licences',
    body: `${order.title}, ${order.po_reference}. They are in the general pot.`,
    actionUrl: webAddresses.groupLicences(groupId),
  }));
}

export const notificationsSeed = declareSeed({
  place: 210,
  needs: { people: peopleSeed, virtualGroups: virtualGroupsSeed, histories: historiesSeed },
  run: (services, { people }) => seedNotifications(services, people),
});
