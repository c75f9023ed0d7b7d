import type { CurrentUser } from '@doselore/contract/auth';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useAreaValue } from '../areas/use-area-value.ts';
import { AreaContext, type AreaKey, areaOf } from '../platform/area/index.ts';
import { useAreaOfPlace } from '../platform/places/index.ts';
import { createQueryClient } from '../platform/query-client/index.ts';
import { createRegistry, RegistryContext, type RouteEntry } from '../platform/routes/index.ts';
import { currentUserQuery } from '../platform/session/index.ts';
import { theme } from '../theme/theme.ts';
import { BannerRegion } from '../ui/banner/index.ts';
import { ConfirmHost } from '../ui/confirm/index.ts';

type Place = {
  area: AreaKey;
  routes: readonly RouteEntry[];
  /** Name of the screen's route. */
  name: string;
  address: string;
  user: CurrentUser;
};

function InArea({ area, children }: { area: AreaKey; children: ReactNode }) {
  return (
    <AreaContext value={useAreaOfPlace(useAreaValue(areaOf(area)))}>
      <BannerRegion />
      {children}
    </AreaContext>
  );
}

/** Renders a screen at its own address in its own area, for a given user. Every other address shows "Elsewhere". */
export function renderInArea(screen: ReactNode, { area, routes, name, address, user }: Place) {
  const registry = createRegistry(routes);
  const entry = registry.find(area, name);
  if (entry === undefined) throw new Error(`No route is named ${name}`);
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, user);
  const router = createMemoryRouter(
    [
      { path: entry.path, handle: entry, element: <InArea area={area}>{screen}</InArea> },
      { path: '*', handle: entry, element: <InArea area={area}>Elsewhere</InArea> },
    ],
    { initialEntries: [address] },
  );
  const result = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <RegistryContext value={registry}>
          <RouterProvider router={router} />
          <ConfirmHost />
        </RegistryContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...result, router, client };
}
