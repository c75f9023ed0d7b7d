import { IconUserEdit } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';

/** Returns the page of requests for other names: of everyone, or with a `parent` those of an organisation. */
export function nameRequestRoute({ base, parent }: { base: string; parent?: string }): GivenRoute {
  return {
    name: parent === undefined ? 'name-change-requests' : 'group-name-change-requests',
    path: `${base}name-change-requests`,
    title: 'Name changes',
    permission: 'nameChanges.read',
    ...(parent === undefined ? {} : { parent }),
    navigation: {
      group: parent === undefined ? 'Customers' : '',
      label: 'Name changes',
      icon: IconUserEdit,
      order: parent === undefined ? 14 : 52,
    },
    keywords: ['surname', 'marriage', 'rename', 'approve', 'certificates'],
    screen: () =>
      import('../features/people/account/name-requests/index.ts').then((m) => ({ Component: m.NameRequestsScreen })),
  };
}
