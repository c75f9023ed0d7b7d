import { useArea } from '../../../platform/area/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import type { DocumentPlace } from './documents.queries.ts';

/** Returns the documents that the address means, and the addresses of their pages. */
export function useDocumentPlace() {
  const { level, to, can } = useArea();
  const groupId = useRouteId('groupId') ?? undefined;
  const place: DocumentPlace = { level, params: groupId === undefined ? {} : { groupId } };
  const inGroup = groupId !== undefined;
  return {
    place,
    inGroup,
    mayWrite: can('documents.write'),
    list: to(inGroup ? 'group-documents' : 'documents'),
    add: to(inGroup ? 'new-group-document' : 'new-document'),
    edit: (documentId: number) => to(inGroup ? 'edit-group-document' : 'edit-document', { documentId }),
  };
}
