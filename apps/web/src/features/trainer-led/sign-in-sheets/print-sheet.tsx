import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { downloadSheet } from './sign-in-sheets.queries.ts';

type Props = { virtualGroupId: number; sessionId: number };

/** Downloads the sign-in sheet of a session as a PDF, to print it. */
export function PrintSheet({ virtualGroupId, sessionId }: Props) {
  const { level } = useArea();
  const download = useMutation({ mutationFn: () => downloadSheet({ level, virtualGroupId, sessionId }) });
  return (
    <Button
      variant="default"
      loading={download.isPending}
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => download.mutate()}
    >
      Download sign-in sheet
    </Button>
  );
}
