import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, done, id, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';
import { trainingSources } from '../my-learning/my-learning.rules.ts';
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
const changes = commandSchema({ ...cpdText, title: requiredText(limits.title) });

export const cpdRecord = z.object({
  ...cpdText,
  id: z.number().int(),
  title: z.string(),
  /** True when the record was drafted from a completed course. */
  is_from_course: z.boolean(),
});
export type CpdRecord = z.output<typeof cpdRecord>;

export const cpdSchemas = {
  listCpdRecords: {
    response: z.object({
      records: z.array(cpdRecord),
      /** Completed courses without a record in the diary. */
      courses: z.array(
        z.object({
          source: z.enum(trainingSources),
          source_id: z.number().int(),
          title: z.string(),
          completed_on: day,
        }),
      ),
    }),
  },
  getCpdRecord: { params: z.strictObject({ recordId: id }), response: cpdRecord },
  addCpdRecord: { body: changes, response: z.object({ id: z.number().int() }) },
  changeCpdRecord: { params: z.strictObject({ recordId: id }), body: changes, response: done },
  deleteCpdRecord: { params: z.strictObject({ recordId: id }), response: done },
  draftCpdRecord: {
    params: z.strictObject({ source: z.enum(trainingSources), sourceId: id }),
    response: z.object({ id: z.number().int() }),
  },
  getCpdCsv: { response: z.any() },
};
