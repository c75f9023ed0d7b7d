import type { Queries } from '../db/index.ts';

export type NewEvent = {
  actor_id: number | null;
  level: string;
  action: string;
  subject: string;
  group_id: number | null;
  /** JSON text, like the next two fields. */
  detail: string;
  changes: string;
  personal_user_id?: number;
  personal?: string;
  personal_salt?: Buffer;
  personal_digest?: Buffer;
  request_id: string | null;
};

export async function insertEvents(db: Queries, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insertInto('audit_events').values(events).execute();
}
