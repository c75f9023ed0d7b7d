import { sql } from 'kysely';
import type { CertificateId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { CertificateSource } from '../issued-certificates.repository.ts';

/**
 * Finds the certificate of a result that is not withdrawn, in its newest revision.
 * Takes no scope: the result of a licence that was read with the scope.
 */
export async function findCertificateOf(tx: Tx, { source, id }: CertificateSource): Promise<CertificateId | undefined> {
  const { rows } = await sql<{ id: CertificateId }>`select id from certificates
    where source = ${source} and source_id = ${id} and state <> 'revoked' order by revision desc limit 1`.execute(tx);
  return rows[0]?.id;
}
