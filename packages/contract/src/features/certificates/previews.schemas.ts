import { z } from 'zod';
import { certificateSettingsFields, settingsPlace } from '../certificate-settings/certificate-settings.schemas.ts';

const preview = { params: settingsPlace, body: certificateSettingsFields, response: z.any() };

export const previewsSchemas = { previewOnlineCertificate: preview, previewPaperCertificate: preview };
