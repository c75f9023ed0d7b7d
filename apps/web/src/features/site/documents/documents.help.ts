import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Documents',
    text: 'Documents from Doselore. Choose New document, set who reads it, and then add its file. Each new file is a version: readers get the newest. A substantial version asks readers to read it again. Readers get an email about a new document, 3 days before it is due, and when it is overdue. Under Readers you see who has read it. You can remind the other readers, once in 7 days. You can leave the page while reminders are sent. The page shows how many were sent. You can also download a signature sheet of each version. Office files with macros, embedded files or links to other files are refused.',
    routes: ['documents', 'new-document', 'edit-document'],
    guides: { 'super-admin': 200 },
  },
  {
    heading: 'Documents of an organisation',
    text: 'Procedures, policies and forms for your members, and documents from Doselore, which you can read but not change. Choose New document, set who reads it, and then add its file. People who fit all of your choices see it under Resources. Each new file is a version. A substantial version asks readers to read it again. Readers get an email within minutes of publishing, 3 days before a document is due, and when it is overdue. Documents that you publish within 5 minutes come in one email. Under Readers you see who has read it. You can remind the other readers, once in 7 days. You can leave the page while reminders are sent. The page shows how many were sent. You can also download a signature sheet of each version.',
    routes: ['group-documents', 'new-group-document', 'edit-group-document'],
    guides: { 'super-admin': 380, 'organisation-admin': 130 },
  },
];
