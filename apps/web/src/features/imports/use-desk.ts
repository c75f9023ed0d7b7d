import { type ImportKind, type ImportStep, importPaths } from '@doselore/contract';
import { useArea } from '../../platform/area/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import type { Desk } from './imports.queries.ts';

/** The place of the address as the place of lists of one kind, and the ways between their pages. */
export function useDesk(kind: ImportKind) {
  const { level } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const desk: Desk = { level, kind, groupId, subgroupId };
  return {
    desk,
    inService: subgroupId !== null,
    toMembers: here('members'),
    toUpload: here(importPaths[kind]),
    toStep: (importId: number, step: ImportStep) => here(`${importPaths[kind]}-step`, { importId, step }),
  };
}
