import type { PlaceCertificatesQuery } from '@doselore/contract/certificates';
import { certificatePdfsMax } from '@doselore/contract/exports';
import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useBulk } from '../../../ui/bulk/index.ts';
import { BulkBar, BulkButton } from '../../../ui/table/index.ts';
import { type FilesPlace, useStartPdfs } from '../../administration/exports/index.ts';

/**
 * Choice of certificates for one file of PDFs: the selected rows, or all certificates of the list. The parts are
 * undefined for people without the right. An empty list has no button.
 */
export function usePdfChoice(
  place: FilesPlace,
  {
    certificatesQuery,
    total,
    isAllowed,
  }: { certificatesQuery: PlaceCertificatesQuery; total: number | undefined; isAllowed: boolean },
) {
  const { page: _page, per_page: _rows, sort: _sort, ...filter } = certificatesQuery;
  const { selection, target, count, clear } = useBulk(filter, async () => undefined);
  const start = useStartPdfs(place);
  const chosen = 'userIds' in target ? { ids: target.userIds } : { filter: target.everybody };
  if (!isAllowed) return { selection: undefined, button: undefined, bar: undefined };
  const button: ReactNode = total !== 0 && (
    <Button
      variant="default"
      loading={start.isPending}
      leftSection={<IconFileZip size={18} aria-hidden />}
      onClick={() => start.mutate({ filter })}
    >
      Download all as PDFs
    </Button>
  );
  const bar: ReactNode = (
    <BulkBar count={count} onClear={clear}>
      <BulkButton onClick={() => start.mutate(chosen, { onSuccess: clear })}>Download as PDFs</BulkButton>
    </BulkBar>
  );
  return {
    selection: { ...selection, everything: { ...selection.everything, most: certificatePdfsMax } },
    button,
    bar,
  };
}
