import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { useReviewStep } from '../../../ui/review-step/index.ts';
import { refreshAfterLicences } from '../../licences/ledger/index.ts';

type Options<Command> = {
  name: string;
  send: (command: Command & { idempotencyKey: string }) => Promise<unknown>;
  message: string;
};

/** Review step of closing or cancelling a course. Afterwards it opens the page of the ended course. */
export function useEnding<Command extends object>({ name, send, message }: Options<Command>) {
  const { to } = useArea();
  const virtualGroupId = useRouteId('virtualGroupId') ?? 0;
  const client = useQueryClient();
  const navigate = useNavigate();
  return useReviewStep<Command, unknown>({
    name: `${name}-${virtualGroupId}`,
    send,
    onDone: async () => {
      showBanner({ message, type: 'success' });
      await refreshAfterLicences(client);
      await navigate(to('historic-virtual-group-info'));
    },
    onConflict: () => refreshAfterLicences(client),
  });
}
