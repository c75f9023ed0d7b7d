import { searchDuplicatesNow } from '@doselore/contract/merges';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { refreshDuplicates } from '../duplicates.queries.ts';

/** Button that searches for all kinds of duplicate records now. */
export function SearchAgain() {
  const client = useQueryClient();
  const search = useMutation({
    mutationFn: () => callEndpoint(searchDuplicatesNow),
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
