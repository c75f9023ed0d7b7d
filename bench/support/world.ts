import { currentTerms } from '@doselore/contract/terms';
import { createPasswords } from '@doselore/server/src/features/site/auth/index.ts';
import { systemClock } from '@doselore/server/src/platform/clock/index.ts';
import { type Connection, connect, startEmbeddedPostgres } from '@doselore/server/src/platform/db/index.ts';
import { buildCourse } from '@doselore/server/src/test-support/catalogue.factory.ts';
import { buildUser } from '@doselore/server/src/test-support/people.factory.ts';
import { buildGroup } from '@doselore/server/src/test-support/places.factory.ts';
import { fillWithLearners, type Learner } from './learners.ts';
import type { RunningServer } from './server.ts';
import { Visitor } from './visitor.ts';

export const people = 1_000;
export const coursesEach = 20;
/** Name by which the database knows the connections of the bench. */
export const benchClient = 'bench';
export const password = 'a Password of the bench 1';

export type World = {
  server: RunningServer;
  /** Address of the server's own database. */
  databaseUrl: string;
  services: { db: Connection['db']; clock: typeof systemClock };
  pool: Connection['pool'];
  groupId: number;
  admin: Learner;
  learners: Learner[];
  /** Hash of the password that everybody has. */
  passwordHash: string;
  close: () => Promise<void>;
};

/**
 * Builds an organisation of 1,000 learners with 20 courses each: some not started, some in progress, some with a
 * certificate.
 */
export async function buildWorld(server: RunningServer): Promise<World> {
  const database = await startEmbeddedPostgres({ dataDir: server.dataDir, durable: true, alongside: true });
  const databaseUrl = database.urlOf('doselore');
  const ownUrl = `${databaseUrl}&application_name=${benchClient}`;
  const { db, pool, close } = connect(ownUrl, { size: 4, statementTimeoutMs: 0, lockTimeoutMs: 0 });
  const passwordHash = await createPasswords(1).hash(password);
  const groupId = await buildGroup(db);
  const username = 'admin';
  const admin = { username, userId: await buildUser(db, { username, passwordHash, roles: ['super_admin'] }) };
  await pool.query('insert into terms_acceptances (user_id, version) values ($1, $2)', [
    admin.userId,
    currentTerms.version,
  ]);
  for (let course = 1; course <= coursesEach; course += 1) {
    const scos = Array.from({ length: (course % 3) + 1 }, () => ({}));
    await buildCourse(db, { title: `Course ${course} of the bench`, scos });
  }
  const learners = await fillWithLearners(pool, { people, groupId, issuedBy: admin.userId, passwordHash });
  // Otherwise the database does this by itself during the first measurements.
  await pool.query('vacuum (analyze)');
  return {
    server,
    databaseUrl,
    services: { db, clock: systemClock },
    pool,
    groupId,
    admin,
    learners,
    passwordHash,
    close: async () => {
      await close();
      await database.stop();
    },
  };
}

/**
 * Returns a client that signed in through the login call. Site admins have to set up two-step verification first, which
 * the bench skips.
 */
export async function visitorOf(world: World, person: Learner | undefined): Promise<Visitor> {
  const visitor = await new Visitor(world.server).logIn({ username: person?.username ?? '', password });
  await world.pool.query('update sessions set must_set_up_two_step = false where user_id = $1', [person?.userId]);
  return visitor;
}
