import type { Queries } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';

type Event = {
  action: string;
  /** What was acted on, such as `licence 12`. */
  subject: string;
  groupId?: number | null;
  /** Ids and values before and after; never a secret or free text a person typed. */
  detail?: Record<string, string | number | boolean | null>;
};

/** Written in the transaction of the change it tells of. */
export async function recordAudit(db: Queries, actor: Actor | undefined, event: Event): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      actor_id: actor?.id ?? null,
      level: actor?.level ?? 'site',
      action: event.action,
      subject: event.subject,
      group_id: event.groupId ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}
