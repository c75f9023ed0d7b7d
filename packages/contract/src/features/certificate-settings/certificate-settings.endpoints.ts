import { endpoint } from '../../endpoint.ts';
import type { certificateSettingsSchemas as schemas } from './certificate-settings.schemas.ts';
import { settingsAt } from './settings-at.endpoints.ts';

const read = { levels: ['superAdmin'], permission: 'certificates.readSettings' } as const;
const write = { levels: ['superAdmin'], permission: 'certificates.settings' } as const;

export const listCertificateTypes = endpoint<typeof schemas.listCertificateTypes>({
  method: 'GET',
  path: 'certificates/types',
  ...read,
});

/** Lists icons, also archived ones. */
export const listIcons = endpoint<typeof schemas.listIcons>({ method: 'GET', path: 'certificates/icons', ...read });

export const createIcon = endpoint<typeof schemas.createIcon>({ method: 'POST', path: 'certificates/icons', ...write });

/**
 * Changes an icon: a new row takes its place in all settings, and certificates that were issued keep the earlier one.
 * Throws 409 when it has been changed or archived since.
 */
export const changeIcon = endpoint<typeof schemas.changeIcon>({
  method: 'PUT',
  path: 'certificates/icons/:iconId',
  ...write,
});

/** Archives an icon, so that no new certificate shows it, or restores it. */
export const archiveIcon = endpoint<typeof schemas.archiveIcon>({
  method: 'POST',
  path: 'certificates/icons/:iconId/archive',
  ...write,
});

/** Lists footer messages, also archived ones. */
export const listFooterMessages = endpoint<typeof schemas.listFooterMessages>({
  method: 'GET',
  path: 'certificates/footer-messages',
  ...read,
});

export const createFooterMessage = endpoint<typeof schemas.createFooterMessage>({
  method: 'POST',
  path: 'certificates/footer-messages',
  ...write,
});

/** Changes a footer message, as `changeIcon` does. */
export const changeFooterMessage = endpoint<typeof schemas.changeFooterMessage>({
  method: 'PUT',
  path: 'certificates/footer-messages/:footerMessageId',
  ...write,
});

export const archiveFooterMessage = endpoint<typeof schemas.archiveFooterMessage>({
  method: 'POST',
  path: 'certificates/footer-messages/:footerMessageId/archive',
  ...write,
});

/** Stores a picture for an icon, a logo or a signature: PNG or JPEG. The same picture is stored once. */
export const addCertificatePicture = endpoint<typeof schemas.addCertificatePicture>({
  method: 'POST',
  path: 'certificates/pictures',
  kind: 'upload',
  bodyBytes: 1_048_576,
  ...write,
});

export const getCertificatePicture = endpoint<typeof schemas.getCertificatePicture>({
  method: 'GET',
  path: 'certificates/pictures/:pictureId',
  kind: 'file',
  ...read,
});

const reading = { methods: ['GET', 'GET'], permission: 'certificates.readSettings' } as const;
const writing = { methods: ['PUT', 'POST'], permission: 'certificates.settings' } as const;

export const getOnlineSettings = settingsAt<typeof schemas.getOnlineSettings>('online', reading);
export const getPaperSettings = settingsAt<typeof schemas.getPaperSettings>('paper', reading);

/** Saves the settings as a new version. Certificates that were issued stay as they are. */
export const saveOnlineSettings = settingsAt<typeof schemas.saveOnlineSettings>('online', writing);
export const savePaperSettings = settingsAt<typeof schemas.savePaperSettings>('paper', writing);
