import { settingsAt } from '../certificate-settings/settings-at.endpoints.ts';
import type { previewsSchemas } from './previews.schemas.ts';

const preview = {
  methods: ['POST', 'POST'],
  path: '/preview-pdf',
  kind: 'file',
  permission: 'certificates.settings',
} as const;

/**
 * Draws a certificate with settings that are not saved, for a sample holder. Draws the newest of several concurrent
 * requests of a person. The other requests get 409.
 */
export const previewOnlineCertificate = settingsAt<typeof previewsSchemas.previewOnlineCertificate>('online', preview);
export const previewPaperCertificate = settingsAt<typeof previewsSchemas.previewPaperCertificate>('paper', preview);
