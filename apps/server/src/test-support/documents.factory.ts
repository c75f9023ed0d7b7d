import { writeFile } from 'node:fs/promises';
import { publishDocument } from '../features/site/documents/index.ts';
import type { UserId } from '../platform/access/index.ts';
import type { Services } from '../platform/services.ts';

type Overrides = {
  actorId: UserId;
  groupId?: number | null;
  title?: string;
  fileName?: string;
  content?: string | Buffer;
};

export async function buildDocument(services: Services, overrides: Overrides): Promise<number> {
  const arriving = services.files.temporary();
  await writeFile(arriving.path, overrides.content ?? '%PDF-1.7\n%%EOF\n');
  try {
    return await publishDocument(
      services,
      { id: overrides.actorId, level: 'superAdmin' },
      {
        groupId: overrides.groupId ?? null,
        title: overrides.title ?? 'Fridge checks',
        description: 'What to read, and what to do.',
        category: 'procedure',
        file: { path: arriving.path, name: overrides.fileName ?? 'fridge-checks.pdf' },
      },
    );
  } finally {
    await arriving.discard();
  }
}
