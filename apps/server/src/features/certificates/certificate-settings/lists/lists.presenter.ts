import type { CertificateIcon, FooterMessage } from '@doselore/contract/certificate-settings';
import type { FooterData } from './footers.repository.ts';
import type { IconData } from './icons.repository.ts';

export function presentIcon(row: IconData): CertificateIcon {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    picture_id: row.picture_id,
    is_archived: row.is_archived,
  };
}

export function presentFooter(row: FooterData): FooterMessage {
  return { id: row.id, code: row.code, text: row.text, is_archived: row.is_archived };
}
