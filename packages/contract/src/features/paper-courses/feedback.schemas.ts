import { z } from 'zod';
import { done, id } from '../../common.schemas.ts';
import { shownForm } from '../feedback-forms/feedback-forms.schemas.ts';
import { courseRating } from '../learning/learning.schemas.ts';

const params = z.strictObject({ paperResultId: id });

export const paperFeedbackSchemas = {
  getPaperFeedback: { params, response: z.object({ ask: z.boolean(), form: shownForm }) },
  savePaperFeedback: { params, body: courseRating, response: done },
};
