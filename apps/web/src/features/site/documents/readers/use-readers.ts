import { readerStates } from '@doselore/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useListState } from '../../../../ui/table/index.ts';
import { type DocumentRef, readersQuery } from '../documents.queries.ts';

/** Readers of a document under the filters of the address, with the figures over all readers. */
export function useReaders(target: DocumentRef) {
  const list = useListState({ sort: 'name' });
  const state = readerStates.find((known) => known === list.filter('state')) ?? '';
  const sheet = readersQuery({ ...target, query: { ...list.query, state } });
  return { list, state, sheet, readers: useQuery(sheet) };
}
