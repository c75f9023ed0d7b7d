import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { notFound, type Scope } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { safeFileName, streamZip, toCsv } from '../../platform/files/index.ts';
import type { Services } from '../../platform/services.ts';
import { listOwnAccess } from '../auth/index.ts';
import { type Drawing, drawCertificate, listCertificates, presentCertificate } from '../certificates/index.ts';
import { listOwnRecords } from '../cpd/index.ts';
import { listEntries, presentEntry } from '../external-courses/index.ts';
import { listTraining, presentTraining } from '../my-learning/index.ts';
import { listExportedTables } from '../personal-data/index.ts';
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

const readMe = `What Doselore holds about you, one file a subject, as JSON: text that any editor opens.
contents.csv lists the files; certificates.json says which certificate is which. The folder tables has the same once more, complete, as CSV for a spreadsheet.
Files marked there as answers hold answers to questions of courses and assessments: somebody who answers an access request for an examiner may leave them out.
Passwords, secrets and tokens are left out: they would open your account, and none of them is stored in a readable form.
Your certificates are in the folder certificates, as PDF, also those that have expired or were replaced. What you have uploaded as evidence is in the folder of that name.
`;

/** Files with exam answers, which are exempt from access requests. */
const answers: ReadonlySet<string> = new Set(['attempts', 'assessments']);

/** Packs all data about one person. Each file is read or drawn when it is packed. */
export async function packOwnData(drawing: Drawing, scope: Scope): Promise<Readable> {
  const { services } = drawing;
  const { db } = services;
  const person = await findPersonData(db, scope);
  if (person === undefined) throw notFound();
  const day = today(services.clock);
  const entries = await listEntries(db, scope);
  const certificates = await listCertificates(db, scope);
  const files: [string, () => Promise<unknown>][] = [
    ['account', async () => presentPerson(person)],
    ['organisations', async () => (await listPlaces(db, scope)).map(presentPlace)],
    ['licences', async () => (await listOwnLicences(db, scope)).map(presentLicence)],
    ['attempts', async () => (await listOwnAttempts(db, scope)).map(presentAttempt)],
    ['training-record', async () => (await listTraining(db, scope)).map((row) => presentTraining(row, day))],
    ['reading', async () => (await listOwnReading(db, scope)).map(presentReading)],
    ['assessments', async () => (await listOwnAssessments(db, scope)).map(presentAssessment)],
    ['face-to-face-results', async () => (await listOwnPaperResults(db, scope)).map(presentPaperResult)],
    ['external-courses', async () => entries.map(presentEntry)],
    ['session-feedback', async () => (await listOwnSessionFeedback(db, scope)).map(presentSessionFeedback)],
    ['certificates', async () => certificates.map((row) => presentCertificate(row, day))],
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
  const documents = [...certificatesOf(drawing, certificates), ...evidenceOf(services, entries)];
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

function certificatesOf(drawing: Drawing, rows: Awaited<ReturnType<typeof listCertificates>>) {
  return rows.map((row) => ({
    name: `certificates/${row.serial}.pdf`,
    about: row.title,
    make: () => drawCertificate(drawing, row),
  }));
}

const endings = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** Returns the evidence files, with names that every file system accepts. */
function evidenceOf({ files }: Services, entries: Awaited<ReturnType<typeof listEntries>>) {
  return entries.flatMap(({ id, title, evidence_key: key, evidence_type: type }) => {
    if (key === null || type === null) return [];
    const name = `evidence/${id} ${safeFileName(title, 'Evidence')}.${endings[type]}`;
    return [{ name, about: title, make: async () => buffer((await files.read(key)).stream) }];
  });
}
