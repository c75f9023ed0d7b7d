export { DeveloperSettingsScreen } from './developer-settings-screen.tsx';
