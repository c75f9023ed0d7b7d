import type { ExportRow } from '@doselore/contract/exports';
import c from '../exports.module.css';
import { FileItem } from './file-item.tsx';

function placeOf({ virtual_group, group, subgroup }: ExportRow): string {
  if (virtual_group !== null) return `${virtual_group.name}, ${group.name}`;
  return subgroup === null ? group.name : `${subgroup.name}, ${group.name}`;
}

type Props = { files: readonly ExportRow[]; showsPlaces?: boolean; isLine?: boolean };

/**
 * Files with progress, download and last day. `showsPlaces` is for files of several places, `isLine` for one file in one
 * line where the window is wide.
 */
export function FileList({ files, showsPlaces = false, isLine = false }: Props) {
  return (
    <ul className={c.files} data-line={isLine || undefined}>
      {files.map((file) => (
        <FileItem key={file.id} file={file} {...(showsPlaces && { place: placeOf(file) })} />
      ))}
    </ul>
  );
}
