import type { Definition } from '../../endpoint.ts';
import { settingsAt } from '../certificate-settings/settings-at.endpoints.ts';
import type { reissuesSchemas } from './reissues.schemas.ts';

const reads = { methods: ['GET', 'GET'], path: '/reissues', permission: 'certificates.readSettings' } as const;
const changes = (path: string) =>
  ({ methods: ['POST', 'POST'], path, permission: 'certificates.settings' }) as const satisfies {
    methods: readonly [Definition['method'], Definition['method']];
    path: string;
    permission: Definition['permission'];
  };

/** Counts the valid certificates that were awarded in a period. */
export const countOnlineReissue = settingsAt<typeof reissuesSchemas.countOnlineReissue>(
  'online',
  changes('/reissue/preview'),
).ofGroup;
export const countPaperReissue = settingsAt<typeof reissuesSchemas.countPaperReissue>(
  'paper',
  changes('/reissue/preview'),
).ofGroup;

/**
 * Issues the valid certificates of a period again with the present settings, in a background task. Each revision has
 * the same dates and a new number. Answers 409 while another batch of the course and organisation runs.
 */
export const reissueOnline = settingsAt<typeof reissuesSchemas.reissueOnline>('online', changes('/reissue')).ofGroup;
export const reissuePaper = settingsAt<typeof reissuesSchemas.reissuePaper>('paper', changes('/reissue')).ofGroup;

/** Lists the last 20 batches of a course and organisation, the newest first. */
export const listOnlineReissues = settingsAt<typeof reissuesSchemas.listOnlineReissues>('online', reads).ofGroup;
export const listPaperReissues = settingsAt<typeof reissuesSchemas.listPaperReissues>('paper', reads).ofGroup;
