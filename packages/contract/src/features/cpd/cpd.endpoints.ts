import { z } from 'zod';
import { day, done, id, limits, requiredText } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { ruleMessages } from '../../messages.ts';
import { trainingSources } from '../my-learning/my-learning.schemas.ts';
import { cpdKinds } from './cpd.rules.ts';

const answer = z.string().trim().max(limits.text, ruleMessages.maxText(limits.text));

const cpdText = {
  kind: z.enum(cpdKinds),
  learning: answer,
  relevance: answer,
  method: answer,
  benefit: answer,
  learnt_on: day.nullable(),
};
const changes = z.strictObject({ ...cpdText, title: requiredText(limits.title) });

export const cpdRecord = z.object({
  ...cpdText,
  id: z.number().int(),
  title: z.string(),
  /** Drafted from a completed course. */
  is_from_course: z.boolean(),
});
export type CpdRecord = z.output<typeof cpdRecord>;

export const listCpdRecords = defineEndpoint({
  method: 'GET',
  path: 'cpd-records',
  levels: ['member'],
  permission: 'cpd.own',
  response: z.object({
    records: z.array(cpdRecord),
    /** Completed courses that are not in the diary yet. */
    courses: z.array(
      z.object({ source: z.enum(trainingSources), source_id: z.number().int(), title: z.string(), completed_on: day }),
    ),
  }),
});

export const getCpdRecord = defineEndpoint({
  method: 'GET',
  path: 'cpd-records/:recordId',
  levels: ['member'],
  permission: 'cpd.own',
  params: z.strictObject({ recordId: id }),
  response: cpdRecord,
});

export const addCpdRecord = defineEndpoint({
  method: 'POST',
  path: 'cpd-records',
  levels: ['member'],
  permission: 'cpd.own',
  body: changes,
  response: z.object({ id: z.number().int() }),
});

export const changeCpdRecord = defineEndpoint({
  method: 'PUT',
  path: 'cpd-records/:recordId',
  levels: ['member'],
  permission: 'cpd.own',
  params: z.strictObject({ recordId: id }),
  body: changes,
  response: done,
});

export const deleteCpdRecord = defineEndpoint({
  method: 'DELETE',
  path: 'cpd-records/:recordId',
  levels: ['member'],
  permission: 'cpd.own',
  params: z.strictObject({ recordId: id }),
  response: done,
});

/** Drafts a record from a completed course, once: a second time answers the same record. */
export const draftCpdRecord = defineEndpoint({
  method: 'POST',
  path: 'cpd-records/from-course/:source/:sourceId',
  levels: ['member'],
  permission: 'cpd.own',
  params: z.strictObject({ source: z.enum(trainingSources), sourceId: id }),
  response: z.object({ id: z.number().int() }),
});

export const getCpdCsv = defineEndpoint({
  method: 'GET',
  path: 'cpd-records/csv',
  levels: ['member'],
  permission: 'cpd.own',
  kind: 'file',
  response: z.any(),
});
