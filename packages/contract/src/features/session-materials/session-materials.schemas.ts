import { z } from 'zod';
import { done, id, idempotencyKey, inVirtualGroup, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { evidenceTypes } from '../external-courses/external-courses.rules.ts';
import { isSafeLink } from '../video-meetings/video-meetings.rules.ts';
import { materialTimes } from './session-materials.rules.ts';

const inMaterial = inVirtualGroup.extend({ materialId: id });
const facts = { title: requiredText(limits.title), shown: z.enum(materialTimes) };
const address = z
  .string()
  .trim()
  .max(2_000)
  .refine(isSafeLink, 'Enter an address that begins with https://, without a name and password in it');

/** A file has a type and a size, a link an address. */
const material = z.object({
  id: z.number().int(),
  title: z.string(),
  shown: z.enum(materialTimes),
  url: z.string().nullable(),
  file: z.object({ type: z.enum(evidenceTypes), bytes: z.number().int() }).nullable(),
});
export type SessionMaterial = z.output<typeof material>;

export const sessionMaterialsSchemas = {
  listMaterials: { params: inVirtualGroup, response: z.array(material) },
  getSessionMaterialFile: { params: inMaterial, response: z.any() },
  addMaterialLink: {
    params: inVirtualGroup,
    body: z.strictObject({ ...facts, url: address, idempotencyKey }),
    response: done,
  },
  addMaterialFile: { params: inVirtualGroup, query: z.strictObject(facts), response: done },
  removeMaterial: { params: inMaterial, response: done },
  listOwnMaterials: { params: inVirtualGroup, response: z.array(material) },
  getOwnMaterialFile: { params: inMaterial, response: z.any() },
};
