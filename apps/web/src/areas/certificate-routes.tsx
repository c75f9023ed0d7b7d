import { IconCertificate } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';

/** Returns the page with the certificates of a pharmacist-led course. `base` ends in `:virtualGroupId`. */
export function sessionCertificatesRoute(base: string, prefix: string): GivenRoute {
  return {
    name: `${prefix}session-certificates`,
    path: `${base}/certificates`,
    title: 'Certificates of the course',
    permission: 'certificates.read',
    parent: `${prefix}delegates`,
    screen: () =>
      import('../features/certificates/certificates/index.ts').then((m) => ({
        Component: m.SessionCertificatesScreen,
      })),
  };
}

/** Returns the page with the certificates of an organisation or of a service. */
export function certificatesRoute(base: string, { prefix, parent }: { prefix: string; parent: string }): GivenRoute {
  return {
    name: `${prefix}certificates`,
    path: `${base}/certificates`,
    title: 'Certificates',
    permission: 'certificates.read',
    parent,
    navigation: { group: '', label: 'Certificates', icon: IconCertificate, order: 28 },
    screen: () =>
      import('../features/certificates/certificates/index.ts').then((m) => ({ Component: m.PlaceCertificatesScreen })),
  };
}
