import { Button, CopyButton, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { roomQueries } from '../../../../platform/query-client/index.ts';
import { QueryView, Spinner } from '../../../../ui/states/index.ts';
import c from './certificates.module.css';

type Props = { title: string; code: string; opened: boolean; onClose: () => void };

/** Dialogue with the address where others can check the certificate, as a QR code and in words. */
export function CertificateCode({ title, code, opened, onClose }: Props) {
  const address = `${window.location.origin}/check-certificate/${code}`;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <div className={c.code}>
        <QrPicture address={address} />
        <p className="mono">{code}</p>
        <p className="muted">
          Anyone who scans this code sees your initials and surname, the title, the dates and the status.
        </p>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy the link'}
            </Button>
          )}
        </CopyButton>
      </div>
    </Modal>
  );
}

const pictureQuery = (address: string) =>
  roomQueries('certificate-code').combined(
    'picture',
    { address },
    async ({ address: text }) => {
      const { create } = await import('qrcode');
      const { modules } = create(text, { errorCorrectionLevel: 'M' });
      return { size: modules.size, path: pathOf(modules) };
    },
    { staleTime: Number.POSITIVE_INFINITY },
  );

/** QR code of an address. Loaded only when the dialogue is opened. */
function QrPicture({ address }: { address: string }) {
  const query = useQuery(pictureQuery(address));
  return (
    <QueryView query={query} loading={<Spinner />}>
      {({ size, path }) => (
        <svg
          className={c.qr}
          viewBox={`-4 -4 ${size + 8} ${size + 8}`}
          role="img"
          aria-label="QR code that opens the certificate check"
        >
          <path d={path} />
        </svg>
      )}
    </QueryView>
  );
}

function pathOf(modules: { size: number; get: (row: number, column: number) => number }): string {
  const places = Array.from({ length: modules.size }, (_, place) => place);
  return places
    .flatMap((row) => places.map((column) => (modules.get(row, column) === 1 ? `M${column} ${row}h1v1h-1Z` : '')))
    .join('');
}
