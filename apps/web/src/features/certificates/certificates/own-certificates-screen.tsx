import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { OwnCertificates } from './own-certificates.tsx';

/** Page of a learner with all their certificates. My Profile lists these certificates too. */
export function OwnCertificatesScreen() {
  return (
    <Page lead="All your certificates, including expired and replaced ones.">
      <Card title="Your certificates">
        <OwnCertificates />
      </Card>
    </Page>
  );
}
