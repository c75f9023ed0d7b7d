import { saveListScan } from '../../features/administration/imports/index.ts';
import type { Services } from '../../platform/services.ts';
import { authorOf, bring } from '../administration/seed-imports.ts';
import { declareSeed } from '../declare-seed.ts';
import { drawStandIn } from '../documents/stand-in.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { paperCoursesSeed } from './seed-paper-courses.ts';

const title = 'Dispensing accuracy: assessed logbook';

/** Seeds a list of results that waits to be corrected, with the scan of its signed list. */
async function seedResultList(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const author = authorOf(people);
  const { id: abstractPaperCourseId } = await services.db
    .selectFrom('abstract_paper_courses')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  const today = services.clock.now().toISOString().slice(0, 10);
  const list = {
    fileName: 'Logbooks of today.csv',
    head: ['Work email', 'Date', 'Result', 'Assessor'],
    rows: [
      ['sam.whitlock@example.org', today, 'Pass', 'Amara Osei'],
      ['tom.okafor@example.org', today, 'Pass', 'Amara Osei'],
      ['nobody.here@example.org', today, 'Pass', 'Amara Osei'],
      ['nadia.hussain@example.org', today, 'Not sure', ''],
    ],
  };
  const opened = await bring(services, author, { kind: 'paper-results', abstractPaperCourseId, list });
  const lead = 'This stands in for the signed list of everyone who submitted a logbook.';
  await saveListScan(
    services,
    opened,
    await drawStandIn(services, { name: 'Signed list.pdf', title, owner: 'Northgate', lead }),
  );
}

export const resultListSeed = declareSeed({
  place: 540,
  needs: { people: peopleSeed, paperCourses: paperCoursesSeed },
  run: (services, { people }) => seedResultList(services, people),
});
