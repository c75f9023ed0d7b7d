import { existsSync } from 'node:fs';
import path from 'node:path';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { buildPlayerScript } from './content/player-script.ts';
import { completeErasureList, findToErase } from './features/administration/personal-data/index.ts';
import { allJobs, backgroundTasks, fileWorkers, outsideWorkers } from './features/index.ts';
import { hasSiteAdmin } from './features/people/users/index.ts';
import { demoLogins } from './features/site/site-status/index.ts';
import { firstSteps } from './first-steps.ts';
import { openServices } from './open-services.ts';
import { drain } from './platform/http/lifecycle/drain.ts';
import { answerWhileStarting } from './platform/http/lifecycle/starting.ts';
import { startJobs, startTasks } from './platform/jobs/index.ts';
import { startMailSender } from './platform/mail/index.ts';
import { seedDemoWorld } from './seed/seed-demo-world.ts';
import { beforeStop, isStopping } from './stopping.ts';

const webFolder = path.join(import.meta.dirname, '..', '..', 'web', 'dist');

async function main(): Promise<void> {
  const config = readConfig();
  const freePort = await answerWhileStarting(config);
  const opened = await openServices(config);
  const { services } = opened;
  try {
    if (opened.isNew && config.demo) await seedDemoWorld(services, (step) => console.log(`  ${step}`));
    await completeErasureList(services, services.db);
    const returned = (await findToErase(services)).flatMap(({ listed }) => listed);
    const health = { isDraining: false };
    const app = await createApp({
      services,
      playerScript: await buildPlayerScript(),
      webFolder: existsSync(webFolder) ? webFolder : undefined,
      log: true,
      health,
    });
    const warn = (problem: string) => app.log.warn(problem);
    const stopMail = config.smtpUrl
      ? startMailSender({ ...services, smtpUrl: config.smtpUrl, from: config.mailFrom, log: warn })
      : async () => undefined;
    const stopJobs = startJobs({ ...services, jobs: allJobs(services), log: (problem) => app.log.error(problem) });
    const stopTasks = startTasks({ ...services, kinds: backgroundTasks(services), log: warn });
    const stopWorkers = startTasks({ ...services, kinds: outsideWorkers(services), log: warn });
    const stopFiles = startTasks({ ...services, kinds: fileWorkers(services), log: warn });
    // Ctrl-C waits for running requests but not for load balancers.
    beforeStop(async (signal) => {
      await drain(app, health, signal === 'SIGINT' ? 0 : config.drainSeconds);
      await stopJobs();
      await stopTasks();
      await stopWorkers();
      await stopFiles();
      await stopMail();
      await opened.close();
    });
    // A process that reads the log line may stop this server at once, so the server is ready first.
    await app.ready();
    await freePort();
    await app.listen({ port: config.port, host: config.host });
    if (returned.length > 0) app.log.error(returnedText(returned));
    const steps = firstSteps(process.env, { hasSiteAdmin: await hasSiteAdmin(services.db) });
    greet(config.publicUrl ?? `http://localhost:${config.port}`, config, steps);
  } catch (error) {
    if (isStopping()) return;
    await opened.close();
    throw error;
  }
}

/** Says which accounts a restore by another tool has brought back. Erasing them cannot be undone, so an operator does it. */
function returnedText(ids: readonly number[]): string {
  return `These accounts are on the list of erasures and have their data in this database: ${ids.join(', ')}. Run: npm run admin -- erase-again`;
}

function greet(address: string, { demo: isDemo, host }: Config, steps: readonly string[]): void {
  const widest = Math.max(...demoLogins.map((login) => login.role.length));
  const logins = demoLogins.map((login) => `  ${login.role.padEnd(widest)}  ${login.username}`);
  const demo = [
    ...logins,
    '',
    `  The password of each is  ${demoLogins[0].password}`,
    '  To start empty instead, set DEMO=off and DATA_DIR to a new folder.',
  ];
  const reach =
    host === 'localhost' ? ['Only this machine can reach it. Set HOST=0.0.0.0 to open it to others.', ''] : [];
  const ends = [`Stop it with Ctrl-C, or with  kill -TERM ${process.pid}`, ''];
  console.log(
    ['', `Doselore is ready at ${address}`, '', ...ends, ...reach, ...(isDemo ? demo : steps), ''].join('\n'),
  );
}

main().catch((error: unknown) => {
  if (isStopping()) return;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
