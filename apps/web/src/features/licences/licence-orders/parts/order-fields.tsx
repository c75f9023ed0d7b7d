import { limits } from '@doselore/contract';
import { Form, FormSection, type FormState, NumberField, SelectField, TextField } from '../../../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { productKey } from '../../ledger/index.ts';
import { CourseStock } from '../../licence-stock/index.ts';
import type { Destination, OrderValues } from '../order-form.ts';
import type { Product } from '../orders.queries.ts';

type Props = {
  form: FormState<OrderValues>;
  products: readonly Product[];
  /** Places that the licences can be added to, when there is a choice. */
  destinations: readonly Destination[];
  mustPay: boolean;
  cancelTo: string;
};

/** First step of an order: course, number, certificate months, place and payment references. */
export function OrderFields({ form, products, destinations, mustPay, cancelTo }: Props) {
  const course = form.field('productId');
  const chosen = products.find((product) => productKey(product) === course.value);
  const choose = (value: string) => {
    const product = products.find((one) => productKey(one) === value);
    form.set({ productId: value, ...(product && { certificateMonths: String(product.default_months) }) });
  };
  const place = form.field('destination');
  const isTaught = destinations.some(({ teaches }) => teaches !== undefined);
  const teachers = destinations.filter(({ value }) => place.value === '' || value === place.value);
  const onOffer = isTaught
    ? products.filter((one) => teachers.some(({ teaches }) => teaches?.product === productKey(one)))
    : products;
  const chooseDestination = (value: string) => {
    const teaches = destinations.find((one) => one.value === value)?.teaches;
    const isOnSale = products.some((one) => productKey(one) === teaches?.product);
    form.set({
      destination: value,
      ...(teaches && {
        productId: isOnSale ? teaches.product : '',
        certificateMonths: String(teaches.months),
      }),
    });
  };
  const where = destinations.length > 0 && (
    <SelectField
      field={{ ...place, onChange: chooseDestination }}
      options={destinations}
      placeholder={destinations[0]?.value === '' ? undefined : 'Choose one'}
      hint="The licences can be issued from there immediately."
    />
  );
  return (
    <Form form={form} submitLabel="Check your answers" cancelTo={cancelTo} guarded={false}>
      <FormSection title="Licences">
        {isTaught && where}
        <SelectField
          field={{ ...course, onChange: choose }}
          options={onOffer.map((one) => ({
            value: productKey(one),
            label: one.draft_course_id === null ? one.title : `${one.title} (draft)`,
          }))}
          placeholder="Choose a course"
        />
        <NumberField
          field={form.field('quantity')}
          hint={`Each licence lets one member take the course once. From 1 to ${formatNumber(limits.purchaseMax)}.`}
        />
        <NumberField
          field={form.field('certificateMonths')}
          hint={
            chosen === undefined
              ? '0 means that the certificate never expires.'
              : `Usual for this course: ${formatMonths(chosen.default_months).toLowerCase()}. 0 means that the certificate never expires.`
          }
        />
        {!isTaught && where}
      </FormSection>
      {chosen !== undefined && <CourseStock product={chosen} title={chosen.title} />}
      <FormSection title="Payment">
        <TextField
          field={form.field('poReference')}
          optional={!mustPay}
          autoComplete="off"
          hint={mustPay ? 'Give this or a transaction reference, or both.' : 'As it should appear on the invoice.'}
        />
        <TextField
          field={form.field('transactionRef')}
          optional={!mustPay}
          autoComplete="off"
          hint="If it has already been paid."
        />
      </FormSection>
    </Form>
  );
}
