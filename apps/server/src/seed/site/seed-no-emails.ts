import { declareSeed } from '../declare-seed.ts';

/** After every seed that awards certificates: people get no email about what happened before the demo world began. */
export const noEmailsSeed = declareSeed({
  place: 1000,
  needs: {},
  run: async ({ db }) => {
    await db.updateTable('certificates').set({ mail_due: false }).execute();
  },
});
