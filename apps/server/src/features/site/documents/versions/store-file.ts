import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fieldError, limits } from '@doselore/contract';
import type { Actor } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { randomToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { notifyEverySiteAdmin } from '../../notifications/index.ts';
import { documentTypeOf } from '../file-types/document-type.ts';
import type { StoredFile } from './versions.repository.ts';

type Room = Pick<Services, 'db' | 'clock' | 'files' | 'scanner'>;
/** `about` names the document in the audit trail. */
type Arriving = { path: string; name: string; about: string; groupId: number | null };

/**
 * Checks a file on disk and moves it to the store. Throws at the field for a file that is too large, of a type that is
 * not taken, or infected. Site admins are notified of a virus.
 */
export async function storeFile(services: Room, actor: Actor, file: Arriving): Promise<StoredFile> {
  const { size: bytes } = await stat(file.path);
  if (bytes > limits.documentBytes) throw fieldError('file', 'Choose a document of at most 50 MB');
  const media_type = await documentTypeOf(file);
  const scan = await services.scanner.scan(file.path);
  if (scan === 'infected') {
    await notifyOfVirus(services, actor, file);
    throw fieldError(
      'file',
      'This file has a virus and was deleted. Scan your computer, and upload the file again when it is clean',
    );
  }
  const sha256 = await digestOf(file.path);
  const storage_key = `documents/${randomToken()}`;
  await services.files.keep(file.path, storage_key);
  return { storage_key, file_name: file.name.slice(0, limits.name), media_type, bytes, sha256, scan };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function notifyOfVirus({ db, clock }: Room, actor: Actor, { about, groupId }: Arriving): Promise<void> {
  await inTransaction(db, async (tx) => {
    await notifyEverySiteAdmin(tx, {
      at: clock.now(),
      code: 'virus_found',
      title: 'A virus was found',
      tag: 'Documents',
      body: 'Someone uploaded a document with a virus. The file was deleted. The audit trail says who and where.',
    });
    await recordAudit(tx, actor, { action: 'documents.refuseInfected', subject: about, groupId });
  });
}
