export { ArchiveItem } from './archive-item.tsx';
export { ArchivedNotice } from './archived-notice.tsx';
export { useArchive } from './use-archive.ts';
