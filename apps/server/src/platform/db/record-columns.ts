import { namesOf, type RecordFields } from '@doselore/contract';
import { type RawBuilder, sql } from 'kysely';

/** Returns the columns of a record, which have the names of its fields, for a select from the table with this alias. */
export function columnsOf(fields: RecordFields, alias: string): RawBuilder<unknown> {
  return sql.join(namesOf(fields).map((name) => sql.ref(`${alias}.${name}`)));
}
