import type { PersonalData } from '../../../../platform/personal-data/index.ts';

/** Personal data in the tables of the platform. */
// biome-ignore format: the lines form a table
export const platformData = {
  // A message may hold a link that opens the account.
  outbox_messages: { about: { name: 'recipient' }, class: 'mail', erase: 'rows', withheld: ['body_text', 'body_html', 'calendar_body'],
    ends: { days: 30, after: 'created_at' } },
  idempotency_keys: { actors: ['actor_id'] },
  background_tasks: 'nothing',
  backup_lease: 'nothing',
  // Answers that commands with an idempotency key give again.
  licence_batches: 'nothing',
  scheduled_jobs: 'nothing',
  site_settings: 'nothing',
} as const satisfies Partial<PersonalData>;
