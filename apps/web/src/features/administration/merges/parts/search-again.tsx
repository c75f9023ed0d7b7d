import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { refreshDuplicates, searchAgain } from '../duplicates.queries.ts';

/** Button that searches for all kinds of duplicate records now. */
export function SearchAgain() {
  const client = useQueryClient();
  const search = useMutation({
    mutationFn: searchAgain,
    onSuccess: () => refreshDuplicates(client),
    onError: (error) => showBanner({ message: describeError(error) }),
  });
  return (
    <Button
      variant="default"
      loading={search.isPending}
      leftSection={<IconRefresh size={18} aria-hidden />}
      onClick={() => search.mutate()}
    >
      Search again
    </Button>
  );
}
