import type { StoredRecord, TypedRecord } from '@doselore/contract';
import { detailFields, type ProductDetails } from '@doselore/contract/product-details';
import { type RecordFormOptions, type Rule, useRecordForm } from '../../../ui/form/index.ts';

type Fields = typeof detailFields;

const afterReview: Rule<string, TypedRecord<Fields>> = (due, { reviewed_on }) =>
  due !== '' && reviewed_on !== '' && due <= reviewed_on ? 'Should be after the day of the last review' : undefined;

type Options = Pick<ProductDetails, 'owners' | 'accreditors'> &
  Pick<RecordFormOptions<Fields>, 'onSave'> & { fields: StoredRecord<Fields> };

export const useDetailsForm = ({ fields, owners, accreditors, onSave }: Options) =>
  useRecordForm({
    fields: detailFields,
    record: fields,
    words: {
      content_owner_id: (value) => owners.find(({ id }) => String(id) === value)?.name ?? 'None',
      accreditor_code: (value) => accreditors.find(({ code }) => code === value)?.title ?? 'None',
    },
    rules: { review_due_on: [afterReview] },
    onSave,
  });
export type DetailsForm = ReturnType<typeof useDetailsForm>;
