import { readConfig } from './config.ts';
import { openServices } from './open-services.ts';
import { perOrganisation, seedScale } from './seed/population/seed-scale.ts';
import { seedDemoWorld } from './seed/seed-demo-world.ts';

const usage = `npm run seed -- --scale N   add N organisations for a load test, each with ${perOrganisation.services} services and ${perOrganisation.people} people`;

async function main([option, number]: string[]): Promise<void> {
  const organisations = Number(number);
  if (option !== '--scale' || !Number.isInteger(organisations) || organisations < 1 || organisations > 2_000)
    throw new Error(usage);
  const opened = await openServices(readConfig(), { alongside: true });
  try {
    if (opened.isNew) await seedDemoWorld(opened.services, (step) => console.log(`  ${step}`));
    const report = (made: number) => {
      if (made % 10 === 0 || made === organisations) console.log(`  ${made} of ${organisations} organisations`);
    };
    await seedScale(opened.services, { organisations, report });
  } finally {
    await opened.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
