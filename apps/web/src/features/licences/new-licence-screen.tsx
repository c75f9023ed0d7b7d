import { plural } from '@doselore/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { useUser } from '../../platform/session/index.ts';
import { UnsavedGuard } from '../../ui/form/index.ts';
import { formatNumber } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../ui/states/index.ts';
import { Wizard } from '../../ui/wizard/index.ts';
import { type Order, type Product, productsQuery, refreshAfterLicences, sendOrder } from './licences.queries.ts';
import { dropDraft, keepDraft, type OrderDraft, readDraft } from './order-draft.ts';
import { type OrderValues, productKey, useOrderForm, valuesOf } from './order-form.ts';
import { useOrderWords } from './order-words.ts';
import { OrderCheck } from './parts/order-check.tsx';
import { OrderFields } from './parts/order-fields.tsx';
import { useGroup } from './use-group.ts';

const steps = [
  { key: 'order', label: 'Choose licences' },
  { key: 'check', label: 'Check' },
];

/** Buys (site admin) or orders (organisation) licences into the general pot. */
export function NewLicenceScreen() {
  const { level } = useArea();
  const { groupId, groupName } = useGroup();
  const products = useQuery(productsQuery(level, groupId));
  return (
    <Page width="form" context={groupName} names={{ groupId: groupName }} lead={groupName && `For ${groupName}.`}>
      <QueryView query={products}>
        {(known) =>
          known.length === 0 ? (
            <EmptyPanel title="No courses are on sale" message="Licences can be bought once there is a course." />
          ) : (
            <OrderWizard products={known} groupId={groupId} groupName={groupName} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** The course and months that the address asks for, as the stock table's "more" does. */
function firstValues(products: readonly Product[], search: URLSearchParams): OrderValues {
  const wanted = products.find((one) => productKey(one) === search.get('course'));
  return {
    productId: wanted === undefined ? '' : productKey(wanted),
    quantity: '',
    certificateMonths: wanted === undefined ? '' : (search.get('months') ?? String(wanted.default_months)),
    poReference: '',
    transactionRef: '',
  };
}

type Props = { products: readonly Product[]; groupId: number; groupName: string | undefined };

function OrderWizard({ products, groupId, groupName }: Props) {
  const { level, to } = useArea();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useOrderWords();
  const [search, setSearch] = useSearchParams();
  const wantsCheck = search.get('step') === 'check';
  const [draft, setDraft] = useState<OrderDraft | undefined>(wantsCheck ? readDraft(userId, groupId) : undefined);
  const [idempotencyKey] = useState(() => draft?.idempotencyKey ?? crypto.randomUUID());
  const [initial] = useState(() => (draft === undefined ? firstValues(products, search) : valuesOf(draft.order)));
  const mustPay = level !== 'superAdmin';

  const goTo = (step: string) =>
    setSearch(
      (held) => {
        const next = new URLSearchParams(held);
        if (step === 'check') next.set('step', step);
        else next.delete('step');
        return next;
      },
      { preventScrollReset: false },
    );
  const check = (order: Order) => {
    const checked = { order, idempotencyKey };
    keepDraft(userId, groupId, checked);
    setDraft(checked);
    goTo('check');
  };
  const form = useOrderForm({ initial, mustPay, onChecked: check });

  const buying = useMutation({
    mutationFn: (order: OrderDraft) =>
      sendOrder(level, groupId, { ...order.order, idempotencyKey: order.idempotencyKey }),
    meta: { quiet: true },
    onSuccess: async (_stock, { order: { quantity } }) => {
      dropDraft(userId, groupId);
      showBanner({
        message: `${formatNumber(quantity)} ${plural(quantity, 'licence', 'licences')} added to the general pot`,
        type: 'success',
      });
      await refreshAfterLicences(client);
      await navigate(to('licences'));
    },
  });
  // Its own state: the mutation tells a moment later, and after success the button stays shut until the page is gone.
  const [sending, setSending] = useState(false);
  const send = (checked: OrderDraft) => {
    setSending(true);
    buying.mutate(checked, { onError: () => setSending(false) });
  };
  const isChecking = wantsCheck && draft !== undefined;
  const isTouched =
    isChecking || Object.entries(form.values).some(([name, value]) => value !== initial[name as keyof OrderValues]);

  return (
    <Wizard steps={steps} current={isChecking ? 'check' : 'order'} onGoTo={goTo}>
      {isChecking ? (
        <OrderCheck
          order={draft.order}
          courseTitle={products.find((one) => productKey(one) === productKey(draft.order))?.title ?? 'N/A'}
          groupName={groupName}
          submitLabel={words.action}
          failedTitle={words.failed}
          error={buying.error}
          sending={sending}
          onSend={() => send(draft)}
          onBack={() => goTo('order')}
        />
      ) : (
        <OrderFields form={form} products={products} mustPay={mustPay} cancelTo={to('licences')} />
      )}
      <UnsavedGuard when={isTouched && !sending} />
    </Wizard>
  );
}
