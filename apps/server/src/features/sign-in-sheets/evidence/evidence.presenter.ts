import type { SignedSheet } from '@doselore/contract/sign-in-sheets';
import type { SheetData } from './evidence.repository.ts';

export function presentSignedSheet({ storage_key: _key, uploaded_at, ...row }: SheetData): SignedSheet {
  return { ...row, uploaded_at: uploaded_at.toISOString() };
}

const endings: Record<SheetData['type'], string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

export function presentSignedSheetName({ id, type }: SheetData): string {
  return `Signed sheet ${id}.${endings[type]}`;
}
