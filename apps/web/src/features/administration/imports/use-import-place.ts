import type { ImportKind, ImportStep } from '@doselore/contract/imports';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace, useRouteId } from '../../../platform/routes/index.ts';
import type { ImportPlace } from './imports.queries.ts';
import { listKinds } from './kinds/kinds.ts';

/** Returns the place of the address for lists of one kind, and the addresses of their pages. */
export function useImportPlace(kind: ImportKind) {
  const { routeName, peoplePage } = listKinds[kind];
  const { level } = useArea();
  const { groupId, subgroupId, isService, here } = usePlace();
  const virtualGroupId = useRouteId('virtualGroupId') ?? undefined;
  const abstractPaperCourseId = useRouteId('abstractPaperCourseId') ?? undefined;
  const place: ImportPlace = { level, kind, groupId, subgroupId, virtualGroupId, abstractPaperCourseId };
  const course = {
    ...(virtualGroupId === undefined ? {} : { virtualGroupId }),
    ...(abstractPaperCourseId === undefined ? {} : { abstractPaperCourseId }),
  };
  return {
    place,
    inService: isService,
    /** Address of the people of the list's place: its members, or the delegates of its course. */
    toPeople: here(peoplePage, course),
    toUpload: here(routeName, course),
    toStep: (importId: number, step: ImportStep) => here(`${routeName}-step`, { ...course, importId, step }),
  };
}
