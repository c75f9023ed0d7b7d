/** Services that hold video meetings. `manual` is one link that site admins typed for all meetings of the account. */
export const videoProviders = ['jitsi', 'zoom', 'teams', 'bigbluebutton', 'manual'] as const;
export type VideoProvider = (typeof videoProviders)[number];

export const videoProviderWords: Record<VideoProvider, string> = {
  jitsi: 'Jitsi',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  bigbluebutton: 'BigBlueButton',
  manual: 'Typed link',
};

/** Providers where one account holds one meeting at a time. */
export const isExclusiveByNature = (provider: VideoProvider): boolean => provider === 'zoom';

export const videoLimits = { host: 500, secret: 1_000, error: 500 } as const;

/** Fields that a provider has, with the words of the form. A provider without a field does not ask for it. */
export const videoFieldWords: Record<VideoProvider, Partial<Record<VideoField, string>>> = {
  jitsi: { host: 'Address of the Jitsi server', client_id: 'App ID', secret: 'App secret' },
  zoom: { host: 'Zoom user who hosts', tenant_id: 'Account ID', client_id: 'Client ID', secret: 'Client secret' },
  teams: {
    host: 'Object ID of the host',
    tenant_id: 'Directory (tenant) ID',
    client_id: 'Application (client) ID',
    secret: 'Client secret',
  },
  bigbluebutton: { host: 'Address of the BigBlueButton server', secret: 'Shared secret' },
  manual: { host: 'Link to the meeting' },
};
export type VideoField = 'host' | 'tenant_id' | 'client_id' | 'secret';

/**
 * Returns whether a text has an invisible character. Browsers drop line ends and tabs from an address, and other
 * invisible characters make an address look like another one.
 */
export const hasControlCharacter = (text: string): boolean => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);

/** Returns whether an address is https, and has no username, password or invisible character. */
export function isSafeLink(text: string): boolean {
  if (!/^https:\/\//iu.test(text) || hasControlCharacter(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '';
}

type AccountFields = { host: string | null; tenant_id: string | null; client_id: string | null };

const hasAddress = (provider: VideoProvider) => provider !== 'zoom' && provider !== 'teams';

/**
 * Returns the first message of each field that does not fit its provider. A Jitsi account without an address uses the
 * server of the site, when the site has one.
 */
export function accountProblems(
  provider: VideoProvider,
  fields: AccountFields,
  { hasSiteJitsi }: { hasSiteJitsi: boolean },
): Partial<Record<VideoField, string>> {
  const fieldWords = videoFieldWords[provider];
  const problems: Partial<Record<VideoField, string>> = {};
  const mayBeEmpty = provider === 'jitsi' && hasSiteJitsi;
  if (fields.host === null && !mayBeEmpty) problems.host = `Enter this: ${fieldWords.host}`;
  if (fields.host !== null && hasAddress(provider) && !isSafeLink(fields.host))
    problems.host = 'Enter an address that begins with https://, without a name and password in it';
  for (const name of ['tenant_id', 'client_id'] as const) {
    if (fields[name] !== null && fieldWords[name] === undefined) problems[name] = 'Leave this empty';
    if (fields[name] === null && fieldWords[name] !== undefined && provider !== 'jitsi')
      problems[name] = `Enter this: ${fieldWords[name]}`;
  }
  return problems;
}

/** States of the meeting of a session. */
export const meetingStates = ['wanted', 'ready', 'failed'] as const;
export type MeetingState = (typeof meetingStates)[number];

export const meetingStateWords: Record<MeetingState, string> = {
  wanted: 'Being made',
  ready: 'Ready',
  failed: 'Failed',
};

/** Minutes before the start from which a trainer may join. Delegates join from `joiningOpensMinutes` on. */
export const trainerJoinsMinutes = 60;
