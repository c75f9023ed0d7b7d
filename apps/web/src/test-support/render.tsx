import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, type RouteObject, RouterProvider } from 'react-router';
import { createQueryClient } from '../platform/query-client/index.ts';
import { createRegistry, defineRoutes, RegistryContext } from '../platform/routes/index.ts';
import { theme } from '../theme/theme.ts';
import { LinkContext } from '../ui/link/index.ts';

const routes = defineRoutes('public', [
  {
    name: 'tested',
    path: '/tested',
    title: 'Tested screen',
    frame: 'general',
    screen: () => Promise.resolve({ Component: () => null }),
  },
]);

/** Renders a screen or component with the providers of the application. `others` are pages that it may lead to. */
export function renderScreen(screen: ReactNode, address = '/tested', others: RouteObject[] = []) {
  const client = createQueryClient();
  const router = createMemoryRouter(
    [{ path: '/tested', handle: routes[0], element: screen }, ...others, { path: '*', element: 'Elsewhere' }],
    {
      initialEntries: [address],
    },
  );
  const result = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <RegistryContext value={createRegistry(routes)}>
          <LinkContext value={Link}>
            <RouterProvider router={router} />
          </LinkContext>
        </RegistryContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...result, router, client };
}
