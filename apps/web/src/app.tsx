import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadOfflineNotice } from './areas/load-offline-notice.ts';
import { useLoadedRegistry } from './areas/route-registry.ts';
import { createAppRouter } from './areas/router.tsx';
import { AskPharmacistHost } from './features/learning/questions/index.ts';
import { StepUpHost } from './features/site/auth/step-up/index.ts';
import { connectInterruptions } from './platform/interruption/index.ts';
import { startOfflineDay } from './platform/offline-day/index.ts';
import { createQueryClient } from './platform/query-client/index.ts';
import { entryOf, RegistryContext } from './platform/routes/index.ts';
import { Themed } from './theme/themed.tsx';
import { ConfirmHost } from './ui/confirm/index.ts';
import { LinkContext } from './ui/link/index.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

startOfflineDay(loadOfflineNotice);
connectInterruptions({
  go: (path) => router.navigate(path),
  where: () => {
    const { location, matches } = router.state;
    const entry = entryOf(matches.map(({ route }) => ({ handle: route.handle })));
    return {
      name: entry === undefined ? '' : `${entry.area}:${entry.name}`,
      path: location.pathname,
      params: { ...matches.at(-1)?.params },
      query: location.search,
    };
  },
});

export function App() {
  const registry = useLoadedRegistry();
  return (
    <Themed>
      <QueryClientProvider client={queryClient}>
        <RegistryContext value={registry}>
          <LinkContext value={Link}>
            <RouterProvider router={router} />
          </LinkContext>
          <ConfirmHost />
          <AskPharmacistHost />
          <StepUpHost />
        </RegistryContext>
      </QueryClientProvider>
    </Themed>
  );
}
