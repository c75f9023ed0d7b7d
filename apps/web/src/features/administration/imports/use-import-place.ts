import type { ImportKind, ImportStep } from '@doselore/contract/imports';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace, useRouteId } from '../../../platform/routes/index.ts';
import type { ImportPlace } from './imports.queries.ts';

const routeNames = {
  new: 'bulk-upload-new-users',
  edit: 'bulk-upload-edit-users',
  delegates: 'bulk-upload-delegates',
  'external-entries': 'bulk-upload-external-courses',
  'paper-results': 'bulk-upload-results',
} as const satisfies Record<ImportKind, string>;

/** Returns the place of the address for lists of one kind, and the addresses of their pages. */
export function useImportPlace(kind: ImportKind) {
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
    toPeople: kind === 'delegates' ? here('delegates', course) : here('members'),
    toUpload: here(routeNames[kind], course),
    toStep: (importId: number, step: ImportStep) => here(`${routeNames[kind]}-step`, { ...course, importId, step }),
  };
}
