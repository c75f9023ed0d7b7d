import { endpoint } from '../../endpoint.ts';
import type { paperFeedbackSchemas } from './feedback.schemas.ts';

/** Returns whether to ask a learner for feedback on a recorded result, until the first feedback, and the form in force. */
export const getPaperFeedback = endpoint<typeof paperFeedbackSchemas.getPaperFeedback>({
  method: 'GET',
  path: 'paper-result/:paperResultId/feedback',
  levels: ['member'],
  permission: 'learning.list',
});

/** Saves the feedback of a learner on a face-to-face course. Later feedback replaces it. */
export const savePaperFeedback = endpoint<typeof paperFeedbackSchemas.savePaperFeedback>({
  method: 'POST',
  path: 'paper-result/:paperResultId/feedback',
  levels: ['member'],
  permission: 'learning.take',
});
