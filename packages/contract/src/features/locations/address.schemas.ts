import { z } from 'zod';
import { optionalText, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ukBounds } from './address.rules.ts';
import { normalisePostcode, notAPostcode } from './postcodes.rules.ts';

/** UK postcode. Becomes capitals with one space. */
export const postcode = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const normalised = normalisePostcode(typed);
    if (normalised !== undefined) return normalised;
    context.addIssue({ code: 'custom', message: notAPostcode });
    return z.NEVER;
  });

const degrees = (least: number, most: number) =>
  z
    .number()
    .min(least, `Should be at least ${least}`)
    .max(most, `Should be less than or equal to ${most}`)
    .transform((typed) => Math.round(typed * 100_000) / 100_000)
    .nullable();

/** Position of a place. It replaces the middle of the postcode district. */
export const position = {
  latitude: degrees(ukBounds.south, ukBounds.north),
  longitude: degrees(ukBounds.west, ukBounds.east),
};

/** Fields of an address. */
export const addressFields = {
  address_line_1: requiredText(limits.name),
  address_line_2: optionalText(limits.name),
  town: requiredText(limits.name),
  postcode,
  ...position,
};

/** Fields of an address in an answer. */
export const addressAnswer = {
  address_line_1: z.string(),
  address_line_2: z.string().nullable(),
  town: z.string(),
  postcode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};
