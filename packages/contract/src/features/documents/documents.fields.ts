import { limits } from '../../limits.ts';
import {
  choiceField,
  flagField,
  idField,
  optionalDayField,
  optionalWholeField,
  type StoredRecord,
  textField,
} from '../../record-fields.ts';
import { roleListProblem } from '../users/people.rules.ts';
import { audiences, documentCategories, documentLimits, idListProblem, mustReads } from './documents.rules.ts';

const ids = { max: documentLimits.list, check: idListProblem };

/** Audience of a document. Each list of ids is one text, such as `3,9`. */
export const audienceFields = {
  audience: choiceField('Readers', { values: audiences, initial: 'everyone' }),
  audience_groups: textField('Organisations', ids),
  audience_subgroups: textField('Services', ids),
  audience_job_roles: textField('Job roles', { max: documentLimits.list, check: roleListProblem }),
  is_admins_only: flagField('Admins only'),
};

export const documentFields = {
  title: textField('Title', { max: limits.title, required: 'Enter a title' }),
  description: textField('Description', { max: limits.text, trace: 'description_changed' }),
  category: choiceField('Category', { values: documentCategories, initial: 'procedure' }),
  ...audienceFields,
  must_read: choiceField('Must it be read?', { values: mustReads, initial: 'none' }),
  /** Days count from publication, a substantial version, or joining the audience. */
  due_days: optionalWholeField('Days to read it', { min: 1, max: documentLimits.dueDays, initial: 14 }),
  statement: textField('Words that readers confirm', {
    max: documentLimits.statement,
    initial: 'I have read this document and will work as it says.',
    trace: 'statement_changed',
  }),
  review_due_on: optionalDayField('Review due'),
  expires_on: optionalDayField('Last day'),
  owner_id: idField('Owner'),
  is_published: flagField('Show it to readers', { initial: true }),
};
export type DocumentFields = StoredRecord<typeof documentFields>;

const { audience_groups: _groups, audience_subgroups: _services, audience_job_roles: _roles, ...own } = documentFields;
const { is_published: _published, ...columns } = own;
/** Fields that the table of documents stores as the form has them. */
export const documentColumns = columns;
