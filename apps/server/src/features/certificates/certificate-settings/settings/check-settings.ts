import { fieldError } from '@doselore/contract';
import { type CertificateSettings, idsOf, noIds } from '@doselore/contract/certificate-settings';
import type { Queries } from '../../../../platform/db/index.ts';
import { listPictures } from '../pictures/pictures.repository.ts';
import type { SettingsPlace } from './place-of.ts';
import { listUsableFooters, listUsableIcons } from './settings.repository.ts';

/**
 * Sorts the ids of icons and messages. Clears the picture without an own logo, and the name, title and signature without
 * a signatory.
 */
export function orderSettings(fields: CertificateSettings): CertificateSettings {
  const ordered = (list: string | null) =>
    list === null ? null : [...new Set(idsOf(list))].sort((a, b) => a - b).join(',') || noIds;
  const hasSignatory = fields.signatory === 'own';
  return {
    ...fields,
    icon_ids: ordered(fields.icon_ids),
    footer_message_ids: ordered(fields.footer_message_ids),
    logo_picture_id: fields.logo === 'own' ? fields.logo_picture_id : null,
    signatory_name: hasSignatory ? (fields.signatory_name ?? '') : null,
    signatory_title: hasSignatory ? (fields.signatory_title ?? '') : null,
    signature_picture_id: hasSignatory ? fields.signature_picture_id : null,
  };
}

/** Throws 422 at the field with an icon, message or picture that these certificates cannot show. */
export async function checkSettings(db: Queries, { groupId }: SettingsPlace, fields: CertificateSettings) {
  const icons = idsOf(fields.icon_ids);
  if ((await listUsableIcons(db, { ids: icons, groupId })).length < icons.length)
    throw fieldError('icon_ids', 'Choose icons from the list');
  const footers = idsOf(fields.footer_message_ids);
  if ((await listUsableFooters(db, footers)).length < footers.length)
    throw fieldError('footer_message_ids', 'Choose messages from the list');
  if (fields.logo === 'own' && !(await hasPicture(db, fields.logo_picture_id)))
    throw fieldError('logo_picture_id', 'Upload the logo');
  if (fields.signatory === 'own' && fields.signatory_name === '')
    throw fieldError('signatory_name', 'Enter the name of the signatory');
  if (fields.signature_picture_id !== null && !(await hasPicture(db, fields.signature_picture_id)))
    throw fieldError('signature_picture_id', 'Upload the signature');
}

async function hasPicture(db: Queries, pictureId: number | null): Promise<boolean> {
  return pictureId !== null && (await listPictures(db, [pictureId])).length > 0;
}
