import { useQuery } from '@tanstack/react-query';
import { TabLine } from '../../../ui/tab-line/index.ts';
import { exportsQuery, type FilesPlace, isOfPlace } from './exports.queries.ts';
import { FileList } from './parts/file-list.tsx';

/** Maximum number of files that are shown. */
const shown = 5;

/**
 * Files with certificates that the person started at a place, with progress, download and last day: the newest in one line,
 * which unfolds the others.
 */
export function CertificateFiles({ place }: { place: FilesPlace }) {
  const files = (useQuery(exportsQuery).data ?? []).filter((one) => isOfPlace(one, place)).slice(0, shown);
  if (files.length === 0) return null;
  const [newest, others] = [files.slice(0, 1), files.slice(1)];
  const more = others.length > 0 ? { label: 'Earlier files', content: <FileList files={others} /> } : undefined;
  return (
    <section aria-label="Your files with certificates">
      <TabLine more={more}>
        <FileList files={newest} isLine />
      </TabLine>
    </section>
  );
}
