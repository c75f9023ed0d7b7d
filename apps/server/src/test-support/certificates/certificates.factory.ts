import { makeSerial, makeVerifyCode } from '../../features/certificates/certificates/certificate-codes.ts';
import type { Database } from '../../platform/db/index.ts';

type Overrides = {
  userId: number;
  groupId: number;
  productId: number;
  productType?: 'abstract_course' | 'abstract_paper_course';
  firstName?: string;
  lastName?: string;
  title?: string;
  awardedOn?: string;
  expiresOn?: string | null;
  state?: 'valid' | 'superseded' | 'revoked';
  code?: string;
  serial?: string;
};

let made = 0;

/** Builds a certificate from before this site: it has no source record here. */
export async function buildCertificate(db: Database, overrides: Overrides): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto('certificates')
    .values({
      serial: overrides.serial ?? makeSerial(overrides.awardedOn ?? '2026-01-10'),
      user_id: overrides.userId,
      group_id: overrides.groupId,
      product_type: overrides.productType ?? 'abstract_course',
      product_id: overrides.productId,
      holder_first_name: overrides.firstName ?? 'Person',
      holder_last_name: overrides.lastName ?? 'Holder',
      title: overrides.title ?? 'Safe dispensing',
      source: 'external',
      source_id: made,
      awarded_on: overrides.awardedOn ?? '2026-01-10',
      months: 12,
      expires_on: overrides.expiresOn === undefined ? '2027-01-10' : overrides.expiresOn,
      printed: JSON.stringify({ drawing: 1, organisation: 'Brightwell Pharmacies' }),
      state: overrides.state ?? 'valid',
      verify_code: overrides.code ?? makeVerifyCode(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
