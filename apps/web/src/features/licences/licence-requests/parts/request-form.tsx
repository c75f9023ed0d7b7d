import { type Answer, limits, plural, type ServicePlace } from '@doselore/contract';
import type { listLicenceProducts } from '@doselore/contract/licence-orders';
import { requestLicences } from '@doselore/contract/licence-requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import {
  Form,
  maxNumber,
  maxText,
  minNumber,
  NumberField,
  requiredAs,
  SelectField,
  TextAreaField,
  useForm,
  wholeNumber,
} from '../../../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { productKey, refreshAfterLicences } from '../../ledger/index.ts';
import { openRequestsQuery } from '../requests.queries.ts';

type Product = Answer<typeof listLicenceProducts.subgroup>[number];
type Props = { place: ServicePlace; products: readonly Product[] };

const nothing = { product: '', months: '', quantity: '', note: '' };
/** Returns the values that the address gives, such as those of a link on the renewals page. */
function firstValues(products: readonly Product[], search: URLSearchParams): typeof nothing {
  const linkedProduct = products.find((one) => productKey(one) === search.get('course'));
  if (linkedProduct === undefined) return nothing;
  return {
    product: productKey(linkedProduct),
    months: search.get('months') ?? String(linkedProduct.default_months),
    quantity: search.get('quantity') ?? '',
    note: '',
  };
}

const licences = (count: number) => `${formatNumber(count)} ${plural(count, 'licence', 'licences')}`;

/** Form that requests licences. A second request for the same course and months changes the open one. */
export function RequestForm({ place, products }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const pending = useQuery(openRequestsQuery(level, place));
  const [search] = useSearchParams();
  const [initial] = useState(() => firstValues(products, search));
  const form = useForm({
    initial,
    labels: {
      product: 'Course',
      months: 'Certificate length in months',
      quantity: 'Number of licences',
      note: 'Note',
    },
    rules: {
      product: [requiredAs('Choose a course')],
      months: [
        requiredAs('Enter the certificate length, or 0 if it never expires'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
      ],
      quantity: [requiredAs('Enter how many licences'), wholeNumber, minNumber(1), maxNumber(limits.purchaseMax)],
      note: [maxText(limits.text)],
    },
    onSubmit: async ({ months, quantity, note }) => {
      if (chosen === undefined) return;
      const { productType, productId, title } = chosen;
      const body = { productType, productId, certificateMonths: Number(months), quantity: Number(quantity), note };
      const { is_amended } = await callEndpoint(requestLicences, { params: place, body });
      // The refresh comes before the banner, because the form is reset right after the banner. An answer typed in
      // between would be lost.
      await refreshAfterLicences(client);
      const what = `${licences(body.quantity)} for ${title}`;
      showBanner({
        message: is_amended ? `Your request was changed: ${what}` : `${what} requested`,
        type: 'success',
      });
    },
  });
  const course = form.field('product');
  const chosen = products.find((one) => productKey(one) === course.value);
  const choose = (value: string) => {
    const next = products.find((one) => productKey(one) === value);
    form.set({ product: value, ...(next && { months: String(next.default_months) }) });
  };
  const waiting = pending.data?.find(
    (row) =>
      row.virtual_group === null &&
      productKey(row) === course.value &&
      String(row.certificateMonths) === form.values.months.trim(),
  );
  return (
    <Form
      form={form}
      submitLabel={waiting === undefined ? 'Request licences' : 'Change the request'}
      onDone={() => form.reset(nothing)}
    >
      <SelectField
        field={{ ...course, onChange: choose }}
        options={products.map((one) => ({ value: productKey(one), label: one.title }))}
        placeholder="Choose a course"
      />
      <NumberField
        field={form.field('months')}
        hint={
          chosen === undefined
            ? '0 means that the certificate never expires.'
            : `Usual for this course: ${formatMonths(chosen.default_months).toLowerCase()}. 0 means that the certificate never expires.`
        }
      />
      <NumberField
        field={form.field('quantity')}
        hint={
          waiting === undefined
            ? undefined
            : `${waiting.requested_by} already requested ${formatNumber(waiting.quantity)}. Your number replaces it.`
        }
      />
      <TextAreaField
        field={form.field('note')}
        optional
        rows={3}
        hint={waiting !== undefined && waiting.note !== '' ? 'Leave empty to keep the earlier note.' : undefined}
      />
    </Form>
  );
}
