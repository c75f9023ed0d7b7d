import type { ExportRow } from '@doselore/contract/exports';
import c from '../exports.module.css';
import { FileItem } from './file-item.tsx';

function placeOf({ virtual_group, group, subgroup }: ExportRow): string {
  if (virtual_group !== null) return `${virtual_group.name}, ${group.name}`;
  return subgroup === null ? group.name : `${subgroup.name}, ${group.name}`;
}

/** Files with progress, download and last day. `showsPlaces` is for files of several places. */
export function FileList({ files, showsPlaces = false }: { files: readonly ExportRow[]; showsPlaces?: boolean }) {
  return (
    <ul className={c.files}>
      {files.map((file) => (
        <FileItem key={file.id} file={file} {...(showsPlaces && { place: placeOf(file) })} />
      ))}
    </ul>
  );
}
