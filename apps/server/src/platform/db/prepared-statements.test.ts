import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { prepareStatements } from './prepared-statements.ts';

/** Opens a connection with named statements, and a way to count those of the statements that contain `part`. */
async function openConnection() {
  const pool = new pg.Pool({ connectionString: inject('databaseServer'), max: 1 });
  pool.on('connect', prepareStatements);
  const client = await pool.connect();
  onTestFinished(async () => {
    client.release();
    await pool.end();
  });
  const prepared = async () => (await client.query<{ statement: string }>('select * from pg_prepared_statements')).rows;
  const countNamed = async (part: string) =>
    (await prepared()).filter(({ statement }) => statement.includes(part)).length;
  const run = async (text: string, times: number) => {
    for (let time = 0; time < times; time += 1) await client.query(text, [1]);
  };
  return { client, countNamed, run };
}

test('names a statement at its third use', async () => {
  const { countNamed, run } = await openConnection();
  await run('select $1::int as third_use', 2);
  expect(await countNamed('third_use')).toBe(0);
  await run('select $1::int as third_use', 1);
  expect(await countNamed('third_use')).toBe(1);
});

test('still names statements after a seed has run 700 others', async () => {
  const { countNamed, run } = await openConnection();
  for (let number = 0; number < 700; number += 1) await run(`select $1::int as seeded_${number}`, 4);
  await run('select $1::int as after_the_seed', 3);
  expect(await countNamed('after_the_seed')).toBe(1);
  expect(await countNamed('seeded_')).toBe(49);
});

test('keeps the name of a statement in use while others come and go, and names a closed one again', async () => {
  const { countNamed, run } = await openConnection();
  await run('select $1::int as in_use', 3);
  await run('select $1::int as left_alone', 3);
  for (let number = 0; number < 250; number += 1) {
    await run(`select $1::int as passing_${number}`, 3);
    await run('select $1::int as in_use', 1);
  }
  expect(await countNamed('in_use')).toBe(1);
  expect(await countNamed('left_alone')).toBe(0);
  await run('select $1::int as left_alone', 1);
  expect(await countNamed('left_alone')).toBe(1);
});

test('names and closes statements in a transaction that has failed', async () => {
  const { client, countNamed, run } = await openConnection();
  for (let number = 0; number < 50; number += 1) await run(`select $1::int as filling_${number}`, 3);
  await run('select $1::int as next', 2);
  await client.query('begin');
  await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
  await expect(run('select $1::int as next', 1)).rejects.toThrow('current transaction is aborted');
  await client.query('rollback');
  await run('select $1::int as next', 1);
  expect(await countNamed('as next')).toBe(1);
  expect(await countNamed('filling_')).toBe(49);
});
