import type { Answer } from '@doselore/contract';
import { getCertificatePdf, type listOwnCertificates } from '@doselore/contract/certificates';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconQrcode } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../../platform/api/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { GetBadge } from '../../badges/index.ts';
import { certificateTags } from '../certificate-tags.ts';
import { CertificateCode } from './certificate-code.tsx';
import c from './certificates.module.css';

type Certificate = Answer<typeof listOwnCertificates>[number];

export function OwnCertificate({ certificate }: { certificate: Certificate }) {
  const tag = certificateTags[certificate.state];
  const [shown, code] = useDisclosure(false);
  const download = useMutation({
    mutationFn: () => downloadFile(getCertificatePdf, { params: { certificateId: certificate.id } }),
  });
  const isValid = certificate.state === 'valid' || certificate.state === 'expiring';
  const end = certificate.expires_on === null ? 'never expires' : `expires ${formatLongDay(certificate.expires_on)}`;
  return (
    <li className={c.item}>
      <div className={c.facts}>
        <h3>{certificate.title}</h3>
        <p className="muted">
          Awarded {formatLongDay(certificate.awarded_on)}, {end}
        </p>
        <p className="muted mono">{certificate.verify_code}</p>
      </div>
      <Tag hue={tag.hue}>{tag.text}</Tag>
      <div className={c.actions}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconQrcode size={18} aria-hidden />}
          aria-label={`Show code of certificate: ${certificate.title}`}
          onClick={code.open}
        >
          Show code
        </Button>
        {isValid && <GetBadge certificate={certificate} />}
        <Button
          variant="light"
          size="sm"
          loading={download.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={`Download certificate: ${certificate.title}`}
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      </div>
      <CertificateCode title={certificate.title} code={certificate.verify_code} opened={shown} onClose={code.close} />
    </li>
  );
}
