import { plural, terms } from '@doselore/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { UnsavedGuard } from '../../../ui/form/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { ReviewStep, useReviewStep } from '../../../ui/review-step/index.ts';
import { Wizard } from '../../../ui/wizard/index.ts';
import { DraftNotice } from '../../learning/courses/index.ts';
import { productKey, refreshAfterLicences, useOrderWords } from '../ledger/index.ts';
import { type Destination, destinationKey, type OrderValues, useOrderForm, valuesOf } from './order-form.ts';
import { type Order, type Product, sendOrder } from './orders.queries.ts';
import { orderFacts } from './parts/order-facts.tsx';
import { OrderFields } from './parts/order-fields.tsx';
import type { OrderFor } from './use-destinations.ts';

const steps = [
  { key: 'order', label: 'Choose licences' },
  { key: 'check', label: 'Check' },
];

/**
 * Returns the first values of the form, with the course and months of the address. The menu of the stock table links
 * here with both.
 */
function firstValues(products: readonly Product[], search: URLSearchParams): OrderValues {
  const linkedProduct = products.find((one) => productKey(one) === search.get('course'));
  return {
    productId: linkedProduct === undefined ? '' : productKey(linkedProduct),
    quantity: search.get('quantity') ?? '',
    certificateMonths:
      linkedProduct === undefined ? '' : (search.get('months') ?? String(linkedProduct.default_months)),
    destination: '',
    poReference: '',
    transactionRef: '',
  };
}

type Props = {
  products: readonly Product[];
  orderFor: OrderFor;
  destinations: readonly Destination[];
  placeName: string | undefined;
};

export function OrderWizard({ products, orderFor, destinations, placeName }: Props) {
  const { level, holds } = useArea();
  const { groupId, subgroupId, isService, here } = usePlace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useOrderWords();
  const [search] = useSearchParams();
  const mustPay = !holds('licences.buyWithoutReference');
  const mayVoid = holds('licences.correct');
  const whereTo = (order: Order) => {
    const chosen = destinations.find(({ value }) => value === destinationKey(order));
    if (chosen !== undefined && chosen.value !== '') return `the pool of ${chosen.label}`;
    return isService ? `the pool of ${placeName ?? 'this service'}` : 'the general pot';
  };

  const state = useReviewStep({
    name: `licence-order-${orderFor}-${groupId}-${subgroupId ?? ''}`,
    send: (order: Order & { idempotencyKey: string }) => sendOrder(level, { groupId, subgroupId }, order),
    onDone: async (_answer, order: Order) => {
      const { quantity } = order;
      showBanner({
        message: `${formatNumber(quantity)} ${plural(quantity, 'licence', 'licences')} added to ${whereTo(order)}`,
        type: 'success',
      });
      await refreshAfterLicences(client);
      await navigate(here('licences'));
    },
  });
  const { checking, kept } = state;
  const [initial] = useState(() => (kept === undefined ? firstValues(products, search) : valuesOf(kept)));
  const form = useOrderForm({
    initial,
    mustPay,
    mustChoosePlace: orderFor === 'trainer-led',
    placeLabel: orderFor === 'trainer-led' ? terms.virtualGroup.one : 'Add licences to',
    onChecked: state.check,
  });
  const isTouched =
    checking !== undefined ||
    Object.entries(form.values).some(([name, value]) => value !== initial[name as keyof OrderValues]);
  const course = checking && products.find((one) => productKey(one) === productKey(checking));

  return (
    <Wizard steps={steps} current={checking === undefined ? 'order' : 'check'} onGoTo={state.back}>
      {checking === undefined ? (
        <OrderFields
          form={form}
          products={products}
          destinations={destinations}
          mustPay={mustPay}
          cancelTo={here('licences')}
        />
      ) : (
        <ReviewStep
          asksForTick={!mayVoid}
          facts={orderFacts(checking, { place: placeName, course: course?.title, whereTo: whereTo(checking) })}
          after={`The licences are added to ${whereTo(checking)} and can be issued immediately.`}
          undo={`Yes, ${mayVoid ? 'under Orders' : 'by a site admin'}, until any of them is issued or moved.`}
          submitLabel={words.action}
          failedTitle={words.failed}
          state={state}
        >
          {course?.draft_course_id != null && <DraftNotice courseId={course.draft_course_id} />}
        </ReviewStep>
      )}
      <UnsavedGuard when={isTouched && !state.sending} />
    </Wizard>
  );
}
