import { plural } from '@doselore/contract';
import { listAssessments } from '@doselore/contract/course-assessments';
import type { RegisterSaved } from '@doselore/contract/course-register';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import type { Query, QueryClient } from '@tanstack/react-query';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { isInterruption } from '../../../../platform/interruption/index.ts';
import { findVirtualGroup, virtualGroupKeys } from '../../../../platform/places/index.ts';
import { refreshQueries, roomQueries } from '../../../../platform/query-client/index.ts';
import { refreshAfterLicences } from '../../../licences/ledger/index.ts';
import { entriesText } from './entry-words.ts';
import { isMark, type OfflineEntry } from './offline-entry.ts';
import { dropEntries, saveEntries } from './offline-marks.ts';
import { type SentEntries, sendEntries } from './send-entries.ts';

const virtualGroups = roomQueries('virtual-groups');

/** Milliseconds after which the whole course is fetched again, with what no mark changes. */
const wholeAfterMs = 60_000;

/**
 * Shows the course as the server has it now, and names people whose mark from another device is later. Collects in
 * `current` the queries that show everything now.
 */
function showSaved(client: QueryClient, { entries, saved, assessed }: SentEntries, current: Set<Query>): void {
  const [first] = entries;
  if (first === undefined) return;
  const { level, virtualGroupId } = first;
  const ofCourse = findVirtualGroup(client, level, virtualGroupId);
  if (assessed !== undefined) {
    client.setQueryData(virtualGroups.one(listAssessments, { level, params: { virtualGroupId } }).queryKey, assessed);
    for (const query of ofCourse) current.delete(query);
  }
  if (saved === undefined) return;
  for (const query of ofCourse) if (addMarks(client, query, saved)) current.add(query);
  const names = otherNames(saved);
  if (names.length > 0)
    showBanner({
      message: `A later mark from another device stays for ${names.join(', ')}.`,
      type: 'warning',
    });
}

/**
 * Adds to a shown course what its register has changed. Returns false when it has to be fetched nevertheless: it is not
 * here yet, is being fetched as it was before, is old, or has other delegates now.
 */
function addMarks(client: QueryClient, query: Query, { course, delegates }: RegisterSaved): boolean {
  const detail = query.state.data as VirtualGroupDetail | undefined;
  if (detail === undefined) return false;
  const { dataUpdatedAt: updatedAt, fetchStatus, isInvalidated } = query.state;
  const changed = new Map(delegates.map((row) => [row.user.id, row]));
  const rows = detail.delegate_rows.map((row) => ({ ...row, ...changed.get(row.user.id) }));
  client.setQueryData(query.queryKey, { ...detail, ...course, delegate_rows: rows }, { updatedAt });
  const hasSamePeople = rows.length === delegates.length && rows.every(({ user }) => changed.has(user.id));
  return fetchStatus === 'idle' && !isInvalidated && hasSamePeople && Date.now() - updatedAt < wholeAfterMs;
}

function otherNames({ saved, delegates }: RegisterSaved): string[] {
  const ids = saved.filter(({ kept }) => kept === 'other').map(({ user_id }) => user_id);
  return delegates.filter(({ user }) => ids.includes(user.id)).map(({ user }) => user.name);
}

async function showSent(
  client: QueryClient,
  sent: readonly SentEntries[],
  current: ReadonlySet<Query> = new Set(),
): Promise<void> {
  if (sent.some(({ outcome }) => outcome === 'stored'))
    await refreshAfterLicences(client, (query) => current.has(query));
  const refused = sent.filter(({ outcome }) => outcome === 'refused');
  const entries = refused.flatMap((one) => one.entries);
  if (entries.length > 0) {
    showBanner({
      message: `${entriesText(entries)} ${entries.length === 1 ? 'was' : 'were'} not stored. ${describeError(refused[0]?.error)}`,
      type: 'warning',
    });
    await refreshQueries(client, 'virtual-groups');
  }
  // Loads the course again, which leads to the login page or the maintenance page. An open register stays without a
  // connection.
  if (sent.some(({ outcome, error }) => outcome === 'waiting' && isInterruption(error)))
    await refreshQueries(client, ...virtualGroupKeys);
}

/** Sends the entries of a person and shows what became of them. Returns true when some have to wait. */
export async function sendAndShow(client: QueryClient, ownerId: number): Promise<boolean> {
  const current = new Set<Query>();
  const sent = await sendEntries(ownerId, (one) => showSaved(client, one, current));
  // A banner has said that the result waits, so another one says that it is saved. A mark shows on its row alone.
  const arrived = sent
    .filter(({ outcome }) => outcome === 'stored')
    .flatMap(({ entries }) => entries.filter((entry) => !isMark(entry)));
  if (arrived.length > 0)
    showBanner({
      message: `${entriesText(arrived)} ${plural(arrived.length, 'was', 'were')} sent and saved`,
      type: 'success',
    });
  await showSent(client, sent, current);
  return sent.some(({ outcome }) => outcome === 'waiting');
}

/**
 * Stores an entry in this browser and sends it at once. Returns whether the server has it, or it waits for a connection.
 * Throws when the server refuses it, and the browser no longer stores it then.
 */
export async function sendNow(client: QueryClient, entry: OfflineEntry): Promise<'stored' | 'waiting'> {
  await saveEntries([entry]);
  const sent = await sendEntries(entry.ownerId, (one) => showSaved(client, one, new Set()));
  const isOwn = ({ entries }: SentEntries) => entries.some(({ key }) => key === entry.key);
  await showSent(
    client,
    sent.filter((one) => !isOwn(one) || one.outcome !== 'refused'),
  );
  const own = sent.find(isOwn);
  if (own?.outcome === 'refused') {
    await dropEntries([entry]);
    throw own.error;
  }
  return own?.outcome === 'stored' ? 'stored' : 'waiting';
}
