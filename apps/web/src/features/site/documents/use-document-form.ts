import { limits, type StoredValues } from '@doselore/contract';
import {
  type Audience,
  type DocumentCategory,
  type DocumentDetail,
  documentCategoryTitles,
  documentLimits,
  type MustRead,
  mustReadWords,
} from '@doselore/contract/documents';
import {
  type FormState,
  maxNumber,
  maxText,
  minNumber,
  type Rule,
  realDay,
  requiredAs,
  useForm,
  wholeNumber,
} from '../../../ui/form/index.ts';
import type { DocumentFields } from './documents.queries.ts';

export type DocumentValues = {
  title: string;
  description: string;
  category: string;
  audience: string;
  audience_groups: string;
  audience_subgroups: string;
  audience_job_roles: string;
  is_admins_only: boolean;
  must_read: string;
  due_days: string;
  statement: string;
  review_due_on: string;
  expires_on: string;
  owner_id: string;
  is_published: boolean;
};

export const newDocument: DocumentValues = {
  ...{ title: '', description: '', category: 'procedure', audience: 'everyone', audience_groups: '' },
  ...{ audience_subgroups: '', audience_job_roles: '', is_admins_only: false, must_read: 'none', due_days: '14' },
  statement: 'I have read this document and will work as it says.',
  ...{ review_due_on: '', expires_on: '', owner_id: '', is_published: true },
};

export function valuesOf({ fields }: DocumentDetail): DocumentValues {
  return {
    ...fields,
    due_days: fields.due_days === null ? '' : String(fields.due_days),
    review_due_on: fields.review_due_on ?? '',
    expires_on: fields.expires_on ?? '',
    owner_id: String(fields.owner_id),
  };
}

/** Returns the fields as they are sent. An owner who was not chosen is the person who makes the document. */
function fieldsOf(values: DocumentValues, ownId: number): DocumentFields {
  return {
    ...values,
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category as DocumentCategory,
    audience: values.audience as Audience,
    must_read: values.must_read as MustRead,
    due_days: values.due_days === '' || values.must_read === 'none' ? null : Number(values.due_days),
    statement: values.statement.trim(),
    review_due_on: values.review_due_on || null,
    expires_on: values.expires_on || null,
    owner_id: values.owner_id === '' ? ownId : Number(values.owner_id),
  };
}

const hasChoice: Rule<string, DocumentValues> = (audience, values) =>
  audience === 'chosen' &&
  !values.is_admins_only &&
  values.audience_groups + values.audience_subgroups + values.audience_job_roles === ''
    ? 'Choose who may read it'
    : undefined;
const hasStatement: Rule<string, DocumentValues> = (statement, values) =>
  values.must_read === 'acknowledge' && statement.trim() === '' ? 'Enter the words that readers confirm' : undefined;

type Options<S extends StoredValues> = {
  initial: DocumentValues;
  ownId: number;
  onSave: (fields: DocumentFields, baseValues: S, idempotencyKey: string) => Promise<unknown>;
  baseValues?: S;
};

export function useDocumentForm<S extends StoredValues>({
  initial,
  ownId,
  onSave,
  baseValues,
}: Options<S>): FormState<DocumentValues> {
  return useForm<DocumentValues, S>({
    initial,
    baseValues,
    labels: {
      title: 'Title',
      description: 'Description',
      category: 'Category',
      audience: 'Readers',
      audience_groups: 'Organisations',
      audience_subgroups: 'Services',
      audience_job_roles: 'Job roles',
      is_admins_only: 'Admins only',
      must_read: 'Must it be read?',
      due_days: 'Days to read it',
      statement: 'Words that readers confirm',
      review_due_on: 'Review due',
      expires_on: 'Last day',
      owner_id: 'Owner',
      is_published: 'Show it to readers',
    },
    words: {
      category: (value) => documentCategoryTitles[value as DocumentCategory] ?? value,
      must_read: (value) => mustReadWords[value as MustRead] ?? value,
    },
    rules: {
      title: [requiredAs('Enter a title'), maxText(limits.title)],
      description: [maxText(limits.text)],
      audience: [hasChoice],
      due_days: [wholeNumber, minNumber(1), maxNumber(documentLimits.dueDays)],
      statement: [hasStatement, maxText(documentLimits.statement)],
      review_due_on: [realDay],
      expires_on: [realDay],
    },
    onSubmit: (values, held, key) => onSave(fieldsOf(values, ownId), held, key),
  });
}
