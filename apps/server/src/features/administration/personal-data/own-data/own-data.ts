import type { Readable } from 'node:stream';
import { notFound, type Scope } from '../../../../platform/access/index.ts';
import { safeFileName, streamZip, toCsv } from '../../../../platform/files/index.ts';
import { type Drawing, showCertificates } from '../../../certificates/certificates/index.ts';
import { listOwnRecords } from '../../../learning/cpd/index.ts';
import { showEntries } from '../../../learning/external-courses/index.ts';
import { showTraining } from '../../../learning/my-learning/index.ts';
import { listOwnAccess } from '../../../site/auth/index.ts';
import { listExportedTables } from '../export-tables.ts';
import {
  presentAction,
  presentAssessment,
  presentAttempt,
  presentChange,
  presentFeedback,
  presentLicence,
  presentNotice,
  presentPaperResult,
  presentPerson,
  presentPlace,
  presentQuestion,
  presentReading,
  presentSessionFeedback,
} from './own-data.presenter.ts';
import {
  findPersonData,
  listOwnActions,
  listOwnAssessments,
  listOwnAttempts,
  listOwnChanges,
  listOwnFeedback,
  listOwnLicences,
  listOwnNotices,
  listOwnPaperResults,
  listOwnQuestions,
  listOwnReading,
  listOwnSessionFeedback,
  listPlaces,
} from './own-data.repository.ts';

const readMe = `The personal data that Doselore holds about you, in one JSON file for each subject. contents.csv lists the files. certificates.json describes each certificate. The folder tables has the same data as CSV files for a spreadsheet. Files marked as answers contain your answers in courses and assessments. An organisation that responds to an access request may leave them out. Passwords, secrets and tokens are not included, and none of them is stored in a readable form. Your certificates are in the folder certificates as PDF files, including expired and replaced ones. Your evidence files are in the folder evidence.
`;

/** Files with exam answers, which are exempt from access requests. */
const answers: ReadonlySet<string> = new Set(['attempts', 'assessments']);

/** Packs all data about one person. Each file is read or drawn when it is packed. */
export async function packOwnData(drawing: Drawing, scope: Scope): Promise<Readable> {
  const { services } = drawing;
  const { db } = services;
  const person = await findPersonData(db, scope);
  if (person === undefined) throw notFound();
  const entries = await showEntries(services, scope);
  const certificates = await showCertificates(drawing, scope);
  const files: [string, () => Promise<unknown>][] = [
    ['account', async () => presentPerson(person)],
    ['organisations', async () => (await listPlaces(db, scope)).map(presentPlace)],
    ['licences', async () => (await listOwnLicences(db, scope)).map(presentLicence)],
    ['attempts', async () => (await listOwnAttempts(db, scope)).map(presentAttempt)],
    ['training-record', () => showTraining(services, scope)],
    ['reading', async () => (await listOwnReading(db, scope)).map(presentReading)],
    ['assessments', async () => (await listOwnAssessments(db, scope)).map(presentAssessment)],
    ['face-to-face-results', async () => (await listOwnPaperResults(db, scope)).map(presentPaperResult)],
    ['external-courses', async () => entries.map(({ entry }) => entry)],
    ['session-feedback', async () => (await listOwnSessionFeedback(db, scope)).map(presentSessionFeedback)],
    ['certificates', async () => certificates.map(({ certificate }) => certificate)],
    ['cpd-records', () => listOwnRecords(db, scope)],
    ['feedback', async () => (await listOwnFeedback(db, scope)).map(presentFeedback)],
    ['changes-asked-for', async () => (await listOwnChanges(db, scope)).map(presentChange)],
    ['questions', async () => (await listOwnQuestions(db, scope)).map(presentQuestion)],
    ['notifications', async () => (await listOwnNotices(db, scope)).map(presentNotice)],
    ['devices', async () => (await listOwnAccess(db, scope)).devices],
    ['passkeys', async () => (await listOwnAccess(db, scope)).passkeys],
    ['activity', async () => (await listOwnActions(db, scope)).map(presentAction)],
  ];
  const texts = files.map(([name, read]) => ({
    name: `${name}.json`,
    make: async () => Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`),
  }));
  const tables = await listExportedTables(db, person.id);
  const documents = [...certificatesOf(certificates), ...evidenceOf(entries)];
  const contents = [
    ...files.map(([name]) => [`${name}.json`, '', answers.has(name) ? 'yes' : 'no']),
    ...tables.map(({ name, about, isAnswers }) => [name, about, isAnswers ? 'yes' : 'no']),
    ...documents.map(({ name, about }) => [name, about, 'no']),
  ];
  const first = [
    { name: 'read-me.txt', make: () => Buffer.from(readMe) },
    { name: 'contents.csv', make: () => toCsv(['file', 'about', 'candidate_answers'], contents) },
  ];
  return streamZip([...first, ...texts, ...tables, ...documents], services.clock.now());
}

function certificatesOf(rows: Awaited<ReturnType<typeof showCertificates>>) {
  return rows.map(({ certificate: { serial, title }, draw }) => ({
    name: `certificates/${serial}.pdf`,
    about: title,
    make: draw,
  }));
}

const endings = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** Returns the evidence files, with names that every file system accepts. */
function evidenceOf(rows: Awaited<ReturnType<typeof showEntries>>) {
  return rows.flatMap(({ entry: { id, title, evidence }, readEvidence }) => {
    if (evidence === null) return [];
    const name = `evidence/${id} ${safeFileName(title, 'Evidence')}.${endings[evidence.type]}`;
    return [{ name, about: title, make: readEvidence }];
  });
}
