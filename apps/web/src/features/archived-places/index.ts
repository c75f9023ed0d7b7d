/** Loads the notice only where a place is archived, because its frame surrounds every admin page. */
export const loadArchivedNotice = () => import('./archived-notice.tsx').then((m) => ({ default: m.ArchivedNotice }));
export { ClosedPage } from './closed-page.tsx';
