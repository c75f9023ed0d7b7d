import { plural } from '@doselore/contract';
import type { RegisterSaved, VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import type { Query, QueryClient } from '@tanstack/react-query';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { isInterruption } from '../../../platform/interruption/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { entriesText } from './entry-words.ts';
import { isAssessment, type OfflineEntry } from './offline-entry.ts';
import { dropEntries, saveEntries } from './offline-marks.ts';
import { type SentEntries, sendEntries } from './send-entries.ts';

/** Shows the course as the server has it now, and names people whose mark from another device is later. */
function showSaved(client: QueryClient, { entries, saved, assessed }: SentEntries): void {
  const [first] = entries;
  if (first === undefined) return;
  const at = [first.level, first.virtualGroupId];
  if (assessed !== undefined) client.setQueryData(['virtual-groups', 'assessments', ...at], assessed);
  if (saved === undefined) return;
  client.setQueriesData<VirtualGroupDetail>({ queryKey: ['virtual-groups', 'one', ...at] }, (detail) =>
    withMarks(detail, saved),
  );
  const names = otherNames(saved);
  if (names.length > 0)
    showBanner({
      message: `A later mark from another device stays for ${names.join(', ')}.`,
      type: 'warning',
    });
}

/** Returns a course with what its register has changed. */
function withMarks(detail: VirtualGroupDetail | undefined, { course, marked }: RegisterSaved) {
  if (detail === undefined) return undefined;
  const changed = new Map(marked.map((row) => [row.user.id, row]));
  const rows = detail.delegate_rows.map((row) => ({ ...row, ...changed.get(row.user.id) }));
  return { ...detail, ...course, delegate_rows: rows };
}

function otherNames({ saved, marked }: RegisterSaved): string[] {
  const ids = saved.filter(({ kept }) => kept === 'other').map(({ user_id }) => user_id);
  return marked.filter(({ user }) => ids.includes(user.id)).map(({ user }) => user.name);
}

/** Returns whether a query is the course that `showSaved` has brought up to date. Assessments say nothing of the course. */
function isShownAfter(sent: readonly SentEntries[]): (query: Query) => boolean {
  const keysOf = (some: readonly SentEntries[]) =>
    new Set(some.flatMap(({ entries }) => entries.map((one) => `${one.level} ${one.virtualGroupId}`)));
  const shown = keysOf(sent.filter(({ saved }) => saved !== undefined));
  const others = keysOf(sent.filter(({ saved, outcome }) => saved === undefined && outcome === 'stored'));
  return ({ queryKey: [room, kind, level, id] }) =>
    room === 'virtual-groups' && kind === 'one' && shown.has(`${level} ${id}`) && !others.has(`${level} ${id}`);
}

async function showSent(client: QueryClient, sent: readonly SentEntries[]): Promise<void> {
  if (sent.some(({ outcome }) => outcome === 'stored')) await refreshAfterLicences(client, isShownAfter(sent));
  const refused = sent.filter(({ outcome }) => outcome === 'refused');
  const entries = refused.flatMap((one) => one.entries);
  if (entries.length > 0) {
    showBanner({
      message: `${entriesText(entries)} ${entries.length === 1 ? 'was' : 'were'} not stored. ${describeError(refused[0]?.error)}`,
      type: 'warning',
    });
    await client.invalidateQueries({ queryKey: ['virtual-groups'] });
  }
  // Loads the course again, which leads to the login page or the maintenance page. An open register stays without a
  // connection.
  if (sent.some(({ outcome, error }) => outcome === 'waiting' && isInterruption(error)))
    await client.invalidateQueries({ queryKey: ['virtual-groups', 'one'] });
}

/** Sends the entries of a person and shows what became of them. Returns true when some have to wait. */
export async function sendAndShow(client: QueryClient, ownerId: number): Promise<boolean> {
  const sent = await sendEntries(ownerId, (one) => showSaved(client, one));
  // A banner has said that the result waits, so another one says that it is saved. A mark shows on its row alone.
  const arrived = sent
    .filter(({ outcome }) => outcome === 'stored')
    .flatMap(({ entries }) => entries.filter(isAssessment));
  if (arrived.length > 0)
    showBanner({
      message: `${entriesText(arrived)} ${plural(arrived.length, 'was', 'were')} sent and saved`,
      type: 'success',
    });
  await showSent(client, sent);
  return sent.some(({ outcome }) => outcome === 'waiting');
}

/**
 * Stores an entry in this browser and sends it at once. Returns whether the server has it, or it waits for a connection.
 * Throws when the server refuses it, and the browser no longer stores it then.
 */
export async function sendNow(client: QueryClient, entry: OfflineEntry): Promise<'stored' | 'waiting'> {
  await saveEntries([entry]);
  const sent = await sendEntries(entry.ownerId, (one) => showSaved(client, one));
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
