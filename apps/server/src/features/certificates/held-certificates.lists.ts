import { certificateStateTexts, listPlaceCertificates, listSessionCertificates } from '@doselore/contract/certificates';
import { today } from '../../platform/clock/index.ts';
import { type Column, declareList } from '../../platform/lists/index.ts';
import type { Services } from '../../platform/services.ts';
import { presentHeld, stateOn } from './certificates.presenter.ts';
import { type HeldData, listHeldCertificates } from './held-certificates.repository.ts';

/** Day of a call, for which a certificate is valid or expired. */
type OnDay = { facts: string };

const columns: readonly Column<HeldData, OnDay>[] = [
  ['Person', (row) => row.user_name],
  ['Course', (row) => row.title],
  ['Certificate number', (row) => row.serial],
  ['State', (row, { facts: day }) => certificateStateTexts[stateOn(row, day)]],
  ['Awarded', (row) => row.awarded_on],
  ['Expires', (row) => row.expires_on],
];

const shown = {
  name: 'Certificates',
  facts: ({ services }: { services: Services }) => today(services.clock),
  present: (row: HeldData, { facts: day }: OnDay) => presentHeld(row, day),
  columns,
};

/** Certificates of an organisation or a service. */
export const placeCertificatesList = declareList(listPlaceCertificates, {
  ...shown,
  rows: ({ params, query, scope, services, facts: day }) =>
    listHeldCertificates(services.db, scope, { ...query, ...params, day }),
});

/** Certificates that were earned in a trainer-led course. */
export const sessionCertificatesList = declareList(listSessionCertificates, {
  ...shown,
  rows: ({ params, query, scope, services, facts: day }) =>
    listHeldCertificates(services.db, scope, { ...query, ...params, day }),
});
