import { notFound } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type DocumentData, type DocumentPlace, findDocumentRow } from './documents.repository.ts';

/** Returns the day, and whether files wait for the scanner: the facts on which lists of documents depend. */
export const documentFacts = ({ clock, scanner }: Services) => ({ today: today(clock), isScanning: scanner.isOn });

/** Finds a document that a place lists. Throws 404 for any other. */
export async function findListed(services: Services, place: DocumentPlace, documentId: number): Promise<DocumentData> {
  const row = await findDocumentRow(services.db, place, { ...documentFacts(services), documentId });
  if (row === undefined) throw notFound();
  return row;
}
