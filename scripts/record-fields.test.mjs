import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const isField = (value) => typeof value === 'object' && value !== null && 'spec' in value && 'label' in value;
const declarations = import.meta.glob('../packages/contract/src/features/*/*.fields.ts', { eager: true });
/** Declared records: each with its name and its fields. */
const records = Object.values(declarations)
  .flatMap((exported) => Object.entries(exported))
  .filter(([, value]) => typeof value === 'object' && value !== null && Object.values(value).every(isField))
  .map(([name, fields]) => ({ name, fields }));
const fieldNames = [...new Set(records.flatMap(({ fields }) => Object.keys(fields)))];

const columns = new Set(
  [...read('apps/server/src/platform/db/database.generated.ts').matchAll(/^ {2}(\w+):/gmu)].map((found) => found[1]),
);
const screens = globSync('apps/web/src/**/*.tsx', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map(read)
  .join('\n');

/** Fields that are stored in another shape than a column of their name. */
const otherwiseStored = {
  'checked and not stored': ['currentPassword', 'codesFrom'],
  'a row of site_settings': ['policy', 'in_demo', 'retry_limit', 'request_days'],
  'rows of the audience of a document': ['audience_groups', 'audience_subgroups', 'audience_job_roles'],
  'rows of services of a member': ['services'],
  'rows of a course of several days': ['dates'],
  'rows of an enquiry': ['days'],
  'limits for trainers in one column': ['maximum_journey_minutes', 'minimum_feedback', 'minimum_suitability'],
  published_at: ['is_published'],
  'years in one column': ['statutory', 'clinical', 'other'],
  'values of a list in one column': [
    ...['face_to_face', 'virtual', 'projector', 'screen', 'wifi', 'couch', 'sink', 'resuscitation_manikin', 'fridge'],
    ...['parking', 'step_free', 'hearing_loop'],
  ],
};
/** Whether a field belongs to one of two sessions on one day: its request has the column and the form, without the prefix. */
const isOfHalf = (name) => /^(?:first|second)_/u.test(name) && fieldNames.includes(name.replace(/^[a-z]+_/u, ''));
/** Records whose form shows its fields in a loop over their names. */
const shownInLoops = ['weightFields', 'equipmentFields', 'retentionFields'];
/** Long texts whose values the audit trail stores, because everybody may read them. */
const openTexts = {
  'lists of ids or of days': ['audience_groups', 'audience_subgroups', 'audience_job_roles', 'services', 'days'],
  'texts of the catalogue': ['assessors', 'objectives', 'target_roles', 'mandatory_for', 'standards', 'keywords'],
  'an address of a service': ['host'],
};
const all = (listed) => Object.values(listed).flat();

test('every declared field has a column, or a reason', () => {
  expect(columns.size).toBeGreaterThan(300);
  const missing = fieldNames.filter((name) => !columns.has(name) && !isOfHalf(name));
  expect(missing.toSorted(), 'Add the column with a migration and npm run db:types').toEqual(
    all(otherwiseStored).toSorted(),
  );
});

test('every declared field is shown in a form', () => {
  const looped = records.filter(({ name }) => shownInLoops.includes(name)).flatMap(({ fields }) => Object.keys(fields));
  const hidden = fieldNames.filter(
    (name) => !looped.includes(name) && !isOfHalf(name) && !new RegExp(`['.]${name}\\b`, 'u').test(screens),
  );
  expect(looped.length).toBeGreaterThan(15);
  expect(hidden, "Show the field in the form of its record: form.field('…')").toEqual([]);
});

test('the audit trail says only that a long text was changed, or there is a reason why it stores the text', () => {
  const long = records.flatMap(({ fields }) =>
    Object.entries(fields)
      .filter(
        ([, { spec, trace }]) => ['text', 'optionalText'].includes(spec.kind) && spec.max >= 500 && trace === null,
      )
      .map(([name]) => name),
  );
  expect([...new Set(long)].toSorted(), 'Give the field a trace, such as notes_changed').toEqual(
    all(openTexts).toSorted(),
  );
});
