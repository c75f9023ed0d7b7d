import { notFound, type Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { presentLicence } from './licences.presenter.ts';
import { listLicencesOf } from './licences.report.ts';

/** Returns one licence of an organisation. Throws 404 when the scope does not reach it. */
export async function showLicence(db: Queries, scope: Scope, target: { groupId: number; licenceId: number }) {
  const [licence] = await listLicencesOf(db, scope, target);
  if (licence === undefined) throw notFound();
  return presentLicence(licence);
}
