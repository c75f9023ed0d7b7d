import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { feedbackKinds, formLimits, questionKinds, questionsProblem } from './feedback-forms.rules.ts';

const kind = z.enum(feedbackKinds);

const question = z.object({
  key: z.string(),
  kind: z.enum(questionKinds),
  required: z.boolean(),
  text: z.string(),
  choices: z.array(z.string()),
});

/** Form that a learner is shown. `id` names its version, and is sent back with the answers. */
export const shownForm = z.object({ id: z.number().int(), questions: z.array(question) });
export type ShownForm = z.output<typeof shownForm>;

/** Fields of a command that answers a form. Without `formId` the page was loaded before forms had questions. */
export const formAnswers = {
  formId: id.nullable().default(null),
  /** By the keys of the questions. An empty one is no answer. */
  answers: z
    .record(z.string().max(10), z.string().max(formLimits.answer + 200))
    .refine((value) => Object.keys(value).length <= formLimits.questions, 'Too many answers')
    .default({}),
};

export const formFields = {
  /** True for a product that uses the form of the site. Its own questions are kept. */
  uses_site_form: z.boolean(),
  /** One on each line, see `questionsOf`. */
  questions: z
    .string()
    .max(10_000)
    .superRefine((value, context) => {
      const message = questionsProblem(value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
};
export type FormFields = z.output<z.ZodObject<typeof formFields>>;

const product = z.object({ id: z.number().int(), title: z.string() });

const feedbackForm = z.object({
  kind,
  /** Null for the form of the site. */
  product: product.nullable(),
  /** Null while a product has never had a form of its own. */
  version: z.number().int().nullable(),
  fields: z.object(formFields),
  /** Questions that learners are asked now. */
  in_force: shownForm,
  /** Questions of the form of the site. */
  site_questions: z.string(),
});
export type FeedbackForm = z.output<typeof feedbackForm>;

const listedForm = z.object({
  id: z.number().int(),
  kind,
  product: product.nullable(),
  version: z.number().int(),
  /** Questions beside the stars. */
  questions: z.number().int(),
  made_by: z.string().nullable(),
  made_at: moment,
});
export type ListedForm = z.output<typeof listedForm>;

const formVersion = z.object({
  version: z.number().int(),
  made_by: z.string().nullable(),
  made_at: moment,
  uses_site_form: z.boolean(),
  questions: z.array(question),
  /** People who answered this version. */
  answered: z.number().int(),
});
export type FormVersion = z.output<typeof formVersion>;

const feedbackAnswer = z.object({
  id: z.number().int(),
  at: moment,
  course: z.string(),
  /** Null for answers from before forms had questions. */
  version: z.number().int().nullable(),
  /** True when the form of the site was answered. */
  is_site_form: z.boolean(),
  /** Stars from 1 to 5: of the course, or else of the trainer. */
  stars: z.number().int(),
  /** With the words of the version that was answered. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  comment: z.string(),
  person: z.string(),
  organisation: z.string(),
});
export type FeedbackAnswerRow = z.output<typeof feedbackAnswer>;

const params = z.strictObject({ feedbackKind: kind });
const ofProduct = { productId: id.optional() };

export const feedbackFormsSchemas = {
  listFeedbackForms: {
    query: listQuery.extend({ kind: z.enum(['all', ...feedbackKinds]).default('all') }),
    response: pageOf(listedForm),
  },
  getFeedbackForm: { params, query: z.strictObject(ofProduct), response: feedbackForm },
  saveFeedbackForm: {
    params,
    body: commandSchema({ productId: id.nullable(), ...formFields, baseValues: baseValuesOf(formFields) }),
    response: savedOf(formFields),
  },
  listFormVersions: { params, query: z.strictObject(ofProduct), response: z.array(formVersion) },
  listFeedbackAnswers: { params, query: listQuery.extend(ofProduct), response: pageOf(feedbackAnswer) },
};
