import type { ExportRow } from '@doselore/contract/exports';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isAdmin, useUser } from '../../platform/session/index.ts';
import c from './exports.module.css';
import { exportsQuery } from './exports.queries.ts';
import { FileItem } from './parts/file-item.tsx';

function placeOf({ virtual_group, group, subgroup }: ExportRow): string {
  if (virtual_group !== null) return `${virtual_group.name}, ${group.name}`;
  return subgroup === null ? group.name : `${subgroup.name}, ${group.name}`;
}

/**
 * Files that an admin or trainer started at any place, with the frame that `frame` puts around them. Nothing without
 * files.
 */
export function OwnFiles({ frame }: { frame: (files: ReactNode) => ReactNode }) {
  const { data: files = [] } = useQuery({ ...exportsQuery, enabled: isAdmin(useUser()) });
  if (files.length === 0) return null;
  return frame(
    <ul className={c.files}>
      {files.map((file) => (
        <FileItem key={file.id} file={file} place={placeOf(file)} />
      ))}
    </ul>,
  );
}
