import '@mantine/core/styles/Progress.css';
import type { ImportDetail } from '@doselore/contract/imports';
import { Progress } from '@mantine/core';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from '../imports.module.css';

/** Progress of the import, which continues when the page is closed. */
export function ProgressStep({ list: { counts } }: { list: ImportDetail }) {
  const done = counts.done + counts.failed;
  const total = done + counts.ready;
  return (
    <Card title="Importing">
      <p className={c.note}>
        {formatNumber(done)} of {formatNumber(total)}. You can leave this page; we will tell you when it is done.
      </p>
      <Progress.Root size="lg" radius="xl">
        <Progress.Section
          value={total === 0 ? 100 : (100 * done) / total}
          aria-label="Rows imported"
          animated
          striped
        />
      </Progress.Root>
    </Card>
  );
}
