import { getSignInSheet } from '@doselore/contract/sign-in-sheets';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';

type Props = { virtualGroupId: number; sessionId: number };

/** Downloads the sign-in sheet of a session as a PDF, to print it. */
export function PrintSheet({ virtualGroupId, sessionId }: Props) {
  const { level } = useArea();
  const download = useMutation({
    mutationFn: () => downloadFile(getSignInSheet, { level, params: { virtualGroupId }, query: { sessionId } }),
  });
  return (
    <Button
      size="sm"
      variant="default"
      loading={download.isPending}
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => download.mutate()}
    >
      Download sign-in sheet
    </Button>
  );
}
