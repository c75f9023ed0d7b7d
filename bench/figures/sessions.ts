import type { Figure } from '../figure.ts';
import { type Ask, askColumns, measure } from '../support/asks.ts';
import { type Scaled, scale, scaleSessions } from '../support/session-scale.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

/** Measures lists, reports and the choice of a trainer over three years of courses, one request at a time. */
export const sessions: Figure = async (world) => {
  const scaled = await scaleSessions(world);
  const admin = await visitorOf(world, world.admin);
  const { courses, trainers, delegates, venues } = scale;
  return {
    title: `${courses} Pharmacist-led Courses, ${trainers} trainers, ${delegates} delegates and ${venues} venues, one request at a time`,
    columns: askColumns,
    rows: await measure(world, { asks: await asksOf(world, scaled), by: admin }),
    notes: ['CPU of server and database for one request. It depends least on other work on the machine.'],
  };
};

async function asksOf(world: World, { aheadId, trainerId, venueId, openId, openPeople }: Scaled): Promise<Ask[]> {
  const course = `/api/admin/virtual-groups/${aheadId}`;
  const place = `/api/admin/groups/${world.groupId}`;
  const { rows } = await world.pool.query<{ username: string; start: Date }>(
    `select u.username, v.training_start as start from users u, virtual_groups v where u.id = $1 and v.id = $2`,
    [trainerId, aheadId],
  );
  const [{ username, start } = { username: '', start: new Date() }] = rows;
  const trainer = await visitorOf(world, { username, userId: trainerId });
  const end = new Date(start.getTime() + 3 * 3_600_000);
  const typed = { sessions: JSON.stringify([[start.toISOString(), end.toISOString(), null]]), venueId };
  const get = (name: string, path: string, aim: number): Ask => ({ name, aim, work: (visitor) => visitor.get(path) });
  return [
    get('list of courses', `/api/admin/virtual-groups?groupId=${world.groupId}&sort=training_start`, 50),
    get('one course', course, 40),
    get('edit page of a course', `${place}/virtual-groups/${aheadId}/plan`, 40),
    {
      name: `choice among ${scale.trainers} trainers`,
      aim: 100,
      work: (visitor) => visitor.post(`${course}/schedule/check`, typed),
    },
    {
      name: 'schedule a course and make it a draft again',
      aim: 160,
      work: async (visitor) => {
        await visitor.post(`${course}/unpublish`, {});
        await visitor.post(`${course}/publish`, {});
      },
    },
    { name: `register, ${openPeople.length} marks`, aim: 60, work: (visitor) => mark(visitor, { openId, openPeople }) },
    get('health', '/api/admin/virtual-groups-health?weeks=12', 200),
    get('absentees', '/api/admin/pled-absentees?sort=-day', 200),
    get('list of trainers', '/api/admin/trainers?sort=name', 150),
    get('upcoming courses', '/api/admin/upcoming-pharmacist-led-courses', 150),
    { ...get('week of a trainer', '/api/virtual-group-admin/schedule/week', 40), by: trainer },
  ];
}

let round = 0;

/** Marks everybody, each time as something else than before. */
function mark(visitor: Visitor, { openId, openPeople }: Pick<Scaled, 'openId' | 'openPeople'>): Promise<unknown> {
  round += 1;
  const attendance = round % 2 === 0 ? 'absent' : 'excused';
  const marks = openPeople.map((userId) => ({ userId, attendance }));
  return visitor.put(`/api/admin/virtual-groups/${openId}/register`, { marks });
}
