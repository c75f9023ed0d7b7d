import { z } from 'zod';
import { id, pageOf } from '../../common.schemas.ts';
import { heldCertificate, placeCertificatesQuery } from './certificates.schemas.ts';

const inSession = z.strictObject({ virtualGroupId: id });

export const sessionSchemas = {
  listSessionCertificates: { params: inSession, query: placeCertificatesQuery, response: pageOf(heldCertificate) },
  getSessionCertificatePdf: { params: inSession.extend({ certificateId: id }), response: z.any() },
};
