import type { SessionMaterial } from '@doselore/contract/session-materials';
import { IconExternalLink } from '@tabler/icons-react';
import { formatBytes } from '../../ui/formats/index.ts';

/** Link to a file or a website, in a new tab. `address` is that of the file. */
export function MaterialLink({ material, address }: { material: SessionMaterial; address: string }) {
  const { title, url, file } = material;
  const kind =
    file === null ? '' : `, ${file.type === 'application/pdf' ? 'PDF' : 'picture'}, ${formatBytes(file.bytes)}`;
  return (
    <>
      <a href={url ?? address} target="_blank" rel="noopener noreferrer" aria-label={`${title} (opens in a new tab)`}>
        {title} <IconExternalLink size={16} aria-hidden />
      </a>
      <span className="muted">{kind}</span>
    </>
  );
}
