import {
  type DocumentType,
  documentCategoryTitles,
  documentTypeNames,
  isShownInBrowser,
} from '@doselore/contract/documents';
import { getResourceFile, openResource, type ResourceRow } from '@doselore/contract/resources';
import { Button } from '@mantine/core';
import {
  IconChecklist,
  IconDownload,
  IconExternalLink,
  IconFileText,
  IconFileTypePdf,
  IconPhoto,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint, downloadFile } from '../../../../platform/api/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatBytes, formatLongDay } from '../../../../ui/formats/index.ts';
import { refreshResources, resourceAddress } from '../resources.queries.ts';
import { AcknowledgeDialogue } from './acknowledge-dialogue.tsx';
import { ReadingState } from './reading-state.tsx';
import c from './resources.module.css';

function FileIcon({ type }: { type: DocumentType }) {
  const look = { size: 19, stroke: 1.75, 'aria-hidden': true } as const;
  if (type === 'application/pdf') return <IconFileTypePdf {...look} />;
  return type.startsWith('image/') ? <IconPhoto {...look} /> : <IconFileText {...look} />;
}

/** Stores that a document was opened, beside opening it. A failure is tried again with the next opening. */
function useOpened({ id, version }: ResourceRow) {
  const client = useQueryClient();
  const opened = useMutation({
    mutationFn: () => callEndpoint(openResource, { params: { documentId: id }, body: { version } }),
    meta: { quiet: true, background: true },
    onSuccess: () => refreshResources(client),
  });
  return () => opened.mutate();
}

function Actions({ resource, onOpen }: { resource: ResourceRow; onOpen: () => void }) {
  const { id, title, media_type: type, file_name: fileName } = resource;
  const download = useMutation({
    mutationFn: () => downloadFile(getResourceFile, { params: { documentId: id }, fileName }),
    onSuccess: onOpen,
  });
  return (
    <>
      {isShownInBrowser(type) && (
        <Button
          component="a"
          href={resourceAddress(id)}
          target="_blank"
          rel="noopener"
          variant="light"
          leftSection={<IconExternalLink size={18} aria-hidden />}
          aria-label={`Open: ${title} (opens in a new tab)`}
          onClick={onOpen}
          onAuxClick={onOpen}
        >
          Open
        </Button>
      )}
      <Button
        variant={isShownInBrowser(type) ? 'subtle' : 'light'}
        loading={download.isPending}
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={`Download: ${title}`}
        onClick={() => download.mutate()}
      >
        Download
      </Button>
    </>
  );
}

export function ResourceCard({ resource }: { resource: ResourceRow }) {
  const { title, media_type: type, must_read: mustRead, is_to_read: isToRead, opened_at: openedAt } = resource;
  const onOpen = useOpened(resource);
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={`card ${c.card}`}>
      <p className={c.meta}>
        <Tag>{documentCategoryTitles[resource.category]}</Tag>
        {resource.group !== null && <Tag hue="bottle">{resource.group.name}</Tag>}
        <ReadingState resource={resource} />
      </p>
      <h3 className={c.title}>{title}</h3>
      {resource.description !== '' && <p className={c.description}>{resource.description}</p>}
      <p className={c.file}>
        <FileIcon type={type} />
        {documentTypeNames[type]}, {formatBytes(resource.bytes)}, {formatLongDay(resource.updated_at)}
      </p>
      <div className={c.actions}>
        <Actions resource={resource} onOpen={onOpen} />
        {mustRead === 'acknowledge' && isToRead && openedAt !== null && (
          <Button
            leftSection={<IconChecklist size={18} aria-hidden />}
            aria-label={`Acknowledge: ${title}`}
            onClick={() => setAsking(true)}
          >
            Acknowledge
          </Button>
        )}
      </div>
      {mustRead === 'acknowledge' && isToRead && openedAt === null && (
        <p className={c.readFirst}>Read the file first. After that, you can acknowledge it here.</p>
      )}
      <AcknowledgeDialogue opened={isAsking} resource={resource} onClose={() => setAsking(false)} />
    </li>
  );
}
