import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { LoadingLines } from './loading-lines.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  loading?: ReactNode;
  errorTitle?: string;
  children: (data: T) => ReactNode;
};

/** Loading, error or content of one query. Old content stays during a refetch. */
export function QueryView<T>({ query, loading = <LoadingLines />, errorTitle, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorPanel title={errorTitle} error={query.error} onRetry={() => query.refetch()} />;
  return loading;
}
