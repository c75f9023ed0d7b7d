import { writeFile } from 'node:fs/promises';
import type { DocumentCategory } from '@doselore/contract/documents';
import { publishDocument } from '../../features/site/documents/index.ts';
import type { GroupId, UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { placesSeed } from '../people/seed-places.ts';
import { leaflets, nearMissForm } from './leaflets.ts';

type Made = {
  fileName: string;
  title: string;
  description: string;
  category: DocumentCategory;
  groupId: number | null;
  content: string | Buffer;
};

/** Publishes documents as a site admin would. The PDFs are drawn here, with the same bytes each time. */
async function seedDocuments(
  services: Services,
  world: { adminId: UserId; groupIds: ReadonlyMap<string, GroupId> },
): Promise<void> {
  // Only a new demo world loads the code that draws PDFs.
  const { renderLeaflet } = await import('./leaflet.ts');
  const made: Made[] = [{ ...nearMissForm, groupId: null, content: nearMissForm.text }];
  for (const leaflet of leaflets) {
    const groupId = leaflet.group === undefined ? null : (world.groupIds.get(leaflet.group) ?? 0);
    made.push({ ...leaflet, groupId, content: await renderLeaflet(leaflet) });
  }
  for (const { fileName, content, title, description, category, groupId } of made) {
    const arriving = services.files.temporary();
    await writeFile(arriving.path, content);
    const file = { path: arriving.path, name: fileName };
    const actor = { id: world.adminId, level: 'superAdmin' } as const;
    await publishDocument(services, actor, { groupId, title, description, category, file });
  }
}

export const documentsSeed = declareSeed({
  place: 150,
  report: 'Documents',
  needs: { places: placesSeed, admin: adminSeed },
  run: (services, { places, admin }) => seedDocuments(services, { adminId: admin.id, groupIds: places.groupIds }),
});
