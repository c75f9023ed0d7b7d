import { useQueryClient } from '@tanstack/react-query';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { type DocumentPlace, refreshDocuments, sendArchived } from './documents.queries.ts';

/** Archives or restores a document. Needs no question, because the banner offers Undo. */
export function useArchiveDocument(place: DocumentPlace) {
  const client = useQueryClient();
  const archive = async (row: { id: number; title: string }, archived: boolean): Promise<void> => {
    try {
      await sendArchived({ ...place, documentId: row.id }, archived);
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
