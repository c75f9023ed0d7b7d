import type { SignedSheet } from '@doselore/contract/sign-in-sheets';
import { evidenceFileName } from '../../../learning/external-courses/index.ts';
import type { SheetData } from './evidence.repository.ts';

export function presentSignedSheet({ storage_key: _key, uploaded_at, ...row }: SheetData): SignedSheet {
  return { ...row, uploaded_at: uploaded_at.toISOString() };
}

export function presentSignedSheetName({ id, type }: SheetData): string {
  return evidenceFileName(`Signed sheet ${id}`, type);
}
