import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/layout/index.ts';
import { exportsQuery, type FilesPlace, isOfPlace } from './exports.queries.ts';
import { FileList } from './parts/file-list.tsx';

/** Maximum number of files that are shown. */
const shown = 5;

/** Files with certificates that the person started at a place, with progress, download and last day. */
export function CertificateFiles({ place }: { place: FilesPlace }) {
  const files = (useQuery(exportsQuery).data ?? []).filter((one) => isOfPlace(one, place)).slice(0, shown);
  if (files.length === 0) return null;
  return (
    <Card title="Your files with certificates">
      <FileList files={files} />
    </Card>
  );
}
