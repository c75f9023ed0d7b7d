import { useQuery } from '@tanstack/react-query';
import { isAdmin, useUser } from '../../../../platform/session/index.ts';
import { exportsQuery, FileList } from '../../../administration/exports/index.ts';
import { AccountPart } from './account-part.tsx';

/** Files with certificates that an admin or trainer started at any place. Nothing without files. */
export function OwnFiles() {
  const { data: files = [] } = useQuery({ ...exportsQuery, enabled: isAdmin(useUser()) });
  if (files.length === 0) return null;
  return (
    <AccountPart id="files" title="Your files with certificates">
      <FileList files={files} showsPlaces />
    </AccountPart>
  );
}
