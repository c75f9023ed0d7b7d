import type { VideoProvider } from '@doselore/contract/video-meetings';
import type { Services } from '../../../../platform/services.ts';
import { createAppTokens } from './app-tokens.ts';
import { createBigBlueButton } from './big-blue-button.ts';
import { createJitsi } from './jitsi.ts';
import type { MeetingProvider } from './provider.ts';
import { createTeams } from './teams.ts';
import { createTypedLink } from './typed-link.ts';
import { createZoom } from './zoom.ts';

export type Providers = Record<VideoProvider, MeetingProvider>;

const made = new WeakMap<object, Providers>();

/** Returns the services for video meetings of this server. Their access tokens stay in its memory. */
export function providersOf({ outbound, clock }: Pick<Services, 'outbound' | 'clock'>): Providers {
  const known = made.get(outbound);
  if (known !== undefined) return known;
  const tokens = createAppTokens(clock);
  const providers = {
    jitsi: createJitsi(outbound),
    zoom: createZoom(outbound, tokens),
    teams: createTeams(outbound, tokens),
    bigbluebutton: createBigBlueButton(outbound),
    manual: createTypedLink(),
  };
  made.set(outbound, providers);
  return providers;
}

export {
  type Attendee,
  type HeldMeeting,
  type Meeting,
  MeetingError,
  type MeetingProvider,
  type ProviderAccount,
} from './provider.ts';
