import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

export type DueReminder = { email: string; first_name: string; title: string; expires_on: string; left: number };

/**
 * Stores every reminder that is due today and not yet sent, and returns its recipient. Skips certificates that were
 * renewed or revoked. Skips holders who have left or switched reminders off, and certificates that were never valid for
 * as long as the threshold.
 * Takes no scope: a daily job reminds people of the whole site.
 */
export async function takeDueReminders(
  tx: Tx,
  params: { today: string; now: Date; thresholds: readonly number[] },
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with noted as (
      insert into certificate_reminders (certificate_id, threshold, sent_at)
      select c.id, t.threshold, ${params.now}::timestamptz from certificates c
      join users u on u.id = c.user_id and u.state = 'active'
      join group_members m on m.user_id = c.user_id and m.group_id = c.group_id and m.archived_at is null
      join groups g on g.id = c.group_id and g.archived_at is null
      join lateral (select min(v) as threshold from unnest(${[...params.thresholds]}::int[]) v
        where v >= c.expires_on - ${params.today}::date) t on t.threshold is not null
      where c.state = 'valid' and c.expires_on >= ${params.today}::date and c.expires_on - c.awarded_on > t.threshold
        and not exists (select from muted_notices n where n.user_id = c.user_id and n.kind = 'certificateReminders')
      on conflict do nothing
      returning certificate_id
    )
    select u.email, u.first_name, c.title, c.expires_on, c.expires_on - ${params.today}::date as left
    from noted n join certificates c on c.id = n.certificate_id join users u on u.id = c.user_id order by c.id`.execute(
    tx,
  );
  return rows;
}

/** Copies the sent reminders of a certificate to the one that replaces it. */
export async function copyReminders(tx: Tx, params: { from: number; to: number }): Promise<void> {
  await sql`insert into certificate_reminders (certificate_id, threshold, sent_at)
    select ${params.to}, threshold, sent_at from certificate_reminders where certificate_id = ${params.from}`.execute(
    tx,
  );
}
