import type { ProductType } from '@doselore/contract';
import { refreshableDays } from '@doselore/contract/certificates';
import { sql } from 'kysely';
import type { CertificateId, UserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { PrintedFacts } from './certificates.repository.ts';

/** Record that was completed: a course user, the result of a paper course, or a licence that attendance completed. */
export type CertificateSource = { source: 'online' | 'paper' | 'pled'; id: number };

const completions = {
  online: sql`select licence_id from course_users where id =`,
  paper: sql`select licence_id from paper_results where outcome = 'pass' and id =`,
  pled: sql`select id from licences where id =`,
};

/** Locks the learner of a completed course until commit, so that nobody renames them. */
export async function lockLearner(tx: Tx, target: CertificateSource): Promise<void> {
  await sql`select u.id from users u join licences l on l.user_id = u.id
    where l.id = (${completions[target.source]} ${target.id}) for share of u`.execute(tx);
}

/**
 * Finds the facts for the certificate of a completed course; undefined unless its licence is completed (C3). A
 * refresher renews the certificate of its full course while that is valid or expired at most `refreshableDays` ago
 * (domain 2.5). Later it is a course of its own, and the full one is due.
 * Takes no scope: the completion was stored in the transaction.
 */
export async function findCompletion(tx: Tx, target: CertificateSource & { on: string }) {
  const { rows } = await sql<{
    user_id: number;
    group_id: number;
    product_type: ProductType;
    product_id: number;
    months: number;
    first_name: string;
    last_name: string;
    registration_number: string | null;
    title: string;
    organisation: string;
    renewal_basis: 'completion' | 'anniversary';
    /** Valid certificate for the same product and organisation. */
    valid_id: number | null;
    valid_from: string | null;
    valid_end: string | null;
  }>`
    select l.user_id, l.group_id, a.type as product_type, a.id as product_id, l.certificate_months as months,
      u.first_name, u.last_name, u.registration_number, a.title, g.name as organisation, a.renewal_basis,
      p.id as valid_id, p.awarded_on as valid_from, p.expires_on as valid_end
    from licences l join users u on u.id = l.user_id join groups g on g.id = l.group_id
    left join refreshed_courses(${target.on}::date - ${refreshableDays}::int) f on f.user_id = l.user_id
      and f.group_id = l.group_id and f.refresher_type = l.product_type and f.refresher_id = l.product_id
    join (select 'abstract_course' as type, id, title, renewal_basis from abstract_courses
      union all select 'abstract_paper_course', id, title, renewal_basis from abstract_paper_courses) a
      on a.type = coalesce(f.product_type, l.product_type) and a.id = coalesce(f.product_id, l.product_id)
    left join certificates p on p.user_id = l.user_id and p.group_id = l.group_id and p.product_type = a.type
      and p.product_id = a.id and p.state = 'valid'
    where l.state = 'completed' and l.id = (${completions[target.source]} ${target.id})`.execute(tx);
  return rows[0];
}

/** Supersedes a certificate. Comes before its replacement, because only one of a product is valid at a time (C1). */
export async function supersede(tx: Tx, certificateId: number, at: Date): Promise<void> {
  await tx
    .updateTable('certificates')
    .set({ state: 'superseded', superseded_at: at })
    .where('id', '=', certificateId)
    .execute();
}

/** Names the certificate that superseded another one. */
export async function nameReplacement(tx: Tx, target: { certificateId: number; by: number }): Promise<void> {
  await tx
    .updateTable('certificates')
    .set({ superseded_by_id: target.by })
    .where('id', '=', target.certificateId)
    .execute();
}

type NewCertificate = {
  serial: string;
  userId: number;
  groupId: number;
  productType: ProductType;
  productId: number;
  firstName: string;
  lastName: string;
  title: string;
  target: CertificateSource;
  awardedOn: string;
  months: number;
  expiresOn: string | null;
  printed: PrintedFacts;
  settingVersionIds: readonly number[];
  detailsVersion: number | null;
  /** Null where the settings do not print it. */
  registrationNumber: string | null;
  supersedesId: number | null;
  /** Certificate that lasts longer and stays the valid one. */
  supersededById: number | null;
  verifyCode: string;
  /** True when the holder has to be notified by email. */
  isMailDue: boolean;
  at: Date;
};

/** Takes no scope: numbers the certificates of the record that was completed. */
export async function insertCertificate(tx: Tx, certificate: NewCertificate): Promise<number> {
  const { id } = await tx
    .insertInto('certificates')
    .values({
      serial: certificate.serial,
      user_id: certificate.userId,
      group_id: certificate.groupId,
      product_type: certificate.productType,
      product_id: certificate.productId,
      holder_first_name: certificate.firstName,
      holder_last_name: certificate.lastName,
      title: certificate.title,
      source: certificate.target.source,
      source_id: certificate.target.id,
      // A later certificate of the same source follows one that was withdrawn.
      revision: sql<number>`(select coalesce(max(revision), 0) + 1 from certificates
        where source = ${certificate.target.source} and source_id = ${certificate.target.id})`,
      awarded_on: certificate.awardedOn,
      months: certificate.months,
      expires_on: certificate.expiresOn,
      printed: JSON.stringify(certificate.printed),
      setting_version_ids: [...certificate.settingVersionIds],
      details_version: certificate.detailsVersion,
      holder_registration_number: certificate.registrationNumber,
      supersedes_id: certificate.supersedesId,
      ...(certificate.supersededById === null
        ? {}
        : { state: 'superseded', superseded_by_id: certificate.supersededById, superseded_at: certificate.at }),
      verify_code: certificate.verifyCode,
      mail_due: certificate.isMailDue,
      created_at: certificate.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists and locks certificates until commit, so that a concurrent revocation runs before or after. */
export function listRevisable(tx: Tx, target: { userId: UserId; today: string }) {
  return tx
    .selectFrom('certificates')
    .select(['id', 'group_id', 'awarded_on'])
    .$narrowType<{ id: CertificateId }>()
    .where('user_id', '=', target.userId)
    .where('state', '=', 'valid')
    .where((eb) => eb.or([eb('expires_on', 'is', null), eb('expires_on', '>=', target.today)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Print = {
  printed: PrintedFacts;
  settingVersionIds: readonly number[];
  detailsVersion: number | null;
  registrationNumber: string | null;
};
type Revision = {
  target: CertificateId;
  serial: string;
  verifyCode: string;
  at: Date;
  /** Printed facts of the revision. Undefined copies them from the earlier certificate. */
  print?: Print;
};

/** Inserts the same certificate again, with the current name of its holder. */
export async function insertRevision(tx: Tx, { target, serial, verifyCode, at, print }: Revision): Promise<number> {
  const prints =
    print === undefined
      ? sql`c.printed, c.setting_version_ids, c.details_version, c.holder_registration_number`
      : sql`${JSON.stringify(print.printed)}::jsonb, ${[...print.settingVersionIds]}::bigint[],
          ${print.detailsVersion}::integer, ${print.registrationNumber}::text`;
  const { rows } = await sql<{ id: number }>`
    insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name,
      title, source, source_id, awarded_on, months, expires_on, printed, setting_version_ids, details_version,
      holder_registration_number, supersedes_id, revision, verify_code, created_at)
    select ${serial}, c.user_id, c.group_id, c.product_type, c.product_id, u.first_name, u.last_name,
      c.title, c.source, c.source_id, c.awarded_on, c.months, c.expires_on, ${prints}, c.id, c.revision + 1,
      ${verifyCode}, ${at}
    from certificates c join users u on u.id = c.user_id where c.id = ${target}
    returning id`.execute(tx);
  if (rows[0] === undefined) throw new Error('The certificate to revise was not found');
  return rows[0].id;
}
