import { plural } from '@doselore/contract';
import { type MemberFilter, resetPasswords } from '@doselore/contract/members';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import type { BulkTarget } from '../../../ui/bulk/index.ts';
import { LinkRoundPanel } from './parts/link-round-panel.tsx';
import { downloadLinkFailures, linkRoundQuery } from './password-links.queries.ts';

/**
 * `running` shows a round while it runs, and its result if it was seen running. `last` also shows a round that was over
 * before.
 */
export type LinksShown = 'none' | 'running' | 'last';

/**
 * Sends links to choose a new password and shows their progress. The server sends them even when the page is closed.
 */
export function usePasswordLinks(shown: LinksShown) {
  const { level, can } = useArea();
  const place = usePlace();
  const client = useQueryClient();
  const options = linkRoundQuery(level, place);
  const query = useQuery({ ...options, enabled: shown !== 'none' && can('members.resetPasswords') });
  const [seen, setBaseValues] = useState<number>();
  const [putAway, setPutAway] = useState<number>();
  const round = query.data?.round ?? undefined;
  if (round?.finished_at === null && seen !== round.id) setBaseValues(round.id);
  const isShown = round !== undefined && round.id !== putAway && (shown === 'last' || round.id === seen);
  return {
    send: async (target: BulkTarget<MemberFilter>): Promise<void> => {
      const begun = await callEndpoint(resetPasswords, { level, params: place, body: target });
      await client.cancelQueries(options);
      client.setQueryData(options.queryKey, { round: begun });
    },
    panel: isShown && (
      <LinkRoundPanel
        round={round}
        onDownload={() => void downloadLinkFailures(level, place)}
        onClose={() => setPutAway(round.id)}
      />
    ),
  };
}

export const linksText = (count: number): string =>
  `${count.toLocaleString('en-GB')} password ${plural(count, 'link', 'links')}`;
