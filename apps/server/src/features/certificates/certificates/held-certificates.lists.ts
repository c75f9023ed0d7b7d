import {
  certificateStateTexts,
  listPlaceCertificates,
  listSessionCertificates,
  type PlaceCertificatesQuery,
} from '@doselore/contract/certificates';
import type { Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentHeld, stateOn } from './certificates.presenter.ts';
import { type CertificatesPlace, type HeldData, listHeldCertificates } from './held-certificates.repository.ts';

/** Call of a list of certificates. `facts` is today, the day on which a certificate is valid or expired. */
type Call = {
  params: CertificatesPlace;
  query: PlaceCertificatesQuery;
  scope: Scope;
  services: Services;
  facts: string;
};

const columns: readonly Column<HeldData, Pick<Call, 'facts'>>[] = [
  ['Person', (row) => row.user_name],
  ['Course', (row) => row.title],
  ['Certificate number', (row) => row.serial],
  ['State', (row, { facts: day }) => certificateStateTexts[stateOn(row, day)]],
  ['Awarded', (row) => row.awarded_on],
  ['Expires', (row) => row.expires_on],
];

const placeList = {
  name: 'Certificates',
  facts: ({ services }: Pick<Call, 'services'>) => today(services.clock),
  rows: ({ params, query, scope, services, facts: day }: Call) =>
    listHeldCertificates(services.db, scope, { ...query, ...params, day }),
  present: (row: HeldData, { facts: day }: Pick<Call, 'facts'>) => presentHeld(row, day),
  columns,
};
export const placeCertificatesList = declareList(listPlaceCertificates, placeList);
export const sessionCertificatesList = declareList(listSessionCertificates, placeList);
