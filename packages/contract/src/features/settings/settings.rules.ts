import type { InvitationSettings } from './settings.fields.ts';

/** Settings of the site when nobody has set anything. */
export const siteDefaults = { invitation_days: 14, invitation_note: '' } as const;

type InForce = { invitation_days: number; invitation_note: string };

/**
 * Returns the settings in force. Null inherits: a service from its organisation, an organisation from the site.
 * `places` begins with the widest place.
 */
export function settingsInForce(places: readonly InvitationSettings[]): InForce {
  return places.reduce<InForce>(
    (merged, own) => ({
      invitation_days: own.invitation_days ?? merged.invitation_days,
      invitation_note: own.invitation_note ?? merged.invitation_note,
    }),
    siteDefaults,
  );
}
