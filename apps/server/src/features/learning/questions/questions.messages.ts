import { declareMessage } from '../../../platform/mail/index.ts';

/** The question itself can mention a patient, so no email contains it. */
export const questionAsked = declareMessage({
  code: 'question-asked',
  title: 'Question for the pharmacist',
  class: 'admin',
  to: 'the mailbox of the pharmacist',
  variables: { question_id: 'number', account: 'text', page: 'link' },
  subject: 'Question {{question_id}} for the pharmacist',
  greeting: 'Hello,',
  paragraphs: [
    'There is a new question for the pharmacist, from {{account}}.',
    'The question is not in this email, in case it mentions a patient. Read it under Notifications, then answer the person by email.',
  ],
  button: 'Read the question',
});
