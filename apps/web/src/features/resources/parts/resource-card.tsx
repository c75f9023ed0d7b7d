import { type DocumentType, documentCategoryTitles, type ResourceRow } from '@doselore/contract/resources';
import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Tag } from '../../../ui/course/index.ts';
import { formatBytes, formatLongDay } from '../../../ui/formats/index.ts';
import { downloadResource, resourceAddress } from '../resources.queries.ts';
import c from './resources.module.css';

const types: Record<DocumentType, { name: string; icon: typeof IconFileText }> = {
  'application/pdf': { name: 'PDF', icon: IconFileTypePdf },
  'text/plain': { name: 'Text', icon: IconFileText },
};

export function ResourceCard({ resource }: { resource: ResourceRow }) {
  const { name, icon: Shown } = types[resource.media_type];
  const download = useMutation({ mutationFn: () => downloadResource(resource.id, resource.file_name) });
  return (
    <li className={`card ${c.card}`}>
      <p className={c.meta}>
        <Tag>{documentCategoryTitles[resource.category]}</Tag>
        {resource.group !== null && <Tag hue="bottle">{resource.group.name}</Tag>}
      </p>
      <h2 className={c.title}>{resource.title}</h2>
      {resource.description !== '' && <p className={c.description}>{resource.description}</p>}
      <p className={c.file}>
        <Shown size={19} stroke={1.75} aria-hidden />
        {name}, {formatBytes(resource.bytes)}, {formatLongDay(resource.updated_at)}
      </p>
      <div className={c.actions}>
        <Button
          component="a"
          href={resourceAddress(resource.id)}
          target="_blank"
          rel="noopener"
          variant="light"
          leftSection={<IconExternalLink size={18} aria-hidden />}
          aria-label={`Open: ${resource.title} (opens in a new tab)`}
        >
          Open
        </Button>
        <Button
          variant="subtle"
          loading={download.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={`Download: ${resource.title}`}
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      </div>
    </li>
  );
}
