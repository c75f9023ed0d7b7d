import { getCertificatePdf } from '@doselore/contract/certificates';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../platform/api/index.ts';

type Props = {
  certificateId: number /** Title of the course, where a page has several of these buttons. */;
  owner?: string;
};

/** Button that downloads a certificate as a PDF. */
export function DownloadCertificate({ certificateId, owner }: Props) {
  const download = useMutation({ mutationFn: () => downloadFile(getCertificatePdf, { params: { certificateId } }) });
  return (
    <Button
      variant="light"
      fullWidth={owner !== undefined}
      aria-label={owner === undefined ? undefined : `Download certificate: ${owner}`}
      loading={download.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => download.mutate()}
    >
      Download certificate
    </Button>
  );
}
