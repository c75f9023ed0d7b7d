import type { GivenRoute } from '../../platform/routes/index.ts';

const licenceOrders = () => import('../../features/licences/licence-orders/index.ts');
const certificateSettings = () => import('../../features/certificates/certificate-settings/index.ts');
const correcting = () => import('../../features/licences/licence-stock/correcting/index.ts');

/** Pages that buy licences for a place, correct their quantity or certificate months, and set certificates. */
export const purchaseRoutes: GivenRoute[] = [
  {
    name: 'new-licence',
    path: 'groups/:groupId/new-licence',
    title: 'Buy licences',
    permission: 'licences.purchase',
    parent: 'licences',
    screen: () => licenceOrders().then((m) => ({ Component: m.NewLicenceScreen })),
  },
  {
    name: 'subgroup-new-licence',
    path: 'groups/:groupId/new-licence-for-subgroup/:subgroupId',
    title: 'Buy licences for a service',
    permission: 'licences.orderOwn',
    parent: 'subgroup-licences',
    screen: () => licenceOrders().then((m) => ({ Component: m.NewLicenceScreen })),
  },
  {
    name: 'new-licence-for-trainer-led-course',
    path: 'groups/:groupId/new-licence-for-trainer-led-course',
    title: 'Buy licences for a Pharmacist-led Course',
    permission: 'licences.purchase',
    parent: 'licences',
    screen: () => licenceOrders().then((m) => ({ Component: m.NewTrainerLedLicenceScreen })),
  },
  {
    name: 'subgroup-new-licence-for-trainer-led-course',
    path: 'groups/:groupId/subgroups/:subgroupId/new-licence-for-trainer-led-course',
    title: 'Buy licences for a Pharmacist-led Course',
    permission: 'licences.purchase',
    parent: 'subgroup-licences',
    screen: () => licenceOrders().then((m) => ({ Component: m.NewTrainerLedLicenceScreen })),
  },
  {
    name: 'adjust-quantity',
    path: 'groups/:groupId/adjust-quantity',
    title: 'Correct the quantity',
    permission: 'licences.correct',
    parent: 'licences',
    screen: () => correcting().then((m) => ({ Component: m.AdjustQuantityScreen })),
  },
  {
    name: 'edit-cert-months',
    path: 'groups/:groupId/edit-cert-months',
    title: 'Change certificate months',
    permission: 'licences.correct',
    parent: 'licences',
    screen: () => correcting().then((m) => ({ Component: m.EditCertMonthsScreen })),
  },
  {
    name: 'certificate-settings',
    path: 'groups/:groupId/certificate-settings/online-courses/:abstractCourseId',
    title: 'Certificate settings',
    permission: 'certificates.readSettings',
    parent: 'licences',
    crumb: 'abstractCourseId',
    screen: () => certificateSettings().then((m) => ({ Component: m.OnlineCertificateSettingsScreen })),
  },
  {
    name: 'certificate-settings-paper',
    path: 'groups/:groupId/certificate-settings/paper-courses/:abstractPaperCourseId',
    title: 'Certificate settings',
    permission: 'certificates.readSettings',
    parent: 'licences',
    crumb: 'abstractPaperCourseId',
    screen: () => certificateSettings().then((m) => ({ Component: m.PaperCertificateSettingsScreen })),
  },
];
