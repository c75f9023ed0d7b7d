import { siteDefaults } from '@doselore/contract/settings';
import { readConfig } from './config.ts';
import { erasedAgainText } from './erased-again-text.ts';
import { checkErasureList, eraseAgain } from './features/administration/personal-data/index.ts';
import {
  type DoubtfulResult,
  listResultsToReview,
  reopenResults,
} from './features/learning/learning/reviewing/index.ts';
import { checkLedgerNow } from './features/licences/ledger/index.ts';
import { inviteSuperAdmin } from './features/people/users/index.ts';
import { sealAudits, verifyAudits } from './features/site/audits/index.ts';
import { setMaintenance } from './features/site/site-status/index.ts';
import { compareFiles } from './features/site/stored-files/index.ts';
import { openServices } from './open-services.ts';
import { inTransaction } from './platform/db/index.ts';
import type { Services } from './platform/services.ts';

const usage = `npm run admin -- super-admin EMAIL "FIRST NAME" "LAST NAME"   create a site admin and print the link that sets the password
npm run admin -- maintenance on|off                          answer every call with the maintenance page, or open again
npm run admin -- erase-again                                 erase people again who are on the list of erasures, after another tool restored the database
npm run audit:verify                                         read the audit trail against its seals
npm run ledger:verify                                        add the ledger of licences up and compare it with them
npm run files:verify                                         compare the stored files with the rows that name them
npm run admin -- review-results                              list results that were settled before the status of the package was stored
npm run admin -- reopen-results ATTEMPT [ATTEMPT …] [--apply]  show, and with --apply open again, the results that you choose`;

async function main([command, ...rest]: string[]): Promise<void> {
  const [first = '', second = '', third = ''] = rest;
  const isKnown =
    (command === 'super-admin' && first.includes('@') && second && third) ||
    command === 'erase-again' ||
    command === 'audit-verify' ||
    command === 'ledger-verify' ||
    command === 'files-verify' ||
    command === 'review-results' ||
    (command === 'reopen-results' && /^\d+$/u.test(first)) ||
    (command === 'maintenance' && /^(on|off)$/u.test(first));
  if (!isKnown) throw new Error(usage);
  const opened = await openServices({ ...readConfig() }, { alongside: true });
  try {
    if (command === 'erase-again') return await repeatErasures(opened.services);
    if (command === 'audit-verify') return await verifyTrail(opened.services);
    if (command === 'ledger-verify') return await verifyLedger(opened.services);
    if (command === 'files-verify') return await verifyFiles(opened.services);
    if (command === 'review-results') return printResults(await listResultsToReview(opened.services));
    if (command === 'reopen-results') return await reopen(opened.services, rest);
    if (command === 'maintenance') {
      await setMaintenance(opened.services.db, first === 'on' ? 'on' : 'off');
      return console.log(`Maintenance is ${first}.`);
    }
    console.log(
      `Open this once, within ${siteDefaults.invitation_days} days:\n${await inviteSuperAdmin(opened.services, { email: first, firstName: second, lastName: third })}`,
    );
  } finally {
    await opened.close();
  }
}

async function repeatErasures(services: Services): Promise<void> {
  await checkErasureList(services.config.erasuresFile);
  console.log(erasedAgainText(await eraseAgain(services)));
}

/** Verifies the audit trail. Seals rows that have no seal yet first, so that the result covers every row. */
async function verifyTrail({ db, clock }: Services): Promise<void> {
  await inTransaction(db, sealAudits);
  const { rows, chains, fault } = await verifyAudits(db, clock);
  if (fault !== null) throw new Error(`The audit trail was changed. ${fault}.`);
  console.log(`The audit trail matches its seals: ${rows} rows in ${chains} chains.`);
}

async function verifyLedger({ db, clock }: Services): Promise<void> {
  const { faults, accounts, movements, licences } = await checkLedgerNow(db, clock);
  const lines = faults.map(
    ({ rule, group, productId, certificateMonths, detail }) =>
      `${rule}: ${group?.name ?? 'N/A'}, product ${productId}, ${certificateMonths === null ? 'all lengths' : `${certificateMonths} months`}: ${detail}`,
  );
  if (faults.length > 0) throw new Error(`The ledger of licences does not add up.\n${lines.join('\n')}`);
  console.log(`The ledger adds up: ${movements} movements, ${accounts} accounts, ${licences} licences.`);
}

/** Prints rows without a file and files without a row. Fails when a row has no file. */
async function verifyFiles({ db, files }: Services): Promise<void> {
  const { files: kept, missing, unnamed } = await compareFiles(db, files);
  console.log(`${kept} stored files. ${missing.length} rows without a file, ${unnamed.length} files without a row.`);
  for (const { key, subject } of missing) console.log(`  missing  ${key} (${subject})`);
  for (const key of unnamed) console.log(`  no row   ${key}`);
  if (missing.length > 0) throw new Error('Stored files are missing. Restore them from a backup.');
}

const resultLine = (result: DoubtfulResult) =>
  [
    `${result.id}: ${result.person}, ${result.organisation}, ${result.course}, ${result.module}, attempt ${result.attempt}`,
    `${result.status} on ${result.finished_on}, score ${result.raw_score || 'none'}, pass mark ${result.mastery_score ?? 'none'}`,
    result.is_suspended ? 'the package meant to continue' : 'the package did not say whether it would continue',
    result.certificate === null ? 'no valid certificate' : `certificate ${result.certificate}`,
  ].join('; ');

/** Prints results that nobody can decide from what is stored. */
function printResults(results: readonly DoubtfulResult[]): void {
  for (const result of results) console.log(resultLine(result));
  console.log(`${results.length} results may not be what their package meant. Ask the learners, then reopen-results.`);
}

/** Opens the chosen results again with --apply. Without it, only prints the changes. */
async function reopen(services: Services, args: readonly string[]): Promise<void> {
  const apply = args.includes('--apply');
  const attemptIds = args.filter((arg) => /^\d+$/u.test(arg)).map(Number);
  const found = await reopenResults(services, { attemptIds, apply });
  const done = apply ? 'opened again' : 'would be opened again';
  for (const { result, refusal } of found) console.log(`${resultLine(result)}: ${refusal ?? done}`);
  for (const id of attemptIds.filter((one) => !found.some(({ result }) => result.id === one)))
    console.log(`${id}: no result in doubt`);
  if (!apply) console.log('Nothing was changed. Repeat the command with --apply.');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
