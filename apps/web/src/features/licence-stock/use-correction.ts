import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import { useSecondCheck } from '../../ui/check/index.ts';
import { formatNumber } from '../../ui/formats/index.ts';
import { productKey, refreshAfterLicences, type StockKey } from '../licences/index.ts';
import { stockOfKeyQuery } from './stock.queries.ts';
import { useKeyLinks } from './use-stock-key.ts';

/** One stock as the choice of a form names it: "3/24", "paper-2/12". */
export const stockChoice = (key: StockKey) => `${productKey(key)}/${key.certificateMonths}`;

/** The stock that the address asks for, as the menu of the stock table does. */
export function useAskedStock(): string {
  const [search] = useSearchParams();
  const [course, months] = [search.get('course'), search.get('months')];
  return course === null || months === null ? '' : `${course}/${months}`;
}

type Options<Command> = {
  name: string;
  send: (command: Command & { idempotencyKey: string }) => Promise<{ pot: number }>;
  /** What it comes to, for the banner. */
  message: (pot: string) => string;
};

/** A correction of the general pot by a site admin: checked twice, then back to the stock that it was about. */
export function useCorrection<Command extends StockKey>({ name, send, message }: Options<Command>) {
  const { groupId } = usePlace();
  const { toKey } = useKeyLinks();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useSecondCheck<Command, { pot: number }>({
    name: `${name}-${groupId}`,
    send,
    onDone: async ({ pot }, command) => {
      showBanner({ message: message(formatNumber(pot)), type: 'success' });
      await refreshAfterLicences(client);
      await navigate(toKey('licence-stock', command));
    },
    onConflict: () => refreshAfterLicences(client),
  });
}

/** What the pot has now, asked again after somebody was faster. */
export function usePot(key: StockKey | undefined): number | undefined {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { data } = useQuery({
    ...stockOfKeyQuery(level, groupId, key ?? { productType: 'abstract_course', productId: 0, certificateMonths: 0 }),
    enabled: key !== undefined,
  });
  return data?.pot;
}
