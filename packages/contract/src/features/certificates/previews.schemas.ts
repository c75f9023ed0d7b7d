import { z } from 'zod';
import { certificateSettingsSent, settingsPlace } from '../certificate-settings/certificate-settings.schemas.ts';

const preview = { params: settingsPlace, body: certificateSettingsSent, response: z.any() };

export const previewsSchemas = { previewOnlineCertificate: preview, previewPaperCertificate: preview };
