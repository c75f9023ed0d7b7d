export { CourseCertificateSettings } from './course-settings.tsx';
export { OnlineCertificateSettingsScreen, PaperCertificateSettingsScreen } from './group-settings-screens.tsx';
