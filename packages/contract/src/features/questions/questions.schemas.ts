import { z } from 'zod';
import { done } from '../../common.schemas.ts';
import { questionLimits, questionMessages } from './questions.rules.ts';

export const questionsSchemas = {
  askThePharmacist: {
    body: z.strictObject({
      name: z
        .string(questionMessages.nameMissing)
        .trim()
        .min(1, questionMessages.nameMissing)
        .max(questionLimits.name, questionMessages.nameTooLong),
      question: z
        .string(questionMessages.questionMissing)
        .trim()
        .min(1, questionMessages.questionMissing)
        .max(questionLimits.question, questionMessages.questionTooLong),
    }),
    response: done,
  },
};
