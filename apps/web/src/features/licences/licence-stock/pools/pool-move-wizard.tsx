import { plural } from '@doselore/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { UnsavedGuard } from '../../../../ui/form/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { ReviewStep, useReviewStep } from '../../../../ui/review-step/index.ts';
import { LoadingLines } from '../../../../ui/states/index.ts';
import { Wizard } from '../../../../ui/wizard/index.ts';
import { everySubgroupQuery } from '../../../people/subgroups/index.ts';
import { productKey, refreshAfterLicences, stockKeyOf } from '../../ledger/index.ts';
import type { StockOfKey } from '../stock.queries.ts';
import { type PoolMove, sendPoolMove } from '../stock-moves.queries.ts';
import { useKeyLinks } from '../use-stock-key.ts';
import { PoolMoveForm } from './pool-move-form.tsx';
import { choiceKey, choicesOf, type Direction, type Typed } from './pool-shares.ts';

const steps = [
  { key: 'pools', label: 'Choose pools' },
  { key: 'check', label: 'Check' },
];

const typedOf = (move: PoolMove | undefined): Typed =>
  Object.fromEntries((move?.pools ?? []).map((pool) => [choiceKey(pool), `${pool.quantity}`]));

export function PoolMoveWizard({ stock }: { stock: StockOfKey }) {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { toKey } = useKeyLinks();
  const client = useQueryClient();
  const navigate = useNavigate();
  const services = useQuery(everySubgroupQuery(level, groupId));
  const key = stockKeyOf(stock);
  const home = toKey('licence-stock', key);
  const state = useReviewStep({
    name: `pool-move-${groupId}-${productKey(key)}-${key.certificateMonths}`,
    send: (move: PoolMove & { idempotencyKey: string }) => sendPoolMove(level, groupId, move),
    onDone: async ({ pot }) => {
      showBanner({ message: `Moved. The general pot now has ${formatNumber(pot)}`, type: 'success' });
      await refreshAfterLicences(client);
      await navigate(home);
    },
    onConflict: () => refreshAfterLicences(client),
  });
  const { checking, kept } = state;
  const [direction, setDirection] = useState<Direction>(kept?.direction ?? 'allocate');
  const [typed, setTyped] = useState(() => typedOf(kept));
  if (services.data === undefined && services.isPending) return <LoadingLines />;
  const choices = choicesOf(stock, services.data ?? [], checking?.direction ?? direction);
  const nameOf = (pool: PoolMove['pools'][number]) =>
    choices.find((one) => choiceKey(one) === choiceKey(pool))?.name ?? 'A pool that is closed';
  const total = (checking?.pools ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  const isOut = checking?.direction === 'allocate';

  return (
    <Wizard steps={steps} current={checking === undefined ? 'pools' : 'check'} onGoTo={state.back}>
      {checking === undefined ? (
        <PoolMoveForm
          pot={stock.pot}
          choices={choices}
          direction={direction}
          onDirection={(next) => {
            setDirection(next);
            setTyped({});
          }}
          typed={typed}
          onType={(pool, text) => setTyped((current) => ({ ...current, [pool]: text }))}
          onCheck={(pools) => state.check({ ...key, direction, pools })}
          cancelTo={home}
        />
      ) : (
        <ReviewStep
          facts={[
            { label: 'Course', value: stock.title },
            { label: isOut ? 'From the general pot' : 'Back to the general pot', value: formatNumber(total) },
            ...checking.pools.map((pool) => ({
              label: `${isOut ? 'To' : 'From'} ${nameOf(pool)}`,
              value: formatNumber(pool.quantity),
            })),
            {
              label: 'General pot',
              value: `${formatNumber(stock.pot)} now, then ${formatNumber(stock.pot + (isOut ? -total : total))}`,
            },
          ]}
          after={`${formatNumber(checking.pools.length)} ${plural(checking.pools.length, 'pool is', 'pools are')} changed together, or not at all.`}
          undo="Yes, by moving them back, until they are issued."
          submitLabel={isOut ? 'Move to pools' : 'Move back to the pot'}
          failedTitle="Nothing was moved"
          state={state}
        />
      )}
      <UnsavedGuard
        when={(checking !== undefined || Object.values(typed).some((text) => text !== '')) && !state.sending}
      />
    </Wizard>
  );
}
