import { AppError } from '@doselore/contract';
import { originsFor } from '../../../platform/http/index.ts';
import { randomToken, sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { type Launch, signLaunch } from './launch-token.ts';

type Room = Pick<Services, 'config' | 'clock' | 'secrets'>;
type Origins = { app: string; content: string };

/** Returns the origins of the app and of the content host. Throws `unavailable` where courses cannot be played. */
export function playingOrigins({ config }: Pick<Services, 'config'>, host: string): Origins {
  const origins = originsFor(config, host);
  if (origins !== undefined) return origins;
  throw new AppError(
    'unavailable',
    'Courses cannot be played at this address. Set PUBLIC_URL and CONTENT_URL, or open the site at localhost.',
  );
}

/** `lifetime` in milliseconds: time for which the launch may load the package's files. */
type Target = Pick<Launch, 'mode'> & Partial<Pick<Launch, 'reviewOf' | 'trialOf'>> & { lifetime: number; host: string };

/** Signs the address of a player page. The caller stores the hash of the token, or nobody does. */
export function signedPlayer(services: Room, { host, lifetime, ...target }: Target, token = randomToken()) {
  const origins = playingOrigins(services, host);
  const launch = signLaunch(services.secrets, {
    tokenHash: sha256(token),
    appOrigin: origins.app,
    contentOrigin: origins.content,
    expiresAt: services.clock.now().getTime() + lifetime,
    reviewOf: null,
    trialOf: null,
    ...target,
  });
  return { play_url: `${origins.content}/play/${launch}`, content_origin: origins.content, session_token: token };
}
