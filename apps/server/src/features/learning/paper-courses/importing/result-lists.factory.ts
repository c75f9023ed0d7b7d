import { randomUUID } from 'node:crypto';
import { openImportLists } from '../../../../test-support/lists/import-lists.ts';
import { buildPaperCourse, buildPaperLicence } from '../../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { purchaseLicences } from '../../../licences/licence-orders/index.ts';

type Rule = { pass_mark?: number | null; evidence?: string; assessors?: string; has_score?: boolean };

/** Builds an organisation, and returns what uploads lists of results there and reads what they recorded. */
export async function openResultLists(server: TestApp) {
  const { db, services } = server;
  const lists = await openImportLists(server);
  const { groupId, admin, rowsOf, upload } = lists;
  const siteId = await buildUser(db, { roles: ['super_admin'] });
  const site = await server.as(siteId);
  const head = ['Email', 'Date', 'Result', 'Score', 'Assessor', 'Notes'];
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

  async function buildProduct(rule: Rule = {}) {
    const { productId, paperCourseId } = await buildPaperCourse(services);
    if (Object.keys(rule).length > 0)
      await db.updateTable('paper_courses').set(rule).where('id', '=', paperCourseId).execute();
    const pathOf = (level: string) => `/api/${level}/groups/${groupId}/paper-courses/${productId}/bulk-upload-results`;
    return { productId, at: pathOf('grouping-admin'), siteAt: pathOf('admin') };
  }
  type Product = Awaited<ReturnType<typeof buildProduct>>;

  /** A member, with a licence of the product that was issued on 1 August. */
  async function buildHolder({ productId }: Product, { licensed = true } = {}) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    const [user] = await server.rows<{ email: string }>('select email from users where id = $1', [userId]);
    if (licensed) {
      const licenceId = await buildPaperLicence(services, { groupId, userId, productId, actorId: siteId });
      await server.rows("update licences set issued_at = '2026-08-01T09:00:00Z' where id = $1", [licenceId]);
    }
    return { userId, email: user?.email ?? '' };
  }

  /** Buys licences of 24 months for the general pot. */
  const buyFor = ({ productId }: Product, quantity: number) =>
    purchaseLicences(
      services,
      { id: siteId, level: 'superAdmin' },
      {
        ...({ groupId, productType: 'abstract_paper_course', productId, certificateMonths: 24, quantity } as const),
        ...{ transactionRef: 'TEST', poReference: '', directServiceOrder: 0, idempotencyKey: randomUUID() },
      },
    );

  const send = ({ at }: Pick<Product, 'at'>, rows: string[][], by = admin) => upload(rows, { at, heading: head, by });
  const resultsOf = (userId: number) =>
    server.rows<{ outcome: string; taken_on: string }>(
      'select outcome, taken_on::text, score, assessor, reason from paper_results where user_id = $1 order by id',
      [userId],
    );
  const messagesOf = async (list: string, by = admin): Promise<string[]> =>
    (await rowsOf(list, '', by)).map((row: { problems: { message: string }[] }) => row.problems[0]?.message ?? '');
  const problemsOf = async (list: string, by = admin): Promise<string[][]> =>
    (await rowsOf(list, '', by)).map(({ problems }: { problems: { message: string }[] }) =>
      problems.map(({ message }) => message),
    );
  const noLicence = 'Has no licence for this course. Choose the stock above, or issue a licence first';
  const onlySite = (day: string) =>
    `The licence was issued on ${day}. Choose that day or a later one. Only site admins can record an earlier day`;
  const scansOf = (userId: number) =>
    server.rows<{ storage_key: string }>(
      'select s.storage_key from paper_scans s join licences l on l.id = s.licence_id where l.user_id = $1',
      [userId],
    );
  return {
    ...lists,
    site,
    head,
    pdf,
    buildProduct,
    buildHolder,
    buyFor,
    send,
    resultsOf,
    messagesOf,
    problemsOf,
    noLicence,
    onlySite,
    scansOf,
  };
}
