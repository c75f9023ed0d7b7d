import { formatLongDay } from '../../../../platform/clock/index.ts';
import { safeFileName } from '../../../../platform/files/index.ts';
import type { FileAnswer } from '../../../../platform/http/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { DocumentData, DocumentPlace } from '../documents.repository.ts';
import type { VersionData } from '../versions/versions.repository.ts';
import type { SignatureSheetRenderer } from './render-signature-sheet.ts';
import { listSignatures } from './signatures.repository.ts';

type Target = { place: DocumentPlace; document: DocumentData; version: VersionData };

/** Draws who has acknowledged a version, or has opened it where nothing is acknowledged, with the days. */
export async function drawSignatureSheet(
  { services: { db, clock }, renderer }: { services: Services; renderer: SignatureSheetRenderer },
  { place, document, version }: Target,
): Promise<FileAnswer & { stream: Buffer }> {
  const isAcknowledged = document.must_read === 'acknowledge';
  const rows = await listSignatures(db, place, {
    documentId: document.id,
    version: version.version,
    isAcknowledged,
  });
  const createdAt = clock.now();
  const statements = [...new Set(rows.map(({ statement }) => statement).filter((text) => text !== null))];
  const pdf = await renderer.render({
    title: document.title,
    organisation: document.group_name ?? 'Doselore',
    facts: [
      { label: 'Version', value: `${version.version}, of ${formatLongDay(version.uploaded_at)}` },
      { label: 'File', value: version.file_name },
      { label: 'Printed', value: formatLongDay(createdAt) },
    ],
    statements: isAcknowledged && statements.length === 0 ? [document.statement] : statements,
    dayHead: isAcknowledged ? 'Acknowledged' : 'Opened',
    lines: rows.map((row) => ({
      name: row.name,
      services: row.services,
      job: row.job_role ?? '',
      day: formatLongDay(row.acknowledged_at ?? row.opened_at),
    })),
    createdAt,
  });
  const name = safeFileName(`${document.title} version ${version.version} signatures`, 'Signatures');
  return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: `${name}.pdf` };
}
