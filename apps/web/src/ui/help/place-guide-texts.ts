import type { GuideSection } from './guide-section.ts';

export const servicesOfOrganisation: GuideSection = {
  heading: 'Services',
  text: 'Branches, wards and care homes of the organisation. Open a service to see its members, licences and admins. Choose New service to add one. You can archive a service from the menu of its row.',
  routes: ['subgroups', 'new-subgroup'],
};

export const managers: GuideSection = {
  heading: 'Admins',
  text: 'Organisation admins run the whole organisation. Service admins run one service, and the level in the settings of the organisation decides what they may do. Choose a member to make them an admin. Someone you remove as an admin stays a member.',
  routes: ['managers'],
};

export const documentsOfOrganisation: GuideSection = {
  heading: 'Documents of an organisation',
  text: 'Procedures, policies and forms for your members, and documents from Doselore, which you can read but not change. Choose New document, set who reads it, and then add its file. People who fit all of your choices see it under Resources. Each new file is a version. A substantial version asks readers to read it again. Readers get an email within minutes of publishing, 3 days before a document is due, and when it is overdue. Documents that you publish within 5 minutes come in one email. Under Readers you see who has read it. You can remind the other readers, once in 7 days. You can leave the page while reminders are sent. The page shows how many were sent. You can also download a signature sheet of each version.',
  routes: ['group-documents', 'new-group-document', 'edit-group-document'],
};

export const certificates: GuideSection = {
  heading: 'Certificates',
  text: 'Lists all certificates that the organisation awarded, newest first. A service lists the certificates of its members. Filter by course, state and day of award, and choose Download to get a PDF. Export makes a spreadsheet of all rows under the filters.',
  routes: ['certificates', 'members-certificates'],
};

/** Section for admins with the right to start files with many certificates. */
export const certificateFiles: GuideSection = {
  heading: 'Many certificates in one file',
  text: 'Choose Download all as PDFs for all certificates that the list shows, or select some rows and choose Download as PDFs. One file holds at most 2,000 certificates. You can leave the page while the file is made, and cancel it. The list above the table shows your files. Choose Download when a file is ready. Files are kept for 30 days. If certificates could not be added, failed.csv in the file lists them with the reason. The page of a closed course makes one file with all its certificates.',
  routes: ['certificates', 'session-certificates'],
};

export const nameChanges: GuideSection = {
  heading: 'Name changes',
  text: 'People request another name in My Profile, because certificates show their name. Check that the person has changed their name. Then approve or decline on this page or by the link in the email. The first decision counts. After an approval, certificates that are valid today are reissued in the new name.',
  routes: ['name-change-requests', 'group-name-change-requests'],
};

export const details: GuideSection = {
  heading: 'Details of a place',
  text: 'The name of the organisation or service, and its codes in the registers. A new code is valid from the day that you choose. Earlier codes are kept in the history.',
  routes: ['edit-group', 'edit-subgroup'],
};

export const forfeiting: GuideSection = {
  heading: 'Licences of absent delegates',
  text: 'When a Pharmacist-led Course is closed, the unused licences of absent delegates return to the general pot. Turn on Forfeit the licences of absent delegates to have them written off instead. Licences of excused delegates always return.',
  routes: ['settings'],
};

export const invitations: GuideSection = {
  heading: 'Invitations',
  text: 'Settings has the number of days until an invitation expires, and a message for the invitation. Empty settings of a service use those of the organisation. Empty settings of the organisation use those of Doselore.',
  routes: ['settings'],
};
