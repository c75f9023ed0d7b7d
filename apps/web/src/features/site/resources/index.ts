export { ResourcesScreen } from './resources-screen.tsx';
