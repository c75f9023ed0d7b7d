import { writeFile } from 'node:fs/promises';
import type { UploadedFile } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';

type StandIn = { name: string; title: string; owner: string; lead: string };

/** Draws a PDF that stands for a paper of the real world, as an upload that has arrived. */
export async function drawStandIn(services: Services, { name, title, owner, lead }: StandIn): Promise<UploadedFile> {
  const { renderLeaflet } = await import('./leaflet.ts');
  const content = await renderLeaflet({
    ...{ fileName: name, title, description: '', category: 'form', owner, lead, sections: [] },
    foot: 'Made for the demo of Doselore.',
  });
  const arriving = services.files.temporary();
  await writeFile(arriving.path, content);
  return { path: arriving.path, name, bytes: content.byteLength };
}
