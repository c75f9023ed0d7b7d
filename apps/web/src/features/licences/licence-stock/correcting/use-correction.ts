import { type Level, limits } from '@doselore/contract';
import type { StockRow } from '@doselore/contract/licence-stock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { maxNumber, maxText, minNumber, requiredAs, wholeNumber } from '../../../../ui/form/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { useReviewStep } from '../../../../ui/review-step/index.ts';
import { productKey, refreshAfterLicences, type StockKey } from '../../ledger/index.ts';
import { stockOfKeyQuery } from '../stock.queries.ts';
import { useKeyLinks } from '../use-stock-key.ts';

/** Returns the value of a stock in the form: "3/24", "paper-2/12". */
export const stockChoice = (key: StockKey) => `${productKey(key)}/${key.certificateMonths}`;

/** Returns the stock that the address gives, such as by a link of the stock table. */
function useAskedStock(): string {
  const [search] = useSearchParams();
  const [course, months] = [search.get('course'), search.get('months')];
  return course === null || months === null ? '' : `${course}/${months}`;
}

/** Labels that every correction shares. */
export const correctionLabels = { stock: 'Licences of', quantity: 'How many', reason: 'Reason' };
export const correctionRules = {
  stock: [requiredAs('Choose a course')],
  quantity: [requiredAs('Enter how many'), wholeNumber, minNumber(1), maxNumber(limits.purchaseMax)],
  reason: [requiredAs('Enter the reason'), maxText(limits.name)],
};

/** Returns the problem when a quantity is larger than the pot, in the words of the pool forms. */
export function tooManyFor(row: StockRow | undefined, quantity: string): string | undefined {
  return row !== undefined && Number(quantity) > row.pot
    ? `The general pot has only ${formatNumber(row.pot)}`
    : undefined;
}

type Options<Command> = {
  name: string;
  stock: readonly StockRow[];
  send: (level: Level, groupId: number, command: Command & { idempotencyKey: string }) => Promise<{ pot: number }>;
  /** Text of the banner; `pot` is the new number of seats. */
  message: (pot: string) => string;
};

/** Correction of the general pot by a site admin: answers, review step, then back to the page of the stock. */
export function useCorrection<Command extends StockKey>({ name, stock, send, message }: Options<Command>) {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { toKey } = useKeyLinks();
  const client = useQueryClient();
  const navigate = useNavigate();
  const stockKey = useAskedStock();
  const state = useReviewStep<Command, { pot: number }>({
    name: `${name}-${groupId}`,
    send: (command) => send(level, groupId, command),
    onDone: async ({ pot }, command) => {
      showBanner({ message: message(formatNumber(pot)), type: 'success' });
      await refreshAfterLicences(client);
      await navigate(toKey('licence-stock', command));
    },
    onConflict: () => refreshAfterLicences(client),
  });
  const { checking, kept } = state;
  const rowOf = (choice: string) => stock.find((one) => stockChoice(one) === choice);
  const row = checking && rowOf(stockChoice(checking));
  const pot = usePot(checking);
  return {
    state,
    kept,
    checking,
    rowOf,
    /** Stock in the review step, and its present number of seats in `now`. */
    row,
    now: pot ?? row?.pot ?? 0,
    firstStock: kept === undefined ? stockKey : stockChoice(kept),
  };
}

/** Returns the present seats of the pot. Loaded again after a conflict. */
function usePot(key: StockKey | undefined): number | undefined {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { data } = useQuery({
    ...stockOfKeyQuery(level, groupId, key ?? { productType: 'abstract_course', productId: 0, certificateMonths: 0 }),
    enabled: key !== undefined,
  });
  return data?.pot;
}
