import { commandOf, emptyRecord } from '@doselore/contract';
import { groupFields } from '@doselore/contract/groups';
import pg from 'pg';
import type { TestApp } from '../test-app.ts';
import type { Client } from '../test-client.ts';

/** Locks the row of an organisation, as a very long transaction does. Resolves to a function that unlocks it. */
export async function lockOrganisation(app: TestApp, groupId: number): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: app.environment.DATABASE_URL });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from groups where id = $1 for update', [groupId]);
  return () => holder.end();
}

/** Counts the connections to the app's database that wait for a lock. */
export async function countWaiting(app: TestApp): Promise<number> {
  const observer = new pg.Client({ connectionString: app.environment.DATABASE_URL });
  await observer.connect();
  try {
    const { rows } = await observer.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0]?.waiting ?? 0;
  } finally {
    await observer.end();
  }
}

const fields = {
  ...emptyRecord(groupFields),
  ...{ name: 'Fern Hill Pharmacies', superintendent_name: 'Ada Byron', superintendent_number: '2990012' },
};

/** Makes an organisation and the body of a request that renames it. */
export async function organisationToRename(admin: Client): Promise<{ groupId: number; url: string; body: object }> {
  const groupId: number = (await admin.post('/api/admin/groups', commandOf(fields))).json().id;
  const profile = (await admin.get(`/api/admin/groups/${groupId}/profile`)).json();
  const { is_active: _active, is_archived: _archived, created_at: _created, ...baseValues } = profile;
  return {
    groupId,
    url: `/api/admin/groups/${groupId}`,
    body: { ...fields, name: 'Fern Hill Chemists', codesFrom: '2026-08-31', baseValues },
  };
}
