import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, buildVenue } from './planning.factory.ts';

const server = await openTestApp();
server.clock.set('2027-01-01T09:00:00Z');
const buildWorld = () => buildPlanning(server);
const { db } = server;

test('a course is at a venue that its organisation can use and that has room; the venue stays in use', async () => {
  const world = await buildWorld();
  const { id } = (await world.create()).json();
  const other = await buildGroup(db);
  const [small, foreign] = [await buildVenue(world, { capacity: 1 }), await buildVenue(world, { group_id: other })];
  const errors = async (venueId: number) => (await world.plan(id, { venueId })).json().errors;
  expect(await errors(small)).toEqual({ venueId: ['This venue has room for 1, and the course has 2 places'] });
  expect(await errors(foreign)).toEqual({ venueId: ['Choose a venue that this organisation can use'] });
  const venueId = await buildVenue(world, { name: 'Quay Hotel' });
  expect((await world.plan(id, { venueId, place: 'Room 2' })).statusCode).toBe(200);
  expect((await world.asSuper.get(world.at(id))).json()).toMatchObject({
    place: 'Room 2, Quay Hotel, Morecambe, LA4 4XX',
  });
  const archived = await world.asSuper.post(`/api/admin/venues/${venueId}/state`, { list: 'archived' });
  expect([archived.statusCode, archived.json().message]).toEqual([
    409,
    'Upcoming courses are at this venue: Basic life support. Move them first.',
  ]);
  const address = `/api/admin/groups/${world.groupId}/virtual-groups/${id}`;
  const more = { ...world.fields, delegatePlacesAllowed: 3, baseValues: world.fields };
  expect((await world.asSuper.put(address, commandOf(more))).json().errors).toEqual({
    delegatePlacesAllowed: ['The venue has room for 2. Enter 2 at most'],
  });
});

test('archiving a venue and scheduling a course there at once never leave the course without it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const world = await buildWorld();
    const { id } = (await world.create()).json();
    const venueId = await buildVenue(world);
    const [planned, archived] = await Promise.all([
      world.plan(id, { venueId }),
      world.asSuper.post(`/api/admin/venues/${venueId}/state`, { list: 'archived' }),
    ]);
    expect([planned.statusCode === 200, archived.statusCode === 200].filter(Boolean)).toHaveLength(1);
  }
});
