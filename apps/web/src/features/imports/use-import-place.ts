import { type ImportKind, type ImportStep, importPaths } from '@doselore/contract/imports';
import { useArea } from '../../platform/area/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import type { ImportPlace } from './imports.queries.ts';

/** Returns the place of the address for lists of one kind, and the addresses of their pages. */
export function useImportPlace(kind: ImportKind) {
  const { level } = useArea();
  const { groupId, subgroupId, isService, here } = usePlace();
  const place: ImportPlace = { level, kind, groupId, subgroupId };
  return {
    place,
    inService: isService,
    toMembers: here('members'),
    toUpload: here(importPaths[kind]),
    toStep: (importId: number, step: ImportStep) => here(`${importPaths[kind]}-step`, { importId, step }),
  };
}
