import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { sessionSchemas } from './session.schemas.ts';

const levels = ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'] as const;
const permission = 'certificates.read';

/**
 * Lists the certificates of a pharmacist-led course. In a course of another service, service admins see only the
 * certificates of their own members.
 */
export const listSessionCertificates = endpoint<typeof sessionSchemas.listSessionCertificates>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/certificates',
  levels,
  permission,
});
export const getSessionCertificatesCsv = csvOf(listSessionCertificates);

/**
 * Returns one certificate of a pharmacist-led course. Refuses certificates of erased people, because their names are
 * locked.
 */
export const getSessionCertificatePdf = endpoint<typeof sessionSchemas.getSessionCertificatePdf>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/certificates/:certificateId/pdf',
  levels,
  permission,
  kind: 'file',
});
