import type { QueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../platform/banner/index.ts';

type Options<Row> = {
  nameOf: (row: Row) => string;
  send: (row: Row, archived: boolean) => Promise<unknown>;
  refresh: (client: QueryClient) => Promise<unknown>;
};

/**
 * Returns the function that archives or restores a record at once. Needs no question, because the banner offers Undo.
 */
export function useArchive<Row>({ nameOf, send, refresh }: Options<Row>) {
  const attempt = useAttempt(refresh);
  const archive = (row: Row, archived: boolean): Promise<boolean> =>
    attempt(async () => {
      await send(row, archived);
      const message = `${nameOf(row)} ${archived ? 'archived' : 'restored'}`;
      return { message, onUndo: () => archive(row, !archived) };
    });
  return archive;
}
