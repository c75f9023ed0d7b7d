import { limits } from '@doselore/contract';
import type { ImportDetail } from '@doselore/contract/imports';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../../platform/banner/index.ts';
import { formatBytes } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { evidenceProblem, FilePicker } from '../../../../ui/upload/index.ts';
import c from '../imports.module.css';
import { type OneList, refreshImports, sendListScan } from '../imports.queries.ts';

type Props = { one: OneList; results: NonNullable<ImportDetail['results']> };

/** Adds the scan of a signed list, which covers the result of each row. */
export function ScanCard({ one, results }: Props) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: (scan: File) => sendListScan(one, scan),
    meta: { quiet: true },
    onSuccess: () => {
      setFile(undefined);
      return refreshImports(client);
    },
  });
  if (results.evidence === 'none') return null;
  const said = problem ?? (sending.error === null ? undefined : describeError(sending.error));
  return (
    <Card title="Scan of the signed list">
      <p className={c.note}>
        {results.evidence === 'required'
          ? 'Each result needs a scan. One scan of the signed list covers every row.'
          : 'If everyone signed one list, its scan covers every row.'}
      </p>
      <div className={c.upload}>
        <FilePicker
          label={results.scan === null ? 'Signed list' : 'Another signed list'}
          hint={`PDF, PNG, JPEG or WebP, at most ${formatBytes(limits.evidenceBytes)}.`}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          file={file}
          onChange={(chosen) => {
            setFile(chosen);
            setProblem(evidenceProblem(chosen));
          }}
          error={said}
        />
        {file !== undefined && problem === undefined && (
          <div>
            <Button onClick={() => sending.mutate(file)} loading={sending.isPending}>
              Upload scan
            </Button>
          </div>
        )}
        <p className={c.note} role="status">
          {results.scan === null
            ? 'No scan yet.'
            : `${results.scan.name} (${formatBytes(results.scan.bytes)}) covers every row.`}
        </p>
      </div>
    </Card>
  );
}
