import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

export type NewCertificate = {
  email: string;
  first_name: string;
  title: string;
  serial: string;
  expires_on: string | null;
  group_id: number;
  /** True when another certificate of the course lasts longer and stays the valid one. */
  is_outlasted: boolean;
  /** Pharmacist-led course that gave the certificate. Null when the holder is no delegate of it any more. */
  virtual_group_id: number | null;
};

/**
 * Takes certificates whose email is due, at most so many. Returns none for a certificate that was withdrawn meanwhile,
 * and none for people who have left or cannot sign in.
 * Takes no scope: a job writes to people of the whole site.
 */
export async function takeNewCertificates(tx: Tx, { most }: { most: number }): Promise<NewCertificate[]> {
  const { rows } = await sql<NewCertificate>`
    with due as materialized (
      select id from certificates where mail_due order by id limit ${most} for update skip locked
    ), taken as (
      update certificates c set mail_due = false from due where c.id = due.id returning c.*
    )
    select u.email, u.first_name, t.title, t.serial, t.expires_on, t.group_id, t.state = 'superseded' as is_outlasted,
      (select d.virtual_group_id from virtual_group_delegates d where d.user_id = t.user_id and d.licence_id =
          case t.source when 'pled' then t.source_id else (select n.licence_id from course_users n where n.id = t.source_id) end
        order by d.virtual_group_id desc limit 1) as virtual_group_id
    from taken t join users u on u.id = t.user_id and u.archived_at is null and u.merged_into_id is null
      and u.state <> 'disabled'
    join groups g on g.id = t.group_id and g.archived_at is null
    join group_members m on m.group_id = t.group_id and m.user_id = t.user_id and m.archived_at is null
    where t.state <> 'revoked' order by t.id`.execute(tx);
  return rows;
}
