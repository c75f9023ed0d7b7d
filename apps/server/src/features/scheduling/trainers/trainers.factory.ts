import { commandOf } from '@doselore/contract';
import { expect } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import type { Client } from '../../../test-support/test-client.ts';

/** Profile of a trainer as its form sends it. */
export const profile = {
  home_postcode: 'pr12xx',
  latitude: null,
  longitude: null,
  face_to_face: true,
  virtual: false,
  max_journey_minutes: 120,
  max_days_per_week: 5,
  max_sessions_per_day: 2,
  buffer_minutes: 15,
  biography: 'Community pharmacist',
};

/** A new trainer with this profile. The person or the name comes from the test. */
export const newTrainer = { userId: null, first_name: null, last_name: null, email: null, ...profile };

/** Returns calls of a site admin about trainers. A test that moves the time signs the admin in again. */
export function trainerCalls(db: Database, admin: () => Client) {
  const base = '/api/admin/trainers';
  const create = (body: object) => admin().post(base, commandOf({ ...newTrainer, ...body }));
  return {
    base,
    create,
    async build(lastName = 'Trainer'): Promise<number> {
      const userId = await buildUser(db, { firstName: 'Gwen', lastName });
      expect((await create({ userId })).json()).toEqual({ id: userId });
      return userId;
    },
    read: async (id: number) => (await admin().get(`${base}/${id}`)).json(),
    list: async (query: string): Promise<number[]> =>
      (await admin().get(`${base}?per_page=100&${query}`)).json().rows.map((row: { id: number }) => row.id),
    activate: (id: number) => admin().post(`${base}/${id}/activate`),
  };
}
