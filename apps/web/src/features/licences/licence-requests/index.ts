export { RequestLicencesScreen } from './request-licences-screen.tsx';
export { RequestsReportScreen } from './requests-report-screen.tsx';
