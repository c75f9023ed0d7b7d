import type { SessionMaterial } from '@doselore/contract/session-materials';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { formatBytes } from '../../../ui/formats/index.ts';

/** Link that downloads a file, or opens a website in a new tab. `address` is that of the file. */
export function MaterialLink({ material, address }: { material: SessionMaterial; address: string }) {
  const { title, url, file } = material;
  const kind =
    file === null ? '' : `, ${file.type === 'application/pdf' ? 'PDF' : 'picture'}, ${formatBytes(file.bytes)}`;
  return (
    <>
      {url === null ? (
        <a href={address} download aria-label={`Download ${title}`}>
          {title} <IconDownload size={16} aria-hidden />
        </a>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${title} (opens in a new tab)`}>
          {title} <IconExternalLink size={16} aria-hidden />
        </a>
      )}
      <span className="muted">{kind}</span>
    </>
  );
}
