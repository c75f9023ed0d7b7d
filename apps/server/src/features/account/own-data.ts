import type { Readable } from 'node:stream';
import { notFound, type Scope } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { streamZip } from '../../platform/files/index.ts';
import type { Services } from '../../platform/services.ts';
import { listPasskeyRows, presentPasskey } from '../auth/index.ts';
import { listCertificates, presentCertificate } from '../certificates/index.ts';
import { listCpdRecords, presentCpdRecord } from '../cpd/index.ts';
import {
  presentAction,
  presentAttempt,
  presentChange,
  presentDevice,
  presentFeedback,
  presentLicence,
  presentNotice,
  presentPerson,
  presentPlace,
  presentQuestion,
} from './own-data.presenter.ts';
import {
  findPersonData,
  listOwnActions,
  listOwnAttempts,
  listOwnChanges,
  listOwnFeedback,
  listOwnLicences,
  listOwnNotices,
  listOwnQuestions,
  listOwnSessions,
  listPlaces,
} from './own-data.repository.ts';

const readMe = `What Doselore holds about you, one file a subject, as JSON: text that any editor opens.
Passwords, secrets and tokens are left out: they would open your account, and none of them is stored in a readable form. Certificates can be downloaded as PDF in My Profile.
`;

/** Everything about one person, each file read when it is packed. */
export async function packOwnData(services: Services, scope: Scope): Promise<Readable> {
  const { db } = services;
  const person = await findPersonData(db, scope);
  if (person === undefined) throw notFound();
  const day = today(services.clock);
  const files: [string, () => Promise<unknown>][] = [
    ['account', async () => presentPerson(person)],
    ['organisations', async () => (await listPlaces(db, scope)).map(presentPlace)],
    ['licences', async () => (await listOwnLicences(db, scope)).map(presentLicence)],
    ['attempts', async () => (await listOwnAttempts(db, scope)).map(presentAttempt)],
    ['certificates', async () => (await listCertificates(db, scope)).map((row) => presentCertificate(row, day))],
    ['cpd-records', async () => (await listCpdRecords(db, scope)).map(presentCpdRecord)],
    ['feedback', async () => (await listOwnFeedback(db, scope)).map(presentFeedback)],
    ['changes-asked-for', async () => (await listOwnChanges(db, scope)).map(presentChange)],
    ['questions', async () => (await listOwnQuestions(db, scope)).map(presentQuestion)],
    ['notifications', async () => (await listOwnNotices(db, scope)).map(presentNotice)],
    ['devices', async () => (await listOwnSessions(db, scope)).map(presentDevice)],
    ['passkeys', async () => (await listPasskeyRows(db, scope)).map(presentPasskey)],
    ['activity', async () => (await listOwnActions(db, scope)).map(presentAction)],
  ];
  const entries = files.map(([name, read]) => ({
    name: `${name}.json`,
    make: async () => Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`),
  }));
  return streamZip([{ name: 'read-me.txt', make: () => Buffer.from(readMe) }, ...entries], services.clock.now());
}
