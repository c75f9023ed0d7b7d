import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, moment, requiredText } from '../../common.schemas.ts';
import { ruleMessages } from '../../messages.ts';
import {
  certificateLimits,
  iconKinds,
  idsOf,
  logoChoices,
  settingLevels,
  signatoryChoices,
  unknownVariable,
} from './certificate-settings.rules.ts';
import { certificateTypeIds } from './certificate-types.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

/** Ids in ascending order, such as `3,9`, or `none`. */
const idList = (most: number) =>
  z
    .string()
    .max(100)
    .regex(/^(none|\d{1,15}(,\d{1,15})*)$/u)
    .refine((list) => idsOf(list).length <= most, `Choose at most ${most}`);

const iconFields = {
  title: requiredText(certificateLimits.iconTitle),
  kind: z.enum(iconKinds),
  /** Organisation of an icon of the kind `organisation`. */
  groupId: id.nullable(),
  pictureId: id,
};

const icon = z.object({
  id: z.number().int(),
  /** Stays the same when the icon is changed. */
  code: z.string(),
  title: z.string(),
  kind: z.enum(iconKinds),
  group: named.nullable(),
  picture_id: z.number().int(),
  is_archived: z.boolean(),
});
export type CertificateIcon = z.output<typeof icon>;

const footerFields = {
  text: requiredText(certificateLimits.footerText).superRefine((text, context) => {
    const unknown = unknownVariable(text);
    if (unknown !== undefined)
      context.addIssue({
        code: 'custom',
        message: `{{${unknown}}} is not a variable. Use {{hours}}, {{accreditor}} or {{reference}}`,
      });
  }),
};

const footerMessage = z.object({
  id: z.number().int(),
  code: z.string(),
  text: z.string(),
  is_archived: z.boolean(),
});
export type FooterMessage = z.output<typeof footerMessage>;

const optionalName = z
  .string()
  .trim()
  .max(certificateLimits.signatory, ruleMessages.maxText(certificateLimits.signatory))
  .nullable();

const shape = {
  type_id: z
    .number()
    .int()
    .refine((typeId) => certificateTypeIds.some((known) => known === typeId))
    .nullable(),
  icon_ids: idList(certificateLimits.icons).nullable(),
  footer_message_ids: idList(certificateLimits.footers).nullable(),
  logo: z.enum(logoChoices).nullable(),
  logo_picture_id: id.nullable(),
  signatory: z.enum(signatoryChoices).nullable(),
  signatory_name: optionalName,
  signatory_title: optionalName,
  signature_picture_id: id.nullable(),
  show_hours: z.boolean().nullable(),
  show_objectives: z.boolean().nullable(),
  show_registration_number: z.boolean().nullable(),
  show_organisation: z.boolean().nullable(),
};
/** Settings of a certificate that is not saved yet. */
export const certificateSettingsSent = commandSchema(shape);
const shown = z.object(shape);

const settings = z.object({
  product: named,
  /** Null for the settings of the course. */
  group: named.nullable(),
  /** Own values. Null where the value is inherited. */
  fields: shown,
  /** Inherited values, and the level of each value. */
  inherited: shown,
  inherited_from: z.object(
    Object.fromEntries(Object.keys(shape).map((name) => [name, z.enum(settingLevels)])) as {
      [K in keyof typeof shape]: z.ZodEnum<{ organisation: 'organisation'; course: 'course'; site: 'site' }>;
    },
  ),
  /** Number of the version in use. 0 before the first. */
  version: z.number().int(),
  changed: z.object({ at: moment, by: z.string().nullable() }).nullable(),
  /**
   * Details of the course that certificates print: learning time such as `1 h 30 min`, objectives, accreditor and its
   * reference.
   */
  details: z.object({
    hours: z.string().nullable(),
    objectives: z.array(z.string()),
    accreditor: z.string().nullable(),
    reference: z.string().nullable(),
  }),
  /** Organisations with settings of their own for this course. Empty in the settings of an organisation. */
  organisations: z.array(named),
});
export type CertificateSettingsDetail = z.output<typeof settings>;

const place = z.strictObject({
  groupId: id.optional(),
  abstractCourseId: id.optional(),
  abstractPaperCourseId: id.optional(),
});
export const settingsPlace = place;

const oneIcon = z.strictObject({ iconId: id });
const oneFooter = z.strictObject({ footerMessageId: id });
const archived = z.strictObject({ archived: z.boolean() });
const getSettings = { params: place, response: settings };
const saveSettings = {
  params: place,
  body: commandSchema({ ...shape, baseValues: baseValuesOf(shape) }),
  response: savedOf(shape),
};

export const certificateSettingsSchemas = {
  listCertificateTypes: {
    response: z.array(
      z.object({ id: z.number().int(), code: z.string(), title: z.string(), lead: z.string(), for: z.string() }),
    ),
  },
  listIcons: { response: z.array(icon) },
  createIcon: { body: z.strictObject(iconFields), response: icon },
  changeIcon: { params: oneIcon, body: z.strictObject(iconFields), response: icon },
  archiveIcon: { params: oneIcon, body: archived, response: done },
  listFooterMessages: { response: z.array(footerMessage) },
  createFooterMessage: { body: z.strictObject(footerFields), response: footerMessage },
  changeFooterMessage: { params: oneFooter, body: z.strictObject(footerFields), response: footerMessage },
  archiveFooterMessage: { params: oneFooter, body: archived, response: done },
  addCertificatePicture: { response: z.object({ id: z.number().int() }) },
  getCertificatePicture: { params: z.strictObject({ pictureId: id }), response: z.any() },
  getOnlineSettings: getSettings,
  getPaperSettings: getSettings,
  saveOnlineSettings: saveSettings,
  savePaperSettings: saveSettings,
};
