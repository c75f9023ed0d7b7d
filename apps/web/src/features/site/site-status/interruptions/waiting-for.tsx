import { durations } from '@doselore/contract';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type NavigateFunction, useNavigate } from 'react-router';
import { takeSavedRoute } from '../../../../platform/interruption/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';
import { isDocumentBroken } from '../../../../platform/scripts/index.ts';
import { useLinger } from '../../../../ui/states/index.ts';
import c from '../parts/centred-card.module.css';

async function openSavedRoute(navigate: NavigateFunction): Promise<void> {
  if (isDocumentBroken()) window.location.replace(takeSavedRoute());
  else await navigate(takeSavedRoute(), { replace: true });
}

const waiting = roomQueries('waiting-for');

type Props = { name: string; isBack: () => Promise<boolean> };

/**
 * Checks every 10 seconds, in hidden tabs too, and returns to the saved page. The checks continue when the return leads
 * here again, because the page is not served yet. "Checking" is shown until a second after a failed check.
 */
export function WaitingFor({ name, isBack }: Props) {
  const navigate = useNavigate();
  const check = async (_parts: undefined, { signal }: { signal: AbortSignal }) => {
    if ((await isBack()) && !signal.aborted) await openSavedRoute(navigate);
    return null;
  };
  const query = waiting.combined(name, undefined, check, {
    initialData: null,
    // The first check also waits 10 seconds, because an unstable service would send people back and forth.
    staleTime: durations.poll,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: durations.poll,
    refetchIntervalInBackground: true,
  });
  const { isFetching } = useQuery(query);
  const checking = useLinger(isFetching, durations.checkingClears);
  return (
    <div role="status" className={c.checking}>
      {checking && (
        <>
          <Loader size={18} aria-hidden /> Checking
        </>
      )}
    </div>
  );
}
