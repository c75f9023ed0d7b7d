import type { z } from 'zod';
import {
  type Outbound,
  type OutboundAnswer,
  type OutboundCall,
  OutboundError,
} from '../../../../platform/outbound/index.ts';
import { MeetingError } from './provider.ts';

type Refusals = Partial<Record<number, string>>;

type ServiceCall = OutboundCall & {
  /** Name of the service in messages. */
  service: string;
  /** Messages for refusals that have one cause. */
  refusals?: Refusals;
  /** Statuses that are answers and not failures, besides 2xx. */
  accepts?: readonly number[];
};

/** Calls a service. Throws `MeetingError` for every answer but 2xx and those that are accepted. */
export async function callService(outbound: Outbound, call: ServiceCall): Promise<OutboundAnswer> {
  const { service, refusals = {}, accepts = [], ...sent } = call;
  const answer = await send(outbound, sent, service);
  const { status } = answer;
  if ((status >= 200 && status < 300) || accepts.includes(status)) return answer;
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  throw new MeetingError(refusals[status] ?? `${service} ${meaningOf(status)}.`, {
    isFinal,
    retryAfterMs: retryAfterOf(answer),
  });
}

async function send(outbound: Outbound, call: OutboundCall, service: string): Promise<OutboundAnswer> {
  try {
    return await outbound.send(call);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new MeetingError(`${service}: ${error.message}`, { isFinal: error.isLasting, cause: error });
  }
}

function meaningOf(status: number): string {
  if (status === 401) return 'does not accept the client ID and the secret';
  if (status === 403) return 'does not allow this to the app. Check its rights';
  if (status === 404) return 'does not know the host or the meeting';
  if (status === 408 || status === 429) return 'asks to wait';
  if (status >= 500) return `has a fault (status ${status})`;
  return `refused the call (status ${status})`;
}

const longestWait = 24 * 3_600_000;

/** Reads `Retry-After` in seconds or as a date. Waits a day at most. */
function retryAfterOf({ headers }: OutboundAnswer): number | undefined {
  const written = headers['retry-after'];
  if (typeof written !== 'string') return undefined;
  const ms = /^\d+$/u.test(written) ? Number(written) * 1_000 : Date.parse(written) - Date.now();
  return Number.isNaN(ms) || ms <= 0 ? undefined : Math.min(ms, longestWait);
}

/** Reads the answer of a service as JSON of this shape. Throws `MeetingError` for any other. */
export function readAnswer<T extends z.ZodType>(service: string, schema: T, { text }: OutboundAnswer): z.output<T> {
  const parsed = schema.safeParse(asJson(text));
  if (!parsed.success)
    throw new MeetingError(`${service} answered in a form that is not documented.`, {
      isFinal: false,
      cause: parsed.error,
    });
  return parsed.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a secret or an id that the account needs. Throws a final `MeetingError` without it. */
export function needed(value: string | null, what: string): string {
  if (value === null)
    throw new MeetingError(`This account has no ${what}. Enter it in the account.`, { isFinal: true });
  return value;
}
