import { durations } from '@doselore/contract';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { takeSavedRoute } from '../../../platform/interruption/index.ts';
import { useLinger } from '../../../ui/states/index.ts';
import c from './centred-card.module.css';

function ReturnToSavedRoute() {
  const [path] = useState(takeSavedRoute);
  return <Navigate to={path} replace />;
}

type Props = { name: string; isBack: () => Promise<boolean> };

/**
 * Checks every 10 seconds, in hidden tabs too, and returns to the saved page. "Checking" is shown until a second after
 * a failed check.
 */
export function WaitingFor({ name, isBack }: Props) {
  const { data, isFetching } = useQuery({
    queryKey: ['waiting-for', name],
    queryFn: isBack,
    initialData: false,
    // The first check also waits 10 seconds, because an unstable service would send people back and forth.
    staleTime: durations.poll,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: durations.poll,
    refetchIntervalInBackground: true,
  });
  const checking = useLinger(isFetching, durations.checkingClears);
  if (data) return <ReturnToSavedRoute />;
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
