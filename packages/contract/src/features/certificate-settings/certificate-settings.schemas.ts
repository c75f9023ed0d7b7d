import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, moment, requiredText } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { namesOf } from '../../record-fields.ts';
import { type CertificateSettings, certificateSettingFields } from './certificate-settings.fields.ts';
import { certificateLimits, iconKinds, unknownVariable } from './certificate-settings.rules.ts';
import { settingLevels } from './inheritance.rules.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

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

/** Settings of a certificate that is not saved yet. */
export const certificateSettingsSent = commandSchema(sentFields(certificateSettingFields));
const shown = z.object(answerFields(certificateSettingFields));

const settings = z.object({
  product: named,
  /** Null for the settings of the course. */
  group: named.nullable(),
  /** Own values. Null where the value is inherited. */
  fields: shown,
  /** Inherited values, and the level of each value. */
  inherited: shown,
  inherited_from: z.object(
    Object.fromEntries(namesOf(certificateSettingFields).map((name) => [name, z.enum(settingLevels)])) as {
      [K in keyof CertificateSettings]: z.ZodEnum<{ organisation: 'organisation'; course: 'course'; site: 'site' }>;
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
const saveSettings = { params: place, ...changeOf(certificateSettingFields) };

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
