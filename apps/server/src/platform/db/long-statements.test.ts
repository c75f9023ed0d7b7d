import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from './connect.ts';
import { inLongTransaction, inTransaction } from './tx.ts';

const asleep = sql`select pg_sleep(0.5)`;

test.each([undefined, 'transaction'] as const)(
  'the statement timeout cancels a request but not a job (pooler: %s)',
  async (pooler) => {
    const settings = { pooler, size: 4, statementTimeoutMs: 100, lockTimeoutMs: 100 };
    const connection = connect(inject('databaseServer'), settings);
    try {
      for (const db of [connection.db, connection.reserved]) {
        await expect(asleep.execute(db)).rejects.toMatchObject({ code: '57014' });
        await expect(inTransaction(db, (tx) => asleep.execute(tx))).rejects.toMatchObject({ code: '57014' });
        await inLongTransaction(db, (tx) => asleep.execute(tx));
        await expect(asleep.execute(db)).rejects.toMatchObject({ code: '57014' });
      }
    } finally {
      await connection.close();
    }
  },
);
