import { declareMessage } from '../../../platform/mail/index.ts';

/** One email for all licences that were issued to a person since the last one. */
export const licencesIssued = declareMessage({
  code: 'licences-issued',
  title: 'Licences were issued',
  class: 'transactional',
  to: 'the learner',
  variables: { first_name: 'text', group_name: 'text', first: 'text', count: 'number', page: 'link' },
  parts: {
    courses: { one: 'New course: {{first}}', several: '{{count}} new courses' },
    issued: {
      one: '{{group_name}} has issued you a licence for {{titles}}.',
      several: '{{group_name}} has issued you licences for {{count}} courses: {{titles}}.',
    },
  },
  lists: { titles: { variables: { title: 'text' }, entry: '"{{title}}"', between: ', ' } },
  subject: '{{courses}}',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    '{{issued}}',
    'You can start {{count|it|them}} under My Courses.',
    'You can switch these emails off in My Profile.',
  ],
  button: 'Open My Courses',
});
