import { sql } from 'kysely';

/** SQL for the days that unissued seats last at the rate of the last 90 days. Null when none were issued. */
export const cover = (available: string, issued: string) => sql.raw(`${available} * 90 / nullif(${issued}, 0)`);

/** SQL over a licence `l`: it was issued in the last 90 days and used a seat. */
export const isIssuedLately = (now: Date) => sql`is_issued_lately(l.issued_at, l.is_free_retry, l.deleted_at, ${now})`;
