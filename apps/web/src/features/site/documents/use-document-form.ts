import type { TypedRecord } from '@doselore/contract';
import {
  type DocumentCategory,
  documentCategoryTitles,
  documentFields,
  type MustRead,
  mustReadWords,
} from '@doselore/contract/documents';
import { type RecordFormOptions, type Rule, useRecordForm } from '../../../ui/form/index.ts';

export type DocumentValues = TypedRecord<typeof documentFields>;

const hasChoice: Rule<string, DocumentValues> = (audience, values) =>
  audience === 'chosen' &&
  !values.is_admins_only &&
  values.audience_groups + values.audience_subgroups + values.audience_job_roles === ''
    ? 'Choose who may read it'
    : undefined;
const hasStatement: Rule<string, DocumentValues> = (statement, values) =>
  values.must_read === 'acknowledge' && statement.trim() === '' ? 'Enter the words that readers confirm' : undefined;

type Options = Pick<RecordFormOptions<typeof documentFields>, 'record' | 'onSave'> & {
  /** Owner of the document while none is chosen. */
  ownId: number;
};

/** State of the form. A document that need not be read is sent without a number of days. */
export const useDocumentForm = ({ ownId, onSave, ...options }: Options) =>
  useRecordForm({
    fields: documentFields,
    words: {
      category: (value) => documentCategoryTitles[value as DocumentCategory] ?? value,
      must_read: (value) => mustReadWords[value as MustRead] ?? value,
    },
    rules: { audience: [hasChoice], statement: [hasStatement] },
    ...options,
    onSave: (fields, ...rest) => {
      const due_days = fields.must_read === 'none' ? null : fields.due_days;
      return onSave({ ...fields, due_days, owner_id: fields.owner_id || ownId }, ...rest);
    },
  });
export type DocumentForm = ReturnType<typeof useDocumentForm>;
