export { AllLicenceLevelsScreen, LicenceLevelsScreen, ServiceLevelsScreen } from './licence-levels-screens.tsx';
