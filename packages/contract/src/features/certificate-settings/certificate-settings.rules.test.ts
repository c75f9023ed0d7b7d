import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CertificateSettings } from './certificate-settings.fields.ts';
import { fillFooter, idListProblem, unknownVariable } from './certificate-settings.rules.ts';
import { usualType } from './certificate-types.ts';
import { fieldsOfSetting, resolveCertificateSettings, siteCertificateSettings } from './inheritance.rules.ts';

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const flag = orNull(fc.boolean());
const settings: fc.Arbitrary<CertificateSettings> = fc
  .record({
    type_id: orNull(fc.constantFrom(1, 2, 3, 4)),
    icon_ids: orNull(fc.constantFrom('none', '1', '1,2')),
    footer_message_ids: orNull(fc.constantFrom('none', '7')),
    logo: orNull(fc.constantFrom('none', 'site', 'own')),
    logo_picture_id: fc.integer({ min: 1, max: 9 }),
    signatory: orNull(fc.constantFrom('none', 'own')),
    signatory_name: fc.constantFrom('A', 'B'),
    signatory_title: fc.constantFrom('', 'Lead'),
    signature_picture_id: orNull(fc.integer({ min: 1, max: 9 })),
    show_hours: flag,
    show_objectives: flag,
    show_registration_number: flag,
    show_organisation: flag,
  })
  .map((one) => ({
    ...one,
    logo_picture_id: one.logo === 'own' ? one.logo_picture_id : null,
    signatory_name: one.signatory === 'own' ? one.signatory_name : null,
    signatory_title: one.signatory === 'own' ? one.signatory_title : null,
    signature_picture_id: one.signatory === 'own' ? one.signature_picture_id : null,
  })) as fc.Arbitrary<CertificateSettings>;

const single = ['type_id', 'icon_ids', 'footer_message_ids', 'logo', 'signatory', 'show_hours'] as const;
const flags = ['show_objectives', 'show_registration_number', 'show_organisation'] as const;

test('each empty field is inherited from the course, and where the course has none from the site', () => {
  fc.assert(
    fc.property(
      fc.option(settings, { nil: undefined }),
      fc.option(settings, { nil: undefined }),
      (course, organisation) => {
        const { values, from } = resolveCertificateSettings({ course, organisation });
        for (const name of [...single, ...flags]) {
          const expected = organisation?.[name] ?? course?.[name] ?? siteCertificateSettings[name];
          expect(values[name]).toBe(expected);
          const level =
            (organisation?.[name] ?? null) !== null
              ? 'organisation'
              : (course?.[name] ?? null) !== null
                ? 'course'
                : 'site';
          expect(from[name]).toBe(level);
        }
      },
    ),
  );
});

test('a signature and a title never come from another level than the name', () => {
  fc.assert(
    fc.property(settings, settings, (course, organisation) => {
      const { values, from } = resolveCertificateSettings({ course, organisation });
      const level = { organisation, course, site: siteCertificateSettings }[from.signatory];
      for (const name of fieldsOfSetting('signatory')) expect(values[name] ?? null).toBe(level[name] ?? null);
      const logoLevel = { organisation, course, site: siteCertificateSettings }[from.logo];
      expect(values.logo_picture_id).toBe(logoLevel.logo_picture_id);
    }),
  );
});

test.each([
  ['Accredited for {{hours}} by {{ accreditor }}.', 'Accredited for 1 h 30 min by NPB.'],
  ['See {{reference}}.', null],
  ['No words to fill in.', 'No words to fill in.'],
])('prints the message %s as %s', (text, printed) => {
  expect(fillFooter(text, { hours: '1 h 30 min', accreditor: 'NPB', reference: null })).toBe(printed);
});

test('finds variables of a message that do not exist', () => {
  expect(unknownVariable('{{hours}} and {{days}}')).toBe('days');
  expect(unknownVariable('{{toString}}')).toBe('toString');
  expect(unknownVariable('{{}}')).toBe('');
  expect(unknownVariable('{{hours}}')).toBeUndefined();
});

test.each([
  ['online', false, 1],
  ['pled', false, 2],
  ['pled', true, 3],
  ['paper', false, 3],
] as const)('a certificate of the source %s, assessed %s, is of the type %i', (source, isAssessed, type) => {
  expect(usualType({ source, isAssessed })).toBe(type);
});

test('a list has ids with commas or the word none, and no more than its most', () => {
  expect(['none', '3', '3,9'].map(idListProblem(2))).toEqual([undefined, undefined, undefined]);
  expect(['3,', 'a', ' 3', ''].map(idListProblem(2))).toEqual(Array(4).fill('Choose from the list'));
  expect(idListProblem(2)('1,2,3')).toBe('Choose at most 2');
});
