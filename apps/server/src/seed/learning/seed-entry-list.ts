import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ImportUpload } from '@doselore/contract/imports';
import { uploadEvidence } from '../../features/administration/imports/index.ts';
import { streamZip } from '../../platform/files/index.ts';
import type { Services } from '../../platform/services.ts';
import { authorOf, bring } from '../administration/seed-imports.ts';
import { declareSeed } from '../declare-seed.ts';
import { drawStandIn } from '../documents/stand-in.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';

const certificates: ImportUpload = {
  fileName: 'Certificates before Doselore.csv',
  head: ['Work email', 'Course', 'Provider', 'Date completed', 'Months', 'Certificate number'],
  rows: [
    ['sam.whitlock@example.org', 'First aid at work', '', '12-06-2025', '36', 'FAW-7781'],
    ['tom.okafor@example.org', 'First aid at work', '', '12-06-2025', '36', 'FAW-7782'],
    ['tom.okafor@example.org', 'Declaration of Competence: seasonal flu vaccination', '', '01-09-2025', '', ''],
    ['nobody.here@example.org', 'First aid at work', '', '12-06-2025', '36', 'FAW-7783'],
    ['sam.whitlock@example.org', 'Manual handling', 'Head office', '03-02-2026', '12', ''],
    ['sam.whitlock@example.org', 'First aid at work', '', '12-06-2027', '36', 'FAW-7784'],
  ],
};

/** Seeds a list of external courses that waits to be corrected, with two certificates. */
async function seedEntryList(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const author = authorOf(people);
  const opened = await bring(services, author, { kind: 'external-entries', list: certificates });
  const names = ['FAW-7781', 'FAW-7782'];
  const drawn = await Promise.all(
    names.map((name) =>
      drawStandIn(services, {
        name: `${name}.pdf`,
        title: 'First aid at work',
        owner: 'A first aid training provider',
        lead: `This stands in for the certificate ${name}.`,
      }),
    ),
  );
  const entries = drawn.map(({ name, path }) => ({ name, make: () => readFile(path) }));
  const zip = services.files.temporary();
  await pipeline(streamZip(entries, services.clock.now()), createWriteStream(zip.path));
  const { size } = await stat(zip.path);
  await uploadEvidence(services, opened, { path: zip.path, name: 'Certificates.zip', bytes: size });
}

export const entryListSeed = declareSeed({
  place: 530,
  needs: { people: peopleSeed },
  run: (services, { people }) => seedEntryList(services, people),
});
