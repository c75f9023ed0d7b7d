import { IconFiles } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';

const documents = () => import('../features/site/documents/index.ts');

type Place = { base: string; prefix: '' | 'group-'; parent?: string };

/** Returns the pages of documents of the site, or with a `prefix` those of an organisation. */
export function documentRoutes({ base, prefix, parent }: Place): GivenRoute[] {
  const inGroup = prefix !== '';
  const infix = inGroup ? 'group-' : '';
  return [
    {
      name: `${prefix}documents`,
      path: `${base}documents`,
      title: 'Documents',
      permission: 'documents.read',
      ...(parent === undefined ? {} : { parent }),
      navigation: {
        group: inGroup ? '' : 'Customers',
        label: 'Documents',
        icon: IconFiles,
        order: inGroup ? 50 : 30,
      },
      keywords: ['procedures', 'policies', 'SOP', 'must read'],
      screen: () => documents().then((m) => ({ Component: m.DocumentsScreen })),
    },
    {
      name: `new-${infix}document`,
      path: `${base}documents/new`,
      title: 'New document',
      permission: 'documents.write',
      parent: `${prefix}documents`,
      screen: () => documents().then((m) => ({ Component: m.NewDocumentScreen })),
    },
    {
      name: `edit-${infix}document`,
      path: `${base}documents/edit/:documentId`,
      title: 'Edit document',
      permission: 'documents.read',
      parent: `${prefix}documents`,
      crumb: 'documentId',
      screen: () => documents().then((m) => ({ Component: m.EditDocumentScreen })),
    },
  ];
}
