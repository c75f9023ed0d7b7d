import type { Answer, listOwnCertificates } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Tag } from '../../ui/course/index.ts';
import { formatLongDay } from '../../ui/formats/index.ts';
import { QueryView, Spinner } from '../../ui/states/index.ts';
import { certificateTags } from './certificate-tags.ts';
import { downloadAllCertificates, downloadCertificate, ownCertificatesQuery } from './certificates.queries.ts';
import c from './parts/certificates.module.css';

type Certificate = Answer<typeof listOwnCertificates>[number];

export function OwnCertificates() {
  const query = useQuery(ownCertificatesQuery);
  return (
    <QueryView query={query}>
      {(certificates) =>
        certificates.length === 0 ? (
          <p className="muted">No certificates yet. You get one when you complete a course.</p>
        ) : (
          <>
            <ul className={c.list}>
              {certificates.map((certificate) => (
                <OwnCertificate key={certificate.id} certificate={certificate} />
              ))}
            </ul>
            <AllCertificates count={certificates.filter(isValid).length} />
          </>
        )
      }
    </QueryView>
  );
}

const isValid = ({ state }: Certificate) => state === 'valid' || state === 'expiring';

/** Drawing each takes a moment: the spinner says how many are being put together. */
function AllCertificates({ count }: { count: number }) {
  const download = useMutation({ mutationFn: downloadAllCertificates });
  if (count < 2) return null;
  return (
    <div className={c.all}>
      <Button
        variant="default"
        loading={download.isPending}
        leftSection={<IconFileZip size={18} aria-hidden />}
        onClick={() => download.mutate()}
      >
        Download all {count} valid certificates
      </Button>
      {download.isPending && <Spinner message={`Putting ${count} certificates together, please wait...`} />}
    </div>
  );
}

function OwnCertificate({ certificate }: { certificate: Certificate }) {
  const tag = certificateTags[certificate.state];
  const download = useMutation({ mutationFn: () => downloadCertificate(certificate.id, certificate.title) });
  const end = certificate.expires_on === null ? 'does not end' : `ends ${formatLongDay(certificate.expires_on)}`;
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
    </li>
  );
}
