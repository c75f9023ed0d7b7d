import { IconCertificate } from '@tabler/icons-react';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { DownloadCertificate } from './download-certificate.tsx';
import c from './parts/certificates.module.css';

type Props = { certificate: { id: number; awarded_on: string; expires_on: string | null } };

export function CertificatePanel({ certificate }: Props) {
  return (
    <section className={`card ${c.panel}`} aria-labelledby="certificate">
      <IconCertificate size={30} stroke={1.6} aria-hidden />
      <div className={c.facts}>
        <h2 id="certificate">Certificate</h2>
        <p className="muted">
          Awarded {formatLongDay(certificate.awarded_on)},{' '}
          {certificate.expires_on === null ? 'never expires' : `expires ${formatLongDay(certificate.expires_on)}`}
        </p>
      </div>
      <DownloadCertificate certificateId={certificate.id} />
    </section>
  );
}
