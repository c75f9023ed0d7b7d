import { archiveDocument } from '@doselore/contract/documents';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { type DocumentPlace, refreshDocuments } from './documents.queries.ts';

/** Archives or restores a document. Needs no question, because the banner offers Undo. */
export function useArchiveDocument(place: DocumentPlace) {
  const client = useQueryClient();
  const archive = async (row: { id: number; title: string }, archived: boolean): Promise<void> => {
    try {
      await callEndpoint(archiveDocument, {
        level: place.level,
        params: { ...place.params, documentId: row.id },
        body: { archived },
      });
      showBanner({
        message: `${row.title} ${archived ? 'archived' : 'restored'}`,
        type: 'success',
        action: { label: 'Undo', run: () => void archive(row, !archived) },
      });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshDocuments(client);
  };
  return archive;
}
