import type { Services } from '../../platform/services.ts';

/** Sends nothing: people in the demo world get no email about what happened before it began. */
export const silentMail: Services['mail'] = { send: async () => undefined };
