export { AllLicenceLevelsScreen, LicenceLevelsScreen, ServiceLevelsScreen } from './licence-levels-screens.tsx';
export { RenewalsScreen } from './renewals-screen.tsx';
