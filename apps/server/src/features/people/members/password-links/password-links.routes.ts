import { type BulkPeople, getLinkFailures, getLinkRound, resetPasswords } from '@doselore/contract/members';
import { type Actor, type CheckedPlace, notFound, type Scope } from '../../../../platform/access/index.ts';
import { type Route, serveAtPlace, serveSheet } from '../../../../platform/http/index.ts';
import { declareSheet } from '../../../../platform/lists/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { presentRound } from './password-links.presenter.ts';
import { findRound, listNotSent, type RoundData } from './password-links.repository.ts';
import { sendPasswordLinks } from './password-links.ts';

type Call = { params: CheckedPlace; services: Services; actor: Actor };

const latest = ({ params, services, actor }: Call): Promise<RoundData | undefined> =>
  findRound(services.db, { ...params, level: actor.level, createdBy: actor.id });

/** Shows a round. Adds the people without a link only once it is over. */
async function show(call: Call) {
  const round = await latest(call);
  if (round === undefined) return null;
  const notSent = round.finished_at === null ? [] : await listNotSent(call.services.db, round.id);
  return presentRound(round, notSent);
}

async function send(call: Call & { body: BulkPeople; scope: Scope }) {
  const { params: place, body: people, scope, services, actor } = call;
  await sendPasswordLinks(services, actor, { place, scope, people });
  const round = await show(call);
  if (round === null) throw notFound();
  return round;
}

/** People without a link in the latest round. */
const failures = declareSheet(getLinkFailures, {
  name: 'Links not sent',
  rows: async (call) => {
    const round = await latest(call);
    return round === undefined ? [] : listNotSent(call.services.db, round.id);
  },
  columns: [
    ['Name', (row) => row.name],
    ['Email', (row) => row.email],
    ['Reason', (row) => row.reason],
  ],
});

export const passwordLinkRoutes: Route[] = [
  ...serveAtPlace(resetPasswords, send),
  ...serveAtPlace(getLinkRound, async (call) => ({ round: await show(call) })),
  ...serveSheet(failures),
];
