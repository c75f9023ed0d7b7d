import { plural } from '../../wording.ts';

/** Kinds of files that are made in the background. */
export const exportKinds = ['report', 'certificates', 'evidence'] as const;

/** States of an export. `deleted`: its file is no longer stored. */
export const exportStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'deleted'] as const;
export type ExportState = (typeof exportStates)[number];

export const exportStateTexts: Readonly<Record<ExportState, string>> = {
  queued: 'Waiting',
  running: 'In progress',
  done: 'Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
  deleted: 'Deleted',
};

/** Reasons for which an export failed. */
export const exportProblems = ['not_allowed', 'not_made'] as const;
export type ExportProblem = (typeof exportProblems)[number];

export const exportProblemTexts: Readonly<Record<ExportProblem, string>> = {
  not_allowed: 'You no longer have access to these certificates.',
  not_made: 'The file could not be created. Start it again. If it fails again, contact support.',
};

/** Returns the number of certificates of a file in words. */
export const certificatesText = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${plural(count, 'certificate', 'certificates')}`;

/** Returns a sentence about the certificates that a file lacks, with a space before it. Empty when it lacks none. */
export const notAddedText = (failed: number): string =>
  failed === 0 ? '' : ` ${certificatesText(failed)} could not be added: see failed.csv in the file.`;

/** Returns whether an export waits or runs. Its progress can then change, and the person can cancel it. */
export const isUnderWay = (state: ExportState): boolean => state === 'queued' || state === 'running';

/** Maximum number of exports of a person that wait or run at the same time. */
export const exportsAtOnceMax = 3;

/** Number of days for which the file of an export is kept. */
export const exportKeptDays = 30;

/** Maximum number of certificates in one file. */
export const certificatePdfsMax = 2_000;
