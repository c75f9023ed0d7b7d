import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Upload a list',
    text: 'Only rows that are ready are imported. Nobody who has left is invited; organisation admins can have members who have left archived. A last day to come is kept and shown on the page of the member, and archives nobody. You can leave while the import runs; a notification tells you when it has finished.',
    steps: [
      'Upload a CSV or Excel file, or paste cells from a spreadsheet. Confirm the row with the headings and what each column holds.',
      'Answer the questions about the whole list: the order of day and month, and words that are no job role or service here. Your answers about words are remembered for the next list.',
      'Fix single rows: each correction is saved as you type.',
    ],
    routes: ['bulk-upload-new-users', 'bulk-upload-new-users-step'],
    guides: { 'super-admin': 430, 'organisation-admin': 180, 'service-admin': 90 },
  },
  {
    heading: 'Upload delegates',
    text: 'Upload a list of the people for one course. Those who are not members yet are invited to join, and everyone in the list is added to the course. Members are found by their address; nothing else in their row counts. The first rows get the free places, the others wait for one. The check shows which. The result says what each person has and was emailed. Nobody is told of a draft before it is scheduled.',
    routes: ['bulk-upload-delegates', 'bulk-upload-delegates-step'],
    guides: { 'super-admin': 440, 'organisation-admin': 190, 'service-admin': 100 },
  },
  {
    heading: 'Upload changes',
    text: 'Members are found by ID or email. An empty cell keeps the current value. The word CLEAR removes it. You see each change before it is made. After people have accepted their invitation, only they can change their name and address.',
    routes: ['bulk-upload-edit-users', 'bulk-upload-edit-users-step'],
    guides: { 'super-admin': 450, 'organisation-admin': 200 },
  },
  {
    heading: 'Upload external courses',
    text: 'Upload a list of courses that members took elsewhere. Each row needs ID or email, course and day. Months and reference are optional. The check shows the problems of each row. You can add the certificates as a zip: name each file by the reference or the number of its row. Nothing is entered before you choose Enter. Rows that could not be entered can be downloaded with their reasons. The entries are then verified like entries that members add.',
    routes: ['bulk-upload-external-courses', 'bulk-upload-external-courses-step'],
    guides: { 'super-admin': 460, 'organisation-admin': 210 },
  },
  {
    heading: 'Upload results',
    text: 'Some courses also need the score. The check applies the rule of the course to each row. One scan of a signed list can cover all rows. People without a licence can get a licence from the stock that you choose. Rows that could not be recorded can be downloaded with their reasons.',
    steps: [
      'Choose Results of a face-to-face course, then the course.',
      'Upload a list with ID or email, day, result and assessor.',
    ],
    routes: ['choose-results', 'bulk-upload-results', 'bulk-upload-results-step'],
    guides: { 'super-admin': 470, 'organisation-admin': 220, 'service-admin': 110 },
  },
];
