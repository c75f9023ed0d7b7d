/** Fetched where something is archived: the frame is around every admin page. */
export const loadArchivedNotice = () => import('./archived-notice.tsx').then((m) => ({ default: m.ArchivedNotice }));
export { ClosedPage } from './closed-page.tsx';
