import { archiveDocument } from '@doselore/contract/documents';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArchive } from '../../../ui/archive/index.ts';
import { type DocumentPlace, refreshDocuments } from './documents.queries.ts';

/** Returns the function that archives or restores a document. */
export const useArchiveDocument = ({ level, params }: DocumentPlace) =>
  useArchive<{ id: number; title: string }>({
    nameOf: ({ title }) => title,
    send: ({ id }, archived) =>
      callEndpoint(archiveDocument, { level, params: { ...params, documentId: id }, body: { archived } }),
    refresh: refreshDocuments,
  });
