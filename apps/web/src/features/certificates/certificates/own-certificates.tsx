import type { Answer } from '@doselore/contract';
import { getCertificatesZip, type listOwnCertificates } from '@doselore/contract/certificates';
import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { downloadFile } from '../../../platform/api/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { QueryView, Spinner } from '../../../ui/states/index.ts';
import { ownCertificatesQuery } from './certificates.queries.ts';
import c from './parts/certificates.module.css';
import { OwnCertificate } from './parts/own-certificate.tsx';

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
            <div className={c.room}>
              <ul className={c.list}>
                {certificates.map((certificate) => (
                  <OwnCertificate key={certificate.id} certificate={certificate} />
                ))}
              </ul>
            </div>
            <AllCertificates count={certificates.filter(isValid).length} />
          </>
        )
      }
    </QueryView>
  );
}

const isValid = ({ state }: Certificate) => state === 'valid' || state === 'expiring';

/** Download of all valid certificates. The spinner gives their number, because drawing them takes a moment. */
function AllCertificates({ count }: { count: number }) {
  const download = useMutation({
    mutationFn: () => downloadFile(getCertificatesZip, { fileName: `Certificates ${today()}.zip` }),
  });
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
      {download.isPending && <Spinner message={`Preparing ${count} certificates, please wait...`} />}
    </div>
  );
}
