import { plural } from '@doselore/contract';
import { type ImportDetail, type ImportEvidence, importLimits } from '@doselore/contract/imports';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../../platform/banner/index.ts';
import { formatBytes, formatList, formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { FilePicker } from '../../../../ui/upload/index.ts';
import c from '../imports.module.css';
import { type OneList, refreshImports, sendEvidenceZip } from '../imports.queries.ts';

const files = (count: number) => `${formatNumber(count)} ${plural(count, 'file', 'files')}`;

/** Describes the result of a zip: matched, unmatched and refused files. */
function outcomeText({ matched, unmatched, refused }: ImportEvidence): string {
  const rows = `${formatNumber(matched)} ${plural(matched, 'row has', 'rows have')} a file of this zip.`;
  const without = unmatched.length === 0 ? '' : ` ${files(unmatched.length)} without a row: ${formatList(unmatched)}.`;
  const bad =
    refused.length === 0
      ? ''
      : ` ${files(refused.length)} refused: ${formatList(refused)}. Upload only PDFs and pictures of at most 10 MB.`;
  return `${rows}${without}${bad}`;
}

/** Adds evidence to the rows of a list by a zip, before the import. */
export function EvidenceCard({ one, list }: { one: OneList; list: ImportDetail }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const sending = useMutation({
    mutationFn: (zip: File) => sendEvidenceZip(one, zip),
    meta: { quiet: true },
    onSuccess: () => {
      setFile(undefined);
      return refreshImports(client);
    },
  });
  const withEvidence = list.with_evidence ?? 0;
  return (
    <Card title="Evidence">
      <p className={c.note}>
        Put the certificates into a zip. Name each file by the reference of its row, such as FAW-20418.pdf, or by the
        number of its row, such as row 12.pdf.
      </p>
      <div className={c.upload}>
        <FilePicker
          label="Zip with PDFs and pictures"
          hint={`At most ${formatBytes(importLimits.evidenceZipBytes)} and ${formatNumber(importLimits.evidenceFiles)} files.`}
          accept=".zip,application/zip"
          file={file}
          onChange={setFile}
          error={sending.error === null ? undefined : describeError(sending.error)}
        />
        {file !== undefined && (
          <div>
            <Button onClick={() => sending.mutate(file)} loading={sending.isPending}>
              Upload evidence
            </Button>
          </div>
        )}
        <p className={c.note} role="status">
          {sending.data === undefined
            ? `${formatNumber(withEvidence)} of ${formatNumber(list.total)} rows ${plural(withEvidence, 'has', 'have')} evidence.`
            : outcomeText(sending.data)}
        </p>
      </div>
    </Card>
  );
}
