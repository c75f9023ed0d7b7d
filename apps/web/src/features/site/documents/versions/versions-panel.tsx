import {
  type DocumentDetail,
  type DocumentVersion,
  documentTypeNames,
  getSignatureSheet,
  scanWords,
} from '@doselore/contract/documents';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../../platform/api/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatBytes, formatDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { type DocumentRef, versionAddress } from '../documents.queries.ts';
import { UploadVersion } from './upload-version.tsx';

function factsText(one: DocumentVersion, asksReaders: boolean): string {
  return [
    `${documentTypeNames[one.media_type]}, ${formatBytes(one.bytes)}`,
    `added on ${formatDay(one.uploaded_at)} by ${one.uploaded_by}`,
    asksReaders && one.version > 1 ? (one.is_substantial ? 'substantial change' : 'minor change') : '',
    one.scan === 'unscanned' ? scanWords.unscanned.toLowerCase() : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

type RowProps = { target: DocumentRef; one: DocumentVersion; isServed: boolean; asksReaders: boolean };

function VersionRow({ target, one, isServed, asksReaders }: RowProps) {
  const print = useMutation({
    mutationFn: () =>
      downloadFile(getSignatureSheet, { level: target.level, params: { ...target.params, version: one.version } }),
  });
  const name = `Version ${one.version}`;
  return (
    <li>
      <div>
        <b>
          {isServed ? (
            <a
              href={versionAddress(target, one.version)}
              target="_blank"
              rel="noopener"
              aria-label={`${name}: ${one.file_name} (opens in a new tab)`}
            >
              {name}
            </a>
          ) : (
            name
          )}
        </b>{' '}
        {one.is_shown && <Tag hue="leaf">Readers get this one</Tag>}
        {one.scan === 'infected' && <Tag hue="brick">{scanWords.infected}</Tag>}
        <div className="muted">{factsText(one, asksReaders)}</div>
        {one.change_note !== '' && <div>{one.change_note}</div>}
      </div>
      {asksReaders && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPrinter size={18} aria-hidden />}
          loading={print.isPending}
          aria-label={`Signature sheet of version ${one.version}`}
          onClick={() => print.mutate()}
        >
          Signature sheet
        </Button>
      )}
    </li>
  );
}

type Props = { target: DocumentRef; document: DocumentDetail; mayAdd: boolean };

/** Versions of a document, the newest first. Readers get the newest that was found clean, or is not scanned. */
export function VersionsPanel({ target, document, mayAdd }: Props) {
  const { versions, is_scanning: isScanning } = document;
  const asksReaders = document.must_read !== 'none';
  return (
    <Card title="Versions">
      {versions.length === 0 && <p className="muted">No file yet. Readers see the document once it has one.</p>}
      {!isScanning && versions.length > 0 && (
        <p className="muted">Files are not scanned for viruses: this site has no scanner.</p>
      )}
      <RowList>
        {versions.map((one) => (
          <VersionRow
            key={one.version}
            target={target}
            one={one}
            isServed={one.scan === 'clean' || (one.scan === 'unscanned' && !isScanning)}
            asksReaders={asksReaders}
          />
        ))}
      </RowList>
      {mayAdd && <UploadVersion target={target} isFirst={versions.length === 0} asksReaders={asksReaders} />}
    </Card>
  );
}
