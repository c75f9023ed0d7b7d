import { type FormFields, type FormVersion, type ListedForm, questionsOf } from '@doselore/contract/feedback-forms';
import type { FormVersionData, ListedFormData } from './forms.repository.ts';

/** Returns the fields of a version. A product without one uses the form of the site. */
export function fieldsOf(row: Pick<FormVersionData, 'uses_site_form' | 'questions'> | undefined): FormFields {
  if (row === undefined) return { uses_site_form: true, questions: '' };
  return { uses_site_form: row.uses_site_form, questions: row.questions };
}

export function presentVersion(row: FormVersionData): FormVersion {
  const { version, made_by, uses_site_form, answered } = row;
  const at = row.made_at.toISOString();
  return { version, made_by, made_at: at, uses_site_form, questions: questionsOf(row.questions), answered };
}

export function presentForm({ id, kind, product_id, title, version, made_by, ...row }: ListedFormData): ListedForm {
  return {
    ...{ id, kind, version, made_by, made_at: row.made_at.toISOString() },
    product: product_id === null ? null : { id: product_id, title: title ?? '' },
    questions: questionsOf(row.questions).length,
  };
}
