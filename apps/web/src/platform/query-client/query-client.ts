import { AppError } from '@doselore/contract';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { NetworkError, RequestTimeout } from '../api/index.ts';
import { isServerFailure, reportFailure } from '../interruption/index.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `quiet`: the screen shows the failure itself, so a banner appears only when the server failed. `background`: nobody
     * waits for the command, so no banner appears.
     */
    mutationMeta: { quiet?: boolean; background?: boolean };
  }
}

const mostTries = 2;

/** Returns whether to retry. Errors that the server decided on would only repeat. */
function worthRetrying(failures: number, error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof RequestTimeout) return false;
  if (error instanceof AppError && error.code !== 'internal') return false;
  return failures < mostTries;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.quiet || (isServerFailure(error) && !mutation.meta.background)) reportFailure(error);
      },
    }),
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 15_000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
