export { SavedViewsScreen } from './saved-views-screen.tsx';
